import { describe, expect, test } from 'vitest';
import { invoiceDrawing } from '#adapters/documents/invoice-drawing.ts';
import { readPath } from '#adapters/documents/testing/read-qr.ts';
import { readRoles, readText } from '#adapters/documents/testing/read-text.ts';
import { scanPage } from '#adapters/documents/testing/scan-page.ts';
import { type InvoiceSheet, pageNumber } from '#app/invoicing/invoice-sheet.ts';
import { cfdiFacts, ticketLines } from '#domain/invoicing/testing/cfdi-facts.ts';
import type { StampedFacts } from '#domain/invoicing/verification-url.ts';
import { invoiceSheet } from '#http/format/invoice-sheet.ts';
import { COSTERA } from '#main/costera.ts';

const sheetOf = (change: Partial<StampedFacts> = {}, lang: 'es' | 'en' = 'es'): InvoiceSheet =>
  invoiceSheet(cfdiFacts(change), { lang, head: COSTERA });

/** Seals wrap anywhere, and at the end of a column. */
const bare = (text: string): string => text.replace(/\s/g, '');

/** Not words of the sheet; the number of a page is filled in. */
const UNSAID = new Set(['lang', 'qr', 'pageOf']);

/** Every string of a sheet, at any depth. */
function strings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (UNSAID.has(key) ? [] : strings(part)));
}

describe.each(['es', 'en'] as const)('a document that is no longer valid, in %s', (lang) => {
  const uuid = '0B8F3A52-7C1D-4E6F-9A0B-1C2D3E4F5A6B';
  test.each([
    ['replaced', uuid, 'SUSTITUIDA'],
    ['cancelled', uuid, 'CANCELADA'],
    ['cancelled', undefined, 'CANCELADA'],
    ['cancelling', undefined, 'EN CANCELACIÓN'],
  ] as const)(
    '%s by %s says so on every page and on the web, before anything else',
    async (kind, insteadUuid, word) => {
      const end = { kind, insteadUuid };
      const sheet = invoiceSheet(cfdiFacts(ticketLines(12)), { lang, head: COSTERA, end });
      const pages = (await readText(await invoiceDrawing.pdf(sheet))).map(bare);
      expect(pages).toHaveLength(2);
      for (const page of pages) expect(page).toContain(bare(word));
      const html = invoiceDrawing.html(sheet);
      for (const text of [pages[0]!, bare(html)]) {
        expect(text.includes(uuid)).toBe(insteadUuid !== undefined);
        expect(text.indexOf(bare(word))).toBeLessThan(text.lastIndexOf(sheet.uuid.value));
      }
    },
  );

  test('and nothing of it stands on one that is good', async () => {
    const sheet = sheetOf({}, lang);
    const said =
      (await readText(await invoiceDrawing.pdf(sheet))).join(' ') + invoiceDrawing.html(sheet).split('</style>')[1];
    expect(said).not.toMatch(/SUSTITUIDA|CANCELADA|CANCELACIÓN/);
  });
});

describe.each(['es', 'en'] as const)('the PDF in %s', (lang) => {
  test('says everything the sheet says, as text', async () => {
    const sheet = sheetOf({}, lang);
    const text = bare((await readText(await invoiceDrawing.pdf(sheet))).join(' '));
    for (const said of strings(sheet)) expect(text).toContain(bare(said));
    expect(text).toContain(bare(pageNumber(sheet, 1, 1)));
  });

  test.each([
    [1, 1],
    [8, 1],
    [12, 2],
    [44, 3],
  ])('%i concepts take %i pages, each with its number', async (count, pages) => {
    const sheet = sheetOf(ticketLines(count), lang);
    const texts = await readText(await invoiceDrawing.pdf(sheet));
    expect(texts).toHaveLength(pages);
    texts.forEach((text, i) => expect(bare(text)).toContain(bare(pageNumber(sheet, i + 1, pages))));
    const whole = texts.join(' ');
    for (const { details } of sheet.lines) expect(whole).toContain(details[0]);
    expect(bare(texts.at(-1)!)).toContain(bare(sheet.legend.es));
  });

  test('is scanned as a picture, wherever the code ends up', async () => {
    for (const count of [2, 30]) {
      const sheet = sheetOf(ticketLines(count), lang);
      const bytes = await invoiceDrawing.pdf(sheet);
      expect(await scanPage(bytes, (await readText(bytes)).length)).toBe(sheet.qr);
    }
  });
});

describe('the PDF', () => {
  test('is tagged: a heading, parties, a table with headings of columns, the code', async () => {
    const roles = await readRoles(await invoiceDrawing.pdf(sheetOf()), 1);
    expect(roles.filter((role) => ['H1', 'H2', 'Table', 'TH', 'Figure', 'Caption'].includes(role))).toEqual([
      'H1',
      'H2',
      'H2',
      'Table',
      ...Array.from({ length: 6 }, () => 'TH'),
      'Figure',
      'Caption',
    ]);
    expect(roles.filter((role) => role === 'TD')).toHaveLength(12);
  });

  test('prints letters beyond Latin-1', async () => {
    const receiver = { ...cfdiFacts().receiver, name: 'ŁUKASZ NGUYỄN' };
    const [text] = await readText(await invoiceDrawing.pdf(sheetOf({ receiver })));
    expect(text).toContain('ŁUKASZ NGUYỄN');
  });

  test('has room for a relation, a global period, a foreigner and long words', async () => {
    const sheet = sheetOf({
      type: 'E',
      related: { kind: '04', uuids: [crypto.randomUUID(), crypto.randomUUID()] },
      global: { period: '04', month: '11', year: '2026' },
      receiver: { ...cfdiFacts().receiver, country: 'USA', taxId: '123456789', name: 'UNIVERSIDAD '.repeat(20).trim() },
    });
    const text = bare((await readText(await invoiceDrawing.pdf(sheet))).join(' '));
    for (const said of strings(sheet)) expect(text).toContain(bare(said));
  });

  test('stays small enough to be mailed', async () => {
    expect((await invoiceDrawing.pdf(sheetOf(ticketLines(8)))).length).toBeLessThan(40_000);
  });
});

describe('the HTML', () => {
  test.each(['es', 'en'] as const)('says in %s everything the sheet says', (lang) => {
    const sheet = sheetOf({}, lang);
    const html = invoiceDrawing.html(sheet);
    for (const said of strings(sheet)) expect(html).toContain(said);
    expect(html.includes('<small lang="en">Receiver</small>')).toBe(lang === 'en');
  });

  test('asks nothing of anybody, and escapes what was typed', () => {
    const receiver = { ...cfdiFacts().receiver, name: '<script>alert("x")</script> & HIJOS' };
    const html = invoiceDrawing.html(sheetOf({ receiver }));
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; HIJOS');
    expect(html).not.toMatch(/<(img|script|link|iframe|object)|url\(|@import|src=/);
  });

  test('its code reads back', () => {
    const sheet = sheetOf();
    const html = invoiceDrawing.html(sheet);
    const [, d = ''] = /fill="#000" d="([^"]+)"/.exec(html) ?? [];
    const [, side = '0'] = /viewBox="-4 -4 (\d+)/.exec(html) ?? [];
    expect(readPath({ size: Number(side) - 8, d })).toBe(sheet.qr);
  });
});
