import { expect, test } from 'vitest';
import { readPdf } from '#adapters/documents/testing/read-qr.ts';
import { voucherDocuments } from '#adapters/documents/voucher-documents.ts';
import type { VoucherSheet } from '#app/vouchers/documents.ts';
import { COSTERA } from '#main/costera.ts';
import { signOf } from '#web/site-files.ts';

const DOCUMENTS = voucherDocuments(signOf(COSTERA));
/** As long as a signed code. */
const CODE = '08QKJ2B5WCP93ZTYH6R1'.repeat(9).slice(0, 135);

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

test('the HTML says what it is for, and nothing in it is taken for markup', () => {
  const html = DOCUMENTS.html(sheetOf(1));
  expect(html).toContain('Ballenas &lt;jorobadas&gt; &amp; delfines');
  expect(html).toContain('V1234-56789');
  expect(html).not.toContain('<script');
});
