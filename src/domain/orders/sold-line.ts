import type { TaxCategory } from '#domain/ledger/tax-category.ts';
import type { VatSplit } from '#domain/ledger/vat.ts';
import type { Centavos } from '#kernel/money.ts';

/** One line of what a payment was for, as an invoice will name it: created at the sale and never changed. */
export interface SoldLine extends VatSplit, TaxCategory {
  /** Unique across the carrier's lines. */
  readonly id: string;
  /** Folios of its tickets; empty when it has none. */
  readonly folios: readonly string[];
  /** The parts of its description, as worded on the day of the sale. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Price before the discount, and the discount, both without tax: `gross - discount = net`. */
  readonly gross: Centavos;
  readonly discount: Centavos;
}
