import { DECLINED, EXPIRED, NO_FUNDS, type Refusal, STOLEN, SUSPECTED } from './errors.ts';

/**
 * The behaviour of the bank behind a card, decided by its number when the token is created, so that the number need not
 * be stored.
 */
export type Behaviour =
  | 'approves'
  | 'declines'
  | 'expired'
  | 'no-funds'
  | 'stolen'
  /** Rejected by the fraud check unless the bank authenticates the cardholder. */
  | 'wants-bank'
  /** Sends the cardholder to the bank, whatever the merchant requested. */
  | 'insists-on-bank';

/** The provider's test numbers. Every other valid number is approved. */
const NUMBERS: Readonly<Record<string, Behaviour>> = {
  '4222222222222220': 'declines',
  '4000000000000069': 'expired',
  '4444444444444448': 'no-funds',
  '4000000000000119': 'stolen',
  '4000000000000044': 'wants-bank',
  '4000000000002503': 'insists-on-bank',
};

export const behaviourOf = (digits: string): Behaviour => NUMBERS[digits] ?? 'approves';

const REFUSALS: Readonly<Partial<Record<Behaviour, Refusal>>> = {
  declines: DECLINED,
  expired: EXPIRED,
  'no-funds': NO_FUNDS,
  stolen: STOLEN,
};

/** The bank's refusal of an authenticated cardholder. */
export const refusalOf = (behaviour: Behaviour): Refusal | undefined => REFUSALS[behaviour];

/** The refusal before the cardholder is authenticated. */
export const refusalUnseen = (behaviour: Behaviour): Refusal | undefined =>
  behaviour === 'wants-bank' || behaviour === 'insists-on-bank' ? SUSPECTED : refusalOf(behaviour);
