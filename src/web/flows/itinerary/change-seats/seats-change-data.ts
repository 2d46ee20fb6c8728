import type { Direction } from '#domain/fares/quote.ts';
import type { BusWords } from '#web/seats/bus-words.ts';
import type { Along } from '#web/seats/minors-apart.ts';
import type { Member } from '#web/seats/member.ts';
import type { Seating } from '#web/seats/seating.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { SeatMapView } from '#wire/websale.ts';

/** A journey on which at least one seat can be changed. */
export interface ChosenJourney {
  readonly direction: Direction;
  readonly map: SeatMapView;
  readonly words: BusWords;
  /** Passengers whose seat can be changed, with their current seat. */
  readonly party: readonly (Member & { readonly seat: number })[];
  /** Companions who keep their seat. */
  readonly along: readonly Along[];
  /** The submitted choice, or the current seats. */
  readonly seating: Seating;
  /** A free neighbouring seat is marked because another buyer took the chosen one. */
  readonly isProposed: boolean;
  /** The deadline, how many changes are left, and who keeps their seat and why. */
  readonly notes: readonly string[];
}

/** Data of the seat change page. */
export interface SeatsChangeData {
  readonly code: string;
  readonly journeys: readonly ChosenJourney[];
  /** Journeys on which no seat can be changed. */
  readonly refused: readonly { readonly direction: Direction; readonly name: string; readonly why: string }[];
  /** The new seats of the journey just changed. */
  readonly done: string | undefined;
  /** Idempotency key of the form. */
  readonly key: string;
  readonly errors: readonly ShownError[];
}
