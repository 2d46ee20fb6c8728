/**
 * Letters and accents that the fonts of our papers have, for a character class: not every Latin letter there is, and
 * none of another script.
 */
export const PRINTED_LETTERS = 'A-Za-zªºÀ-ÖØ-öø-ʯḀ-ỻ';
export const PRINTED_ACCENTS = '\\u0300-\\u034f';

/** Emoji variation selectors are marks too. */
const OTHER_LETTER = new RegExp(`(?![${PRINTED_LETTERS}${PRINTED_ACCENTS}\\ufe00-\\ufe0f])[\\p{L}\\p{M}]`, 'u');

/** Whether all letters of a text are printed; pictures may be among them. */
export const hasPrintedLettersOnly = (text: string): boolean => !OTHER_LETTER.test(text.normalize('NFC'));
