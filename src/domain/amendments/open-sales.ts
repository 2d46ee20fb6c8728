import type { VatSplit } from '#domain/ledger/vat.ts';
import type { OrderId } from '#kernel/ids.ts';
import { type Centavos, centavos, minus, plus, sum } from '#kernel/money.ts';
import type { OpenSale } from './reverse-sale.ts';

/** How a payment was made that sales can be undone of. */
export type SalePayment = Pick<OpenSale, 'payment' | 'provider' | 'method' | 'rates'>;

/** What the books say of an order: a trip's own, or one of what was changed or added. */
export interface SaleBook {
  readonly order: OrderId;
  readonly kind: 'trip' | 'change' | 'addition';
  /** Sold less what went back already; below nothing for a change to a run that costs less. */
  readonly sold: VatSplit;
  /** Of that, what was added for those whose tickets are given up. */
  readonly own: VatSplit;
  /** Undefined where nothing was paid for it. */
  readonly paid: SalePayment | undefined;
}

/**
 * What can be undone of a trip's sales, in the order in which it is: first what was added to the tickets that are given up, as far as
 * it is theirs; then what was paid for changes of schedule before the sale itself; what was added for others last. What a change
 * took out of the sale, it took out of the trip's own. `books` are newest first.
 */
export function openSales(books: readonly SaleBook[]): readonly OpenSale[] {
  const less = lessByChanges(books);
  const of = (kinds: readonly SaleBook['kind'][], part: (book: SaleBook) => VatSplit): readonly OpenSale[] =>
    books.flatMap((book) =>
      book.paid && kinds.includes(book.kind) ? [{ ...book.paid, order: book.order, ...part(book) }] : [],
    );
  return [
    ...of(['addition'], ownOf),
    ...of(['trip', 'change'], ({ kind, sold }) => atLeastNothing(kind === 'trip' ? together(sold, less) : sold)),
    ...of(['addition'], (book) => without(atLeastNothing(book.sold), ownOf(book))),
  ];
}

/** What changes for less took out of the trip's own sale: nothing, or below. */
function lessByChanges(books: readonly SaleBook[]): VatSplit {
  const others = books.filter(({ kind }) => kind !== 'trip').map(({ sold }) => sold);
  const below = (amounts: readonly Centavos[]): Centavos => sum(amounts.map((amount) => centavos(Math.min(amount, 0))));
  return { net: below(others.map(({ net }) => net)), vat: below(others.map(({ vat }) => vat)) };
}

const ownOf = ({ sold, own }: SaleBook): VatSplit => ({
  net: centavos(Math.min(sold.net, own.net)),
  vat: centavos(Math.min(sold.vat, own.vat)),
});

const atLeastNothing = ({ net, vat }: VatSplit): VatSplit => ({
  net: centavos(Math.max(net, 0)),
  vat: centavos(Math.max(vat, 0)),
});

const together = (a: VatSplit, b: VatSplit): VatSplit => ({ net: plus(a.net, b.net), vat: plus(a.vat, b.vat) });

const without = (a: VatSplit, b: VatSplit): VatSplit => ({ net: minus(a.net, b.net), vat: minus(a.vat, b.vat) });

/** Sold and not given back yet, tax included. */
export const leftOfSales = (sales: readonly OpenSale[]): Centavos => sum(sales.map(({ net, vat }) => plus(net, vat)));
