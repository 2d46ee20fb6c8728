import type { VatSplit } from '#domain/ledger/vat.ts';
import type { OrderId } from '#kernel/ids.ts';
import { type Centavos, centavos, minus, plus, sum } from '#kernel/money.ts';
import type { OpenSale } from './reverse-sale.ts';

/** The payment of a sale that can be reversed. */
export type SalePayment = Pick<OpenSale, 'payment' | 'provider' | 'method' | 'isByLink' | 'rates'>;

/** The ledger entries of an order: the trip's own, or a change or addition. */
export interface SaleBook {
  readonly order: OrderId;
  readonly kind: 'trip' | 'change' | 'addition';
  /** Sold minus already refunded; negative for a change to a cheaper run. */
  readonly sold: VatSplit;
  /** The part of it added for the passengers whose tickets are cancelled. */
  readonly own: VatSplit;
  /** Undefined when nothing was paid for it. */
  readonly paid: SalePayment | undefined;
}

/**
 * What can be reversed of a trip's sales, in this order: first the additions of the cancelled tickets; then the trip's
 * sale and its changes of schedule, newest first; last the additions of other passengers. A change to a cheaper run
 * reduces the trip's own sale. `books` are newest first.
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

/** What cheaper changes took out of the trip's own sale: zero or negative. */
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

/** Sold and not yet refunded, tax included. */
export const leftOfSales = (sales: readonly OpenSale[]): Centavos => sum(sales.map(({ net, vat }) => plus(net, vat)));
