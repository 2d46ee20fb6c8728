import type { SeatedJourney, SeatsQuestion, SeatRequest } from '#domain/amendments/seat-rules.ts';
import type { Fault } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Zone } from '#kernel/instant.ts';

/** A journey with all that decides whether its seats may change. */
export interface JourneySeatStatus extends SeatedJourney {
  /** Of the stop where it is boarded; undefined while it has no run. */
  readonly zone: Zone | undefined;
}

/** How the seats of a reservation stand, by the database's clock: its journeys that have a run or an open ticket. */
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
  /** Judges it in its state under the locks; nothing lets it pass. */
  readonly judge: (current: SeatChangeStatus) => readonly Fault[];
}

export type SeatsChanged =
  | { readonly kind: 'done' }
  /** The same key did it before, with this request. */
  | { readonly kind: 'repeated'; readonly requestHash: string }
  | { readonly kind: 'refused'; readonly faults: readonly Fault[] }
  /** Somebody else has these of the wished seats. Everybody keeps their own. */
  | { readonly kind: 'taken'; readonly seats: readonly number[] };

/** Where seats that are paid are changed for others of the same bus, and every change is written down. */
export interface SeatChanges {
  status(reservation: ReservationId): Promise<SeatChangeStatus>;
  /** Takes the new seats before the old ones are given back, and issues the tickets again under other folios. */
  change(order: SeatOrder): Promise<SeatsChanged>;
}
