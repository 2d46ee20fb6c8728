import type { DrawnSeatMap } from '#web/seats/drawn-seat-map.ts';

type Seat = DrawnSeatMap['seats'][number];
type State = Seat['state'];

const LETTERS: Readonly<Record<State, string>> = { free: 'f', taken: 't', mine: 'm' };
const STATES: Readonly<Record<string, State>> = { f: 'free', t: 'taken', m: 'mine' };

/**
 * A seat map as it is written into a page, which should be small: a line for each row, with the number and the state of
 * each seat by column, `1f,2t,,3f,4f`. As objects its seats take ten times as many bytes, and three times as many when
 * compressed.
 */
export interface WrittenSeatMap extends Omit<DrawnSeatMap, 'seats'> {
  readonly seats: readonly string[];
}

export function writtenMap({ direction, layout, seats }: DrawnSeatMap): WrittenSeatMap {
  const lines = Array.from({ length: layout.rows }, (): string[] => layout.columns.map(() => ''));
  for (const { seat, row, column, state } of seats) lines[row - 1]![column] = `${seat}${LETTERS[state]}`;
  return { direction, layout, seats: lines.map((line) => line.join(',')) };
}

export const readMap = ({ seats, ...map }: WrittenSeatMap): DrawnSeatMap => ({
  ...map,
  seats: seats.flatMap((line, index) =>
    line
      .split(',')
      .flatMap((cell, column) =>
        cell === ''
          ? []
          : [{ seat: Number.parseInt(cell, 10), row: index + 1, column, state: STATES[cell.slice(-1)] ?? 'taken' }],
      ),
  ),
});
