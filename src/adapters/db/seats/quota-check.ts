import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { RequestedJourneySeats } from '#app/seats/ports.ts';
import type { Quota } from '#domain/fares/passenger-type.ts';
import { QUOTA_PER_BUS } from '#domain/seats/quotas.ts';
import type { ReservationId } from '#kernel/ids.ts';

const LOCK_DEPARTURE = statement<{ readonly seats: number }>(
  'inventory-lock-departure',
  'select seats from departure where departure_id = $1 for no key update',
);

/**
 * Serializes what is counted over a whole run; precedes the legs of the same departure in lock order. Returns the
 * departure's number of seats.
 */
export async function lockDeparture(session: Session, departure: string): Promise<number> {
  const [row] = await execute(session, LOCK_DEPARTURE, [departure]);
  return row?.seats ?? 0;
}

interface Used {
  readonly quota: Quota;
  readonly used: number;
  readonly some_ended: boolean;
}

/** Expired holds count until they are released: one may be in payment at this moment. */
const COUNT = statement<Used>(
  'inventory-count-quotas',
  `select quota, count(*)::int as used,
     bool_or(state = 'held' and hold_until <= clock_timestamp()) as some_ended
   from seat_claim
   where departure_id = $1 and quota = any($2) and not (reservation_id = $3 and direction = $4)
   group by quota`,
);

export type QuotaVerdict =
  | { readonly kind: 'free' }
  /** Used up, but partly by expired holds: worth releasing them. */
  | { readonly kind: 'blocked'; readonly quota: Quota }
  | { readonly kind: 'exhausted'; readonly quota: Quota };

const QUOTAS = ['student', 'teacher', 'inapam'] as const satisfies readonly Quota[];

/** Whether the run's legal quotas allow a journey (T17); the departure is locked. */
export async function checkQuotas(
  session: Session,
  { segment, direction, seats }: RequestedJourneySeats,
  reservation: ReservationId,
): Promise<QuotaVerdict> {
  const wanted = QUOTAS.filter((quota) => seats.some((seat) => seat.quota === quota));
  const rows = await execute(session, COUNT, [segment.departure, wanted, reservation, direction]);
  for (const quota of wanted) {
    const row = rows.find((used) => used.quota === quota);
    const asked = seats.filter((seat) => seat.quota === quota).length;
    if ((row?.used ?? 0) + asked <= QUOTA_PER_BUS[quota]) continue;
    return { kind: row?.some_ended ? 'blocked' : 'exhausted', quota };
  }
  return { kind: 'free' };
}
