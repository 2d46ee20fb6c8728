/** Telephone numbers as people write them, parsed without a numbering database (T67). */

/** Country of a number without a country code. */
export const DEFAULT_COUNTRY_CODE = '52';

const MEXICAN_DIGITS = 10;

/** Characters allowed between the digits. */
const PUNCTUATION = /[\s().-]/g;

const INTERNATIONAL = new RegExp(
  '^\\+[1-9]\\d{0,2}' + // country code
    '\\d{9,10}$', // number
);

/**
 * E.164, such as `+523312345678`; undefined when invalid. A number without a country code is Mexican. Old Mexican
 * prefixes (01, 044, 045 before August 2019, the 1 after +52) are dropped. Nine digits are accepted, as the
 * specification requires, though no Mexican number is that short today.
 */
export function normalisePhone(text: string): string | undefined {
  const typed = text.trim().replace(PUNCTUATION, '').replace(/^00/, '+');
  if (typed.startsWith('+')) return international(typed);
  if (!/^\d+$/.test(typed)) return undefined;
  if (/^\d{9,10}$/.test(typed)) return `+${DEFAULT_COUNTRY_CODE}${typed}`;
  return trunkPrefixed(typed) ?? international(`+${typed}`);
}

/**
 * The last ten digits, which identify a number however its country was typed; nine for a shorter one. Undefined when
 * there are fewer.
 */
export function nationalNumber(text: string): string | undefined {
  const digits = (normalisePhone(text) ?? text).replace(/\D/g, '').replace(/^52(?=\d{9}$)/, '');
  return digits.length < MEXICAN_DIGITS - 1 ? undefined : digits.slice(-MEXICAN_DIGITS);
}

/** As people type it here: a Mexican number without its country code, any other as it is. `number` is in E.164. */
export const localPhone = (number: string): string => number.replace(/^\+52(?=\d{9,10}$)/, '');

/** Area codes of two digits; all others in Mexico have three. */
const SHORT_AREA_CODES = ['33', '55', '56', '81'];

/** As people read it: `33 1234 5678` or `322 123 4567`; a foreign number as it is. `number` is in E.164. */
export function shownPhone(number: string): string {
  const digits = localPhone(number);
  if (!/^\d{10}$/.test(digits)) return digits;
  const area = SHORT_AREA_CODES.includes(digits.slice(0, 2)) ? 2 : 3;
  return [digits.slice(0, area), digits.slice(area, 6), digits.slice(6)].join(' ');
}

/** 01 + 10 digits, 044 or 045 + 10 digits. */
function trunkPrefixed(digits: string): string | undefined {
  const [, number] = /^(?:01|044|045)(\d{10})$/.exec(digits) ?? [];
  return number === undefined ? undefined : `+${DEFAULT_COUNTRY_CODE}${number}`;
}

function international(number: string): string | undefined {
  if (number.startsWith('+52')) return mexican(number.slice(3));
  if (number.startsWith('+1')) return /^\+1[2-9]\d{9}$/.test(number) ? number : undefined; // United States and Canada
  return INTERNATIONAL.test(number) ? number : undefined;
}

function mexican(digits: string): string | undefined {
  const number = digits.length === MEXICAN_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^\d{9,10}$/.test(number) ? `+${DEFAULT_COUNTRY_CODE}${number}` : undefined;
}
