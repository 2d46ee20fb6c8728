import { calmRows, type Rows } from '#domain/seats/calm-rows.ts';
import type { LayoutPlan } from '#domain/seats/layout.ts';
import { type RideCall, ridePoints } from '#domain/seats/ride-points.ts';
import { type BusSide, type SeaSide, seaSide } from '#domain/seats/sea-side.ts';
import { shadeSide } from '#domain/seats/shade-side.ts';

/** A departure between two calls, as a traveller rides it. */
export interface AdvisedRide {
  /** From boarding to alighting. */
  readonly calls: readonly RideCall[];
  /** All known stops, for naming places on the route. */
  readonly stops: readonly RideCall['stop'][];
  readonly layout: Pick<LayoutPlan, 'rows'>;
}

/** Reasons for a seat besides company (N6); undefined when unknown or unclear. */
export interface SeatAdvice {
  readonly sea: SeaSide | undefined;
  /** The side away from the sun. */
  readonly shade: BusSide | undefined;
  /** The rows with the least movement. */
  readonly calm: Rows | undefined;
}

export function seatAdvice({ calls, stops, layout }: AdvisedRide): SeatAdvice {
  const points = ridePoints(calls);
  return { sea: seaSide(points, stops), shade: shadeSide(points), calm: calmRows(layout) };
}
