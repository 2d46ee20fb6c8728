import { calmRows, type Rows } from '#domain/seats/calm-rows.ts';
import type { LayoutPlan } from '#domain/seats/layout.ts';
import { type RideCall, ridePoints } from '#domain/seats/ride-points.ts';
import { type BusSide, type SeaSide, seaSide } from '#domain/seats/sea-side.ts';
import { shadeSide } from '#domain/seats/shade-side.ts';

/** A bus on its way between two calls, as a traveller rides it. */
export interface AdvisedRide {
  /** From where one gets on to where one gets off. */
  readonly calls: readonly RideCall[];
  /** Every stop that is known, to name places of the way by. */
  readonly stops: readonly RideCall['stop'][];
  readonly layout: Pick<LayoutPlan, 'rows'>;
}

/** What speaks for a seat besides company (N6); what is not known, or not clear, is undefined. */
export interface SeatAdvice {
  readonly sea: SeaSide | undefined;
  /** The side away from the sun. */
  readonly shade: BusSide | undefined;
  /** The rows that move least. */
  readonly calm: Rows | undefined;
}

export function seatAdvice({ calls, stops, layout }: AdvisedRide): SeatAdvice {
  const points = ridePoints(calls);
  return { sea: seaSide(points, stops), shade: shadeSide(points), calm: calmRows(layout) };
}
