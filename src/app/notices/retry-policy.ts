import { HOUR, MINUTE, SECOND } from '#kernel/instant.ts';

/** Longer than handing one e-mail over may take; a drainer that died leaves its row to the others after it. */
export const LEASE = 3 * MINUTE;
/** While the provider cannot be reached. */
export const PAUSE_WHEN_UNREACHABLE = 30 * SECOND;
/** Waits after the first, second, … try that was put off. A mailbox that is full or greylists takes it within a day. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];

/** How long to wait after this many tries; undefined when it was the last. */
export const waitAfter = (attempts: number): number | undefined => WAITS[attempts - 1];
