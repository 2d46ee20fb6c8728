import { MINUTE, SECOND } from '#kernel/instant.ts';

/** Longer than handing over one message may take; when a drainer dies, another takes over its row after this time. */
export const LEASE = 3 * MINUTE;
/** While the provider is unreachable. */
export const PAUSE_WHEN_UNREACHABLE = 30 * SECOND;
