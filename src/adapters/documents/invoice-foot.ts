import {
  CAPTION,
  INK,
  LINE,
  MUTED,
  ornament,
  PAGE,
  type Paper,
  type Style,
  STRONG,
  TEAL,
  tagged,
  TWIN,
  VALUE,
  WIDTH,
  writeCaption,
  writeWideCaption,
} from '#adapters/documents/invoice-paper.ts';
import { qrPath } from '#adapters/documents/qr-path.ts';
import type { InvoiceFact } from '#app/invoicing/invoice-sheet.ts';

/** In points. The SAT requires at least 2.75 cm (Anexo 20, I.D). */
const QR_SIDE = 92;
const TOTALS_WIDTH = 236;
const TOTAL: Style = { face: 'display', size: 15, color: TEAL };
const TOTAL_CAPTION: Style = { face: 'bold', size: 9, color: INK };
const WORDS: Style = { ...STRONG, gap: 1 };
const SEAL: Style = { face: 'fixed', size: 4.9, color: INK, gap: 0.3 };
const LEGEND: Style = { face: 'bold', size: 7.4, color: INK };
/** Courier's glyphs are 0.6 of the font size wide. */
const SIGN = 0.6;

interface Flow {
  readonly y: number;
  readonly turn: () => number;
}

/** Draws the totals, then the proof: each stays whole, on a new page if necessary. */
export function drawFoot(paper: Paper, { y: top, turn }: Flow): void {
  const totals = totalsHeight(paper);
  const y = top + totals > PAGE.bottom ? turn() : top;
  const end = drawTotals(paper, y + 5);
  const proof = proofHeight(paper);
  drawProof(paper, end + proof > PAGE.bottom ? turn() : Math.max(end, PAGE.bottom - proof));
}

const rowHeight = (fact: InvoiceFact): number => (fact.caption.en === undefined ? 12 : 15);

function totalsHeight({ sheet }: Paper): number {
  return sheet.totals.reduce((sum, fact) => sum + rowHeight(fact), 0) + 44;
}

function drawTotals(paper: Paper, top: number): number {
  const { totals, total, words } = paper.sheet;
  const x = PAGE.right - TOTALS_WIDTH;
  let left = top;
  tagged(paper, 'P', () => {
    const place = { x: PAGE.left, width: WIDTH - TOTALS_WIDTH - 20 };
    left = writeCaption(paper, words.caption, { ...place, y: top });
    left = paper.write(words.value, WORDS, { ...place, y: left + 1.5 });
  });
  let y = top;
  for (const fact of totals) {
    tagged(paper, 'P', () => {
      writeCaption(paper, fact.caption, { x, y: y + 1.5, width: TOTALS_WIDTH - 70 });
      paper.write(fact.value, VALUE, { x: PAGE.right - 84, y, width: 80, align: 'right' });
    });
    y += rowHeight(fact);
  }
  ornament(paper, () => paper.pdf.moveTo(x, y).lineTo(PAGE.right, y).lineWidth(1.2).stroke(TEAL));
  tagged(paper, 'P', () => {
    const end = paper.write(total.caption.es, TOTAL_CAPTION, { x, y: y + 8, width: 80 });
    if (total.caption.en !== undefined && total.caption.en !== total.caption.es)
      paper.write(total.caption.en, TWIN, { x, y: end, width: 80 });
    paper.write(total.value, TOTAL, { x: x + 60, y: y + 2, width: TOTALS_WIDTH - 64, align: 'right' });
  });
  return Math.max(left, y + 26) + 1;
}

const SEALS_X = PAGE.left + QR_SIDE + 16;
const SEALS_WIDTH = PAGE.right - SEALS_X;
const PER_LINE = Math.floor(SEALS_WIDTH / (SEAL.size * SIGN));
const SEAL_LINE = 5.6;

/** A seal has no place to wrap, so each line gets as many characters as fit. */
const linesOf = (seal: string): string[] => seal.match(new RegExp(`.{1,${PER_LINE}}`, 'gu')) ?? [];

const captionHeight = ({ caption }: InvoiceFact): number => (caption.en === undefined ? 7.2 : 12.4);

const sealHeight = ({ value }: InvoiceFact): number => 8 + linesOf(value).length * SEAL_LINE + 3;

function proofHeight({ sheet }: Paper): number {
  const certificates = captionHeight(sheet.certificates[0]!) + 14;
  const seals = sheet.seals.reduce((sum, seal) => sum + sealHeight(seal), certificates);
  return Math.max(seals, QR_SIDE + 20) + 24;
}

/** The QR with the seals next to it, and the legend. */
function drawProof(paper: Paper, top: number): void {
  const { sheet } = paper;
  ornament(paper, () => paper.pdf.moveTo(PAGE.left, top).lineTo(PAGE.right, top).lineWidth(0.6).stroke(LINE));
  const start = top + 7;
  drawQr(paper, start);
  const width = SEALS_WIDTH / sheet.certificates.length;
  let y = start;
  sheet.certificates.forEach((fact, i) =>
    tagged(paper, 'P', () => {
      const place = { x: SEALS_X + i * width, width: width - 6 };
      const end = writeCaption(paper, fact.caption, { ...place, y: start });
      y = paper.write(fact.value, { ...STRONG, size: 7.4 }, { ...place, y: end + 0.5 });
    }),
  );
  y += 4;
  for (const seal of sheet.seals) y = drawSeal(paper, seal, y);
  tagged(paper, 'P', () => {
    const y = PAGE.bottom - (sheet.legend.en === undefined ? 9 : 14);
    const end = paper.write(sheet.legend.es, LEGEND, { x: PAGE.left, y, width: WIDTH });
    if (sheet.legend.en !== undefined) paper.write(sheet.legend.en, TWIN, { x: PAGE.left, y: end - 0.6, width: WIDTH });
  });
}

/** Read or copied as one text, regardless of line breaks. */
function drawSeal(paper: Paper, seal: InvoiceFact, top: number): number {
  let y = top;
  tagged(paper, 'P', () => {
    y = writeWideCaption(paper, seal.caption, { x: SEALS_X, y: top, width: SEALS_WIDTH }) + 0.8;
  });
  const { pdf } = paper;
  pdf.addStructure(
    pdf.struct('P', { actual: seal.value }, () => {
      for (const line of linesOf(seal.value)) {
        paper.write(line, SEAL, { x: SEALS_X, y, width: SEALS_WIDTH + 10 });
        y += SEAL_LINE;
      }
    }),
  );
  return y + 3;
}

function drawQr(paper: Paper, top: number): void {
  const { pdf, sheet } = paper;
  const { size, d } = qrPath(sheet.qr);
  const draw = () =>
    pdf
      .save()
      .translate(PAGE.left, top)
      .scale(QR_SIDE / size)
      .path(d)
      .fill('#000000')
      .restore();
  pdf.addStructure(pdf.struct('Figure', { alt: `${sheet.qrCaption.es}: ${sheet.qr}` }, draw));
  pdf.link(PAGE.left, top, QR_SIDE, QR_SIDE, sheet.qr);
  tagged(paper, 'Caption', () => {
    const place = { x: PAGE.left, width: QR_SIDE };
    const end = paper.write(sheet.qrCaption.es, { ...CAPTION, color: MUTED }, { ...place, y: top + QR_SIDE + 4 });
    if (sheet.qrCaption.en !== undefined) paper.write(sheet.qrCaption.en, TWIN, { ...place, y: end });
  });
}
