import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { RequestedJourneySeats } from '#app/seats/ports.ts';
import { MAX_HOLDING_DRAFTS, MAX_SEATS_HELD_PER_BUS } from '#domain/booking/limits.ts';

interface Row {
  readonly reservation_id: string;
  readonly departure_id: string;
  readonly seats: number;
}

const HELD_BY_OTHERS = statement<Row>(
  'inventory-held-by-others',
  `select reservation_id, departure_id, count(*)::int as seats
   from seat_claim
   where reservation_id = any($1::uuid[]) and (state = 'paying' or (state = 'held' and hold_until > clock_timestamp()))
   group by reservation_id, departure_id`,
);

/** Whether a session may hold these seats besides those of its other drafts, which are locked. */
export async function isWithinHoldLimits(
  session: Session,
  others: readonly string[],
  journeys: readonly RequestedJourneySeats[],
): Promise<boolean> {
  if (others.length === 0) return true;
  const rows = await execute(session, HELD_BY_OTHERS, [others]);
  const drafts = new Set(rows.map((row) => row.reservation_id)).size;
  return (
    drafts < MAX_HOLDING_DRAFTS &&
    journeys.every(({ segment, seats }) => {
      const held = rows.filter((row) => row.departure_id === segment.departure);
      return held.reduce((sum, row) => sum + row.seats, seats.length) <= MAX_SEATS_HELD_PER_BUS;
    })
  );
}
