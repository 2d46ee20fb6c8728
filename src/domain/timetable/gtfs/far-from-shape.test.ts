import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sayFarFromShape } from '#domain/timetable/gtfs/far-from-shape.ts';
import { callAt, DEGREE_KM, tripOf } from '#domain/timetable/gtfs/testing/trip.ts';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';

/** A straight way to the north, some metres east of the road of the test stops, with this many kilometres between vertices. */
const road = (metresEast: number, apart: number) => ({
  id: 'road',
  latitudes: Float64Array.from({ length: Math.ceil(20 / apart) + 1 }, (_, i) => 20 + (i * apart) / DEGREE_KM),
  longitudes: Float64Array.from({ length: Math.ceil(20 / apart) + 1 }, () => {
    return -105 + metresEast / 1000 / (DEGREE_KM * Math.cos((20 * Math.PI) / 180));
  }),
  distances: undefined,
});

function farStops(shape: ReturnType<typeof road>, ...kilometres: readonly number[]): readonly (string | undefined)[] {
  const book = createNoticeCollector();
  const calls = kilometres.map((km, i) => callAt(km, i * 600));
  const trips = ['one', 'other'].map((id) => tripOf(id, calls, { shape: 'road' }));
  sayFarFromShape([...trips, tripOf('none', calls)], new Map([['road', shape]]), book.report);
  return book.notices().map(({ value }) => value);
}

test('a stop beside a stretch is near, however far the ends of the stretch are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 95 }), fc.constantFrom(0.5, 4, 20), (metres, apart) => {
      expect(farStops(road(metres, apart), 0, 7, 20)).toEqual([]);
    }),
  );
});

test('a stop more than a hundred metres away is named once for its shape, on either side and beyond its ends', () => {
  expect(farStops(road(110, 4), 3)).toEqual(['km3']);
  expect(farStops(road(-110, 4), 3)).toEqual(['km3']);
  expect(farStops(road(0, 4), -0.2, 3, 20.05, 20.2)).toEqual(['km-0.2', 'km20.2']);
});
