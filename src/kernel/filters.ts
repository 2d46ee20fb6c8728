/** What a field lets through as somebody types (spec 5). Pure text in, pure text out; they never refuse. */

/** Digits only. */
export const digitsOnly = (text: string): string => text.replace(/\D/g, '');

/** Digits, and a minus in front if there is one. */
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

/** Trims, and leaves one space where there were several: a name as it is stored. */
export const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * `ma***@e***.com`: enough to recognise one's own address, not enough to learn another's. The asterisks do not count the
 * letters they hide. What is not an address is hidden whole.
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
