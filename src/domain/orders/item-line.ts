import type { TaxCategory } from '#domain/ledger/tax-category.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import { type Centavos, ZERO } from '#kernel/money.ts';

interface ItemToInvoice {
  /** Unlike that of every other line of the carrier: the code of the order and a letter. */
  readonly id: string;
  /** In Spanish, as the buyer will read it on an invoice. */
  readonly description: string;
  /** Tax included. */
  readonly total: Centavos;
  readonly tax: TaxCategory;
}

/** The line of an invoice of something that is sold at one price and goes with no ticket. */
export function itemLine({ id, description, total, tax }: ItemToInvoice): SoldLine {
  const { net, vat } = splitVat(total, tax.vatRate);
  return { id, folios: [], facts: { kind: 'item', description }, gross: net, discount: ZERO, net, vat, ...tax };
}
