import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { HoldProof } from '#domain/guessing/hold-proof.ts';
import type { OwnHold, OwnHolds, SeatHoldState } from '#domain/seats/own-hold.ts';
import { id, type ReservationId } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

/** A row of the query; the one that also selects the proof has one more column. */
export interface OwnHoldsRow {
  readonly now: number;
  readonly departure_id?: string | null;
  readonly direction?: Direction;
  readonly passenger?: number;
  readonly seat?: number;
  readonly from_leg?: number;
  readonly to_leg?: number;
  readonly state?: SeatHoldState;
  readonly hold_until?: number | null;
  readonly proof?: HoldProof | null;
}

/**
 * While these rows are locked, no sweep can release them after their expiry, because it skips locked rows. So a hold
 * that is alive here stays alive for the rest of the transaction.
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

/** Locks and returns the holds of a locked reservation. */
export async function lockOwnHolds(session: Session, id: ReservationId): Promise<OwnHolds> {
  return ownHoldsOf(await execute(session, OWN_CLAIMS, [id]));
}

export const ownHoldsOf = (rows: readonly OwnHoldsRow[]): OwnHolds => ({
  now: instant(rows[0]!.now),
  holds: rows.flatMap((row) => holdOf(row) ?? []),
});

/** Without holds there is one row that contains only the time. */
function holdOf({ departure_id: departure, hold_until: until, ...row }: OwnHoldsRow): OwnHold | undefined {
  if (departure === undefined || departure === null) return undefined;
  return {
    departure: id(departure),
    direction: row.direction!,
    passenger: row.passenger!,
    seat: row.seat!,
    from: row.from_leg!,
    to: row.to_leg!,
    state: row.state!,
    until: typeof until === 'number' ? instant(until) : undefined,
    ...('proof' in row && { proof: row.proof }),
  };
}
