import { DAY, HOUR } from '#kernel/instant.ts';

/**
 * What a signed link permits for one reservation: to continue it, from an e-mail or returning from a bank (T39), only
 * to pay it (N9), to unsubscribe from its notices (B26), or only to have it invoiced: such an e-mail may go to an
 * accountant.
 */
export type LinkPurpose = 'resume' | 'return' | 'pay' | 'notices' | 'invoicing';

/**
 * How many milliseconds a link is valid. A store reference lasts a day, and e-mail is read late; a bank's page is left
 * within the hour; a payer is waited for a day at most; unsubscribing must work as long as a ticket may last; an
 * invoice can be requested in the month of its payment.
 */
export const LINK_LIFETIME: Readonly<Record<LinkPurpose, number>> = {
  resume: 3 * DAY,
  return: 2 * HOUR,
  pay: DAY,
  notices: 400 * DAY,
  invoicing: 31 * DAY,
};
