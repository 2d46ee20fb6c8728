import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { HoldProof } from '#domain/seats/hold-proof.ts';
import type { ReservationId } from '#kernel/ids.ts';
import { type Instant, instant } from '#kernel/instant.ts';

export type SeatHoldState = 'held' | 'paying' | 'sold';

export interface OwnHold {
  readonly departure_id: string;
  readonly direction: Direction;
  readonly passenger: number;
  readonly seat: number;
  readonly from_leg: number;
  readonly to_leg: number;
  readonly state: SeatHoldState;
  readonly hold_until: number | null;
  /** What its holder proved; known where it is asked for. */
  readonly proof?: HoldProof | null;
}

export interface OwnHoldsRow extends Partial<OwnHold> {
  readonly now: number;
}

/**
 * Locked, these rows cannot be freed by anyone who meets them after their end: those skip what is locked. So what is
 * alive here stays ours for the rest of the transaction.
 */
const OWN_CLAIMS = statement<OwnHoldsRow>(
  'inventory-own-claims',
  `select moment.now, c.*
   from (select clock_timestamp() as now) moment
   left join lateral (
     select departure_id, direction, passenger, seat, from_leg, to_leg, state, hold_until
     from seat_claim
     where reservation_id = $1
     order by departure_id, direction, passenger
     for update
   ) c on true`,
);

export interface OwnHolds {
  /** The database's clock. */
  readonly now: Instant;
  readonly holds: readonly OwnHold[];
}

/** What a locked reservation has, locked as well. */
export async function lockOwnHolds(session: Session, id: ReservationId): Promise<OwnHolds> {
  return ownHoldsOf(await execute(session, OWN_CLAIMS, [id]));
}

export const ownHoldsOf = (rows: readonly OwnHoldsRow[]): OwnHolds => ({
  now: instant(rows[0]!.now),
  holds: rows.filter(
    (row): row is OwnHoldsRow & OwnHold => row.departure_id !== undefined && row.departure_id !== null,
  ),
});

/** Whether every one of them is still held at this moment. */
export const areAllHeld = ({ now, holds }: OwnHolds): boolean =>
  holds.every(({ state, hold_until }) => state === 'held' && hold_until !== null && hold_until > now);
