import { createRequire } from 'node:module';

export interface Fonts {
  readonly regular: string;
  readonly bold: string;
}

/**
 * The standard fonts of every PDF reader: nothing is embedded, so a ticket stays at about 5 KB. They cover only
 * Latin-1.
 */
const STANDARD: Fonts = { regular: 'Helvetica', bold: 'Helvetica-Bold' };

/** Embedded as a subset, about 30 KB: all Latin letters, Greek and Cyrillic. */
const EMBEDDED: Fonts = { regular: 'DejaVuSans', bold: 'DejaVuSans-Bold' };

/** Characters of Windows-1252 outside Latin-1 that we print and the standard fonts have. */
const EXTRA = '–—‘’“”•…€';

/** Pictures that none of our fonts has, with what joins and colours them; signs such as ❤ and ✈ are drawn. */
const PICTURES = /[\u{1F000}-\u{1FAFF}\u{E0020}-\u{E007F}]|\u{FE0F}|\u{200D}|\u{20E3}/gu;

/** A text as typed by anyone without pictures, which would be empty boxes on paper. */
export const withoutPictures = (text: string): string =>
  text
    .replace(PICTURES, '')
    .replace(/ +(?=[ ,.;:]|$)/gmu, '')
    .trim();

const isStandard = (text: string): boolean =>
  [...text].every((sign) => sign.codePointAt(0)! <= 0xff || EXTRA.includes(sign));

/** Chooses the fonts of a sheet: embedded ones only when a name needs letters beyond Latin-1 (Łukasz, Nguyễn). */
export function embedFonts(pdf: PDFKit.PDFDocument, sheet: object): Fonts {
  if (isStandard(JSON.stringify(sheet))) return STANDARD;
  const { resolve } = createRequire(import.meta.url);
  for (const face of [EMBEDDED.regular, EMBEDDED.bold])
    pdf.registerFont(face, resolve(`dejavu-fonts-ttf/ttf/${face}.ttf`));
  return EMBEDDED;
}
