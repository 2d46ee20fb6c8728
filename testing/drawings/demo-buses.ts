import type { DrawnBus } from '#ui/drawings/bus.ts';

const FRONT = [
  { kind: 'stairs', row: 1, side: 'left' },
  { kind: 'door', row: 1, side: 'right' },
] as const;

/** The buses of the demo by their class, and one with two decks. */
export const DEMO_BUSES: Readonly<Record<string, DrawnBus>> = {
  Ejecutivo: {
    rows: 8,
    columns: ['A', 'B', null, 'C'],
    facilities: [...FRONT, { kind: 'wc', row: 8, side: 'right' }],
    gaps: [],
  },
  Primera: {
    rows: 10,
    columns: ['A', 'B', null, 'C', 'D'],
    facilities: [...FRONT, { kind: 'wc', row: 10, side: 'right' }],
    gaps: [],
  },
  'Dos pisos': {
    rows: 13,
    columns: ['A', 'B', null, 'C', 'D'],
    facilities: [...FRONT, { kind: 'door', row: 8, side: 'right' }],
    gaps: [
      { row: 8, column: 3 },
      { row: 8, column: 4 },
    ],
    floors: 2,
  },
};
