import { DECLINED, EXPIRED, NO_FUNDS, type Refusal, STOLEN, SUSPECTED } from './errors.ts';

/** What is kept of a card: never its number nor its code. */
export interface Card {
  readonly brand: 'visa' | 'mastercard' | 'american_express' | 'carnet';
  readonly type: 'credit' | 'debit';
  /** First six and last four digits, stars between. */
  readonly masked: string;
  readonly holder: string;
  readonly expiration: { readonly month: string; readonly year: string };
  /** How the bank behaves: decided by the number when the token is made. */
  readonly behaviour: Behaviour;
}

export type Behaviour = 'approves' | 'declines' | 'expired' | 'no-funds' | 'stolen' | 'wants-3ds';

/** Test numbers: every other valid number is approved. */
const NUMBERS: Readonly<Record<string, Behaviour>> = {
  '4222222222222220': 'declines',
  '4000000000000069': 'expired',
  '4444444444444448': 'no-funds',
  '4000000000000119': 'stolen',
  '4000000000000044': 'wants-3ds',
};

const REFUSALS: Readonly<Partial<Record<Behaviour, Refusal>>> = {
  declines: DECLINED,
  expired: EXPIRED,
  'no-funds': NO_FUNDS,
  stolen: STOLEN,
  'wants-3ds': SUSPECTED,
};

/** Why a card is refused when it is charged without the bank seeing its holder. */
export const refusalOf = (card: Card): Refusal | undefined => REFUSALS[card.behaviour];

export const behaviourOf = (digits: string): Behaviour => NUMBERS[digits] ?? 'approves';

export function brandOf(digits: string): Card['brand'] {
  if (/^3[47]/.test(digits)) return 'american_express';
  if (/^5[1-5]|^2[2-7]/.test(digits)) return 'mastercard';
  return digits.startsWith('4') ? 'visa' : 'carnet';
}

export function passesLuhn(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
