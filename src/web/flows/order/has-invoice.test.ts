import { expect, test } from 'vitest';
import { hasInvoice } from './has-invoice.ts';

type Args = Parameters<typeof hasInvoice>;
const order = (invoiced: boolean): Args[0] => ({ items: [{ invoiced }] as unknown as Args[0]['items'] });
const bought = (name: string | null, state: 'sold' | 'returned'): Args[1] => ({
  orders: [{ seller: { name, invoice_phone: null }, state }],
});

test.each([
  ['an order of the carrier’s', order(true), undefined, true],
  ['one that is prepaid or a partner’s', order(false), undefined, false],
  ['a basket with something of the carrier’s', order(true), bought(null, 'sold'), true],
  ['a basket of which that went back', order(true), bought(null, 'returned'), false],
  ['a basket of a partner’s things', order(true), bought('Partner', 'sold'), false],
] as const)('%s', (_, asked, of, expected) => {
  expect(hasInvoice(asked, of)).toBe(expected);
});
