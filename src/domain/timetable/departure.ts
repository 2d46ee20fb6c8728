import type { RouteId, StopId } from '#domain/network/stop.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant, LocalDate, Zone } from '#kernel/instant.ts';

/** One dated run of a trip: the `schedule_id` of the wire. */
export type DepartureId = Id<'departure'>;
export type TripId = Id<'trip'>;

/** A call of a departure at a stop. Leg `i` of the departure runs from call `i` to call `i + 1`. */
export interface StopCall {
  readonly stop: StopId;
  readonly zone: Zone;
  readonly arrives: Instant;
  readonly departs: Instant;
  readonly pickup: boolean;
  readonly dropOff: boolean;
}

export interface Departure {
  readonly id: DepartureId;
  readonly trip: TripId;
  readonly route: RouteId;
  readonly serviceDate: LocalDate;
  readonly service: ServiceClass;
  readonly seats: number;
  readonly calls: readonly StopCall[];
}

/** What the traveller rides in: named on tickets by law, and whether the legal discounts bind it (T18). */
export interface ServiceClass {
  readonly id: string;
  readonly name: { readonly es: string; readonly en: string };
  readonly layoutId: string;
  readonly discountsApply: boolean;
  readonly amenities: readonly string[];
}

/** The part of a departure a traveller rides: from call `from` to call `to` (`schedule_detail_id` is `from-to`). */
export interface Segment {
  readonly departure: DepartureId;
  readonly from: number;
  readonly to: number;
}
