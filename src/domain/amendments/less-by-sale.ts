import type { QuoteAmounts } from '#domain/fares/quote.ts';
import type { VatSplit } from '#domain/ledger/vat.ts';
import { type Centavos, centavos, minus, plus } from '#kernel/money.ts';

/** What was paid for an earlier change of a journey, as far as it still stands. */
export interface EarlierSale {
  readonly sold: VatSplit;
}

/** How much less was sold in the end, in one of these sales. */
export interface LessOfSale<Sale> {
  readonly sale: Sale;
  readonly amounts: QuoteAmounts;
}

export interface LessBySale<Sale> {
  readonly parts: readonly LessOfSale<Sale>[];
  /** Of the sale of the trip. */
  readonly rest: QuoteAmounts;
}

/**
 * Whose money a cheaper run gives back: first what was paid for earlier changes of the journey, newest first, then what
 * the trip was paid with. An open ticket may have been given a dearer run with points, and its trip be paid by card.
 */
export function lessBySale<Sale extends EarlierSale>(
  less: QuoteAmounts,
  newestFirst: readonly Sale[],
): LessBySale<Sale> {
  const parts: LessOfSale<Sale>[] = [];
  let rest = less;
  for (const sale of newestFirst) {
    const amounts = partOf(rest, sale.sold);
    if (amounts.total > 0) parts.push({ sale, amounts });
    const total = minus(rest.total, amounts.total);
    rest = taxed(total, within(rest.vat - amounts.vat, 0, total));
  }
  return { parts, rest };
}

/** Tax is rounded by sale: it stays within what was sold. */
function partOf(less: QuoteAmounts, { net, vat }: VatSplit): QuoteAmounts {
  const total = centavos(Math.min(less.total, plus(net, vat)));
  return taxed(total, within(less.vat, Math.max(0, total - net), Math.min(vat, total)));
}

const taxed = (total: Centavos, vat: Centavos): QuoteAmounts => ({ total, net: minus(total, vat), vat });

const within = (amount: number, least: number, most: number): Centavos =>
  centavos(Math.min(Math.max(amount, least), most));
