import { DAY } from '#kernel/instant.ts';

/** What a signed link lets its bearer do with one reservation: go on with it (T39), or only pay it (N9). */
export type LinkPurpose = 'resume' | 'pay';

/** Milliseconds a link is good for: a store reference lives a day, and mail is read late; nobody waits longer for a payer. */
export const LINK_LASTS: Readonly<Record<LinkPurpose, number>> = { resume: 3 * DAY, pay: DAY };
