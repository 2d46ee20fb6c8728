import type { Direction } from '#domain/fares/quote.ts';
import type { HoldProof } from '#domain/guessing/hold-proof.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import type { Instant } from '#kernel/instant.ts';

/** Held until a moment; pinned by a payment under way; sold. */
export type SeatHoldState = 'held' | 'paying' | 'sold';

/** A reservation's seat on a run, on the legs it rides. */
export interface OwnHold {
  readonly departure: DepartureId;
  readonly direction: Direction;
  readonly passenger: number;
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly state: SeatHoldState;
  readonly until: Instant | undefined;
  /** What its holder proved; only when queried. */
  readonly proof?: HoldProof | null;
}

export interface OwnHolds {
  /** By the database's clock, which also decides when holds expire. */
  readonly now: Instant;
  readonly holds: readonly OwnHold[];
}

/** Whether all of them are still held at this moment. */
export const areAllHeld = ({ now, holds }: OwnHolds): boolean =>
  holds.every(({ state, until }) => state === 'held' && until !== undefined && until > now);
