import type { DrawnSeatMap } from '#web/seats/drawn-seat-map.ts';

type Cell = DrawnSeatMap['seats'][number];

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
export type SeatKey = (typeof KEYS)[number];

export const isSeatKey = (key: string): key is SeatKey => (KEYS as readonly string[]).includes(key);

/**
 * The available seat that a key moves to, with seats in reading order. Left and right traverse the bus row by row; up
 * and down move to the next row with an available seat, as straight as possible: so the arrow keys reach every seat.
 */
export function nextSeat(open: readonly Cell[], from: Cell, key: SeatKey): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return open.findLast(({ seat }) => seat < from.seat)?.seat;
    case 'ArrowRight':
      return open.find(({ seat }) => seat > from.seat)?.seat;
    case 'ArrowUp':
      return straightest(from, inRow(open, open.findLast(({ row }) => row < from.row)?.row));
    case 'ArrowDown':
      return straightest(from, inRow(open, open.find(({ row }) => row > from.row)?.row));
    case 'Home':
      return open[0]?.seat;
    case 'End':
      return open.at(-1)?.seat;
  }
}

const inRow = (open: readonly Cell[], wanted: number | undefined): readonly Cell[] =>
  open.filter(({ row }) => row === wanted);

const straightest = (from: Cell, cells: readonly Cell[]): number | undefined =>
  cells.toSorted((a, b) => Math.abs(a.column - from.column) - Math.abs(b.column - from.column))[0]?.seat;
