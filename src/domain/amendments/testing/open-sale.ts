import type { OpenSale } from '#domain/amendments/reverse-sale.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import { id } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';

/** Of 650.01 at 16 %, by card. */
export const openSale = (change: Partial<OpenSale> = {}): OpenSale => ({
  order: id('018f0000-0000-7000-8000-00000000000a'),
  payment: id('018f0000-0000-7000-8000-00000000000b'),
  provider: 'openpay',
  method: 'credit',
  isByLink: false,
  ...splitVat(centavos(65_001), 16),
  rates: [16],
  ...change,
});
