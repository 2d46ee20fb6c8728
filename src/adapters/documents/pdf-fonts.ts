import { createRequire } from 'node:module';

export interface Fonts {
  readonly regular: string;
  readonly bold: string;
}

/** The 14 fonts every PDF reader has: nothing to embed, so a ticket stays at about 5 KB. They know Latin-1 only. */
const STANDARD: Fonts = { regular: 'Helvetica', bold: 'Helvetica-Bold' };

/** Embedded as a subset, about 30 KB: Latin in full, Greek and Cyrillic. */
const EMBEDDED: Fonts = { regular: 'DejaVuSans', bold: 'DejaVuSans-Bold' };

/** Signs of Windows-1252 outside Latin-1 that we print ourselves and the standard fonts know. */
const EXTRA = '–—‘’“”•…€';

const isStandard = (text: string): boolean =>
  [...text].every((sign) => sign.codePointAt(0)! <= 0xff || EXTRA.includes(sign));

/** Chooses the fonts of a sheet: an embedded face only where a name needs letters beyond Latin-1 (Łukasz, Nguyễn). */
export function embedFonts(pdf: PDFKit.PDFDocument, sheet: object): Fonts {
  if (isStandard(JSON.stringify(sheet))) return STANDARD;
  const { resolve } = createRequire(import.meta.url);
  for (const face of [EMBEDDED.regular, EMBEDDED.bold])
    pdf.registerFont(face, resolve(`dejavu-fonts-ttf/ttf/${face}.ttf`));
  return EMBEDDED;
}
