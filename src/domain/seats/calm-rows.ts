import type { LayoutPlan } from '#domain/seats/layout.ts';

/** Rows of seats, counted from 1 at the front, both ends included. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

/**
 * Positions of the axles as fractions of the rows from the front, typical of twelve-metre coaches: the front axle about
 * 2.7 m behind the nose, under the first rows, the driven one about 6 m behind it.
 */
const FRONT_AXLE = 0.14;
const REAR_AXLE = 0.76;
/** On a shorter bus every seat is near an axle. */
const MIN_ROWS = 6;

/** The rows with the least movement on winding roads: between the axles, not over them. Undefined on a short bus. */
export const calmRows = ({ rows }: Pick<LayoutPlan, 'rows'>): Rows | undefined =>
  rows < MIN_ROWS ? undefined : { from: Math.floor(rows * FRONT_AXLE) + 2, to: Math.ceil(rows * REAR_AXLE) - 1 };
