import { randomBytes } from 'node:crypto';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { TaxedShare } from '#domain/amendments/refund-tax.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { uuidV7 } from '#kernel/ids.ts';

/** A sale that may be undone in part: the reservation's own, or of what was paid for it as well. */
export interface OpenSale {
  readonly reservation_id: string;
  readonly payment_id: string;
  readonly provider: string;
  readonly method: PaymentMethod;
  /** Sold and not given back yet. */
  readonly net: number;
  readonly vat: number;
  /** At which its lines were sold. */
  readonly rates: readonly (number | null)[];
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
   select p.reservation_id, p.payment_id, p.provider, p.method, share.net, share.vat,
     array(select distinct l.vat_rate from payment_line l where l.payment_id = p.payment_id) as rates
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

/** What of a sale is taken out of it again that was sold at one rate. */
export interface UndoneAtRate {
  readonly vatRate: number | null;
  readonly amount: number;
}

/** A share of what goes back, taken out of one sale. */
export interface SaleShare {
  readonly id: string;
  readonly sale: OpenSale;
  readonly amount: number;
  readonly net: number;
  readonly vat: number;
  /** By the rates it was sold at, tax included. */
  readonly atRates: readonly UndoneAtRate[];
}

/** What is left in the books of one sale while shares are taken out of it. */
interface Room {
  net: number;
  vat: number;
  readonly sale: OpenSale;
  readonly atRates: { vatRate: number | null; amount: number }[];
}

/**
 * Takes what goes back out of the sales, in their order: first out of those that sold at its rate. `missing` is what there is no room
 * for.
 */
export function shareOut(sales: readonly OpenSale[], wanted: readonly TaxedShare[]) {
  const rooms = sales.map((sale): Room => ({ net: sale.net, vat: sale.vat, sale, atRates: [] }));
  let missing = 0;
  // What is exempt comes first: no centavo of rounding is to take it out of tax.
  for (const share of wanted.toSorted((a, b) => (a.vatRate ?? 0) - (b.vatRate ?? 0))) {
    const alike = rooms.filter(({ sale }) => sale.rates.includes(share.vatRate));
    const rest = takeOut(rooms, { ...share, ...takeOut(alike, share) });
    missing += rest.net + rest.vat;
  }
  return { parts: rooms.flatMap(partOf), missing };
}

/**
 * A centavo of rounding that one of net and tax has no room for is taken from the other. Answers what none of them had room
 * for.
 */
function takeOut(rooms: readonly Room[], { vatRate, ...wanted }: Wanted) {
  const most = { net: sumOf(rooms, 'net'), vat: sumOf(rooms, 'vat') };
  let net = Math.min(wanted.net + Math.max(0, wanted.vat - most.vat), most.net);
  let vat = wanted.net + wanted.vat - net;
  for (const room of rooms) {
    const part = { net: Math.min(net, room.net), vat: Math.min(vat, room.vat) };
    const amount = part.net + part.vat;
    net -= part.net;
    vat -= part.vat;
    room.net -= part.net;
    room.vat -= part.vat;
    if (amount > 0) addAtRate(room, { vatRate, amount });
  }
  return { net, vat };
}

interface Wanted {
  readonly vatRate: number | null;
  readonly net: number;
  readonly vat: number;
}

const sumOf = (rooms: readonly Room[], of: 'net' | 'vat'): number => rooms.reduce((total, room) => total + room[of], 0);

function addAtRate({ atRates }: Room, { vatRate, amount }: UndoneAtRate) {
  const known = atRates.find((one) => one.vatRate === vatRate);
  if (known) known.amount += amount;
  else atRates.push({ vatRate, amount });
}

function partOf({ sale, atRates, ...left }: Room): readonly SaleShare[] {
  const taken = { net: sale.net - left.net, vat: sale.vat - left.vat };
  const amount = taken.net + taken.vat;
  return amount === 0 ? [] : [{ id: uuidV7(Date.now(), randomBytes(10)), sale, amount, ...taken, atRates }];
}

/** The same where never more may go back than was sold. */
export function sharesOf(sales: readonly OpenSale[], wanted: readonly TaxedShare[]): readonly SaleShare[] {
  const { parts, missing } = shareOut(sales, wanted);
  if (missing > 0) throw new Error(`${missing} centavos more were to be given back than were sold`);
  return parts;
}
