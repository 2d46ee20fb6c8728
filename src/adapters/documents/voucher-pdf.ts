import Pdfkit from 'pdfkit';
import { embedFonts } from '#adapters/documents/pdf-fonts.ts';
import { drawSign } from '#adapters/documents/pdf-sign.ts';
import { collect, drawQr, tagged } from '#adapters/documents/pdf-parts.ts';
import type { SheetVoucher, VoucherSheet } from '#app/vouchers/documents.ts';

type Pdf = PDFKit.PDFDocument;

/** Lengths in points. Three vouchers fit on a letter sheet, unless their supplier has much to say. */
const PAGE = { width: 612, height: 792, margin: 36 };
const CONTENT = PAGE.width - 2 * PAGE.margin;
const LEAST_HEIGHT = 196;
const PADDING = 14;
const QR_SIDE = 150;
const TEXT_WIDTH = CONTENT - 3 * PADDING - QR_SIDE;
/** Suppliers write as they like: a longer text is cut, so that a voucher always fits on a sheet. */
const MAX_TEXT_HEIGHT = 180;
const FACT_GAP = 4;
const NOTE_GAP = 6;
const SIGN_SIDE = 30;
const INK = '#0B2A33';
const MUTED = '#51656B';
const LINE = '#8A7F6B';

/** The vouchers as a tagged PDF with selectable text, under the carrier's sign, an SVG. */
export function voucherPdf(sheet: VoucherSheet, sign: string): Promise<Uint8Array> {
  const pdf = new Pdfkit({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    lang: sheet.lang === 'es' ? 'es-MX' : 'en-US',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: sheet.title, Author: sheet.carrier },
  });
  const bytes = collect(pdf);
  const fonts = embedFonts(pdf, sheet);
  pdf.markContent('Artifact', { type: 'Layout' });
  drawSign(pdf, sign, { x: PAGE.margin, y: PAGE.margin, side: SIGN_SIDE });
  pdf.endMarkedContent();
  const beside = PAGE.margin + SIGN_SIDE + 10;
  const heading = `${sheet.title} · ${sheet.carrier}`;
  tagged(pdf, 'H1', () =>
    pdf
      .font(fonts.bold)
      .fontSize(12)
      .fillColor(INK)
      .text(heading, beside, PAGE.margin + 8),
  );
  let y = PAGE.margin + SIGN_SIDE + 16;
  for (const voucher of sheet.vouchers) {
    const height = heightOf(pdf, { fonts, voucher });
    if (y + height > PAGE.height - PAGE.margin) {
      pdf.addPage();
      y = PAGE.margin;
    }
    drawVoucher(pdf, { fonts, voucher, y, height });
    y += height + 10;
  }
  pdf.end();
  return bytes;
}

interface VoucherDrawing {
  readonly fonts: ReturnType<typeof embedFonts>;
  readonly voucher: SheetVoucher;
  readonly y: number;
}

/** The height of a text in the current font. */
const textHeight = (pdf: Pdf, text: string): number =>
  Math.min(pdf.heightOfString(text, { width: TEXT_WIDTH }), MAX_TEXT_HEIGHT);

const factText = ({ label, value }: SheetVoucher['facts'][number]): string => `${label}: ${value}`;

function heightOf(pdf: Pdf, { fonts, voucher }: Omit<VoucherDrawing, 'y'>): number {
  pdf.font(fonts.bold).fontSize(14);
  const heading = textHeight(pdf, voucher.heading);
  pdf.font(fonts.regular).fontSize(10);
  const facts = voucher.facts.reduce((sum, fact) => sum + FACT_GAP + textHeight(pdf, factText(fact)), 0);
  pdf.fontSize(8);
  return Math.max(LEAST_HEIGHT, heading + facts + NOTE_GAP + textHeight(pdf, voucher.note) + 2 * PADDING);
}

function drawVoucher(pdf: Pdf, { fonts, voucher, y, height }: VoucherDrawing & { readonly height: number }): void {
  let top = y + PADDING;
  const write = (text: string): void => {
    const end = top + textHeight(pdf, text);
    pdf.text(text, PAGE.margin + PADDING, top, { width: TEXT_WIDTH, height: MAX_TEXT_HEIGHT, ellipsis: true });
    top = end;
  };
  pdf.lineWidth(0.8).roundedRect(PAGE.margin, y, CONTENT, height, 8).stroke(LINE);
  tagged(pdf, 'H2', () => {
    pdf.font(fonts.bold).fontSize(14).fillColor(INK);
    write(voucher.heading);
  });
  // One element for all of them: each would take as many bytes as its words.
  tagged(pdf, 'P', () => {
    pdf.font(fonts.regular).fontSize(10).fillColor(INK);
    for (const fact of voucher.facts) {
      top += FACT_GAP;
      write(factText(fact));
    }
    pdf.fontSize(8).fillColor(MUTED);
    top += NOTE_GAP;
    write(voucher.note);
  });
  drawCode(pdf, { fonts, voucher, y: y + PADDING });
}

function drawCode(pdf: Pdf, { fonts, voucher, y }: VoucherDrawing): void {
  const x = PAGE.width - PAGE.margin - PADDING - QR_SIDE;
  drawQr(pdf, { text: voucher.qr, label: voucher.qrLabel, x, y, side: QR_SIDE });
  tagged(pdf, 'P', () => {
    pdf
      .font(fonts.bold)
      .fontSize(10)
      .fillColor(INK)
      .text(`${voucher.folio.label} ${voucher.folio.value}`, x, y + QR_SIDE + 6, { width: QR_SIDE, align: 'center' });
  });
}
