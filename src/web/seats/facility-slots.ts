import type { DrawnSeatMap } from '#web/seats/drawn-seat-map.ts';

type Layout = Pick<DrawnSeatMap['layout'], 'rows' | 'facilities'>;

export type Facility = DrawnSeatMap['layout']['facilities'][number];

/**
 * Facilities are drawn between rows, because seats fill the rows: those at the last row behind it, all others ahead.
 */
const isBehind = ({ rows }: Layout, { row }: Facility): boolean => rows > 1 && row >= rows;

/** The facilities ahead of a row of seats. */
export const facilitiesAhead = (layout: Layout, row: number): readonly Facility[] =>
  layout.facilities.filter((facility) => !isBehind(layout, facility) && Math.max(1, facility.row) === row);

/** The facilities behind the last row. */
export const facilitiesBehind = (layout: Layout): readonly Facility[] =>
  layout.facilities.filter((facility) => isBehind(layout, facility));
