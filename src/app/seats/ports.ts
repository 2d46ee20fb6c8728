import type { Quota } from '#domain/fares/passenger-type.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { SeatMask } from '#domain/seats/bitmap.ts';
import type { LeftOnRun } from '#domain/seats/left-on-run.ts';
import type { Segment } from '#domain/timetable/departure.ts';

/** A seat for one passenger, and the legal quota it counts against. */
export interface RequestedSeat {
  readonly passenger: number;
  readonly seat: number;
  readonly quota: Quota | undefined;
}

/** All seats of one journey: one for each passenger who takes a seat. */
export interface RequestedJourneySeats {
  readonly direction: Direction;
  readonly segment: Segment;
  readonly seats: readonly RequestedSeat[];
}

/** A seat taken by another reservation. */
export interface LostSeat {
  readonly direction: Direction;
  readonly seat: number;
}

/** Seats of one journey as its traveller sees them: those taken, and which of them are theirs. */
export interface SeatsTaken {
  readonly taken: SeatMask;
  readonly mine: SeatMask;
  /** The run was cancelled after it was chosen. */
  readonly isCancelled: boolean;
}

/** The same with its segment. */
export interface SeatsOfJourney extends SeatsTaken {
  readonly segment: Segment;
}

/** What is free at this moment. */
export interface LiveAvailability {
  /** One result per segment, in order. The caller supplies the number of seats of each bus. */
  taken(segments: readonly Segment[]): Promise<readonly TakenOnRun[]>;
}

/** Seats taken on at least one leg of the segment, and legal quotas used on the whole run. */
export interface TakenOnRun extends Omit<LeftOnRun, 'freeSeats'> {
  readonly seats: number;
}
