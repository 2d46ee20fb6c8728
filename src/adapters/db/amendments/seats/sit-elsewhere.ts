import type { Session } from '#adapters/db/pool.ts';
import { freeEnded } from '#adapters/db/seats/free-holds.ts';
import { type Move, type MoveSeats, moveSeats } from '#adapters/db/seats/move-seats.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { reissueTicket } from '#adapters/db/ticketing/reissue-ticket.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Instant } from '#kernel/instant.ts';

/** The new version invalidates earlier reads of the reservation. */
const WRITE_SEATS = statement(
  'seat-change-write',
  `with touched as (update reservation set version = version + 1 where reservation_id = $1)
   update passenger p set
     seat_departure = case when $2 = 'departure' then wished.seat else seat_departure end,
     seat_return = case when $2 = 'return' then wished.seat else seat_return end
   from unnest($3::smallint[], $4::smallint[]) as wished (passenger, seat)
   where p.reservation_id = $1 and p.position = wished.passenger`,
);

export interface Sitting extends Pick<Move, 'seats'> {
  readonly at: Instant;
  /** Replaced by tests. */
  readonly move?: MoveSeats;
}

/**
 * Other seats of the same bus for passengers of a locked reservation, whose holds are locked as well: claimed before
 * the old ones are released, and the tickets reissued. Returns the seats that are taken; then nothing is changed.
 */
export async function sitElsewhere(
  session: Session,
  reservation: Reservation,
  { seats, at, move = moveSeats }: Sitting,
): Promise<readonly number[]> {
  const { departure, direction } = seats[0].claim;
  await freeEnded(session, departure);
  const lost = await move(session, { reservation: reservation.id, seats });
  if (lost.length > 0) return lost;
  const places = seats.map(({ claim: { passenger }, seat }) => ({ direction, passenger, seat, at }));
  await execute(session, WRITE_SEATS, [
    reservation.id,
    direction,
    places.map(({ passenger }) => passenger),
    places.map(({ seat }) => seat),
  ]);
  for (const place of places) await reissueTicket(session, reservation, place);
  return [];
}
