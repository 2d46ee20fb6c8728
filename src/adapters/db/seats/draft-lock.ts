import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { ReservationId } from '#kernel/ids.ts';

export interface LockedDraft {
  readonly reservation_id: string;
  readonly version: number;
}

/**
 * Locks the reservation and its session's other unpaid ones in one order, so that two tabs cannot exceed the session's
 * seat limit together. First it takes the advisory locks of the departures whose unpaid seats are counted, in order:
 * the next count sees these holds. Only these counts take that lock. A hold need not survive a crash of the server, so
 * its commit does not wait for the disk.
 */
const LOCK_DRAFTS = statement<LockedDraft & { readonly set_config: string }>(
  'inventory-lock-drafts',
  `with turn as materialized (
     select pg_advisory_xact_lock(hashtextextended(departure::text, 0)) from unnest($2::uuid[]) as departure
   ), had as (select count(*) from turn)
   select r.reservation_id, r.version, set_config('synchronous_commit', 'off', true)
   from had, reservation r
   where r.session_hash = (select own.session_hash from reservation own where own.reservation_id = $1)
     and (r.reservation_id = $1 or (r.created_at > clock_timestamp() - interval '1 day'
       and not r.expired and r.status in ('process', 'decline')))
   order by r.reservation_id
   for no key update of r`,
);

const LOCK_ONE = statement<LockedDraft>(
  'inventory-lock-reservation',
  `select reservation_id, version from reservation
   where reservation_id in ($1, (select own.parent_id from reservation own where own.reservation_id = $1))
   order by parent_id is not null for no key update`,
);

/** Locks a reservation and its session's other drafts; the reservation itself comes first in the result. */
export async function lockDrafts(
  session: Session,
  id: ReservationId,
  counted: readonly string[] = [],
): Promise<{ readonly own: LockedDraft | undefined; readonly others: readonly string[] }> {
  const rows = await execute(session, LOCK_DRAFTS, [id, counted]);
  return {
    own: rows.find((row) => row.reservation_id === id),
    others: rows.map((row) => row.reservation_id).filter((other) => other !== id),
  };
}

/**
 * Locks a reservation and, before it, the parent of a follow-up sale. In every transaction the order of locks is
 * payment, reservation, seats.
 */
export async function lockReservation(session: Session, id: ReservationId): Promise<LockedDraft | undefined> {
  const rows = await execute(session, LOCK_ONE, [id]);
  return rows.find((row) => row.reservation_id === id);
}
