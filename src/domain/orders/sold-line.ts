import type { TaxCategory } from '#domain/ledger/tax-category.ts';
import type { VatSplit } from '#domain/ledger/vat.ts';
import type { Centavos } from '#kernel/money.ts';

/** One line of what a payment was paid for, as an invoice will name it: made when it is sold, and never again. */
export interface SoldLine extends VatSplit, TaxCategory {
  /** Unlike that of every other line of the carrier. */
  readonly id: string;
  /** The tickets it goes with; empty where there are none. */
  readonly folios: readonly string[];
  /** What its description is put together of, in the words of the day of the sale. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Before the discount, and the discount, without tax: `gross - discount = net`. */
  readonly gross: Centavos;
  readonly discount: Centavos;
}
