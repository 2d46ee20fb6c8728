import { randomBytes } from 'node:crypto';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { INTERCITY_VAT_RATE, splitVat } from '#domain/fares/vat.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';

/** A sale that may be undone in part: the reservation's own, or of what was paid for it as well. */
export interface OpenSale {
  readonly reservation_id: string;
  readonly payment_id: string;
  readonly provider: string;
  readonly method: PaymentMethod;
  /** Sold and not given back yet. */
  readonly net: number;
  readonly vat: number;
}

/**
 * First what was added to the tickets that are given up, as far as it is theirs; then, newest first, what was paid for changes
 * of schedule before the sale itself; what was added for others last. What a change took out of the sale, it took out of the
 * first.
 */
const OPEN_SALES = statement<OpenSale>(
  'give-back-open-sales',
  `with family as (
     select reservation_id, parent_id is null as is_first, adding is not null as is_added from reservation where $1 in (reservation_id, parent_id)
   ), book as (
     select f.reservation_id, f.is_first, f.is_added,
       coalesce(sum(case when 'sales' = l.credit then l.amount when 'sales' = l.debit then 0 - l.amount end), 0)::int as net,
       coalesce(sum(case when 'vat' = l.credit then l.amount when 'vat' = l.debit then 0 - l.amount end), 0)::int as vat
     from family f left join ledger_transfer l using (reservation_id)
     group by f.reservation_id, f.is_first, f.is_added
   ), less as (
     select coalesce(sum(least(net, 0)), 0)::int as net, coalesce(sum(least(vat, 0)), 0)::int as vat
     from book where not is_first
   ), own as (
     select a.made_by as reservation_id, sum(a.net)::int as net, sum(a.vat)::int as vat
     from addition a join ticket t using (reservation_id, passenger, direction)
     where a.reservation_id = $1 and a.give_back_id is null and t.folio = any($2)
     group by a.made_by
   ), open as (
     select book.reservation_id, book.is_added,
       greatest(book.net + case when book.is_first then less.net else 0 end, 0) as net,
       greatest(book.vat + case when book.is_first then less.vat else 0 end, 0) as vat,
       least(book.net, coalesce(own.net, 0)) as own_net, least(book.vat, coalesce(own.vat, 0)) as own_vat
     from less, book left join own on own.reservation_id = book.reservation_id
   )
   select p.reservation_id, p.payment_id, p.provider, p.method, share.net, share.vat
   from open
   join payment p using (reservation_id)
   cross join lateral (
     select 1 as place, open.net, open.vat where not open.is_added
     union all select 0, open.own_net, open.own_vat where open.is_added
     union all select 2, open.net - open.own_net, open.vat - open.own_vat where open.is_added
   ) share
   where p.state = 'captured' and p.amount > 0
   order by share.place, p.created_at desc, p.payment_id`,
);

const LOCK_PAYMENTS = statement(
  'give-back-lock-payments',
  `select from payment
   where reservation_id in (select reservation_id from reservation where $1 in (reservation_id, parent_id))
     and state = 'captured'
   order by payment_id for update`,
);

export const lockPayments = (session: Session, reservation: string): Promise<unknown> =>
  execute(session, LOCK_PAYMENTS, [reservation]);

/** `givenUp` are the folios. */
export const openSales = (
  session: Session,
  reservation: string,
  givenUp: readonly string[],
): Promise<readonly OpenSale[]> => execute(session, OPEN_SALES, [reservation, givenUp]);

/** A share of what goes back, taken out of one sale. */
export interface SaleShare {
  readonly id: string;
  readonly sale: OpenSale;
  readonly amount: number;
  readonly net: number;
  readonly vat: number;
}

interface SoldTicket {
  readonly total: number;
  readonly net: number;
  readonly vat: number;
  /** What of it went back before. */
  readonly returned: number;
}

/**
 * One ticket's share; its tax is split off it alone, so that the books agree with the tickets to the centavo. What went back
 * in parts has the tax it would have had at once.
 */
export function taxOf(amount: number, sold: SoldTicket) {
  const before = taxUpTo(sold.returned, sold);
  const after = taxUpTo(sold.returned + amount, sold);
  return { net: after.net - before.net, vat: after.vat - before.vat };
}

const taxUpTo = (amount: number, { total, net, vat }: SoldTicket) =>
  amount === total ? { net, vat } : splitVat(centavos(amount), INTERCITY_VAT_RATE);

const NOTHING = { net: 0, vat: 0 };

interface Wanted {
  readonly net: number;
  readonly vat: number;
}

/**
 * Takes an amount out of the sales, in their order; `missing` is what there is no room for. A centavo of rounding that one of
 * net and tax has no room for is taken from the other.
 */
export function shareOut(sales: readonly OpenSale[], wanted: Wanted) {
  const parts: SaleShare[] = [];
  const most = sales.reduce((total, sale) => ({ net: total.net + sale.net, vat: total.vat + sale.vat }), NOTHING);
  let net = Math.min(wanted.net + Math.max(0, wanted.vat - most.vat), most.net);
  let vat = wanted.net + wanted.vat - net;
  for (const sale of sales) {
    const part = { net: Math.min(net, sale.net), vat: Math.min(vat, sale.vat) };
    const amount = part.net + part.vat;
    net -= part.net;
    vat -= part.vat;
    if (amount > 0) parts.push({ id: uuidV7(Date.now(), randomBytes(10)), sale, amount, ...part });
  }
  return { parts, missing: net + vat };
}

/** The same where never more may go back than was sold. */
export function sharesOf(sales: readonly OpenSale[], wanted: Wanted): readonly SaleShare[] {
  const { parts, missing } = shareOut(sales, wanted);
  if (missing > 0) throw new Error(`${missing} centavos more were to be given back than were sold`);
  return parts;
}
