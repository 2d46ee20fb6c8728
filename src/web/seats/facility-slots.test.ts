import { expect, test } from 'vitest';
import { facilitiesAhead, facilitiesBehind } from './facility-slots.ts';

const stairs = { kind: 'stairs', row: 0, side: 'left' } as const;
const door = { kind: 'door', row: 1, side: 'right' } as const;
const middle = { kind: 'door', row: 5, side: 'right' } as const;
const wc = { kind: 'wc', row: 10, side: 'right' } as const;
const layout = { rows: 10, facilities: [stairs, door, middle, wc] };

test('what is at the front comes before the first row, what is at the back behind the last', () => {
  expect(facilitiesAhead(layout, 1)).toEqual([stairs, door]);
  expect(facilitiesAhead(layout, 5)).toEqual([middle]);
  expect(facilitiesAhead(layout, 10)).toEqual([]);
  expect(facilitiesBehind(layout)).toEqual([wc]);
});
