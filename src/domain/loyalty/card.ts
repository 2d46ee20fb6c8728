import type { Id } from '#kernel/ids.ts';

/** Number of a frequent traveller's card: twelve digits, the last a check digit. Shorter than any bank card number. */
export type CardNumber = Id<'traveller-card'>;

/** Number of digits before the check digit. */
export const CARD_STEM_DIGITS = 11;

/** Parses a typed card number, which may be in groups; undefined when a digit is missing or wrong. */
export function parseCardNumber(text: string): CardNumber | undefined {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{12}$/.test(digits)) return undefined;
  const stem = digits.slice(0, CARD_STEM_DIGITS);
  return digits === stem + checkDigit(stem) ? (digits as CardNumber) : undefined;
}

/** The card number with this stem. Throws unless it has eleven digits. */
export function cardNumber(stem: string): CardNumber {
  if (!/^\d{11}$/.test(stem)) throw new RangeError(`a card number begins with ${CARD_STEM_DIGITS} digits`);
  return `${stem}${checkDigit(stem)}` as CardNumber;
}

/** `7000 0000 0013`: in groups of four, as printed. */
export const printedCard = (card: string): string => card.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Luhn's check digit (ISO/IEC 7812-1): detects any single wrong digit and most swapped digits. */
function checkDigit(stem: string): string {
  const sum = [...stem].toReversed().reduce((total, digit, i) => {
    const weighed = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
