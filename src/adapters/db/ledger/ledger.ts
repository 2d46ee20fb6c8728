import { randomBytes } from 'node:crypto';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { VatSplit } from '#domain/ledger/vat.ts';
import { uuidV7 } from '#kernel/ids.ts';
import type { Centavos } from '#kernel/money.ts';

/** A payment has each kind of transfer once: a capture reported twice is booked once. */
const TRANSFER = statement(
  'ledger-transfer',
  `insert into ledger_transfer (transfer_id, reservation_id, debit, credit, amount, kind, source_id, created_at)
   select given.transfer_id, $1, given.debit, given.credit, given.amount, given.kind, $2, clock_timestamp()
   from unnest($3::uuid[], $4::text[], $5::text[], $6::int[], $7::text[])
     as given (transfer_id, debit, credit, amount, kind)
   on conflict (kind, source_id) do nothing`,
);

interface Transfer {
  readonly kind:
    | 'capture'
    | 'sale'
    | 'vat'
    | 'refund'
    | 'sale-less'
    | 'vat-less'
    | 'credit'
    | 'sale-back'
    | 'vat-back'
    | 'credit-grant'
    | 'compensation'
    | 'gift-grant'
    | 'gift-back'
    | 'basket-grant'
    | 'basket-back'
    | 'partner-grant'
    | 'partner-back';
  readonly debit: string;
  readonly credit: string;
  readonly amount: number;
}

/** The booked facts of a payment. */
interface BookedPayment {
  readonly payment_id: string;
  readonly reservation_id: string;
  readonly amount: number;
}

/** A price including VAT, split: `total = net + vat`. */
interface TaxedAmount extends VatSplit {
  readonly total: Centavos;
}

/**
 * A provider holds the customer's money for us, or it was taken from the buyer's account; until something is sold for
 * it, we owe it to the customer.
 */
export const bookCapture = (session: Session, payment: BookedPayment, account: string): Promise<void> =>
  book(session, sourceOf(payment), [{ kind: 'capture', debit: account, credit: 'customer', amount: payment.amount }]);

/** The journeys are sold: our debt becomes revenue, and VAT owed to the tax office. */
export const bookSale = (session: Session, payment: BookedPayment, { net, vat }: VatSplit): Promise<void> =>
  book(session, sourceOf(payment), [
    { kind: 'sale', debit: 'customer', credit: 'sales', amount: net },
    { kind: 'vat', debit: 'customer', credit: 'vat', amount: vat },
  ]);

/** Less was sold than was paid: the difference is credited to an account of the customer. */
export const bookCredit = (
  session: Session,
  payment: Omit<BookedPayment, 'amount'>,
  { account, total, net, vat }: TaxedAmount & { readonly account: string },
): Promise<void> =>
  book(session, sourceOf(payment), [
    { kind: 'sale-less', debit: 'sales', credit: 'customer', amount: net },
    { kind: 'vat-less', debit: 'vat', credit: 'customer', amount: vat },
    { kind: 'credit', debit: 'customer', credit: account, amount: total },
  ]);

/** The customer's money was refunded. */
export const bookRefund = (session: Session, refund: BookedRefund): Promise<void> =>
  book(session, { reservation: refund.reservation, id: refund.id }, [
    { kind: 'refund', debit: 'customer', credit: refund.account, amount: refund.amount },
  ]);

/** Money on a buyer's account: for a payment, or reversed when a share of it is refunded. */
interface BookedGift extends Source {
  readonly account: string;
  readonly amount: number;
}

/** Columns over the transfers `l` of an order: what was sold and not undone since, without tax and as tax. */
export const SOLD = `coalesce(sum(case when 'sales' = l.credit then l.amount when 'sales' = l.debit then 0 - l.amount end), 0)::int as net,
       coalesce(sum(case when 'vat' = l.credit then l.amount when 'vat' = l.debit then 0 - l.amount end), 0)::int as vat`;

/**
 * Whether a payment `p` is of a sale: money on a gift card is none, and what is bought with it is invoiced; money for a
 * basket is passed on to the payments of its orders; what a partner sells, the partner invoices.
 */
export const IS_SALE = `not exists (
    select from ledger_transfer g where g.source_id = p.payment_id and g.kind in ('gift-grant', 'basket-grant', 'partner-grant')
  )`;

/** A gift card is not a sale: what was paid for it belongs to its bearer. */
export const bookGift = (session: Session, gift: BookedGift): Promise<void> =>
  book(session, gift, [{ kind: 'gift-grant', debit: 'customer', credit: gift.account, amount: gift.amount }]);

/** The card's balance is owed to its payer until it is refunded. */
export const bookGiftBack = (session: Session, gift: BookedGift): Promise<void> =>
  book(session, gift, [{ kind: 'gift-back', debit: gift.account, credit: 'customer', amount: gift.amount }]);

/** Money for what is on a basket: passed on to its orders, or back from one of them. */
interface BookedBasket extends Source {
  readonly account: string;
  readonly amount: number;
}

/** A basket is no sale: what was paid for it waits on its account for the orders in it. */
export const bookBasket = (session: Session, basket: BookedBasket): Promise<void> =>
  book(session, basket, [{ kind: 'basket-grant', debit: 'customer', credit: basket.account, amount: basket.amount }]);

/** What an order in a basket gave back is owed to the payer of the basket. */
export const bookBasketBack = (session: Session, basket: BookedBasket): Promise<void> =>
  book(session, basket, [{ kind: 'basket-back', debit: basket.account, credit: 'customer', amount: basket.amount }]);

/** Money collected for a partner, or back from one. */
interface BookedPartner extends Source {
  readonly account: string;
  readonly amount: number;
}

/** What a partner sold is no revenue of the carrier's and has none of its tax: the money is owed to the partner. */
export const bookPartner = (session: Session, sold: BookedPartner): Promise<void> =>
  book(session, sold, [{ kind: 'partner-grant', debit: 'customer', credit: sold.account, amount: sold.amount }]);

/** The partner's sale is taken back: its money is owed to the payer again. */
export const bookPartnerBack = (session: Session, back: BookedPartner): Promise<void> =>
  book(session, back, [{ kind: 'partner-back', debit: back.account, credit: 'customer', amount: back.amount }]);

/** The part of a refund that concerns one sale. */
export interface BookedShare extends Source {
  readonly amount: number;
  readonly net: number;
  readonly vat: number;
}

/**
 * Sale and VAT are reversed. Our debt to the customer becomes credit on an account of theirs, or is settled when a
 * refund is paid.
 */
export const bookSaleBack = (session: Session, share: BookedShare, account: string | undefined): Promise<void> =>
  book(session, share, [
    { kind: 'sale-back', debit: 'sales', credit: 'customer', amount: share.net },
    { kind: 'vat-back', debit: 'vat', credit: 'customer', amount: share.vat },
    ...(account === undefined
      ? []
      : [{ kind: 'credit-grant', debit: 'customer', credit: account, amount: share.amount } as const]),
  ]);

/** The account for the cost of compensations. */
const COMPENSATION = 'compensation';

/** Books a compensation, paid by the carrier on top. */
export const bookCompensation = (
  session: Session,
  given: Source & { readonly account: string; readonly amount: number },
): Promise<void> =>
  book(session, given, [{ kind: 'compensation', debit: COMPENSATION, credit: given.account, amount: given.amount }]);

export interface BookedRefund {
  readonly id: string;
  readonly reservation: string;
  /** The account the money came from. */
  readonly account: string;
  readonly amount: number;
}

/** The source of transfers: a payment or a refund of a reservation. */
interface Source {
  readonly reservation: string;
  readonly id: string;
}

const sourceOf = (payment: Omit<BookedPayment, 'amount'>): Source => ({
  reservation: payment.reservation_id,
  id: payment.payment_id,
});

async function book(session: Session, source: Source, all: readonly Transfer[]): Promise<void> {
  const transfers = all.filter(({ amount }) => amount > 0);
  if (transfers.length === 0) return;
  await execute(session, TRANSFER, [
    source.reservation,
    source.id,
    transfers.map(() => uuidV7(Date.now(), randomBytes(10))),
    transfers.map(({ debit }) => debit),
    transfers.map(({ credit }) => credit),
    transfers.map(({ amount }) => amount),
    transfers.map(({ kind }) => kind),
  ]);
}
