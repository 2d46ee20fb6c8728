import { IS_CANCELLED, latestDelay } from '#adapters/db/disruptions/latest-disruption.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { read } from '#adapters/db/read.ts';
import { statement } from '#adapters/db/statement.ts';
import type { SeatsOfJourney, SeatsTaken } from '#app/seats/ports.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import { id, type ReservationCode, type ReservationId } from '#kernel/ids.ts';

interface Row {
  readonly taken: string;
  readonly mine: string;
  readonly is_cancelled: boolean;
}

/**
 * The seats of `asked`, with its `departure_id`, `from_leg`, `to_leg` and `owner`. A seat with another reservation's
 * expired hold is shown as free: the first to hold it gets it.
 */
const TAKEN = `(coalesce((
       select bit_or(l.taken) from leg_seats l
       where l.departure_id = asked.departure_id and l.leg >= asked.from_leg and l.leg < asked.to_leg
     ), 0) & ~coalesce(claims.only_ended, 0))::text as taken,
     coalesce(claims.mine, 0)::text as mine,
     ${IS_CANCELLED} as is_cancelled`;

const CLAIMS = `cross join lateral (
     select bit_or(bit) filter (where is_mine) as mine,
       coalesce(bit_or(bit) filter (where is_ended), 0) & ~coalesce(bit_or(bit) filter (where not is_ended), 0)
         as only_ended
     from (
       select 1::bigint << (c.seat - 1) as bit, c.reservation_id = asked.owner as is_mine,
         c.state = 'held' and c.hold_until <= clock_timestamp() as is_ended
       from seat_claim c
       where c.departure_id = asked.departure_id and c.from_leg < asked.to_leg and c.to_leg > asked.from_leg
     ) overlapping
   ) claims
   ${latestDelay('asked')}`;

const OF_SEGMENTS = statement<Row>(
  'inventory-seats-taken',
  `select ${TAKEN}
   from (
     select given.*, $4::uuid as owner from unnest($1::uuid[], $2::smallint[], $3::smallint[]) with ordinality
       as given (departure_id, from_leg, to_leg, place)
   ) asked ${CLAIMS}
   order by asked.place`,
);

/** The taken seats of each segment, read live. */
export async function seatsTaken(
  pool: Pool,
  segments: readonly Segment[],
  owner: ReservationId,
): Promise<readonly SeatsTaken[]> {
  const rows = await read(pool, OF_SEGMENTS, [
    segments.map(({ departure }) => departure),
    segments.map(({ from }) => from),
    segments.map(({ to }) => to),
    owner,
  ]);
  return rows.map(takenOf);
}

interface JourneyRow extends Row {
  readonly departure_id: string;
  readonly from_leg: number;
  readonly to_leg: number;
}

const OF_RESERVATION = statement<JourneyRow>(
  'inventory-seats-of-reservation',
  `select asked.departure_id, asked.from_leg, asked.to_leg, ${TAKEN}
   from (
     select j.*, r.reservation_id as owner
     from reservation r cross join lateral (
       values (r.departure_id, r.departure_from, r.departure_to), (r.return_id, r.return_from, r.return_to)
     ) as j (departure_id, from_leg, to_leg)
     where r.code = $1 and j.departure_id is not null
   ) asked ${CLAIMS}`,
);

/** The same for the chosen runs of a reservation, of whomever it is. */
export async function seatsOfReservation(pool: Pool, code: ReservationCode): Promise<readonly SeatsOfJourney[]> {
  const rows = await read(pool, OF_RESERVATION, [code]);
  return rows.map(({ departure_id, from_leg: from, to_leg: to, ...row }) => ({
    segment: { departure: id(departure_id), from, to },
    ...takenOf(row),
  }));
}

const takenOf = ({ taken, mine, is_cancelled: isCancelled }: Row): SeatsTaken => ({
  taken: BigInt(taken),
  mine: BigInt(mine),
  isCancelled,
});
