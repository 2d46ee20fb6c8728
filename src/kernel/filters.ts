/** Input filters of fields (spec 5). Pure functions from text to text; they never reject. */

/** Digits only. */
export const digitsOnly = (text: string): string => text.replace(/\D/g, '');

/** Digits, with a leading minus if there is one. */
export const signedDigits = (text: string): string => (text.trimStart().startsWith('-') ? '-' : '') + digitsOnly(text);

/** Letters of any alphabet with their accents, and single spaces between words. */
export const lettersOnly = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trimStart();

export const upperCase = (text: string): string => text.toLocaleUpperCase('es-MX');

export const lowerCase = (text: string): string => text.toLocaleLowerCase('es-MX');

/** `maría JOSÉ` becomes `María José`; particles keep the case of any other word. */
export const capitalise = (text: string): string =>
  lowerCase(text).replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + upperCase(letter));

/** Trims and collapses spaces: a name as it is stored. */
export const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * A text of several lines with each line end as one character. Browsers submit two for a line end that `maxlength`
 * counted as one.
 */
export const lineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

/**
 * `ma***@e***.com`: enough to recognise one's own address, not enough to learn another's. The number of asterisks is
 * fixed. Anything that is not an address is hidden entirely.
 */
export function maskedEmail(email: string): string {
  // name, domain without its ending, ending with its dot
  const [, name, host, ending] = /^([^@\s]+)@([^@\s]+)(\.[^@.\s]+)$/.exec(email.trim()) ?? [];
  if (!name || !host || !ending) return '***';
  return `${firstLetters(name)}***@${firstLetters(host, 1)}***${ending}`;
}

const firstLetters = (text: string, most = 2): string =>
  Array.from(text)
    .slice(0, Math.min(most, Math.ceil(text.length / 3)))
    .join('');
