/** A part of the bus that is not a seat, which travellers may want to be near or far from. */
export interface Facility {
  readonly kind: 'door' | 'wc' | 'stairs';
  readonly row: number;
  readonly side: 'left' | 'right';
}

/** The drawing of a bus as stored. Rows count from 1 at the front, columns from 0 at the bus's left. */
export interface LayoutPlan {
  readonly rows: number;
  /** Letters across the bus from its left; `null` is the aisle. */
  readonly columns: readonly (string | null)[];
  readonly facilities: readonly Facility[];
  /** Places without a seat: a stairwell, the toilet. */
  readonly gaps: readonly { readonly row: number; readonly column: number }[];
}

/** One seat of a bus. */
export interface SeatPlace {
  /** From 1, row by row from the front, left to right: the number on the ticket. */
  readonly seat: number;
  readonly row: number;
  readonly column: number;
  readonly position: 'window' | 'aisle';
}

export interface SeatLayout extends LayoutPlan {
  readonly id: string;
  readonly seats: readonly SeatPlace[];
}

/** One leg's bitmap is a signed 64-bit integer. */
export const MAX_SEATS = 63;

/** Numbers the seats of a plan. Throws when there are more than a bitmap can hold. */
export function seatLayout(id: string, plan: LayoutPlan): SeatLayout {
  const isGap = (row: number, column: number): boolean =>
    plan.columns[column] === null || plan.gaps.some((gap) => gap.row === row && gap.column === column);
  const places = Array.from({ length: plan.rows }, (_, index) => index + 1).flatMap((row) =>
    plan.columns.flatMap((_, column) => (isGap(row, column) ? [] : [{ row, column }])),
  );
  if (places.length > MAX_SEATS)
    throw new RangeError(`layout ${id} has ${places.length} seats, more than ${MAX_SEATS}`);
  const seats = places.map(({ row, column }, index) => ({
    seat: index + 1,
    row,
    column,
    position: positionOf(plan, column),
  }));
  return { ...plan, id, seats };
}

/** A single seat between window and aisle counts as a window seat. */
export function positionOf({ columns }: Pick<LayoutPlan, 'columns'>, column: number): SeatPlace['position'] {
  return column === 0 || column === columns.length - 1 ? 'window' : 'aisle';
}

/** `3A`, as painted above the seat. */
export const seatLabel = (layout: SeatLayout, { row, column }: SeatPlace): string => `${row}${layout.columns[column]}`;

export const findSeat = (layout: SeatLayout, seat: number): SeatPlace | undefined => layout.seats[seat - 1];

/**
 * Distance between two seats. The adjacent seat is 1, across the aisle 2; another row is further than any seat of the
 * same row, so that a party fills a row first.
 */
export const distance = (a: SeatPlace, b: SeatPlace): number =>
  ROW_DISTANCE * Math.abs(a.row - b.row) + Math.abs(a.column - b.column);

const ROW_DISTANCE = 10;

/** Next to each other: side by side, across the aisle, or one right behind the other. */
export function areNeighbours(layout: SeatLayout, a: SeatPlace, b: SeatPlace): boolean {
  if (a.column === b.column) return Math.abs(a.row - b.row) === 1;
  if (a.row !== b.row) return false;
  const [left, right] = a.column < b.column ? [a.column, b.column] : [b.column, a.column];
  return right - left === 1 || (right - left === 2 && layout.columns[left + 1] === null);
}
