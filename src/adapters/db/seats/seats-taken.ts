import { IS_CANCELLED, latestDelay } from '#adapters/db/disruptions/latest-disruption.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { SeatsTaken } from '#app/seats/ports.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { ReservationId } from '#kernel/ids.ts';

interface Row {
  readonly taken: string;
  readonly mine: string;
  readonly is_cancelled: boolean;
}

/** A seat with another reservation's expired hold is shown as free: the first to hold it gets it. */
const TAKEN = statement<Row>(
  'inventory-seats-taken',
  `select (coalesce((
       select bit_or(l.taken) from leg_seats l
       where l.departure_id = asked.departure_id and l.leg >= asked.from_leg and l.leg < asked.to_leg
     ), 0) & ~coalesce(claims.only_ended, 0))::text as taken,
     coalesce(claims.mine, 0)::text as mine,
     ${IS_CANCELLED} as is_cancelled
   from unnest($1::uuid[], $2::smallint[], $3::smallint[]) with ordinality
     as asked (departure_id, from_leg, to_leg, place)
   cross join lateral (
     select bit_or(bit) filter (where is_mine) as mine,
       coalesce(bit_or(bit) filter (where is_ended), 0) & ~coalesce(bit_or(bit) filter (where not is_ended), 0)
         as only_ended
     from (
       select 1::bigint << (c.seat - 1) as bit, c.reservation_id = $4 as is_mine,
         c.state = 'held' and c.hold_until <= clock_timestamp() as is_ended
       from seat_claim c
       where c.departure_id = asked.departure_id and c.from_leg < asked.to_leg and c.to_leg > asked.from_leg
     ) overlapping
   ) claims
   ${latestDelay('asked')}
   order by asked.place`,
);

/** The taken seats of each segment, read live. */
export const seatsTaken = (
  pool: Pool,
  segments: readonly Segment[],
  owner: ReservationId,
): Promise<readonly SeatsTaken[]> =>
  withConnection(pool, async (session) => {
    const rows = await execute(session, TAKEN, [
      segments.map(({ departure }) => departure),
      segments.map(({ from }) => from),
      segments.map(({ to }) => to),
      owner,
    ]);
    return rows.map(({ taken, mine, is_cancelled: isCancelled }) => ({
      taken: BigInt(taken),
      mine: BigInt(mine),
      isCancelled,
    }));
  });
