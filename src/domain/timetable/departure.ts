import type { RouteId, StopId } from '#domain/network/stop.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant, LocalDate, Zone } from '#kernel/instant.ts';

/** A departure: the wire's `schedule_id`. */
export type DepartureId = Id<'departure'>;
export type TripId = Id<'trip'>;

/** A stop call of a departure. Leg `i` of the departure runs from call `i` to call `i + 1`. */
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

/** The service class of the bus: named on tickets by law; decides whether the legal discounts apply (T18). */
export interface ServiceClass {
  readonly id: string;
  readonly name: { readonly es: string; readonly en: string };
  readonly layoutId: string;
  readonly discountsApply: boolean;
  /** Runs inside one metropolitan area, so its tickets are exempt from VAT (T31). */
  readonly vatExempt?: boolean;
  readonly amenities: readonly string[];
}

/** The part of a departure a traveller rides: from call `from` to call `to` (`schedule_detail_id` is `from-to`). */
export interface Segment {
  readonly departure: DepartureId;
  readonly from: number;
  readonly to: number;
}

/** Whether two segments are the same. */
export const isSameSegment = (a: Segment, b: Segment | undefined): boolean =>
  a.departure === b?.departure && a.from === b.from && a.to === b.to;
