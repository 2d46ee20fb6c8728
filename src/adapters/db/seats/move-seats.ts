import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { maskOf, seatsOf } from '#domain/seats/bitmap.ts';
import type { OwnHold } from '#domain/seats/own-hold.ts';

interface Row {
  /** The requested seats that are taken, as a mask. */
  readonly lost: string;
  readonly moved: number;
}

/**
 * Moves seat holds of one journey to other seats in one statement: sets the new seats' bits on every leg and clears the
 * old ones, but only if none of the new seats is taken on any leg. The legs are locked already.
 */
const moveText = (lost: string): string => `
  with verdict as (
    select count(*) = $3::int - $2::int as is_whole, ${lost} as lost
    from leg_seats where departure_id = $1 and leg >= $2 and leg < $3
  ), marked as (
    update leg_seats l set taken = (l.taken & ~$5::bigint) | $4::bigint
    from verdict
    where verdict.is_whole and verdict.lost = 0 and l.departure_id = $1 and l.leg >= $2 and l.leg < $3
    returning l.leg
  ), moved as (
    update seat_claim c set seat = wished.seat
    from unnest($8::smallint[], $9::smallint[]) as wished (passenger, seat)
    where c.departure_id = $1 and c.reservation_id = $6 and c.direction = $7 and c.passenger = wished.passenger
      and (select count(*) from marked) = $3::int - $2::int
    returning c.passenger
  )
  select lost::text, (select count(*)::int from moved) as moved from verdict`;

/** Seats that other movers leave count as free. */
const MOVE = statement<Row>('inventory-move-seats', moveText('bit_or(taken) & $4::bigint & ~$5::bigint'));

/** A hold, and its new seat. */
export interface NewSeat {
  readonly claim: OwnHold;
  readonly seat: number;
}

export interface Move {
  readonly reservation: string;
  /** Of one journey, at least one. */
  readonly seats: readonly [NewSeat, ...NewSeat[]];
}

/** Returns the seats that are taken; then nothing was moved. */
export type MoveSeats = (session: Session, move: Move) => Promise<readonly number[]>;

export const moveSeats: MoveSeats = (session, move) => moveBy(MOVE, session, move);

const MOVE_UNGUARDED = statement<Row>('inventory-move-seats-unguarded', moveText('0::bigint'));

/** The move without its check: tests use it to prove that they would detect the race. Never use it elsewhere. */
export const moveUnguarded: MoveSeats = (session, move) => moveBy(MOVE_UNGUARDED, session, move);

async function moveBy(move: typeof MOVE, session: Session, { reservation, seats }: Move): Promise<readonly number[]> {
  const [{ claim: journey }] = seats;
  const [row] = await execute(session, move, [
    journey.departure,
    journey.from,
    journey.to,
    maskOf(seats.map(({ seat }) => seat)),
    maskOf(seats.map(({ claim }) => claim.seat)),
    reservation,
    journey.direction,
    seats.map(({ claim }) => claim.passenger),
    seats.map(({ seat }) => seat),
  ]);
  const lost = seatsOf(BigInt(row!.lost));
  if (lost.length === 0 && row!.moved !== seats.length) throw new Error(`the seats of ${reservation} are not locked`);
  return lost;
}
