import { IS_CANCELLED, latestDelay } from '#adapters/db/disruptions/latest-disruption.ts';
import { freeEnded, freeHeld } from '#adapters/db/seats/free-holds.ts';
import { holdJourney } from '#adapters/db/seats/hold-journey.ts';
import { checkQuotas, lockDeparture } from '#adapters/db/seats/quota-check.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { SeatStore } from '#app/booking/trip-stores.ts';
import { NO_SEATS } from '#domain/seats/bitmap.ts';
import { type LayoutPlan, seatLayout } from '#domain/seats/layout.ts';
import { instant } from '#kernel/instant.ts';

interface BusRow {
  readonly departs_at: number;
  readonly layout_id: string;
  readonly plan: LayoutPlan;
  readonly is_cancelled: boolean;
}

const BUS = statement<BusRow>(
  'reseat-bus',
  `select c.departs_at, l.layout_id, l.plan, ${IS_CANCELLED} as is_cancelled
   from departure d
   join departure_call c on c.departure_id = d.departure_id and c.call_index = $2
   join bus_layout l on l.layout_id = d.layout_id
   cross join lateral (select d.departure_id, c.call_index as from_leg) boarded
   ${latestDelay('boarded')}
   where d.departure_id = $1`,
);

/** All the legs are already locked by the statement that freed the expired holds. */
const TAKEN = statement<{ readonly taken: string }>(
  'reseat-taken',
  `select coalesce(bit_or(taken), 0)::text as taken from leg_seats
   where departure_id = $1 and leg >= $2 and leg < $3`,
);

const WRITE_SEATS = statement(
  'reseat-write-seats',
  `update passenger p set seat_departure = given.seat_departure, seat_return = given.seat_return
   from unnest($2::smallint[], $3::smallint[], $4::smallint[]) as given (position, seat_departure, seat_return)
   where p.reservation_id = $1 and p.position = given.position`,
);

const MARK = statement('reseat-mark', 'update reservation set reseated = $2 where reservation_id = $1');

/** Claiming seats again, in PostgreSQL. */
export const seatStore: SeatStore = {
  free: (tx, id, departures) => freeHeld(sessionOf(tx), [id], departures),
  bus: async (tx, { departure, from }) => {
    const [row] = await execute(sessionOf(tx), BUS, [departure, from]);
    return (
      row && {
        departs: instant(row.departs_at),
        layout: seatLayout(row.layout_id, row.plan),
        isCancelled: row.is_cancelled,
      }
    );
  },
  lockBus: async (tx, departure) => {
    await lockDeparture(sessionOf(tx), departure);
    await freeEnded(sessionOf(tx), departure);
  },
  areQuotasLeft: async (tx, seats, id) => (await checkQuotas(sessionOf(tx), seats, id)).kind === 'free',
  take: (tx, seats, hold) => holdJourney(sessionOf(tx), seats, { ...hold, mine: NO_SEATS }),
  taken: async (tx, { departure, from, to }) => {
    const [row] = await execute(sessionOf(tx), TAKEN, [departure, from, to]);
    return BigInt(row!.taken);
  },
  write: async (tx, { id, passengers }, kind) => {
    await execute(sessionOf(tx), WRITE_SEATS, [
      id,
      passengers.map(({ position }) => position),
      passengers.map(({ seats }) => seats.departure ?? null),
      passengers.map(({ seats }) => seats.return ?? null),
    ]);
    await execute(sessionOf(tx), MARK, [id, kind]);
  },
};
