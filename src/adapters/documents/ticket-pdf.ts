import Pdfkit from 'pdfkit';
import type { SheetFact, SheetDeadline, SheetStop, SheetTicket, TicketSheet } from '#app/ticketing/documents.ts';
import { baggageOf } from '#adapters/documents/baggage-of.ts';
import { qrPath } from '#adapters/documents/qr-path.ts';
import { embedFonts, type Fonts } from '#adapters/documents/pdf-fonts.ts';

type Pdf = PDFKit.PDFDocument;

/** Lengths in points. A ticket takes about a third of a letter sheet, so a family fits on one or two. */
const PAGE = { width: 612, height: 792, margin: 32 };
const CONTENT = PAGE.width - 2 * PAGE.margin;
const TICKET_HEIGHT = 194;
/** One line more for each kind of baggage that is not every ticket's. */
const ALONG_HEIGHT = 25;
/** One line more, where the deadlines are not all of one day. */
const DAYS_HEIGHT = 9;
const LADDER_HEIGHT = 42;
const GAP = 8;
const QR_SIDE = 114;
const INK = '#0B2A33';
const MUTED = '#51656B';
const TEAL = '#0E6E75';
const LINE = '#8A7F6B';

/** The tickets as a tagged PDF with selectable text. */
export function ticketPdf(sheet: TicketSheet): Promise<Uint8Array> {
  const pdf = new Pdfkit({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    lang: sheet.lang === 'es' ? 'es-MX' : 'en-US',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${sheet.title} ${sheet.code}`, Author: sheet.carrier },
  });
  const bytes = collect(pdf);
  const fonts = embedFonts(pdf, sheet);
  let y = drawHeader(pdf, fonts, sheet);
  for (const ticket of sheet.tickets) {
    const height = heightOf(ticket);
    if (y + height > PAGE.height - PAGE.margin) {
      pdf.addPage();
      y = PAGE.margin;
    }
    drawTicket(pdf, { fonts, ticket, y });
    y += height + GAP;
  }
  drawNotes(pdf, { fonts, notes: sheet.notes, y });
  pdf.end();
  return bytes;
}

function collect(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

/** Draws inside a structure element, so that a screen reader meets headings and paragraphs in order. */
function tagged(pdf: Pdf, role: string, draw: () => void): void {
  pdf.addStructure(pdf.struct(role, {}, draw));
}

function drawHeader(pdf: Pdf, fonts: Fonts, sheet: TicketSheet): number {
  const { margin } = PAGE;
  tagged(pdf, 'H1', () => {
    pdf
      .font(fonts.bold)
      .fontSize(18)
      .fillColor(TEAL)
      .text(sheet.carrier, margin, margin, { width: CONTENT / 2 });
    pdf
      .fillColor(INK)
      .fontSize(13)
      .text(sheet.title, margin, margin + 24, { width: CONTENT / 2 });
  });
  tagged(pdf, 'P', () => {
    const right = { width: CONTENT / 2, align: 'right' as const };
    pdf
      .font(fonts.regular)
      .fontSize(9)
      .fillColor(MUTED)
      .text(sheet.codeLabel, margin + CONTENT / 2, margin, right);
    pdf
      .font(fonts.bold)
      .fontSize(18)
      .fillColor(INK)
      .text(sheet.code, margin + CONTENT / 2, margin + 14, right);
  });
  if (!sheet.warning) return margin + 52;
  const { warning } = sheet;
  pdf.font(fonts.bold).fontSize(10);
  const height = pdf.heightOfString(warning, { width: CONTENT - 20 }) + 14;
  pdf.roundedRect(margin, margin + 48, CONTENT, height, 6).fillAndStroke('#FFF3D6', '#8A5A00');
  tagged(pdf, 'P', () => {
    pdf.fillColor(INK).text(warning, margin + 10, margin + 55, { width: CONTENT - 20 });
  });
  return margin + 48 + height + 10;
}

interface TicketDrawing {
  readonly fonts: Fonts;
  readonly ticket: SheetTicket;
  readonly y: number;
}

/** Height of a line of 11 points: the passenger's name stays above the departure. */
const ONE_LINE = 14;

const hasDays = ({ deadlines }: SheetTicket): boolean => deadlines?.deadlines.some(({ day }) => day !== '') ?? false;

const heightOf = (ticket: SheetTicket): number =>
  TICKET_HEIGHT + baggageOf(ticket).length * ALONG_HEIGHT + (hasDays(ticket) ? DAYS_HEIGHT : 0);

function drawTicket(pdf: Pdf, { fonts, ticket, y }: TicketDrawing): void {
  const left = PAGE.margin + 14;
  const textWidth = CONTENT - 28 - (ticket.qr ? QR_SIDE + 14 : 0);
  pdf.lineWidth(0.8).roundedRect(PAGE.margin, y, CONTENT, heightOf(ticket), 8).stroke(LINE);
  tagged(pdf, 'H2', () => {
    pdf.font(fonts.bold).fillColor(INK);
    const whose = `${ticket.heading}  ·  ${ticket.kind}`;
    writeWhole(pdf, whose, { x: left, y: y + 11, width: CONTENT - 28, height: ONE_LINE }, 11);
  });
  const half = textWidth / 2;
  drawStop(pdf, { fonts, stop: ticket.from, x: left, y: y + 30, width: half - 16 });
  pdf
    .moveTo(left + half - 12, y + 40)
    .lineTo(left + half - 2, y + 40)
    .lineWidth(2)
    .stroke(TEAL);
  drawStop(pdf, { fonts, stop: ticket.to, x: left + half + 4, y: y + 30, width: half - 4 });
  drawFacts(pdf, { fonts, facts: ticket.facts, x: left, y: y + 100, width: textWidth });
  const baggage = baggageOf(ticket);
  drawFacts(pdf, { fonts, facts: baggage, x: left, y: y + 150, width: textWidth, columns: 1 });
  const ladderTop = y + TICKET_HEIGHT + baggage.length * ALONG_HEIGHT - LADDER_HEIGHT;
  drawLadder(pdf, { fonts, ticket, x: left, y: ladderTop, width: CONTENT - 28 });
  if (ticket.qr) drawQr(pdf, { fonts, ticket, x: PAGE.margin + CONTENT - 14 - QR_SIDE, y: y + 25 });
}

interface Box {
  readonly fonts: Fonts;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Letters are made no smaller than this to fit: then they run on below. */
const MIN_FONT_SIZE = 4.5;

/** Writes all of a text, in smaller letters where there is no room for it: what is printed is never cut off. */
function writeWhole(pdf: Pdf, text: string, { x, y, width, height }: Room, size: number): void {
  let fits = size;
  while (fits > MIN_FONT_SIZE && pdf.fontSize(fits).heightOfString(text, { width }) > height) fits -= 0.5;
  pdf.fontSize(fits).text(text, x, y, { width });
}

function drawStop(pdf: Pdf, { fonts, stop, x, y, width }: Box & { stop: SheetStop }): void {
  // The place is in the name of its clock already.
  const where = stop.note?.includes(stop.place) ? stop.note : [stop.place, stop.note].filter(Boolean).join(' · ');
  tagged(pdf, 'P', () => {
    pdf.font(fonts.bold).fontSize(17).fillColor(INK).text(stop.time, x, y, { width });
    pdf
      .font(fonts.regular)
      .fontSize(9)
      .fillColor(MUTED)
      .text(stop.date, x, y + 20, { width });
    pdf.font(fonts.bold).fillColor(INK);
    writeWhole(pdf, stop.name, { x, y: y + 32, width, height: 24 }, 9.5);
    pdf.font(fonts.regular).fillColor(MUTED);
    writeWhole(pdf, where, { x, y: y + 56, width, height: 12 }, 8);
  });
}

const FACT_COLUMNS = 4;

interface FactsBox extends Box {
  readonly facts: readonly SheetFact[];
  readonly columns?: number;
}

function drawFacts(pdf: Pdf, { fonts, facts, x, y, width, columns = FACT_COLUMNS }: FactsBox): void {
  const column = width / columns;
  if (facts.length === 0) return;
  tagged(pdf, 'P', () => {
    facts.forEach((fact, i) => {
      const left = x + (i % columns) * column;
      const top = y + Math.floor(i / columns) * 25;
      pdf
        .font(fonts.regular)
        .fontSize(7)
        .fillColor(MUTED)
        .text(fact.label, left, top, { width: column - 6, height: 9, ellipsis: true });
      pdf.font(fonts.bold).fillColor(INK);
      writeWhole(pdf, fact.value, { x: left, y: top + 9, width: column - 6, height: 12 }, 9);
    });
  });
}

function drawLadder(pdf: Pdf, { fonts, ticket, x, y, width }: Box & { ticket: SheetTicket }): void {
  const { deadlines } = ticket;
  if (!deadlines) return;
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .dash(3, { space: 2 })
    .stroke(LINE)
    .undash();
  const column = width / deadlines.deadlines.length;
  const daysHeight = hasDays(ticket) ? DAYS_HEIGHT : 0;
  tagged(pdf, 'P', () => {
    pdf.font(fonts.regular).fillColor(MUTED);
    writeWhole(pdf, deadlines.heading, { x, y: y + 3, width, height: 9 }, 7);
    deadlines.deadlines.forEach((deadline, i) =>
      drawRung(pdf, { fonts, deadline, x: x + i * column, y: y + 13, width: column - 6, daysHeight }),
    );
  });
}

interface DeadlineBox extends Box {
  readonly deadline: SheetDeadline;
  /** Room for a day above the time, where the days differ. */
  readonly daysHeight: number;
}

function drawRung(pdf: Pdf, { fonts, deadline, x, y, width, daysHeight }: DeadlineBox): void {
  pdf.font(fonts.bold).fillColor(INK);
  if (deadline.day) writeWhole(pdf, deadline.day, { x, y, width, height: 9 }, 7.5);
  writeWhole(pdf, deadline.value, { x, y: y + daysHeight, width, height: 12 }, 9);
  pdf.font(fonts.regular).fillColor(MUTED);
  writeWhole(pdf, deadline.label, { x, y: y + daysHeight + 11, width, height: 18 }, 7);
}

function drawQr(pdf: Pdf, { fonts, ticket, x, y }: Omit<Box, 'width'> & { ticket: SheetTicket }): void {
  const { size, d } = qrPath(ticket.qr!);
  const figure = pdf.struct('Figure', { alt: ticket.qrLabel }, () => {
    pdf
      .save()
      .translate(x, y)
      .scale(QR_SIDE / size)
      .path(d)
      .fill('#000000')
      .restore();
  });
  pdf.addStructure(figure);
  tagged(pdf, 'Caption', () => {
    pdf
      .font(fonts.regular)
      .fontSize(7)
      .fillColor(MUTED)
      .text(ticket.qrLabel, x, y + QR_SIDE + 2, { width: QR_SIDE, align: 'center', height: 18, ellipsis: true });
  });
}

function drawNotes(pdf: Pdf, { fonts, notes, y }: { fonts: Fonts; notes: readonly string[]; y: number }): void {
  pdf.font(fonts.regular).fontSize(8);
  const height = notes.reduce((sum, note) => sum + pdf.heightOfString(note, { width: CONTENT }) + 3, 0);
  const fits = y + height < PAGE.height - PAGE.margin;
  if (!fits) pdf.addPage();
  let top = fits ? y + 4 : PAGE.margin;
  for (const note of notes) {
    tagged(pdf, 'P', () => {
      pdf.fillColor(MUTED).text(note, PAGE.margin, top, { width: CONTENT });
    });
    top = pdf.y + 3;
  }
}
