import { expect, test } from 'vitest';
import { readFrames } from '#adapters/documents/testing/read-frames.ts';
import { readPdf } from '#adapters/documents/testing/read-qr.ts';
import { voucherDocuments } from '#adapters/documents/voucher-documents.ts';
import type { VoucherSheet } from '#app/vouchers/documents.ts';
import { COSTERA } from '#main/costera.ts';
import { signOf } from '#web/site-files.ts';

const DOCUMENTS = voucherDocuments(signOf(COSTERA));
/** As long as a signed code. */
const CODE = '08QKJ2B5WCP93ZTYH6R1'.repeat(9).slice(0, 135);

/** Where the lower margin of a page begins, in points from its top. */
const PAGE_END = 756;

const sheetOf = (count: number): VoucherSheet => ({
  lang: 'es',
  title: 'Tus vales',
  carrier: 'Autobuses Costera, S.A. de C.V.',
  vouchers: Array.from({ length: count }, () => ({
    heading: 'Ballenas <jorobadas> & delfines',
    facts: [
      { label: 'Cuándo', value: 'sáb 28 nov 2026, 9:00 a.m.' },
      { label: 'Dónde', value: 'Muelle de Los Muertos, Puerto Vallarta' },
      { label: 'Personas', value: '2' },
      { label: 'Lo ofrece', value: 'Aventuras de la Bahía, 322 555 0164' },
      { label: 'Referencia del operador', value: 'AV-1001' },
    ],
    note: 'Muéstralo al llegar, en el teléfono o impreso. Se canjea una sola vez.',
    folio: { label: 'Folio del vale', value: 'V1234-56789' },
    qr: CODE,
    qrLabel: 'Código del vale V1234-56789',
  })),
});

test('the PDF of a voucher takes about 6 KB, and its QR can be read', async () => {
  const bytes = await DOCUMENTS.pdf(sheetOf(1));
  expect(bytes.length).toBeLessThan(6_300);
  expect(await readPdf(bytes)).toEqual([CODE]);
});

test('four vouchers take two sheets, and each has its code', async () => {
  expect(await readPdf(await DOCUMENTS.pdf(sheetOf(4)))).toHaveLength(4);
});

test.each([
  ['long', 5],
  ['endless', 200],
])('a supplier’s %s texts stay within the frame of their voucher, and the next one begins below', async (_, times) => {
  const sentence = 'Muelle de Los Muertos, junto a la caseta azul, frente al mercado de artesanías. ';
  const place = { label: 'Dónde', value: sentence.repeat(times).trim() };
  const long = sheetOf(3).vouchers.map((voucher, i) =>
    i === 1 ? { ...voucher, facts: [...voucher.facts, place] } : voucher,
  );
  const bytes = await DOCUMENTS.pdf({ ...sheetOf(3), vouchers: long });
  expect(await readPdf(bytes)).toEqual([CODE, CODE, CODE]);
  const pages = await readFrames(bytes);
  expect(pages.flatMap(({ frames }) => frames)).toHaveLength(3);
  for (const { frames, texts } of pages) {
    frames.forEach(({ bottom }, i) => expect(bottom).toBeLessThan(frames[i + 1]?.top ?? PAGE_END));
    const outside = texts.filter(({ y }) => frames.every(({ top, bottom }) => y < top + 10 || y > bottom - 10));
    expect(outside.map(({ text }) => text).join('')).toMatch(/^(Tus vales · Autobuses Costera, S\.A\. de C\.V\.)?$/);
  }
});

test('the HTML says what it is for, and nothing in it is taken for markup', () => {
  const html = DOCUMENTS.html(sheetOf(1));
  expect(html).toContain('Ballenas &lt;jorobadas&gt; &amp; delfines');
  expect(html).toContain('V1234-56789');
  expect(html).not.toContain('<script');
});
