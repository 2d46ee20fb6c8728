import { describe, expect, test } from 'vitest';
import { type RideCall, ridePoints } from '#domain/seats/ride-points.ts';
import { id } from '#kernel/ids.ts';
import { HOUR, instant, MINUTE } from '#kernel/instant.ts';

const NINE = Date.parse('2026-11-27T09:00:00-06:00');
const KM_A_DEGREE = 111.2;

const call = (latitude: number, longitude: number, arrives: number, departs = arrives): RideCall => ({
  stop: { id: id('stop'), city: 'Una', latitude, longitude },
  arrives: instant(NINE + arrives),
  departs: instant(NINE + departs),
});
const kmOf = (points: ReturnType<typeof ridePoints>) => points.reduce((sum, { km }) => sum + km, 0);
/** Degrees from 0 to 359. */
const headingTo = (latitude: number, longitude: number) =>
  (Math.round(ridePoints([call(0, 0, 0), call(latitude, longitude, HOUR)])[0]!.heading) + 360) % 360;

test.each([
  ['north', 0.1, 0, 0],
  ['north-east', 0.1, 0.1, 45],
  ['east', 0, 0.1, 90],
  ['south', -0.1, 0, 180],
  ['west', 0, -0.1, 270],
  ['just west of north', 0.1, -0.001, 359],
])('the heading is clockwise from north: %s', (_, latitude, longitude, heading) => {
  expect(headingTo(latitude, longitude)).toBe(heading);
});

test('a leg is cut into even stretches of two kilometres at most, each at its middle and its minute', () => {
  const points = ridePoints([call(25, -100, 0), call(25 + 5 / KM_A_DEGREE, -100, 30 * MINUTE)]);
  expect(points.map(({ km }) => km)).toEqual(Array(3).fill(expect.closeTo(5 / 3, 5)));
  expect(points.map(({ at }) => (at - NINE) / MINUTE)).toEqual(
    [5, 15, 25].map((at) => expect.closeTo(at, 3) as number),
  );
  expect(points[1]!.place[0]).toBeCloseTo(25 + 2.5 / KM_A_DEGREE, 5);
});

test('the bus stands at a call: the next leg begins when it leaves', () => {
  const points = ridePoints([call(25, -100, 0), call(25.01, -100, 10 * MINUTE, HOUR), call(25.02, -100, 2 * HOUR)]);
  expect(points.map(({ at }) => (at - NINE) / MINUTE)).toEqual([5, 90].map((at) => expect.closeTo(at, 3) as number));
});

describe('where the road is not known', () => {
  test('a straight line says the way, up to 40 km', () => {
    expect(kmOf(ridePoints([call(25, -100, 0), call(25 + 39.9 / KM_A_DEGREE, -100, HOUR)]))).toBeCloseTo(39.9, 5);
    expect(ridePoints([call(25, -100, 0), call(25 + 40.1 / KM_A_DEGREE, -100, HOUR)])).toEqual([]);
  });

  test('a long leg leaves the others as they are', () => {
    const short = [call(25, -100, 0), call(25.1, -100, HOUR)];
    expect(ridePoints([...short, call(28, -100, 5 * HOUR)])).toEqual(ridePoints(short));
  });
});

test('a known road is followed however long, and is longer than the straight line', () => {
  const km = kmOf(ridePoints([call(20.6192, -103.28552, 0), call(20.7045, -105.239, 5 * HOUR)]));
  expect(km).toBeGreaterThan(260);
  expect(km).toBeLessThan(340);
});

test('no way: one call, none, or the same place twice', () => {
  expect(ridePoints([])).toEqual([]);
  expect(ridePoints([call(25, -100, 0)])).toEqual([]);
  expect(ridePoints([call(25, -100, 0), call(25, -100, HOUR)])).toEqual([]);
});
