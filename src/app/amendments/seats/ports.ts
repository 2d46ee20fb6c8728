import type { SeatedJourney, SeatsQuestion, SeatRequest } from '#domain/amendments/seat-rules.ts';
import type { Fault } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Zone } from '#kernel/instant.ts';

/** A journey with everything that decides whether its seats can be changed. */
export interface JourneySeatStatus extends SeatedJourney {
  /** Of the boarding stop; undefined while it has no run. */
  readonly zone: Zone | undefined;
}

/** The seats of a reservation, by the database's clock: its journeys that have a run or an open ticket. */
export interface SeatChangeStatus extends SeatsQuestion {
  readonly journeys: readonly JourneySeatStatus[];
}

export interface SeatOrder {
  readonly reservation: ReservationId;
  readonly direction: Direction;
  readonly seats: readonly SeatRequest[];
  readonly sessionHash: Uint8Array;
  readonly key: string;
  readonly requestHash: string;
  /** Checks the current state under the locks; an empty list accepts. */
  readonly judge: (current: SeatChangeStatus) => readonly Fault[];
}

export type SeatsChanged =
  | { readonly kind: 'done' }
  /** The same key was used before, with this request. */
  | { readonly kind: 'repeated'; readonly requestHash: string }
  | { readonly kind: 'refused'; readonly faults: readonly Fault[] }
  /** These of the requested seats are taken. Nobody's seat changed. */
  | { readonly kind: 'taken'; readonly seats: readonly number[] };

/** Changes paid seats within the same bus, and records every change. */
export interface SeatChanges {
  status(reservation: ReservationId): Promise<SeatChangeStatus>;
  /** Takes the new seats before the old ones are released, and reissues the tickets under new folios. */
  change(order: SeatOrder): Promise<SeatsChanged>;
}
