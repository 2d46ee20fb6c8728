import { parseLocalDate } from '#kernel/instant.ts';

/** The Mexican tax id: of a person (13 symbols) or of a company (12). */
export interface Rfc {
  readonly text: string;
  readonly holder: 'person' | 'company';
  /** False when the check digit does not match the SAT's checksum: warn, never reject (T69). */
  readonly checks: boolean;
}

const RFC = new RegExp(
  '^([A-ZÑ&]{3,4})' + // initials: three of a company, four of a person
    '(\\d{2})(\\d{2})(\\d{2})' + // year, month, day of birth or founding
    '([A-Z\\d]{2}[A\\d])$', // homoclave: two symbols and the check digit
);

/** The RFC for the general public: sales without an invoice request. */
export const PUBLIC_RFC = 'XAXX010101000';
/** The RFC for anyone without a Mexican one. */
export const FOREIGNER_RFC = 'XEXX010101000';

/** The RFCs of the general public and of foreigners: valid, but never on a personal invoice (T69). */
export const GENERIC_RFCS: readonly string[] = [PUBLIC_RFC, FOREIGNER_RFC];

/** Parses an RFC as people type it, ignoring spaces and hyphens; undefined when the format or the date is invalid. */
export function parseRfc(typed: string): Rfc | undefined {
  const text = typed.normalize('NFC').toUpperCase().replace(/[\s-]/g, '');
  const [, initials, year, month, day] = RFC.exec(text) ?? [];
  if (!initials || !isDay(`${year}-${month}-${day}`)) return undefined;
  return { text, holder: initials.length === 4 ? 'person' : 'company', checks: checkDigit(text) === text.at(-1) };
}

export const isGenericRfc = (rfc: Rfc): boolean => GENERIC_RFCS.includes(rfc.text);

/** The century is not included, so 29 February is valid if either century has it: 00-02-29 is of 2000. */
const isDay = (twoDigitYear: string): boolean => ['19', '20'].some((century) => parseLocalDate(century + twoDigitYear));

/** The SAT's alphabet: a symbol's index is its value. */
const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/**
 * Sum of value times weight 13 to 2 over the first twelve symbols (a company's RFC is padded with a space), modulo 11.
 */
function checkDigit(text: string): string {
  const symbols = Array.from(text.padStart(13, ' ')).slice(0, 12);
  const sum = symbols.reduce((total, symbol, index) => total + VALUES.indexOf(symbol) * (13 - index), 0);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? 'A' : String(digit);
}
