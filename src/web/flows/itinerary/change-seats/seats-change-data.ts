import type { Direction } from '#domain/fares/quote.ts';
import type { BusWords } from '#web/seats/bus-words.ts';
import type { Along } from '#web/seats/minors-apart.ts';
import type { Member } from '#web/seats/member.ts';
import type { Seating } from '#web/seats/seating.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { SeatMapView } from '#wire/websale.ts';

/** A journey of which somebody's seat may change. */
export interface ChosenJourney {
  readonly direction: Direction;
  readonly map: SeatMapView;
  readonly words: BusWords;
  /** Who may sit elsewhere, and where they sit. */
  readonly party: readonly (Member & { readonly seat: number })[];
  /** Who travels with them and keeps the seat. */
  readonly along: readonly Along[];
  /** As it is chosen, where a form was sent; else as everybody sits. */
  readonly seating: Seating;
  /** A free neighbour is marked in place of a seat that somebody took. */
  readonly isProposed: boolean;
  /** The last moment, how often is left, and who keeps their seat and why. */
  readonly notes: readonly string[];
}

/** What the page of seats is drawn from. */
export interface SeatsChangeData {
  readonly code: string;
  readonly journeys: readonly ChosenJourney[];
  /** Journeys of which no seat can change. */
  readonly refused: readonly { readonly direction: Direction; readonly why: string }[];
  /** Who sits where on the journey whose seats were changed just now. */
  readonly done: string | undefined;
  /** By whom the same form is sent twice. */
  readonly key: string;
  readonly errors: readonly ShownError[];
}
