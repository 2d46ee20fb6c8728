import Pdfkit from 'pdfkit';
import type { SheetFact, SheetDeadline, SheetStop, SheetTicket, TicketSheet } from '#app/ticketing/documents.ts';
import { baggageOf } from '#adapters/documents/baggage-of.ts';
import { collect, drawQr, tagged } from '#adapters/documents/pdf-parts.ts';
import { drawSign } from '#adapters/documents/pdf-sign.ts';
import { embedFonts, type Fonts } from '#adapters/documents/pdf-fonts.ts';

type Pdf = PDFKit.PDFDocument;

/** Lengths in points. A ticket takes a quarter of a letter sheet below its header: a family fits on one sheet. */
const PAGE = { width: 612, height: 792, margin: 28 };
const CONTENT = PAGE.width - 2 * PAGE.margin;
const TICKET_HEIGHT = 157;
const PADDING = 12;
/** One more line for each kind of baggage that not every ticket has. */
const ALONG_HEIGHT = 20;
/** One more line when the deadlines fall on several days. */
const DAYS_HEIGHT = 8;
const LADDER_HEIGHT = 37;
const GAP = 5;
const QR_SIDE = 102;
const SEAT_WIDTH = 84;
/** For seat and times, which are looked up on the platform. */
const LARGE = 20;
const INK = '#0B2A33';
const MUTED = '#51656B';
const TEAL = '#0E6E75';
const LINE = '#8A7F6B';
const WARNING = { ground: '#FFF3D6', line: '#8A5A00' };

/** The tickets as a tagged PDF with selectable text, under the carrier's sign, an SVG. */
export function ticketPdf(sheet: TicketSheet, sign: string): Promise<Uint8Array> {
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
  let y = drawHeader(pdf, { fonts, sheet, sign });
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

interface HeadDrawing {
  readonly fonts: Fonts;
  readonly sheet: TicketSheet;
  readonly sign: string;
}

/** The carrier's letterhead, like on its invoices: name, title, and a line from one stop to the other. */
function drawHeader(pdf: Pdf, { fonts, sheet, sign }: HeadDrawing): number {
  const { margin } = PAGE;
  const half = CONTENT / 2;
  const right = { width: half, align: 'right' as const };
  tagged(pdf, 'H1', () => {
    pdf
      .font(fonts.bold)
      .fontSize(13)
      .fillColor(INK)
      .text(sheet.title, margin + half, margin, right);
  });
  tagged(pdf, 'P', () => {
    const width = half - pdf.widthOfString(sheet.code) - 4;
    pdf.fillColor(TEAL);
    const name = { x: margin + SIGN_SIDE + 8, y: margin + 9, width: half - SIGN_SIDE - 16, height: 18 };
    writeWhole(pdf, sheet.carrier, name, 13);
    pdf
      .font(fonts.regular)
      .fontSize(8)
      .fillColor(MUTED)
      .text(sheet.codeLabel, margin + half, margin + 20, { ...right, width });
    pdf
      .font(fonts.bold)
      .fontSize(13)
      .fillColor(INK)
      .text(sheet.code, margin + half, margin + 16, right);
  });
  pdf.markContent('Artifact', { type: 'Layout' });
  drawSign(pdf, sign, { x: margin, y: margin, side: SIGN_SIDE });
  drawRoad(pdf, margin + SIGN_SIDE + 5);
  pdf.endMarkedContent();
  const end = margin + SIGN_SIDE + 12;
  return sheet.warning ? drawWarning(pdf, { fonts, warning: sheet.warning, y: end }) : end;
}

const SIGN_SIDE = 30;

function drawRoad(pdf: Pdf, y: number): void {
  const [from, to] = [PAGE.margin + 3, PAGE.width - PAGE.margin - 3];
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(1.6).stroke(TEAL);
  pdf.circle(from, y, 3).fill(TEAL);
  pdf.circle(to, y, 2.6).fillAndStroke('#FFFFFF', TEAL);
}

function drawWarning(pdf: Pdf, { fonts, warning, y }: { fonts: Fonts; warning: string; y: number }): number {
  const { margin } = PAGE;
  pdf.font(fonts.bold).fontSize(10);
  const height = pdf.heightOfString(warning, { width: CONTENT - 20 }) + 12;
  pdf.lineWidth(1).roundedRect(margin, y, CONTENT, height, 6).fillAndStroke(WARNING.ground, WARNING.line);
  tagged(pdf, 'P', () => {
    pdf.fillColor(INK).text(warning, margin + 10, y + 6, { width: CONTENT - 20 });
  });
  return y + height + 6;
}

interface TicketDrawing {
  readonly fonts: Fonts;
  readonly ticket: SheetTicket;
  readonly y: number;
}

/** Height of a line at 11 points: the passenger's name stays above the departure. */
const ONE_LINE = 14;

const hasDays = ({ deadlines }: SheetTicket): boolean => deadlines?.deadlines.some(({ day }) => day !== '') ?? false;

const heightOf = (ticket: SheetTicket): number =>
  TICKET_HEIGHT + baggageOf(ticket).length * ALONG_HEIGHT + (hasDays(ticket) ? DAYS_HEIGHT : 0);

function drawTicket(pdf: Pdf, { fonts, ticket, y }: TicketDrawing): void {
  const left = PAGE.margin + PADDING;
  const whole = CONTENT - 2 * PADDING;
  const width = whole - (ticket.qr ? QR_SIDE + PADDING : 0);
  pdf.lineWidth(0.8).roundedRect(PAGE.margin, y, CONTENT, heightOf(ticket), 8).stroke(LINE);
  tagged(pdf, 'H2', () => {
    pdf.font(fonts.bold).fillColor(INK);
    const whose = `${ticket.heading}  ·  ${ticket.kind}`;
    writeWhole(pdf, whose, { x: left, y: y + 7, width, height: ONE_LINE }, 11);
  });
  drawRide(pdf, { fonts, ticket, x: left, y: y + 23, width });
  drawFacts(pdf, { fonts, facts: ticket.facts, x: left, y: y + 79, width });
  const baggage = baggageOf(ticket);
  drawFacts(pdf, { fonts, facts: baggage, x: left, y: y + 119, width, columns: 1 });
  const ladderTop = y + TICKET_HEIGHT + baggage.length * ALONG_HEIGHT - LADDER_HEIGHT;
  drawLadder(pdf, { fonts, ticket, x: left, y: ladderTop, width: whole });
  if (ticket.qr) drawCode(pdf, { fonts, ticket, x: left + whole - QR_SIDE, y: y + 7 });
}

/** From stop to stop, with the seat next to it. */
function drawRide(pdf: Pdf, { fonts, ticket, x, y, width }: Box & { ticket: SheetTicket }): void {
  const half = (width - SEAT_WIDTH) / 2;
  drawStop(pdf, { fonts, stop: ticket.from, x, y, width: half - 16 });
  pdf
    .moveTo(x + half - 14, y + 10)
    .lineTo(x + half - 4, y + 10)
    .lineWidth(2)
    .stroke(TEAL);
  drawStop(pdf, { fonts, stop: ticket.to, x: x + half, y, width: half - 8 });
  const seatLeft = x + 2 * half;
  // Reading order: the label first.
  tagged(pdf, 'P', () => {
    pdf
      .font(fonts.regular)
      .fontSize(8)
      .fillColor(MUTED)
      .text(ticket.seat.label, seatLeft, y + 24, { width: SEAT_WIDTH });
    pdf.font(fonts.bold).fillColor(INK);
    writeWhole(pdf, ticket.seat.value, { x: seatLeft, y, width: SEAT_WIDTH, height: 24 }, LARGE);
  });
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

/** Text is not shrunk below this size: from there on it overflows downwards. */
const MIN_FONT_SIZE = 4.5;

/** Writes the whole text, shrinking it where there is not enough room: printed text is never cut off. */
function writeWhole(pdf: Pdf, text: string, { x, y, width, height }: Room, size: number): void {
  let fits = size;
  while (fits > MIN_FONT_SIZE && pdf.fontSize(fits).heightOfString(text, { width }) > height) fits -= 0.5;
  pdf.fontSize(fits).text(text, x, y, { width });
}

function drawStop(pdf: Pdf, { fonts, stop, x, y, width }: Box & { stop: SheetStop }): void {
  const where = [stop.detail, stop.note].filter(Boolean).join(' · ');
  tagged(pdf, 'P', () => {
    pdf.font(fonts.bold).fillColor(INK);
    writeWhole(pdf, stop.time, { x, y, width, height: 24 }, LARGE);
    writeWhole(pdf, stop.city, { x, y: y + 22, width, height: 13 }, 10);
    pdf.font(fonts.regular).fillColor(MUTED);
    writeWhole(pdf, where, { x, y: y + 34, width, height: 10 }, 8);
    writeWhole(pdf, stop.date, { x, y: y + 44, width, height: 10 }, 8);
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
      const top = y + Math.floor(i / columns) * ALONG_HEIGHT;
      pdf
        .font(fonts.regular)
        .fontSize(6.5)
        .fillColor(MUTED)
        .text(fact.label, left, top, { width: column - 6, height: 8, ellipsis: true });
      pdf.font(fonts.bold).fillColor(INK);
      writeWhole(pdf, fact.value, { x: left, y: top + 7.5, width: column - 6, height: 11 }, 8.5);
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
    writeWhole(pdf, deadlines.heading, { x, y: y + 3, width, height: 8 }, 6.5);
    deadlines.deadlines.forEach((deadline, i) =>
      drawRung(pdf, { fonts, deadline, x: x + i * column, y: y + 11.5, width: column - 6, daysHeight }),
    );
  });
}

interface DeadlineBox extends Box {
  readonly deadline: SheetDeadline;
  /** Height of a line with the day above the time, when the days differ. */
  readonly daysHeight: number;
}

function drawRung(pdf: Pdf, { fonts, deadline, x, y, width, daysHeight }: DeadlineBox): void {
  pdf.font(fonts.bold).fillColor(INK);
  if (deadline.day) writeWhole(pdf, deadline.day, { x, y, width, height: 8 }, 7);
  writeWhole(pdf, deadline.value, { x, y: y + daysHeight, width, height: 11 }, 9);
  pdf.font(fonts.regular).fillColor(MUTED);
  writeWhole(pdf, deadline.label, { x, y: y + daysHeight + 10, width, height: 16 }, 6.5);
}

function drawCode(pdf: Pdf, { fonts, ticket, x, y }: Omit<Box, 'width'> & { ticket: SheetTicket }): void {
  drawQr(pdf, { text: ticket.qr!, label: ticket.qrLabel, x, y, side: QR_SIDE });
  tagged(pdf, 'Caption', () => {
    pdf
      .font(fonts.regular)
      .fontSize(7)
      .fillColor(MUTED)
      .text(ticket.qrLabel, x, y + QR_SIDE + 2, { width: QR_SIDE, align: 'center', height: 9, ellipsis: true });
  });
}

function drawNotes(pdf: Pdf, { fonts, notes, y }: { fonts: Fonts; notes: readonly string[]; y: number }): void {
  pdf.font(fonts.regular).fontSize(7);
  const height = notes.reduce((sum, note) => sum + pdf.heightOfString(note, { width: CONTENT }) + 1, 0);
  const fits = y + height <= PAGE.height - PAGE.margin;
  if (!fits) pdf.addPage();
  let top = fits ? y : PAGE.margin;
  for (const note of notes) {
    tagged(pdf, 'P', () => {
      pdf.fillColor(MUTED).text(note, PAGE.margin, top, { width: CONTENT });
    });
    top = pdf.y + 1;
  }
}
