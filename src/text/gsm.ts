/** Replacements for characters outside the SMS alphabet: a single such character would triple the cost of a message. */
const INSTEAD: Readonly<Record<string, string>> = {
  á: 'a',
  í: 'i',
  ó: 'o',
  ú: 'u',
  Á: 'A',
  Í: 'I',
  Ó: 'O',
  Ú: 'U',
  '→': '-',
  '–': '-',
  '—': '-',
  '·': '-',
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '’': "'",
  '…': '...',
};

/** Characters of one text message, if all are in its alphabet (GSM 03.38). */
export const ONE_MESSAGE = 160;

/** Converts text to the SMS alphabet: unsupported characters are replaced by the nearest ones. */
export const asGsm = (text: string): string =>
  text
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[^\x20-\x5a\x61-\x7a\n£¥èéùìòÇØøÅåÆæßÉÄÖÑÜ§¿äöñüà_¡]/g, (letter) => INSTEAD[letter] ?? '');
