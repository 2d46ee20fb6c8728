import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { qrPath } from '#adapters/documents/qr-path.ts';
import { readPath, readPdf } from '#adapters/documents/testing/read-qr.ts';
import { ticketDocuments } from '#adapters/documents/ticket-documents.ts';
import type { SheetTicket, TicketSheet } from '#app/ticketing/documents.ts';

/** As long as a signed code is. */
const CODE = '04QKJ2B5WCP93ZTYH6R1'.repeat(9).slice(0, 172);

const TICKET: SheetTicket = {
  heading: 'Ida · María José Muñoz',
  kind: 'Boleto electrónico',
  from: {
    name: 'Guadalajara',
    place: 'Tlaquepaque',
    time: '9:05 a.m.',
    date: 'viernes, 27 de noviembre de 2026',
    note: undefined,
  },
  to: {
    name: 'Guayabitos',
    place: 'Nayarit',
    time: '12:16 p.m.',
    date: 'viernes, 27 de noviembre de 2026',
    note: 'hora de Nayarit',
  },
  facts: [
    { label: 'Asiento', value: '12' },
    { label: 'Precio total', value: '$ 300.00' },
  ],
  deadlines: [{ label: 'Abordaje', value: '8:55 a.m.' }],
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

async function read(sheet: TicketSheet): Promise<{ pages: number; text: string; size: number }> {
  const bytes = await ticketDocuments.pdf(sheet);
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
  });

  test('prints names beyond Latin-1 with their own letters', async () => {
    const { text } = await read({ ...SHEET, tickets: [{ ...TICKET, heading: 'Ida · Łukasz Nguyễn' }] });
    expect(text).toContain('Łukasz Nguyễn');
  });

  test.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [10, 4],
  ])('%i tickets take %i sheets', async (tickets, pages) => {
    expect((await read({ ...SHEET, tickets: Array.from({ length: tickets }, () => TICKET) })).pages).toBe(pages);
  });

  test('stays small enough for a poor signal', async () => {
    expect((await read(SHEET)).size).toBeLessThan(11_000);
  });
});

describe('the HTML', () => {
  test('escapes what travellers type', () => {
    const html = ticketDocuments.html({ ...SHEET, tickets: [{ ...TICKET, heading: '<script>alert("x")</script>' }] });
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)');
  });

  test('an unpaid ticket has a warning and nothing to scan', () => {
    const html = ticketDocuments.html({
      ...SHEET,
      warning: 'Esto todavía no es tu boleto',
      tickets: [{ ...TICKET, qr: undefined }],
    });
    expect(html).toContain('Esto todavía no es tu boleto');
    expect(html).not.toContain('<svg');
  });
});

describe('the QR', () => {
  test.each([CODE, 'https://example.com/ñ?á=1', 'x'.repeat(300)])('%s reads back', (text) => {
    expect(readPath(qrPath(text))).toBe(text);
  });

  test('reads back from the PDF, one a ticket', async () => {
    const tickets = [CODE, CODE.replaceAll('4', '7')].map((qr) => ({ ...TICKET, qr }));
    const bytes = await ticketDocuments.pdf({ ...SHEET, tickets: [...tickets, { ...TICKET, qr: undefined }] });
    expect(await readPdf(bytes)).toEqual(tickets.map(({ qr }) => qr));
  });
});
