import type { SeatMapView } from '#wire/websale.ts';

type Cell = SeatMapView['seats'][number];

/** The seat an arrow key leads to: the nearest one that way in the same row or column, taken seats passed over. */
export function nextSeat(
  seats: readonly Cell[],
  from: Pick<Cell, 'row' | 'column'>,
  [rows, columns]: readonly [number, number],
): number | undefined {
  const ahead = seats
    .map(({ seat, row, column }) => ({
      seat,
      along: (row - from.row) * rows + (column - from.column) * columns,
      row,
      column,
    }))
    .filter(({ along, row, column }) => along > 0 && (rows === 0 ? row === from.row : column === from.column))
    .toSorted((a, b) => a.along - b.along);
  return ahead[0]?.seat;
}
