import { expect, test } from 'vitest';
import { markersOf } from '#web/pages/shuttle/numbered-map.ts';
import type { LocatedStop } from '#web/network/located-stop.ts';

const stop = (id: string, latitude: number, longitude: number) =>
  ({ id, latitude, longitude, hours: 0 }) as LocatedStop;

test('stops are numbered in their order, and those too near to tell apart share a marker', () => {
  const { markers } = markersOf([
    stop('A', 20.6192, -103.2855),
    stop('B', 20.7043, -103.46),
    stop('C', 20.6233, -103.2851),
  ]);
  expect(markers.map(({ numbers }) => numbers)).toEqual([[1, 3], [2]]);
  for (const { x, y } of markers) expect(x > 0 && y > 0).toBe(true);
});
