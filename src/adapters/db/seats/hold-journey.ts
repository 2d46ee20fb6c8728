import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { RequestedJourneySeats } from '#app/seats/ports.ts';
import { maskOf, type SeatMask } from '#domain/seats/bitmap.ts';
import type { HoldProof } from '#domain/guessing/hold-proof.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { HolderKeys } from './holder-keys.ts';

/**
 * Holds the seats of one journey, all or none, in one statement. It first checks without locks, so that requests for a
 * sold-out bus do not queue; then it locks the legs in order, checks again, sets their bits and writes the seat holds.
 * $6 are the seats this reservation already holds here: they count as free, and are released unless requested again.
 * Returns a row per hold, and none when a seat is taken. A leg that does not exist counts as not free, and so does a
 * passenger with another hold of the same direction on this departure, which could not be written: what is written is
 * all or nothing, so that it may be committed without a look at it.
 */
const claimText = (isFree: string): string => `
  with glance as (
    select coalesce(bit_or(taken), 0) & ~$6::bigint & $5::bigint = 0 as is_free
    from leg_seats where departure_id = $1 and leg >= $2 and leg < $3
  ), locked as (
    select taken from leg_seats
    where departure_id = $1 and leg >= $2 and leg < $3 and (select is_free from glance)
    order by leg for update
  ), verdict as (
    select count(*) = $3::int - $2::int and ${isFree} and not exists (
      select from seat_claim own
      where own.departure_id = $1 and own.reservation_id = $4 and own.direction = $7 and own.passenger = any($9::smallint[])
        and (own.state <> 'held' or own.from_leg <> $2 or own.to_leg <> $3)
    ) as is_free from locked
  ), marked as (
    update leg_seats l set taken = (l.taken & ~$6::bigint) | $5::bigint
    from verdict
    where verdict.is_free and l.departure_id = $1 and l.leg >= $2 and l.leg < $3
    returning l.leg
  )
  insert into seat_claim
    (departure_id, reservation_id, direction, from_leg, to_leg, state, hold_until, passenger, seat, quota,
     held_from, held_for, proof)
  select $1, $4, $7, $2, $3, 'held', $8, wish.passenger, wish.seat, wish.quota, $12, $13, $14
  from unnest($9::smallint[], $10::smallint[], $11::text[]) as wish (passenger, seat, quota)
  where (select count(*) from marked) = $3::int - $2::int
  on conflict (departure_id, reservation_id, direction, passenger) do update
    set seat = excluded.seat, quota = excluded.quota, hold_until = excluded.hold_until,
      held_from = excluded.held_from, held_for = excluded.held_for, proof = excluded.proof
    where seat_claim.state = 'held'
      and seat_claim.from_leg = excluded.from_leg and seat_claim.to_leg = excluded.to_leg
  returning passenger`;

const CLAIM = statement<{ readonly passenger: number }>(
  'inventory-claim',
  claimText('bit_or(taken) & ~$6::bigint & $5::bigint = 0'),
);

export interface JourneyHold {
  readonly reservation: ReservationId;
  readonly until: Instant;
  /** Seats of the same journey this reservation already holds, locked. */
  readonly mine: SeatMask;
  /** When absent, these seats are not counted per holder. */
  readonly holder?: { readonly keys: HolderKeys; readonly proof: HoldProof | undefined } | undefined;
}

export type HoldJourney = (session: Session, requested: RequestedJourneySeats, hold: JourneyHold) => Promise<boolean>;

/** False, with nothing held, when one of the seats is taken. */
export const holdJourney: HoldJourney = (session, requested, hold) => claimBy(CLAIM, session, [requested, hold]);

const CLAIM_UNGUARDED = statement<{ readonly passenger: number }>('inventory-claim-unguarded', claimText('true'));

/** The hold without its second check: tests use it to prove that they would detect the race. Never sell with it. */
export const holdUnguarded: HoldJourney = (session, requested, hold) =>
  claimBy(CLAIM_UNGUARDED, session, [requested, hold]);

async function claimBy(
  claim: typeof CLAIM,
  session: Session,
  [{ direction, segment, seats }, { reservation, until, mine, holder }]: readonly [RequestedJourneySeats, JourneyHold],
): Promise<boolean> {
  const rows = await execute(session, claim, [
    segment.departure,
    segment.from,
    segment.to,
    reservation,
    maskOf(seats.map(({ seat }) => seat)),
    mine,
    direction,
    new Date(until),
    seats.map(({ passenger }) => passenger),
    seats.map(({ seat }) => seat),
    seats.map(({ quota }) => quota ?? null),
    holder?.keys.from ?? null,
    holder?.keys.for ?? null,
    holder?.proof ?? null,
  ]);
  if (rows.length !== 0 && rows.length !== seats.length) {
    throw new Error(`reservation ${reservation} has claims on other legs of departure ${segment.departure}`);
  }
  return rows.length > 0;
}
