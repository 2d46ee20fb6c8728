import { expect, test } from 'vitest';
import type { ScheduleView } from '#wire/shapes.ts';
import { arranged, choicesOf, queryOf, type RunsView, viewOf } from './view.ts';

const run = (hour: string, price: number, duration_minutes: number, stops_between: number) =>
  ({
    departs_at: `2026-12-01T${hour}:00-06:00`,
    price,
    duration_minutes,
    stops_between,
    service: { id: price > 600 ? 'ejecutivo' : 'primera' },
  }) as ScheduleView;
const RUNS = [run('19:00', 500, 300, 2), run('09:00', 700, 240, 0), run('12:00', 500, 360, 4)];
const ANY: RunsView = { sort: 'departure', part: 'any', service: '', direct: false };
const hours = (view: Partial<RunsView>) =>
  arranged(RUNS, { ...ANY, ...view }).map(({ departs_at }) => departs_at.slice(11, 13));

test.each([
  [{}, ['09', '12', '19']],
  [{ sort: 'price' }, ['12', '19', '09']],
  [{ sort: 'duration' }, ['09', '19', '12']],
  [{ part: 'morning' }, ['09']],
  [{ part: 'afternoon' }, ['12']],
  [{ part: 'night' }, ['19']],
  [{ direct: true }, ['09']],
  [{ service: 'primera' }, ['12', '19']],
  [{ service: 'gone' }, ['09', '12', '19']],
  [{ service: 'primera', direct: true }, []],
] as const)('%o: %o', (view, expected) => {
  expect(hours(view)).toEqual(expected);
});

test('an address nobody of us wrote shows everything by its hour', () => {
  expect(viewOf(new URLSearchParams('sort=x&part=y&direct=z'))).toEqual(ANY);
});

test.each([
  [{}, ''],
  [{ sort: 'price', direct: true }, '&sort=price&direct=on'],
  [{ part: 'night', service: 'primera plus' }, '&part=night&service=primera+plus'],
] as const)('%o is kept in an address as %j', (view, expected) => {
  const query = queryOf({ ...ANY, ...view });
  expect(query).toBe(expected);
  expect(viewOf(new URLSearchParams(query))).toEqual({ ...ANY, ...view });
});

test('every order and filter is offered when each makes a difference', () => {
  expect(choicesOf(RUNS)).toEqual({
    sorts: ['departure', 'price', 'duration'],
    parts: ['morning', 'afternoon', 'night'],
    services: [{ id: 'primera' }, { id: 'ejecutivo' }],
    direct: true,
  });
});

test('runs that are alike need no order and no filter', () => {
  const alike = [run('09:00', 500, 300, 2), run('10:00', 500, 300, 2)];
  expect(choicesOf(alike)).toEqual({ sorts: ['departure'], parts: [], services: [], direct: false });
});
