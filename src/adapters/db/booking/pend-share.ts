import type { Pool, Session } from '#adapters/db/pool.ts';
import { read } from '#adapters/db/read.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { MAX_PEND_PERCENT } from '#domain/booking/limits.ts';
import { allOf } from '#app/all-of.ts';
import type { NamedTrip } from '#app/booking/trip-offer.ts';
import type { ReservationId } from '#kernel/ids.ts';

const LOCK_BUSES = statement(
  'inventory-lock-own-buses',
  `select from departure
   where departure_id in (select departure_id from seat_claim where reservation_id = $1)
   order by departure_id for no key update`,
);

interface Share {
  /** Of the whole bus. */
  readonly seats: number;
  readonly mine: number;
  /** Kept unpaid for others. */
  readonly others: number;
}

const sharesOf = (id: string): string =>
  `select d.seats, own.mine, (
     select count(distinct x.seat)::int from seat_claim x
     where x.departure_id = own.departure_id and x.pend and x.reservation_id <> own.reservation_id
   ) as others
   from (
     select reservation_id, departure_id, count(*)::int as mine from seat_claim where reservation_id = ${id}
     group by reservation_id, departure_id
   ) own
   join departure d using (departure_id)`;

const SHARES = statement<Share>('inventory-unpaid-shares', sharesOf('$1'));

const SHARES_BY_CODE = statement<Share>(
  'inventory-unpaid-shares-by-code',
  sharesOf('(select order_id from orders where code = $1)'),
);

const fit = (shares: readonly Share[]): boolean =>
  shares.every(({ seats, mine, others }) => (others + mine) * 100 <= seats * MAX_PEND_PERCENT);

/**
 * Whether its buses may keep a reservation's seats unpaid for the counter: otherwise a few could empty one without
 * paying. Locks each departure, and counts when they are locked.
 */
export async function isWithinPendShare(session: Session, id: ReservationId): Promise<boolean> {
  const [, shares] = await allOf([execute(session, LOCK_BUSES, [id]), execute(session, SHARES, [id])]);
  return fit(shares);
}

/** The same without a lock: whether to offer what may still be refused. */
export const mayKeepUnpaid = async (pool: Pool, named: NamedTrip): Promise<boolean> =>
  fit(await ('id' in named ? read(pool, SHARES, [named.id]) : read(pool, SHARES_BY_CODE, [named.code])));
