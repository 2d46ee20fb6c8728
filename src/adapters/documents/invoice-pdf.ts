import { drawFoot } from '#adapters/documents/invoice-foot.ts';
import { drawHead } from '#adapters/documents/invoice-head.ts';
import {
  MUTED,
  openPaper,
  ornament,
  PAGE,
  type Paper,
  type Style,
  TEAL,
  WIDTH,
} from '#adapters/documents/invoice-paper.ts';
import { collect } from '#adapters/documents/pdf-parts.ts';
import { drawTable } from '#adapters/documents/invoice-table.ts';
import { type InvoiceSheet, pageNumber } from '#app/invoicing/invoice-sheet.ts';

/** An invoice as a tagged PDF with selectable text: one page for about eight concepts, more as needed. */
export async function invoicePdf(sheet: InvoiceSheet): Promise<Uint8Array> {
  const paper = openPaper(sheet);
  const bytes = collect(paper.pdf);
  const turn = () => turnPage(paper);
  const y = drawTable(paper, { y: drawHead(paper), turn });
  drawFoot(paper, { y, turn });
  numberPages(paper);
  paper.pdf.end();
  return bytes;
}

const RUNNING_NAME: Style = { face: 'display', size: 13, color: TEAL };
const RUNNING: Style = { face: 'regular', size: 7, color: MUTED };

/** Starts a new page under a small letterhead. */
function turnPage(paper: Paper): number {
  const { pdf, sheet } = paper;
  pdf.addPage();
  ornament(paper, () => {
    paper.write(sheet.letterhead.name, RUNNING_NAME, { x: PAGE.left, y: PAGE.top - 6, width: WIDTH / 2 });
    const title = [`${sheet.title.es} ${sheet.number}`, ...(sheet.mark ? [sheet.mark.word.es] : [])].join(' · ');
    paper.write(title, RUNNING, { x: PAGE.left + WIDTH / 2, y: PAGE.top, width: WIDTH / 2, align: 'right' });
    const y = PAGE.top + 15;
    pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(1.6).stroke(TEAL);
  });
  return PAGE.top + 24;
}

/** The number of pages is known only at the end. */
function numberPages(paper: Paper): void {
  const { pdf, sheet } = paper;
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const y = PAGE.bottom + 8;
    ornament(paper, () => {
      paper.write(sheet.uuid.value, RUNNING, { x: PAGE.left, y, width: WIDTH / 2 });
      const place = { x: PAGE.left + WIDTH / 2, y, width: WIDTH / 2, align: 'right' as const };
      paper.write(pageNumber(sheet, page + 1, count), RUNNING, place);
    });
  }
}
