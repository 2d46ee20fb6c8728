import { DAY, HOUR } from '#kernel/instant.ts';

/**
 * What a signed link lets its bearer do with one reservation: go on with it, by a mail or on the way back from a bank (T39),
 * only pay it (N9), want no more notices of it (B26), or have it invoiced and nothing else: an accountant may get that mail.
 */
export type LinkPurpose = 'resume' | 'return' | 'pay' | 'notices' | 'invoicing';

/**
 * Milliseconds a link is good for. A store reference lives a day, and mail is read late; a bank's page is left within the
 * hour; nobody waits longer than a day for a payer; a way out of notices lasts as long as a ticket may; an invoice
 * can be asked for in the month of its payment.
 */
export const LINK_LIFETIME: Readonly<Record<LinkPurpose, number>> = {
  resume: 3 * DAY,
  return: 2 * HOUR,
  pay: DAY,
  notices: 400 * DAY,
  invoicing: 31 * DAY,
};
