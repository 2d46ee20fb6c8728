import { passesLuhn } from '#kernel/luhn.ts';

/** Keys of phone numbers, which may look like a card by chance. */
const PHONES = new Set(['cell_phone', 'phone', 'phone_number']);

/**
 * Whether anything in the value looks like a card number. None may reach us: cards are typed in the provider's frame.
 */
export function holdsCardNumber(value: unknown, key = ''): boolean {
  if (typeof value === 'string' || typeof value === 'number') return !PHONES.has(key) && isCardNumber(String(value));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => holdsCardNumber(inner, Array.isArray(value) ? key : name));
}

/** 13 to 19 digits in any spacing with a valid check digit (ISO/IEC 7812). */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{13,19}$/.test(digits) && passesLuhn(digits);
}
