import type { Session } from '#adapters/db/pool.ts';
import type { OwnHold } from '#domain/seats/own-hold.ts';
import { lockDeparture } from '#adapters/db/seats/quota-check.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { MAX_PEND_PERCENT } from '#domain/booking/limits.ts';
import type { ReservationId } from '#kernel/ids.ts';

const PEND = statement<{ readonly seats: number }>(
  'inventory-pend-seats',
  `select count(distinct seat)::int as seats from seat_claim
   where departure_id = $1 and pend and reservation_id <> $2`,
);

const OWN_BUSES = statement<{ readonly departure_id: string; readonly mine: number; readonly seats: number }>(
  'inventory-own-buses',
  `select c.departure_id, count(*)::int as mine, d.seats
   from seat_claim c join departure d using (departure_id)
   where c.reservation_id = $1
   group by c.departure_id, d.seats`,
);

interface Asked {
  readonly departure: string;
  readonly id: ReservationId;
  readonly mine: number;
  /** Of the whole bus. */
  readonly seats: number;
}

async function fits(session: Session, { departure, id, mine, seats }: Asked): Promise<boolean> {
  const [pend] = await execute(session, PEND, [departure, id]);
  return (pend!.seats + mine) * 100 <= seats * MAX_PEND_PERCENT;
}

/**
 * Whether a bus may keep these seats unpaid for the counter: otherwise a few could empty it without paying. Locks each
 * departure.
 */
export async function isWithinPendShare(
  session: Session,
  id: ReservationId,
  holds: readonly OwnHold[],
): Promise<boolean> {
  const departures = [...new Set(holds.map(({ departure }) => departure))].toSorted();
  for (const departure of departures) {
    const seats = await lockDeparture(session, departure);
    const mine = holds.filter((hold) => hold.departure === departure).length;
    if (!(await fits(session, { departure, id, mine, seats }))) return false;
  }
  return true;
}

/** The same for the seats a reservation has now, without a lock: whether to offer what may still be refused. */
export async function mayKeepUnpaid(session: Session, id: ReservationId): Promise<boolean> {
  for (const { departure_id: departure, mine, seats } of await execute(session, OWN_BUSES, [id]))
    if (!(await fits(session, { departure, id, mine, seats }))) return false;
  return true;
}
