import type { LayoutPlan } from '#domain/seats/layout.ts';

/** Rows of seats, counted from 1 at the front; both ends belong to it. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

/**
 * Where the axles are, in shares of the rows from the front: what coaches of twelve metres have in common, with the front axle
 * some 2.7 m behind the nose, under the first rows, and the driven one about 6 m behind it.
 */
const FRONT_AXLE = 0.14;
const REAR_AXLE = 0.76;
/** On a shorter bus everybody sits near an axle. */
const LEAST_ROWS = 6;

/** The rows that move least on a road with bends: between the axles, not over them. Undefined on a short bus. */
export const calmRows = ({ rows }: Pick<LayoutPlan, 'rows'>): Rows | undefined =>
  rows < LEAST_ROWS ? undefined : { from: Math.floor(rows * FRONT_AXLE) + 2, to: Math.ceil(rows * REAR_AXLE) - 1 };
