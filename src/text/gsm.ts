/** Letters the alphabet of text messages lacks, and what stands for them: one of them makes a message cost three. */
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

/** Characters of one text message, where all are of its alphabet (GSM 03.38). */
export const ONE_MESSAGE = 160;

/** A text in the alphabet of text messages: what it has no letter for is written with the next best one. */
export const asGsm = (text: string): string =>
  text
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[^\x20-\x5a\x61-\x7a\n£¥èéùìòÇØøÅåÆæßÉÄÖÑÜ§¿äöñüà_¡]/g, (letter) => INSTEAD[letter] ?? '');
