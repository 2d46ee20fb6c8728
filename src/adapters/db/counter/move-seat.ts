import type { Session } from '#adapters/db/pool.ts';
import { run, statement } from '#adapters/db/statement.ts';
import { maskOf } from '#domain/seats/bitmap.ts';
import type { OwnClaim } from '#adapters/db/inventory/own-claims.ts';

/**
 * Moves a claim to another seat in one statement: the new seat's bits are set on every leg before the old one's are
 * cleared, and only if nobody has it on any of them. The legs are locked already. Answers no row where it is taken.
 */
const moveText = (isFree: string): string => `
  with verdict as (
    select count(*) = $3::int - $2::int and ${isFree} as is_free
    from leg_seats where departure_id = $1 and leg >= $2 and leg < $3
  ), marked as (
    update leg_seats l set taken = (l.taken | $4::bigint) & ~$5::bigint
    from verdict
    where verdict.is_free and l.departure_id = $1 and l.leg >= $2 and l.leg < $3
    returning l.leg
  )
  update seat_claim set seat = $6
  where departure_id = $1 and reservation_id = $7 and direction = $8 and passenger = $9
    and (select count(*) from marked) = $3::int - $2::int
  returning passenger`;

const MOVE = statement<{ readonly passenger: number }>('counter-move-seat', moveText('bit_or(taken) & $4::bigint = 0'));

export interface Move {
  readonly reservation: string;
  readonly claim: OwnClaim;
  readonly seat: number;
}

export type MoveSeat = (session: Session, move: Move) => Promise<boolean>;

/** False, and nothing moved, when the seat is somebody else's. */
export const moveSeat: MoveSeat = (session, move) => moveBy(MOVE, session, move);

const MOVE_UNGUARDED = statement<{ readonly passenger: number }>('counter-move-seat-unguarded', moveText('true'));

/** The move without its look: tests use it to show that they would notice. Never exchange with it. */
export const moveUnguarded: MoveSeat = (session, move) => moveBy(MOVE_UNGUARDED, session, move);

async function moveBy(move: typeof MOVE, session: Session, { reservation, claim, seat }: Move): Promise<boolean> {
  const rows = await run(session, move, [
    claim.departure_id,
    claim.from_leg,
    claim.to_leg,
    maskOf([seat]),
    maskOf([claim.seat]),
    seat,
    reservation,
    claim.direction,
    claim.passenger,
  ]);
  return rows.length > 0;
}
