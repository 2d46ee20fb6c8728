import type { Report } from '#domain/timetable/gtfs/notice.ts';
import { readerOf } from '#domain/timetable/gtfs/reader.ts';
import type { Tables } from '#domain/timetable/gtfs/table.ts';
import { byKey } from '#domain/timetable/gtfs/unique.ts';

/** What is on board besides seats. `row` counts from 1 at the front; 0 is before the first row. */
export interface Facility {
  readonly kind: string;
  readonly row: number;
  readonly side: string;
}

/** Where the seats of a bus are: rows front to back, columns left to right, null an aisle. */
export interface LayoutPlan {
  readonly rows: number;
  readonly columns: readonly (string | null)[];
  readonly facilities: readonly Facility[];
  /** Seats are numbered along each row from the left, front row first. */
  readonly numbering: 'row-major';
  readonly seats: number;
}

export interface BusLayout {
  readonly id: string;
  readonly plan: LayoutPlan;
}

/** Seat n of a bus is bit n - 1 of a signed 64-bit word. */
export const MAX_SEATS = 63;
const MAX_ROWS = 32;
const MAX_COLUMNS = 6;

/**
 * `2+1` with 24 seats: columns A B, the aisle, C. A last row that is not full keeps its left seats; door in front and
 * toilet behind, on the right.
 */
export function layoutOf(id: string, pattern: string, seats: number): BusLayout | undefined {
  const sides = pattern.split('+').map(Number);
  const across = sides.reduce((n, side) => n + side, 0);
  const valid = sides.every((side) => Number.isInteger(side) && side >= 1) && across <= MAX_COLUMNS;
  const rows = Math.ceil(seats / across);
  if (!valid || !Number.isInteger(seats) || seats < 1 || seats > MAX_SEATS || rows > MAX_ROWS) return undefined;
  const facilities = [
    { kind: 'door', row: 0, side: 'right' },
    { kind: 'wc', row: rows + 1, side: 'right' },
  ];
  return { id, plan: { rows, columns: columnsOf(sides), facilities, numbering: 'row-major', seats } };
}

function columnsOf(sides: readonly number[]): (string | null)[] {
  let next = 0;
  const letter = () => String.fromCharCode(65 + next++);
  return sides.flatMap((side, i) => [...(i > 0 ? [null] : []), ...Array.from({ length: side }, letter)]);
}

/** Our own file beside the standard's: layout_id, pattern (`2+1`), seats, facilities (`door:0:right wc:9:left`). */
export function readBusLayouts(tables: Tables, report: Report): ReadonlyMap<string, BusLayout> {
  const reader = readerOf(tables.get('anden_bus_layouts.txt'), report);
  return byKey(reader, {
    key: 'layout_id',
    read: (line, id) => {
      const seats = reader.whole(line, 'seats', { min: 1, max: MAX_SEATS });
      const layout = seats === undefined ? undefined : layoutOf(id, reader.text(line, 'pattern') ?? '2+2', seats);
      if (!layout) {
        reader.notice('number_out_of_range', line, 'pattern');
        return undefined;
      }
      const facilities = reader.text(line, 'facilities');
      return facilities === undefined ? layout : { id, plan: { ...layout.plan, facilities: facilitiesIn(facilities) } };
    },
  });
}

const facilitiesIn = (text: string): Facility[] =>
  text.split(' ').flatMap((item) => {
    const [kind, row, side] = item.split(':');
    return kind && row && side && /^\d+$/.test(row) ? [{ kind, row: Number(row), side }] : [];
  });
