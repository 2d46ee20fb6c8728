import { DAY, HOUR } from '#kernel/instant.ts';

/**
 * What a signed link lets its bearer do with one reservation: go on with it, by a mail or on the way back from a bank (T39),
 * only pay it (N9), or want no more notices of it (B26).
 */
export type LinkPurpose = 'resume' | 'return' | 'pay' | 'notices';

/**
 * Milliseconds a link is good for. A store reference lives a day, and mail is read late; a bank's page is left within the
 * hour; nobody waits longer than a day for a payer; a way out of notices lasts as long as a ticket may.
 */
export const LINK_LASTS: Readonly<Record<LinkPurpose, number>> = {
  resume: 3 * DAY,
  return: 2 * HOUR,
  pay: DAY,
  notices: 400 * DAY,
};
