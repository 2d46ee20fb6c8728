import {
  ALERT,
  INK,
  MUTED,
  ornament,
  PAGE,
  type Paper,
  rule,
  STRONG,
  type Style,
  TEAL,
  TEAL_SOFT,
  tagged,
  TWIN,
  VALUE,
  WIDTH,
  writeCaption,
} from '#adapters/documents/invoice-paper.ts';
import type { Caption, InvoiceFact, InvoiceParty } from '#app/invoicing/invoice-sheet.ts';

const WORDMARK: Style = { face: 'display', size: 27, color: TEAL };
const TITLE: Style = { face: 'display', size: 19, color: INK };
const NUMBER: Style = { face: 'display', size: 13, color: TEAL };
const SMALL: Style = { face: 'regular', size: 7, color: MUTED };
const NAME: Style = { face: 'bold', size: 9.5, color: INK };
const GUTTER = 14;

/** Everything above the table; returns where it ends. */
export function drawHead(paper: Paper): number {
  let y = drawLetterhead(paper);
  y = drawMark(paper, y);
  y = drawFolio(paper, y);
  y = drawParties(paper, y);
  return drawTerms(paper, y);
}

/** The letterhead: the carrier's name, and a line from one stop to the other. */
function drawLetterhead(paper: Paper): number {
  const { sheet } = paper;
  const { letterhead, title, number } = sheet;
  const half = WIDTH / 2;
  let left = PAGE.top;
  tagged(paper, 'P', () => {
    left = paper.write(letterhead.name, WORDMARK, { x: PAGE.left, y: PAGE.top - 6, width: half });
    left = paper.write(letterhead.tagline, SMALL, { x: PAGE.left, y: left - 1, width: half });
  });
  const place = { x: PAGE.left + half, width: half, align: 'right' as const };
  let right = PAGE.top;
  tagged(paper, 'H1', () => {
    right = paper.write(title.es, TITLE, { ...place, y: PAGE.top - 4 });
    if (title.en) right = paper.write(title.en, SMALL, { ...place, y: right - 1 });
    right = paper.write(number, NUMBER, { ...place, y: right });
  });
  const y = Math.max(left, right) + 5;
  ornament(paper, () => {
    const { pdf } = paper;
    pdf
      .moveTo(PAGE.left + 3, y)
      .lineTo(PAGE.right - 3, y)
      .lineWidth(1.6)
      .stroke(TEAL);
    pdf.circle(PAGE.left + 3, y, 3).fill(TEAL);
    pdf
      .lineWidth(1.6)
      .circle(PAGE.right - 3, y, 2.6)
      .fillAndStroke('#FFFFFF', TEAL);
  });
  return y + 10;
}

const WORD: Style = { face: 'bold', size: 15, color: ALERT };
const SAYS: Style = { face: 'bold', size: 8, color: ALERT };
const SAYS_TWIN: Style = { face: 'regular', size: 6.5, color: ALERT };

/** Marks an invalid document before anything of it is read. */
function drawMark(paper: Paper, top: number): number {
  const { mark } = paper.sheet;
  if (!mark) return top;
  const pad = 8;
  const place = { x: PAGE.left + pad, width: WIDTH - 2 * pad };
  let y = top + pad;
  tagged(paper, 'P', () => {
    y = paper.write(twinned(mark.word), WORD, { ...place, y });
    y = paper.write(mark.says.es, SAYS, { ...place, y: y + 1 });
    if (mark.says.en !== undefined) y = paper.write(mark.says.en, SAYS_TWIN, { ...place, y: y + 1 });
  });
  y += pad - 2;
  ornament(paper, () => {
    paper.pdf
      .roundedRect(PAGE.left, top, WIDTH, y - top, 5)
      .lineWidth(1.6)
      .stroke(ALERT);
  });
  return y + 10;
}

const twinned = ({ es, en }: Caption): string => (en === undefined ? es : `${es} · ${en}`);

const FOLIO_WIDTH = 214;

/** The document's identity: the SAT's folio and its dates. */
function drawFolio(paper: Paper, top: number): number {
  const { uuid, dates } = paper.sheet;
  const pad = 7;
  const width = (WIDTH - FOLIO_WIDTH - 2 * pad) / dates.length;
  const cells = [uuid, ...dates].map((fact, i) => ({
    fact,
    x: PAGE.left + pad + (i === 0 ? 0 : FOLIO_WIDTH + (i - 1) * width),
    width: (i === 0 ? FOLIO_WIDTH : width) - 6,
  }));
  const height = Math.max(...cells.map(({ fact, width: wide }) => heightOf(paper, fact, wide))) + 2 * pad - 2;
  ornament(paper, () => paper.pdf.roundedRect(PAGE.left, top, WIDTH, height, 5).fill(TEAL_SOFT));
  cells.forEach(({ fact, ...place }) => tagged(paper, 'P', () => writeFact(paper, fact, { ...place, y: top + pad })));
  return top + height + 10;
}

/** Writes a value under its caption. */
function writeFact(
  paper: Paper,
  { caption, value }: InvoiceFact,
  place: { x: number; y: number; width: number },
): number {
  const end = writeCaption(paper, caption, place);
  return paper.write(value, STRONG, { ...place, y: end + 1 });
}

function heightOf(paper: Paper, { caption, value }: InvoiceFact, width: number): number {
  const twin = caption.en === undefined ? 0 : paper.measure(caption.en, TWIN, width);
  return paper.measure(caption.es, { ...TWIN, size: 6.2 }, width) + twin + 1 + paper.measure(value, STRONG, width);
}

/** Draws issuer and receiver side by side. */
function drawParties(paper: Paper, top: number): number {
  const width = (WIDTH - GUTTER) / 2;
  const ends = paper.sheet.parties.map((party, i) =>
    drawParty(paper, party, { x: PAGE.left + i * (width + GUTTER), y: top, width }),
  );
  const contact = drawContact(paper, { x: PAGE.left, y: ends[0]! + 3, width });
  return Math.max(contact, ...ends) + 7;
}

const CAPTION_WIDTH = 84;

function drawParty(paper: Paper, party: InvoiceParty, place: { x: number; y: number; width: number }): number {
  const { x, width } = place;
  let y = place.y;
  tagged(paper, 'H2', () => {
    y = writeCaption(paper, party.caption, { ...place, y });
    y = paper.write(party.name, NAME, { ...place, y: y + 1 });
  });
  for (const { caption, value } of party.facts) {
    tagged(paper, 'P', () => {
      const left = writeCaption(paper, caption, { x, y: y + 3, width: CAPTION_WIDTH });
      const right = paper.write(value, VALUE, { x: x + CAPTION_WIDTH, y: y + 1.6, width: width - CAPTION_WIDTH });
      y = Math.max(left, right);
    });
  }
  return y;
}

const drawContact = (paper: Paper, place: { x: number; y: number; width: number }): number => {
  let end = place.y;
  tagged(paper, 'P', () => {
    for (const line of paper.sheet.letterhead.contact) end = paper.write(line, SMALL, { ...place, y: end + 1 });
  });
  return end;
};

/** Fractions of the width: the second column is the method of payment, in seven words. */
const TERM_COLUMNS: readonly number[] = [0.19, 0.29, 0.16, 0.2, 0.16];
/** Values longer than this many characters get a separate line. */
const LONG = 40;

/** The method of payment and the kind of document. */
function drawTerms(paper: Paper, top: number): number {
  rule(paper, { y: top });
  const { facts } = paper.sheet;
  const short = facts.filter(({ value }) => value.length <= LONG);
  let y = top + 6;
  for (let i = 0; i < short.length; i += TERM_COLUMNS.length) {
    let x = PAGE.left;
    const ends = short.slice(i, i + TERM_COLUMNS.length).map((fact, column) => {
      const width = TERM_COLUMNS[column]! * WIDTH;
      let end = y;
      tagged(paper, 'P', () => {
        end = writeFact(paper, fact, { x, y, width: width - 8 });
      });
      x += width;
      return end;
    });
    y = Math.max(...ends) + 4;
  }
  for (const fact of facts.filter(({ value }) => value.length > LONG)) {
    tagged(paper, 'P', () => {
      y = writeFact(paper, fact, { x: PAGE.left, y, width: WIDTH }) + 4;
    });
  }
  return y + 3;
}
