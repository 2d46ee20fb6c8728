import type { Pool, Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import { freeHeld } from './free-holds.ts';

const HAS_PAYMENT_UNDER_WAY = `r.status <> 'order_generated' and exists (
  select from payment p where p.reservation_id = r.reservation_id and p.state in ('created', 'pending', 'unknown'))`;

/** Skips locked rows: they are in use, and the next sweep finds them again. */
const LOCK_ENDED = statement<{ readonly reservation_id: string }>(
  'inventory-lock-ended',
  `select r.reservation_id from reservation r
   where not r.expired and r.status <> 'approved' and r.hold_until <= statement_timestamp()
     and not (${HAS_PAYMENT_UNDER_WAY})
   order by r.hold_until limit $1
   for no key update of r skip locked`,
);

interface Ended {
  readonly reservation_id: string;
  readonly departures: readonly string[];
}

/**
 * In a separate statement, so that it sees what was committed before the lock was acquired: a started payment, or a new
 * expiry. A payment under way, except a counter order, keeps its reservation alive.
 */
const STILL_ENDED = statement<Ended>(
  'inventory-still-ended',
  `select r.reservation_id,
     array(select distinct c.departure_id::text from seat_claim c
       where c.reservation_id = r.reservation_id and c.state = 'held') as departures
   from reservation r
   where r.reservation_id = any($1::uuid[]) and not r.expired and r.status <> 'approved'
     and r.hold_until <= clock_timestamp()
     and not exists (select from seat_claim c where c.reservation_id = r.reservation_id and c.state <> 'held')
     and not (${HAS_PAYMENT_UNDER_WAY})`,
);

/**
 * Locks the counter orders that expire with their reservations, and returns the reservations whose order is locked: it
 * is being settled and waits for its reservation. Everywhere else payments are locked before reservations, so this must
 * never wait for a payment.
 */
const BUSY_ORDERS = statement<{ readonly reservation_id: string }>(
  'inventory-busy-orders',
  `with order_waiting as (
     select payment_id, reservation_id from payment
     where reservation_id = any($1::uuid[]) and provider = 'counter' and state = 'pending'
   ), locked as (
     select payment_id from payment where payment_id in (select payment_id from order_waiting)
     for update skip locked
   )
   select reservation_id from order_waiting where payment_id not in (select payment_id from locked)`,
);

/** Ends the reservation, its unpaid order, its unpaid tickets and its use of a promotional code. */
const END = [
  statement(
    'inventory-end-reservations',
    `update reservation set expired = true, version = version + 1 where reservation_id = any($1::uuid[])`,
  ),
  statement(
    'inventory-end-tickets',
    `update ticket set status = 'void' where reservation_id = any($1::uuid[]) and kind = 'PEND' and status = 'valid'`,
  ),
  statement(
    'inventory-end-orders',
    `update payment set state = 'expired', updated_at = clock_timestamp()
     where reservation_id = any($1::uuid[]) and provider = 'counter' and state = 'pending'`,
  ),
  statement('inventory-end-promo-uses', 'delete from promo_use where reservation_id = any($1::uuid[])'),
] as const;

/** Ends a batch of reservations whose hold has expired and releases their seats. */
export const sweepEnded = (pool: Pool, limit: number): Promise<number> =>
  withRollback(pool, async (session) => {
    const locked = await execute(session, LOCK_ENDED, [limit]);
    if (locked.length === 0) return 0;
    const over = await execute(session, STILL_ENDED, [locked.map((row) => row.reservation_id)]);
    const busy = await execute(session, BUSY_ORDERS, [over.map((row) => row.reservation_id)]);
    const ended = over.filter((row) => !busy.some(({ reservation_id }) => reservation_id === row.reservation_id));
    await endReservations(session, ended);
    return ended.length;
  });

/** Ends locked unpaid reservations and releases their seats. */
export async function endReservations(session: Session, ended: readonly Ended[]): Promise<void> {
  const ids = ended.map((row) => row.reservation_id);
  if (ids.length === 0) return;
  for (const end of END) await execute(session, end, [ids]);
  await freeHeld(session, ids, [...new Set(ended.flatMap((row) => row.departures))]);
}
