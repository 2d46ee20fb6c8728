import { expect, test } from 'vitest';
import { invoiceRejectedLetter } from '#http/format/letters/invoice-letters.ts';
import { noticeOf } from '#http/format/letters/testing/notice.ts';
import { zone } from '#kernel/instant.ts';
import type { Lang } from '#text/lang.ts';

const written = (fault: 'cannot_invoice_points' | 'fiscal_name_mismatch', lang: Lang) => {
  const { reservation, payload } = noticeOf('invoice.rejected');
  const letter = invoiceRejectedLetter({
    lang,
    invoicingUrl: 'https://anden.example/facturacion',
    view: { code: '7K3M9QX2VD' },
    notice: { reservation, zone: zone('America/Mexico_City'), payload: { ...payload, fault } },
  });
  return JSON.stringify(letter);
};

test.each([
  ['es', 'No podemos facturar tu compra', 'Lo que se paga con puntos no se factura.'],
  ['en', 'We cannot invoice your purchase', 'Payments with points are not invoiced.'],
] as const)('what is not invoiced at all says why, and asks for nothing: %s', (lang, ...words) => {
  const letter = written('cannot_invoice_points', lang);
  for (const part of words) expect(letter).toContain(part);
  expect(letter).not.toContain('https://anden.example/facturacion');
  expect(written('fiscal_name_mismatch', lang)).toContain('https://anden.example/facturacion');
});
