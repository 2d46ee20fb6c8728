import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { LostSeat, RequestedJourneySeats } from '#app/seats/ports.ts';
import { maskOf, seatsOf } from '#domain/seats/bitmap.ts';
import type { ReservationId } from '#kernel/ids.ts';

interface Row {
  readonly taken: string;
  readonly only_ended: string;
}

const OBSTACLES = statement<Row>(
  'inventory-obstacles',
  `select (coalesce(legs.taken, 0) & ~coalesce(claims.mine, 0) & $5::bigint)::text as taken,
     (coalesce(claims.ended, 0) & ~coalesce(claims.alive, 0))::text as only_ended
   from (
     select bit_or(taken) as taken from leg_seats where departure_id = $1 and leg >= $2 and leg < $3
   ) legs
   cross join (
     select bit_or(bit) filter (where is_mine) as mine,
       bit_or(bit) filter (where not is_mine and is_ended) as ended,
       bit_or(bit) filter (where not is_mine and not is_ended) as alive
     from (
       select 1::bigint << (seat - 1) as bit, reservation_id = $4 as is_mine,
         state = 'held' and hold_until <= clock_timestamp() as is_ended
       from seat_claim where departure_id = $1 and from_leg < $3 and to_leg > $2
     ) overlapping
   ) claims`,
);

export interface Obstacles {
  /** Definitely taken. */
  readonly lost: readonly LostSeat[];
  /** Held by an expired hold that is not freed yet, or freed and taken again in the meantime. */
  readonly passing: readonly LostSeat[];
}

/** Which requested seats are taken at this moment, without locks: reported to the traveller who lost them. */
export async function findObstacles(
  session: Session,
  journeys: readonly RequestedJourneySeats[],
  owner: ReservationId,
): Promise<Obstacles> {
  const lost: LostSeat[] = [];
  const passing: LostSeat[] = [];
  for (const { direction, segment, seats } of journeys) {
    const wanted = maskOf(seats.map(({ seat }) => seat));
    const [row] = await execute(session, OBSTACLES, [segment.departure, segment.from, segment.to, owner, wanted]);
    const [taken, onlyEnded] = [BigInt(row!.taken), BigInt(row!.only_ended)];
    lost.push(...seatsOf(taken & ~onlyEnded).map((seat) => ({ direction, seat })));
    passing.push(...seatsOf(taken & onlyEnded).map((seat) => ({ direction, seat })));
  }
  return { lost, passing };
}
