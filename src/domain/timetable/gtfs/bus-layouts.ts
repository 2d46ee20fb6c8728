import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';
import { readerOf } from '#domain/timetable/gtfs/reader.ts';
import type { Tables } from '#domain/timetable/gtfs/table.ts';
import { byKey } from '#domain/timetable/gtfs/unique.ts';

const FACILITIES = ['door', 'wc', 'stairs'] as const;
const SIDES = ['left', 'right'] as const;

/** Facilities on board, and the row each is beside. */
interface Facility {
  readonly kind: (typeof FACILITIES)[number];
  readonly row: number;
  readonly side: (typeof SIDES)[number];
}

/** Where the seats of a bus are: rows from 1 front to back, columns from 0 left to right, null is an aisle. */
export interface BusPlan {
  readonly rows: number;
  readonly columns: readonly (string | null)[];
  readonly facilities: readonly Facility[];
  /** Places without a seat. Seats are numbered along each row from the left, front row first, skipping these. */
  readonly gaps: readonly { readonly row: number; readonly column: number }[];
}

export interface BusLayout {
  readonly id: string;
  readonly seats: number;
  readonly plan: BusPlan;
}

/** Seat n of a bus is bit n - 1 of a signed 64-bit word. */
export const MAX_SEATS = 63;
const MAX_ROWS = 32;
const MAX_COLUMNS = 6;

/**
 * `2+1` with 24 seats: columns A B, the aisle, C, and eight rows. An incomplete last row has its left seats. The door
 * is at the front and the toilet at the back, on the right.
 */
export function layoutOf(id: string, pattern: string, seats: number): BusLayout | undefined {
  const sides = pattern.split('+').map(Number);
  const across = sides.reduce((n, side) => n + side, 0);
  const valid = sides.every((side) => Number.isInteger(side) && side >= 1) && across <= MAX_COLUMNS;
  const rows = Math.ceil(seats / across);
  if (!valid || !Number.isInteger(seats) || seats < 1 || seats > MAX_SEATS || rows > MAX_ROWS) return undefined;
  const columns = columnsOf(sides);
  const inLastRow = seats - (rows - 1) * across;
  const gaps = columns.flatMap((letter, column) => (letter === null ? [] : [{ row: rows, column }])).slice(inLastRow);
  const facilities: Facility[] = [
    { kind: 'door', row: 1, side: 'right' },
    { kind: 'wc', row: rows, side: 'right' },
  ];
  return { id, seats, plan: { rows, columns, facilities, gaps } };
}

function columnsOf(sides: readonly number[]): (string | null)[] {
  let next = 0;
  const letter = () => String.fromCharCode(65 + next++);
  return sides.flatMap((side, i) => [...(i > 0 ? [null] : []), ...Array.from({ length: side }, letter)]);
}

/** Our extension of the standard: layout_id, pattern (`2+1`), seats, facilities (`door:1:right wc:8:left`). */
export function readBusLayouts(tables: Tables, report: Report): ReadonlyMap<string, BusLayout> {
  const reader = readerOf(tables.get('anden_bus_layouts.txt'), report);
  return byKey(reader, {
    key: 'layout_id',
    read: (line, id) => {
      const seats = reader.lacks(line, 'seats') ? undefined : reader.whole(line, 'seats', { min: 1, max: MAX_SEATS });
      // With an unusable number of seats only the pattern itself can be checked.
      const layout = layoutOf(id, reader.text(line, 'pattern') ?? '2+2', seats ?? 1);
      if (!layout) reader.notice('number_out_of_range', line, 'pattern');
      if (!layout || seats === undefined) return undefined;
      const facilities = reader.text(line, 'facilities');
      return facilities === undefined ? layout : { ...layout, plan: withFacilities(layout.plan, facilities) };
    },
  });
}

const withFacilities = (plan: BusPlan, text: string): BusPlan => ({
  ...plan,
  facilities: facilitiesIn(text).filter(({ row }) => row <= plan.rows),
});

const facilitiesIn = (text: string): Facility[] =>
  text.split(' ').flatMap((item) => {
    const [kindText, rowText = '', sideText] = item.split(':');
    const kind = FACILITIES.find((name) => name === kindText);
    const side = SIDES.find((name) => name === sideText);
    return kind && side && /^[1-9]\d?$/.test(rowText) ? [{ kind, row: Number(rowText), side }] : [];
  });
