import type { Session } from '#adapters/db/pool.ts';
import { run, statement } from '#adapters/db/statement.ts';
import type { JourneyWish, LostSeat } from '#app/booking/seat-ports.ts';
import type { ReservationId } from '#domain/booking/reservation.ts';
import { maskOf, seatsOf } from '#domain/seats/bitmap.ts';

interface Row {
  readonly taken: string;
  readonly some_ended: boolean;
}

const OBSTACLES = statement<Row>(
  'inventory-obstacles',
  `select (
     coalesce((select bit_or(taken) from leg_seats where departure_id = $1 and leg >= $2 and leg < $3), 0)
     & ~coalesce((
       select bit_or(1::bigint << (seat - 1)) from seat_claim
       where departure_id = $1 and reservation_id = $4 and from_leg < $3 and to_leg > $2
     ), 0) & $5::bigint
   )::text as taken,
   exists (
     select from seat_claim
     where departure_id = $1 and from_leg < $3 and to_leg > $2 and reservation_id <> $4
       and $5::bigint & (1::bigint << (seat - 1)) <> 0 and state = 'held' and hold_until <= clock_timestamp()
   ) as some_ended`,
);

export interface Obstacles {
  readonly lost: readonly LostSeat[];
  /** Some of them only by holds that have ended. */
  readonly someEnded: boolean;
}

/** Which of the seats wished for somebody else has, at this moment and without locks: what the loser is told. */
export async function findObstacles(
  session: Session,
  journeys: readonly JourneyWish[],
  owner: ReservationId,
): Promise<Obstacles> {
  const lost: LostSeat[] = [];
  let someEnded = false;
  for (const { direction, segment, seats } of journeys) {
    const wanted = maskOf(seats.map(({ seat }) => seat));
    const [row] = await run(session, OBSTACLES, [segment.departure, segment.from, segment.to, owner, wanted]);
    lost.push(...seatsOf(BigInt(row!.taken)).map((seat) => ({ direction, seat })));
    someEnded ||= row!.some_ended;
  }
  return { lost, someEnded };
}
