import { expect, test } from 'vitest';
import { arranged, type RunsView, viewOf } from '#web/flows/reservation/horarios/view.ts';
import type { ScheduleView } from '#wire/shapes.ts';

const run = (hour: string, price: number, duration_minutes: number, stops_between: number) =>
  ({ departs_at: `2026-12-01T${hour}:00-06:00`, price, duration_minutes, stops_between }) as ScheduleView;
const RUNS = [run('19:00', 500, 300, 2), run('09:00', 700, 240, 0), run('12:00', 500, 360, 4)];
const hours = (view: Partial<RunsView>) =>
  arranged(RUNS, { sort: 'departure', part: 'any', direct: false, ...view }).map(({ departs_at }) =>
    departs_at.slice(11, 13),
  );

test.each([
  [{}, ['09', '12', '19']],
  [{ sort: 'price' }, ['12', '19', '09']],
  [{ sort: 'duration' }, ['09', '19', '12']],
  [{ part: 'morning' }, ['09']],
  [{ part: 'afternoon' }, ['12']],
  [{ part: 'night' }, ['19']],
  [{ direct: true }, ['09']],
] as const)('%o: %o', (view, expected) => {
  expect(hours(view)).toEqual(expected);
});

test('an address nobody of us wrote shows everything by its hour', () => {
  expect(viewOf(new URLSearchParams('sort=x&part=y&direct=z'))).toEqual({
    sort: 'departure',
    part: 'any',
    direct: false,
  });
});
