import { DAY, HOUR } from '#kernel/instant.ts';

/**
 * What a signed link lets its bearer do with one reservation: go on with it, by a mail or on the way back from a bank (T39),
 * or only pay it (N9).
 */
export type LinkPurpose = 'resume' | 'return' | 'pay';

/**
 * Milliseconds a link is good for. A store reference lives a day, and mail is read late; a bank's page is left within the
 * hour; nobody waits longer than a day for a payer.
 */
export const LINK_LASTS: Readonly<Record<LinkPurpose, number>> = { resume: 3 * DAY, return: 2 * HOUR, pay: DAY };
