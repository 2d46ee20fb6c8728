import { MINUTE, SECOND } from '#kernel/instant.ts';

/** Longer than handing one message over may take; a drainer that died leaves its row to the others after it. */
export const LEASE = 3 * MINUTE;
/** While the provider cannot be reached. */
export const PAUSE_WHEN_UNREACHABLE = 30 * SECOND;
