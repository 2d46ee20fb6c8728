import Pdfkit from 'pdfkit';
import { embedFonts } from '#adapters/documents/pdf-fonts.ts';
import type { Caption, InvoiceSheet } from '#app/invoicing/invoice-sheet.ts';

/** A letter sheet, in points. */
export const PAGE: Readonly<Record<'width' | 'height' | 'left' | 'right' | 'top' | 'bottom', number>> = {
  width: 612,
  height: 792,
  left: 40,
  right: 572,
  top: 30,
  bottom: 756,
};
export const WIDTH = PAGE.right - PAGE.left;

export const INK = '#0B2A33';
export const MUTED = '#51656B';
export const TEAL = '#0E6E75';
export const TEAL_SOFT = '#E0EFEC';
export const LINE = '#D5CBB5';
/** Colour of the mark on invalid documents. */
export const ALERT = '#A3211A';

/** Our heading font has only Latin letters, so it is used only for texts that fit. */
const DISPLAY = new URL('./fonts/bricolage-latin.ttf', import.meta.url).pathname;
const IN_DISPLAY = /^[\x20-\x7e¡¿°·áéíóúüñÁÉÍÓÚÜÑ–—‘’“”…×→]*$/u;

type Face = 'display' | 'regular' | 'bold' | 'fixed';

/** A text style. Helvetica's digits all have the same width, so columns of amounts align. */
export interface Style {
  readonly face: Face;
  readonly size: number;
  readonly color: string;
  /** Line spacing in points. */
  readonly gap?: number;
}

export const CAPTION: Style = { face: 'regular', size: 6.2, color: MUTED };
export const TWIN: Style = { face: 'regular', size: 5.2, color: MUTED };
export const VALUE: Style = { face: 'regular', size: 8, color: INK };
export const STRONG: Style = { face: 'bold', size: 8, color: INK };

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** A tagged PDF with selectable text, in progress. */
export interface Paper {
  readonly pdf: PDFKit.PDFDocument;
  readonly sheet: InvoiceSheet;
  /** Writes a text, and returns where it ends. */
  write(text: string, style: Style, place: Place): number;
  /** Returns the height the text would have. */
  measure(text: string, style: Style, width: number): number;
}

export function openPaper(sheet: InvoiceSheet): Paper {
  const pdf = new Pdfkit({
    size: [PAGE.width, PAGE.height],
    // We decide where a page ends.
    margin: 0,
    lang: 'es-MX',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: { Title: `${sheet.title.es} ${sheet.number} ${sheet.uuid.value}`, Author: sheet.parties[0].name },
  });
  const { regular, bold } = embedFonts(pdf, sheet);
  pdf.registerFont('display', DISPLAY);
  const faces: Readonly<Record<Face, string>> = { regular, bold, display: 'display', fixed: 'Courier' };
  const choose = (text: string, { face, size }: Style) =>
    pdf.font(face === 'display' && !IN_DISPLAY.test(text) ? faces.bold : faces[face]).fontSize(size);
  return {
    pdf,
    sheet,
    write: (text, style, { x, y, width, align = 'left' }) => {
      const lineGap = style.gap ?? 0;
      choose(text, style).fillColor(style.color).text(text, x, y, { width, align, lineGap });
      return pdf.y;
    },
    measure: (text, style, width) => choose(text, style).heightOfString(text, { width, lineGap: style.gap ?? 0 }),
  };
}

/** Draws content in a structure element, so that a screen reader meets it in order. */
export function tagged({ pdf }: Paper, role: string, draw: () => void): void {
  pdf.addStructure(pdf.struct(role, {}, draw));
}

/** Draws decoration or content repeated on every page: screen readers skip it. */
export function ornament({ pdf }: Paper, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

export function rule(
  paper: Paper,
  { y, color = LINE, weight = 0.6 }: { y: number; color?: string; weight?: number },
): void {
  ornament(paper, () => paper.pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(weight).stroke(color));
}

/** Writes a caption as wide as the page on one line. */
export function writeWideCaption(paper: Paper, { es, en }: Caption, place: Place): number {
  const end = paper.write(es, CAPTION, place);
  if (en !== undefined && en !== es) {
    const x = place.x + paper.pdf.widthOfString(es) + 5;
    paper.write(en, TWIN, { ...place, x, y: place.y + 0.9, width: place.width - (x - place.x) });
  }
  return end;
}

/** Writes a caption, with its English translation in small letters below, if any; returns where it ends. */
export function writeCaption(paper: Paper, { es, en }: Caption, place: Place): number {
  const end = paper.write(es, CAPTION, place);
  return en === undefined || en === es ? end : paper.write(en, TWIN, { ...place, y: end - 0.6 });
}
