import { type Drawing, disc, line, repeated, shape, short } from '#ui/drawings/drawing.ts';
import { type PaintName, paint } from '#ui/drawings/palette.ts';

/** A bus by its seat layout. Rows count from 1 at the front, columns from 0 at the bus's left. */
export interface DrawnBus {
  readonly rows: number;
  /** Letters across the bus from its left; `null` is the aisle. */
  readonly columns: readonly (string | null)[];
  readonly facilities: readonly {
    readonly kind: 'door' | 'wc' | 'stairs';
    readonly row: number;
    readonly side: 'left' | 'right';
  }[];
  readonly gaps: readonly { readonly row: number; readonly column: number }[];
  /** Decks; one by default. */
  readonly floors?: 1 | 2;
}

/** Light or dark sides, which distinguish a carrier's service classes. */
export type Livery = 'light' | 'dark';

const LENGTH = 240;
const NOSE = 30;
const TAIL = 26;
/** The front end of the first row, and the length of each row. */
const FRONT = LENGTH - NOSE - 14;
const pitchOf = ({ rows }: DrawnBus): number => (FRONT - TAIL) / rows;

/** The back edge of a row, measured from the tail: the front of the bus is at the right. */
const rowAt = (bus: DrawnBus, row: number): number => FRONT - row * pitchOf(bus);

const DECK = 24;

/** A wave along the side, rising to the front, as in the livery. */
const wave = (y: number): string =>
  `M4 ${y}q14-7 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0v5q-14 7-28 0t-28 0-28 0-28 0-28 0-28 0-28 0-28 0z`;

/** Colours of the side, of its three waves from the top, and of the seats seen from above. */
const LIVERIES: Readonly<
  Record<Livery, { readonly side: PaintName; readonly waves: readonly PaintName[]; readonly seats: PaintName }>
> = {
  light: { side: 'cream', waves: ['sun', 'brick', 'sea'], seats: 'sea' },
  dark: { side: 'sea', waves: ['sun', 'rose', 'cream'], seats: 'foam' },
};

/** The bus from its right side, where the doors are: one window per row, three waves, wheels. 240 wide. */
export function busSide(bus: DrawnBus, livery: Livery = 'light'): Drawing {
  const floors = bus.floors ?? 1;
  const lift = (floors - 1) * DECK;
  const { side, waves } = LIVERIES[livery];
  const nose = `M4 62V12a8 8 0 0 1 8-8H${LENGTH - 28}q10 0 14 9l8 23 2 6v20z`;
  const tall = lift === 0 ? nose : `M4 ${62 + lift}V12a8 8 0 0 1 8-8H${LENGTH - 24}q8 0 11 9l7 ${23 + lift} 2 6v20z`;
  const lower =
    repeated(waves, (name, i) => shape(name, wave(38 + i * 6))) +
    doors(bus) +
    line('shade', `M4 61H${LENGTH - 4}`, 2) +
    wheels;
  return {
    width: LENGTH,
    height: 74 + lift,
    body:
      `<path fill="${paint(side)}" stroke="${paint('shade')}" stroke-width="2" d="${tall}"/>` +
      Array.from({ length: floors }, (_, floor) => windows(bus, floor * DECK)).join('') +
      shape('shade', windscreen(lift)) +
      (lift === 0 ? lower : `<g transform="translate(0 ${lift})">${lower}</g>`) +
      disc('lamp', LENGTH - 9, 52 + lift, 3),
  };
}

const windscreen = (lift: number): string =>
  lift === 0
    ? `M${LENGTH - 34} 10h8q5 0 7 6l7 20h-22z`
    : `M${LENGTH - 32} 10h9q5 0 7 6l3 14h-19zM${LENGTH - 32} 36h20l5 ${lift - 2}h-25z`;

/** The toilet has only a small high window. */
const WINDOW_TOP = 12;

function windows(bus: DrawnBus, lift: number): string {
  const pitch = pitchOf(bus);
  const rows = Array.from({ length: bus.rows }, (_, i) => i + 1);
  const hidden = (row: number): boolean =>
    bus.facilities.some(({ kind, row: at, side }) => kind === 'wc' && at === row && side === 'right');
  const path = repeated(rows, (row) => {
    const x = short(rowAt(bus, row) + 1.5);
    const wide = short(pitch - 3);
    return hidden(row)
      ? `M${x} ${WINDOW_TOP + lift}h${wide}v6h-${wide}z`
      : `M${x} ${WINDOW_TOP + lift}h${wide}v18h-${wide}z`;
  });
  return shape('pane', path);
}

/** Ahead of the row they belong to. */
function doors(bus: DrawnBus): string {
  const at = bus.facilities.filter(({ kind, side }) => kind === 'door' && side === 'right');
  return repeated(at, ({ row }) => {
    const x = short(rowAt(bus, row - 1) + (row === 1 ? 0 : -13));
    return (
      shape('shade', `M${x} 14h13v46h-13z`) +
      shape('foam', `M${Number(x) + 2} 17h9v40h-9z`) +
      line('shade', `M${Number(x) + 6.5} 17v40`, 1)
    );
  });
}

const wheels = [40, 66, 172].map((x) => disc('shade', x, 62, 11) + disc('cream', x, 62, 5)).join('');

const ACROSS = 12;
const SEAT = 9;

/** The bus from above, front to the right: seats, aisle, doors, toilet and stairs. 240 wide. */
export function busAbove(bus: DrawnBus, livery: Livery = 'light'): Drawing {
  const height = bus.columns.length * ACROSS + 20;
  const { side, seats: upholstery } = LIVERIES[livery];
  const body =
    shape('shade', `M12 3H${LENGTH - 20}q14 0 16 14v${height - 34}q-2 14-16 14H12q-8 0-8-8V11q0-8 8-8z`) +
    shape(side, `M13 6H${LENGTH - 21}q11 0 13 12v${height - 36}q-2 12-13 12H13q-6 0-6-6V12q0-6 6-6z`) +
    shape('shade', `M${LENGTH - 19} 9q7 2 8 9v${height - 36}q-1 7-8 9q4-${short(height / 2 - 9)} 0-${height - 18}z`) +
    seats(bus, upholstery) +
    facilities(bus, height) +
    driver;
  return { width: LENGTH, height, body };
}

/** With the front to the right, the bus's left is at the top. */
const columnAt = (column: number): number => 10 + column * ACROSS + (ACROSS - SEAT) / 2;

function seats(bus: DrawnBus, name: PaintName): string {
  const deep = Math.min(11, pitchOf(bus) - 6);
  const places = Array.from({ length: bus.rows }, (_, i) => i + 1).flatMap((row) =>
    bus.columns.flatMap((letter, column) =>
      letter === null || bus.gaps.some((gap) => gap.row === row && gap.column === column) ? [] : [{ row, column }],
    ),
  );
  const at = ({ row, column }: (typeof places)[number]) => `M${short(rowAt(bus, row) + 3)} ${short(columnAt(column))}`;
  return (
    shape(
      name,
      repeated(places, (place) => `${at(place)}h${short(deep)}q3 0 3 3v3q0 3-3 3h-${short(deep)}z`),
    ) +
    shape(
      'shade',
      repeated(places, (place) => `${at(place)}h3v9h-3z`),
    )
  );
}

const MARKS: Readonly<Record<DrawnBus['facilities'][number]['kind'], PaintName>> = {
  door: 'sun',
  wc: 'magenta',
  stairs: 'sun',
};

/** Doors are an opening in the side; the toilet has walls where there are no seats. */
function facilities(bus: DrawnBus, height: number): string {
  return repeated(bus.facilities, ({ kind, row, side }) => {
    const y = side === 'left' ? 3 : height - 6;
    if (kind === 'wc') {
      const top = side === 'left' ? 9 : height - 31;
      return shape(MARKS.wc, `M10 ${top}h12v22h-12z`) + disc('cream', 16, top + 11, 3);
    }
    return kind === 'door' ? shape(MARKS.door, `M${short(rowAt(bus, row - 1) + 1)} ${y}h14v3h-14z`) : '';
  });
}

/** At the left, as in Mexico. */
const driver = line('shade', `M${LENGTH - 26} 14v10`, 2) + disc('plum', LENGTH - 33, 19, 4);
