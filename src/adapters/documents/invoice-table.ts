import {
  INK,
  MUTED,
  ornament,
  PAGE,
  type Paper,
  rule,
  type Style,
  STRONG,
  TEAL,
  VALUE,
  WIDTH,
} from '#adapters/documents/invoice-paper.ts';
import type { Caption, InvoiceLine, InvoiceSheet } from '#app/invoicing/invoice-sheet.ts';

type Column = keyof InvoiceSheet['columns'];

/** From left to right, in points: together they are as wide as the page. */
const COLUMNS: readonly { readonly name: Column; readonly width: number; readonly isAmount: boolean }[] = [
  { name: 'product', width: 60, isAmount: false },
  { name: 'description', width: 246, isAmount: false },
  { name: 'quantity', width: 46, isAmount: true },
  { name: 'unitPrice', width: 60, isAmount: true },
  { name: 'discount', width: 58, isAmount: true },
  { name: 'amount', width: 62, isAmount: true },
];

const HEADING: Style = { face: 'bold', size: 6.4, color: '#FFFFFF' };
const HEADING_TWIN: Style = { face: 'regular', size: 5.2, color: '#FFFFFF' };
const DESCRIPTION: Style = { ...VALUE, size: 7.6 };
const DETAIL: Style = { face: 'regular', size: 6.2, color: MUTED };
const FIGURE: Style = { face: 'regular', size: 7.8, color: INK };
const KEY: Style = { face: 'regular', size: 7.4, color: INK };
/** pdfkit supports this; its types do not yet. */
const OF_A_COLUMN: PDFKit.Mixins.StructureElementOptions & { readonly scope: string } = { scope: 'Column' };
/** Padding above and below the text of a row, and at its sides. */
const PAD = 3;
const GAP = 4;

interface Flow {
  readonly y: number;
  /** Starts a new page and returns where its content begins. */
  readonly turn: () => number;
}

/** Draws the concepts over as many pages as needed; returns where they end. */
export function drawTable(paper: Paper, { y: top, turn }: Flow): number {
  const { pdf, sheet } = paper;
  const table = pdf.struct('Table');
  pdf.addStructure(table);
  const head = pdf.struct('TR');
  table.add(head);
  const place = { y: top, height: headHeight(sheet) };
  drawBar(paper, place);
  for (const column of columns()) {
    head.add(pdf.struct('TH', OF_A_COLUMN, () => writeHeading(paper, column, top)));
  }
  head.end();
  let y = top + place.height;
  for (const line of sheet.lines) {
    const height = lineHeight(paper, line);
    if (y + height > PAGE.bottom) {
      const start = turn();
      drawBar(paper, { y: start, height: place.height });
      // Screen readers get the headings once; on further pages they are decoration.
      ornament(paper, () => columns().forEach((column) => writeHeading(paper, column, start)));
      y = start + place.height;
    }
    const row = pdf.struct('TR');
    table.add(row);
    for (const column of columns()) row.add(pdf.struct('TD', {}, () => writeCell(paper, { line, column, y: y + PAD })));
    row.end();
    y += height;
    rule(paper, { y });
  }
  table.end();
  return y;
}

interface PlacedColumn {
  readonly name: Column;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

function columns(): readonly PlacedColumn[] {
  let x: number = PAGE.left;
  return COLUMNS.map(({ name, width, isAmount }) => {
    const placed: PlacedColumn = { name, x: x + GAP, width: width - 2 * GAP, align: isAmount ? 'right' : 'left' };
    x += width;
    return placed;
  });
}

const hasTwin = ({ en }: Caption): boolean => en !== undefined;

const headHeight = ({ columns: captions }: InvoiceSheet): number => (hasTwin(captions.amount) ? 22 : 15);

const drawBar = (paper: Paper, { y, height }: { readonly y: number; readonly height: number }): void =>
  ornament(paper, () => paper.pdf.rect(PAGE.left, y, WIDTH, height).fill(TEAL));

function writeHeading(paper: Paper, { name, ...place }: PlacedColumn, top: number): void {
  const { es, en } = paper.sheet.columns[name];
  const end = paper.write(es, HEADING, { ...place, y: top + 4.5 });
  if (en !== undefined) paper.write(en, HEADING_TWIN, { ...place, y: end - 0.4 });
}

const details = ({ details: all }: InvoiceLine): string => all.join(' · ');

function lineHeight(paper: Paper, line: InvoiceLine): number {
  const { width } = columns()[1]!;
  const text = paper.measure(line.description, DESCRIPTION, width) + paper.measure(details(line), DETAIL, width);
  return Math.max(text, 18) + 2 * PAD;
}

interface Cell {
  readonly line: InvoiceLine;
  readonly column: PlacedColumn;
  readonly y: number;
}

function writeCell(paper: Paper, { line, column: { name, ...place }, y }: Cell): void {
  switch (name) {
    case 'product': {
      const end = paper.write(line.product, KEY, { ...place, y });
      paper.write(line.unit, DETAIL, { ...place, y: end + 0.4 });
      return;
    }
    case 'description': {
      const end = paper.write(line.description, DESCRIPTION, { ...place, y });
      paper.write(details(line), DETAIL, { ...place, y: end + 0.4 });
      return;
    }
    case 'amount':
      paper.write(line.amount, { ...STRONG, size: FIGURE.size }, { ...place, y });
      return;
    case 'quantity':
    case 'unitPrice':
    case 'discount':
      paper.write(line[name], FIGURE, { ...place, y });
  }
}
