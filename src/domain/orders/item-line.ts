import type { TaxCategory } from '#domain/ledger/tax-category.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import { type Centavos, ZERO } from '#kernel/money.ts';

interface ItemToInvoice {
  /** Unique across the carrier's lines: the order's code and a letter. */
  readonly id: string;
  /** In Spanish, as printed on an invoice. */
  readonly description: string;
  /** Tax included. */
  readonly total: Centavos;
  readonly tax: TaxCategory;
}

/** The invoice line of something sold at one price and without a ticket. */
export function itemLine({ id, description, total, tax }: ItemToInvoice): SoldLine {
  const { net, vat } = splitVat(total, tax.vatRate);
  return { id, folios: [], facts: { kind: 'item', description }, gross: net, discount: ZERO, net, vat, ...tax };
}
