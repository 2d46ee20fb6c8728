export type Brand = 'visa' | 'mastercard' | 'american_express' | 'carnet';

/** All that is stored of a card: never its number, security code, expiry date or holder. */
export interface Card {
  readonly brand: Brand;
  readonly type: 'credit' | 'debit';
  /** First six digits. */
  readonly bin: string;
  readonly last4: string;
}

/** The digits of a number, without separators. */
export const digitsOf = (typed: unknown): string => String(typed ?? '').replace(/[ -]/g, '');

export function brandOf(digits: string): Brand {
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

export const codeLengthOf = (brand: Brand): number => (brand === 'american_express' ? 4 : 3);

/** A card as the provider returns it. */
export const cardView = ({ brand, type, bin, last4 }: Card) => ({
  type,
  brand,
  card_number: `${bin}XXXXXX${last4}`,
  allows_charges: true,
  allows_payouts: false,
});
