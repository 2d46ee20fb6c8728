import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/**
 * State transitions of seat holds by a payment. The reservation and its seat holds are locked; bits never change here.
 */

interface Moved {
  readonly passenger: number;
}

const PIN = statement<Moved>(
  'inventory-pin',
  `update seat_claim set state = 'paying', hold_until = null, pend = $2
   where reservation_id = $1 and state = 'held' and hold_until > clock_timestamp() returning passenger`,
);

/**
 * Held to paying: from now on only the outcome of the payment releases them, no timeout. Returns how many. For cash they
 * count among those that wait already while the store's reference is made.
 */
export const pinHolds = async (
  session: Session,
  id: ReservationId,
  { forCash }: { readonly forCash: boolean },
): Promise<number> => (await execute(session, PIN, [id, forCash])).length;

const UNPIN = statement<Moved>(
  'inventory-unpin',
  `update seat_claim set state = 'held', hold_until = $2, pend = false
   where reservation_id = $1 and (state = 'paying' or pend) returning passenger`,
);

/** Paying, or waiting for cash, back to held, with a new expiry. */
export const unpinHolds = async (session: Session, id: ReservationId, until: Instant): Promise<number> =>
  (await execute(session, UNPIN, [id, new Date(until)])).length;

const SELL = statement<Moved>(
  'inventory-sell',
  `update seat_claim set state = 'sold', hold_until = null, pend = false
   where reservation_id = $1 and state <> 'sold' returning passenger`,
);

/** All of the reservation's holds become sold. */
export const sellHolds = async (session: Session, id: ReservationId): Promise<number> =>
  (await execute(session, SELL, [id])).length;

const RESERVE = statement<Moved>(
  'inventory-reserve',
  `update seat_claim set state = 'held', pend = true, hold_until = $2
   where reservation_id = $1 and state <> 'sold' returning passenger`,
);

/** Holds seats of a waiting order, to be paid in cash at the counter or in a store. */
export const reserveHolds = async (session: Session, id: ReservationId, until: Instant): Promise<number> =>
  (await execute(session, RESERVE, [id, new Date(until)])).length;
