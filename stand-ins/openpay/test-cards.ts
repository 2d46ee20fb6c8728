import { DECLINED, EXPIRED, NO_FUNDS, type Refusal, STOLEN, SUSPECTED } from './errors.ts';

/**
 * How the bank behind a card behaves; decided by the number when the token is made, so that the number can be
 * forgotten.
 */
export type Behaviour =
  | 'approves'
  | 'declines'
  | 'expired'
  | 'no-funds'
  | 'stolen'
  /** Suspected by the anti-fraud system unless the bank sees the holder. */
  | 'wants-bank'
  /** Sends its holder to the bank whatever the merchant asked for. */
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

/** What the bank refuses anyone who is asked. */
export const refusalOf = (behaviour: Behaviour): Refusal | undefined => REFUSALS[behaviour];

/** What is refused before the bank has seen the holder. */
export const refusalUnseen = (behaviour: Behaviour): Refusal | undefined =>
  behaviour === 'wants-bank' || behaviour === 'insists-on-bank' ? SUSPECTED : refusalOf(behaviour);
