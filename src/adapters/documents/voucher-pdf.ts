import Pdfkit from 'pdfkit';
import { embedFonts } from '#adapters/documents/pdf-fonts.ts';
import { drawSign } from '#adapters/documents/pdf-sign.ts';
import { collect, drawQr, tagged } from '#adapters/documents/pdf-parts.ts';
import type { SheetVoucher, VoucherSheet } from '#app/vouchers/documents.ts';

type Pdf = PDFKit.PDFDocument;

/** Lengths in points. Three vouchers fit on a letter sheet. */
const PAGE = { width: 612, height: 792, margin: 36 };
const CONTENT = PAGE.width - 2 * PAGE.margin;
const VOUCHER_HEIGHT = 196;
const PADDING = 14;
const QR_SIDE = 150;
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
    if (y + VOUCHER_HEIGHT > PAGE.height - PAGE.margin) {
      pdf.addPage();
      y = PAGE.margin;
    }
    drawVoucher(pdf, { fonts, voucher, y });
    y += VOUCHER_HEIGHT + 10;
  }
  pdf.end();
  return bytes;
}

interface VoucherDrawing {
  readonly fonts: ReturnType<typeof embedFonts>;
  readonly voucher: SheetVoucher;
  readonly y: number;
}

function drawVoucher(pdf: Pdf, { fonts, voucher, y }: VoucherDrawing): void {
  const left = PAGE.margin + PADDING;
  const width = CONTENT - 3 * PADDING - QR_SIDE;
  pdf.lineWidth(0.8).roundedRect(PAGE.margin, y, CONTENT, VOUCHER_HEIGHT, 8).stroke(LINE);
  tagged(pdf, 'H2', () =>
    pdf
      .font(fonts.bold)
      .fontSize(14)
      .fillColor(INK)
      .text(voucher.heading, left, y + PADDING, { width }),
  );
  // One element for all of them: each would take as many bytes as its words.
  tagged(pdf, 'P', () => {
    pdf.font(fonts.regular).fontSize(10).fillColor(INK);
    for (const { label, value } of voucher.facts) pdf.text(`${label}: ${value}`, left, pdf.y + 4, { width });
    pdf
      .fontSize(8)
      .fillColor(MUTED)
      .text(voucher.note, left, pdf.y + 6, { width });
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
