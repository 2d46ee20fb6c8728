import Pdfkit from 'pdfkit';
import { embedFonts, type Fonts, withoutPictures } from '#adapters/documents/pdf-fonts.ts';
import { collect, tagged } from '#adapters/documents/pdf-parts.ts';
import { drawSign } from '#adapters/documents/pdf-sign.ts';
import type { GiftSheet } from '#app/gifts/documents.ts';

type Pdf = PDFKit.PDFDocument;

/** Lengths in points. */
const PAGE = { width: 612, height: 792, margin: 54 };
const CONTENT = PAGE.width - 2 * PAGE.margin;
const CARD = { height: 170, corner: 14, padding: 24, sign: 34 };
const INK = '#0B2A33';
const MUTED = '#51656B';
const LINE = '#8A7F6B';
const PAPER = '#FFFDF8';

/** The card as a tagged PDF with selectable text: the amount to give, and below it what is needed to spend it. */
export function giftPdf(typed: GiftSheet, sign: string): Promise<Uint8Array> {
  const sheet = printable(typed);
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
  drawCard(pdf, { sheet, sign, fonts });
  pdf.y = PAGE.margin + CARD.height + 22;
  drawFacts(pdf, { sheet, fonts });
  drawProof(pdf, { sheet, fonts });
  for (const note of sheet.notes)
    tagged(pdf, 'P', () =>
      pdf
        .font(fonts.regular)
        .fontSize(10)
        .fillColor(MUTED)
        .text(note, PAGE.margin, pdf.y + 8, { width: CONTENT }),
    );
  pdf.end();
  return bytes;
}

const printable = (sheet: GiftSheet): GiftSheet => ({
  ...sheet,
  facts: sheet.facts.map(({ label, value }) => ({ label, value: withoutPictures(value) })),
  message: withoutPictures(sheet.message),
});

interface Drawn {
  readonly sheet: GiftSheet;
  readonly fonts: Fonts;
}

/** The carrier, what it is, and what it is worth. */
function drawCard(pdf: Pdf, { sheet, sign, fonts }: Drawn & { readonly sign: string }): void {
  const left = PAGE.margin + CARD.padding;
  const top = PAGE.margin + CARD.padding;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.roundedRect(PAGE.margin, PAGE.margin, CONTENT, CARD.height, CARD.corner).fill(INK);
  pdf.roundedRect(left - 5, top - 5, CARD.sign + 10, CARD.sign + 10, 8).fill(PAPER);
  drawSign(pdf, sign, { x: left, y: top, side: CARD.sign });
  pdf.endMarkedContent();
  const beside = left + CARD.sign + 16;
  tagged(pdf, 'H1', () =>
    pdf
      .font(fonts.bold)
      .fontSize(14)
      .fillColor(PAPER)
      .text(`${sheet.title} · ${sheet.carrier}`, beside, top + 9, { width: CONTENT - CARD.sign - 3 * CARD.padding }),
  );
  tagged(pdf, 'P', () =>
    pdf
      .font(fonts.bold)
      .fontSize(40)
      .fillColor(PAPER)
      .text(sheet.amount, left, PAGE.margin + CARD.height - CARD.padding - 40, { width: CONTENT - 2 * CARD.padding }),
  );
}

function drawFacts(pdf: Pdf, { sheet: { facts, message }, fonts }: Drawn): void {
  tagged(pdf, 'P', () => {
    pdf.font(fonts.regular).fontSize(12).fillColor(INK);
    for (const { label, value } of facts) pdf.text(`${label}: ${value}`, PAGE.margin, pdf.y + 3, { width: CONTENT });
  });
  if (message === '') return;
  tagged(pdf, 'P', () =>
    pdf
      .font(fonts.bold)
      .fontSize(13)
      .fillColor(INK)
      .text(message, PAGE.margin, pdf.y + 12, { width: CONTENT }),
  );
}

/** Code and secret in a frame, each with what it is called. */
function drawProof(pdf: Pdf, { sheet: { code, secret }, fonts }: Drawn): void {
  const top = pdf.y + 18;
  const half = CONTENT / 2;
  pdf.lineWidth(0.8).roundedRect(PAGE.margin, top, CONTENT, 62, 8).stroke(LINE);
  for (const [number, { label, value }] of [code, secret].entries()) {
    const x = PAGE.margin + 16 + number * half;
    tagged(pdf, 'P', () => {
      pdf
        .font(fonts.regular)
        .fontSize(10)
        .fillColor(MUTED)
        .text(label, x, top + 12);
      pdf
        .font(fonts.bold)
        .fontSize(20)
        .fillColor(INK)
        .text(value, x, top + 28);
    });
  }
  pdf.y = top + 70;
}
