import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { qrPath } from '#adapters/documents/qr-path.ts';
import { readPath, readPdf } from '#adapters/documents/testing/read-qr.ts';
import { ticketDocuments } from '#adapters/documents/ticket-documents.ts';
import type { SheetTicket, TicketSheet } from '#app/ticketing/documents.ts';
import { COSTERA } from '#main/costera.ts';
import { signOf } from '#web/site-files.ts';
import { ticketNotes } from '#text/ticket-notes.ts';

const DOCUMENTS = ticketDocuments(signOf(COSTERA));

/** As long as a signed code. */
const CODE = '04QKJ2B5WCP93ZTYH6R1'.repeat(9).slice(0, 172);

const TICKET: SheetTicket = {
  heading: 'Ida · María José Muñoz',
  kind: 'Boleto electrónico',
  from: {
    city: 'Guadalajara',
    detail: 'Nueva Central',
    time: '9:05 a.m.',
    date: 'viernes, 27 de noviembre de 2026',
    note: undefined,
  },
  to: {
    city: 'Guayabitos',
    detail: undefined,
    time: '12:16 p.m.',
    date: 'viernes, 27 de noviembre de 2026',
    note: 'hora de Nayarit',
  },
  seat: { label: 'Asiento', value: '12' },
  facts: [
    { label: 'Pasajero', value: 'Adulto' },
    { label: 'Servicio', value: 'Primera' },
    { label: 'Folio', value: '7K3M9QX2VD-01' },
    { label: 'Precio total', value: '$ 300.00' },
    { label: 'IVA incluido', value: '$ 41.38' },
    { label: 'Válido hasta', value: '27/11/2027' },
    { label: 'Expedido', value: '22/11/2026' },
  ],
  deadlines: {
    heading: 'Tus horarios límite · vie 27 nov · hora de Guadalajara',
    deadlines: [
      { label: 'Preséntate en tu punto de abordaje', value: '8:35 a.m.', day: '' },
      { label: 'Último cambio de asiento u horario, en línea', value: '8:35 a.m.', day: '' },
      { label: 'Último cambio de asiento, en taquilla', value: '8:45 a.m.', day: '' },
      { label: 'Abordaje', value: '8:55 a.m.', day: '' },
      { label: 'Sale el autobús', value: '9:05 a.m.', day: '' },
    ],
  },
  qr: CODE,
  qrLabel: 'Código para abordar',
};

const SHEET: TicketSheet = {
  lang: 'es',
  title: 'Tus boletos',
  carrier: 'Costera',
  codeLabel: 'Clave de reservación',
  code: '7K3M9QX2VD',
  warning: undefined,
  tickets: [TICKET],
  notes: ['Llega 30 minutos antes.'],
};

const NOTES = Object.values(ticketNotes).map(({ es }) => es);

async function read(sheet: TicketSheet): Promise<{ pages: number; text: string; size: number }> {
  const bytes = await DOCUMENTS.pdf(sheet);
  const size = bytes.length;
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  return {
    pages: pdf.numPages,
    size,
    text: texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' '),
  };
}

describe('the PDF', () => {
  test('says everything the sheet says, as text', async () => {
    const { text, pages } = await read(SHEET);
    const said = [
      'Costera',
      '7K3M9QX2VD',
      'María José Muñoz',
      '9:05 a.m.',
      '12:16 p.m.',
      'hora de Nayarit',
      '$ 300.00',
      '8:55 a.m.',
      'Llega 30 minutos antes.',
    ];
    for (const words of said) expect(text).toContain(words);
    expect(pages).toBe(1);
    // Reading order: the label first, then the value.
    expect(text.replace(/\s+/g, ' ')).toMatch(/Costera Clave de reservación 7K3M9QX2VD .* Asiento 12 /);
  });

  test('prints all that somebody takes along, however much', async () => {
    const value = Array.from({ length: 5 }, (_, i) => `${i + 1} × Maleta adicional de hasta 25 kg`).join(', ');
    const { text } = await read({ ...SHEET, tickets: [{ ...TICKET, along: { label: 'Lleva', value } }] });
    expect(text.replace(/\s+/g, ' ')).toContain(value);
  });

  test('prints the whole name of the place whose clock it is, however long', async () => {
    const place = 'San Pedro Tlaquepaque de las Flores y Barranca de Huentitán';
    const detail = `Central de Autobuses de ${place}`;
    const stop = { ...TICKET.from, city: place, detail, note: `hora de ${place}` };
    const { text } = await read({ ...SHEET, tickets: [{ ...TICKET, from: stop, to: stop }] });
    const said = text.replace(/\s+/g, ' ');
    expect(said.match(new RegExp(detail, 'g'))).toHaveLength(2);
    expect(said.match(new RegExp(`hora de ${place}`, 'g'))).toHaveLength(2);
    expect(text).not.toContain('…');
  });

  test('prints each deadline with its day where they are not all of one', async () => {
    const deadlines = [
      { label: 'Paga en taquilla', value: '11:45 p.m.', day: 'mar 1 dic' },
      { label: 'Sale el autobús', value: '12:15 a.m.', day: 'mié 2 dic' },
    ];
    const sheet = { ...SHEET, tickets: [{ ...TICKET, deadlines: { heading: 'hora de Tlaquepaque', deadlines } }] };
    const { text } = await read(sheet);
    expect(text.replace(/\s+/g, ' ')).toMatch(/mar 1 dic 11:45 p\.m\. Paga en taquilla mié 2 dic 12:15 a\.m\. Sale/);
    expect(DOCUMENTS.html(sheet)).toContain('<strong>mar 1 dic, 11:45 p.m.</strong> Paga en taquilla');
  });

  test('prints the longest name there may be above the departure, and not over it', async () => {
    const name = `${'Maximiliana '.repeat(5).trim()} ${'Villavicencio '.repeat(4).trim()} Zz`;
    const heading = `Ida · ${name}`;
    const bytes = await DOCUMENTS.pdf({ ...SHEET, tickets: [{ ...TICKET, heading }] });
    const page = await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise).getPage(1);
    const words = (await page.getTextContent()).items.filter((item) => 'str' in item);
    const [foot] = words.filter(({ str }) => str.includes('Zz')).map(({ transform }) => transform[5] as number);
    const time = words.find(({ str }) => str.includes('9:05'))!;
    expect(
      words
        .map(({ str }) => str)
        .join(' ')
        .replace(/\s+/g, ' '),
    ).toContain(heading);
    expect(foot).toBeGreaterThan((time.transform[5] as number) + time.height * 0.7);
  });

  test('prints names beyond Latin-1 with their own letters', async () => {
    const { text } = await read({ ...SHEET, tickets: [{ ...TICKET, heading: 'Ida · Łukasz Nguyễn' }] });
    expect(text).toContain('Łukasz Nguyễn');
  });

  test.each([
    [1, 1],
    [3, 1],
    [4, 1],
    [5, 2],
    [10, 3],
  ])('%i tickets take %i sheets', async (tickets, pages) => {
    expect((await read({ ...SHEET, tickets: Array.from({ length: tickets }, () => TICKET), notes: NOTES })).pages).toBe(
      pages,
    );
  });

  test('writes seat and hours large', async () => {
    const bytes = await DOCUMENTS.pdf(SHEET);
    const page = await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise).getPage(1);
    const words = (await page.getTextContent()).items.filter((item) => 'str' in item);
    const large = words.filter(({ height }) => height >= 20).map(({ str }) => str);
    expect(large).toEqual(['9:05 a.m.', '12:16 p.m.', '12']);
  });

  test('stays small enough for a poor signal', async () => {
    expect((await read(SHEET)).size).toBeLessThan(11_000);
  });
});

describe('the HTML', () => {
  test('escapes what travellers type', () => {
    const html = DOCUMENTS.html({ ...SHEET, tickets: [{ ...TICKET, heading: '<script>alert("x")</script>' }] });
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)');
  });

  test('an unpaid ticket has a warning and nothing to scan', () => {
    const html = DOCUMENTS.html({
      ...SHEET,
      warning: 'Esto todavía no es tu boleto',
      tickets: [{ ...TICKET, qr: undefined }],
    });
    expect(html).toContain('Esto todavía no es tu boleto');
    // Only the carrier's sign.
    expect(html.match(/<svg/g)).toHaveLength(1);
  });
});

describe('the QR', () => {
  test.each([CODE, 'https://example.com/ñ?á=1', 'x'.repeat(300)])('%s reads back', (text) => {
    expect(readPath(qrPath(text))).toBe(text);
  });

  test('reads back from the PDF, one a ticket', async () => {
    const tickets = [CODE, CODE.replaceAll('4', '7')].map((qr) => ({ ...TICKET, qr }));
    const bytes = await DOCUMENTS.pdf({ ...SHEET, tickets: [...tickets, { ...TICKET, qr: undefined }] });
    expect(await readPdf(bytes)).toEqual(tickets.map(({ qr }) => qr));
  });
});
