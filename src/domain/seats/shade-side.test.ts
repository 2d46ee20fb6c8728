import { describe, expect, test } from 'vitest';
import type { RidePoint } from '#domain/seats/ride-points.ts';
import { shadeSide } from '#domain/seats/shade-side.ts';
import { instant } from '#kernel/instant.ts';

const AT_EIGHT = '2026-03-21T08:00:00-06:00';

/** This many kilometres at Monterrey's longitude; at eight at the equinox its sun is in the east. */
const way = (km: number, heading: number, at = AT_EIGHT, latitude = 25, longitude = -100): RidePoint => ({
  place: [latitude, longitude],
  heading,
  km,
  at: instant(Date.parse(at)),
});

test.each([
  ['left', 0],
  ['left', 360],
  ['left', -360],
  ['right', 180],
  ['right', -180],
  [undefined, 90],
  [undefined, 270],
  [undefined, -90],
])('with the sun in the east the shade is %s of a bus that heads %i°', (side, heading) => {
  expect(shadeSide([way(2, heading)])).toBe(side);
});

describe('in Santiago, in winter, the sun of noon is in the north', () => {
  // West and east of north: the azimuth goes from 0 to 360 at noon.
  test.each(['2026-06-21T11:30:00-04:00', '2026-06-21T13:30:00-04:00'])('%s', (at) => {
    expect(shadeSide([way(2, 90, at, -33.45, -70.67)])).toBe('right');
    expect(shadeSide([way(2, 270, at, -33.45, -70.67)])).toBe('left');
  });
});

test('a sun low over the horizon is behind hills', () => {
  expect(shadeSide([way(2, 180, '2026-03-21T07:12:00-06:00')])).toBe('right');
  expect(shadeSide([way(2, 180, '2026-03-21T07:05:00-06:00')])).toBeUndefined();
});

test('the sun has to be at a side for two fifths of the way', () => {
  expect(shadeSide([way(40, 180), way(60, 90)])).toBe('right');
  expect(shadeSide([way(39, 180), way(61, 90)])).toBeUndefined();
});

test('a side has the shade where three quarters of the sun are at the other', () => {
  expect(shadeSide([way(75, 180), way(25, 0)])).toBe('right');
  expect(shadeSide([way(74, 180), way(26, 0)])).toBeUndefined();
  expect(shadeSide([way(25, 180), way(75, 0)])).toBe('left');
});

test('of no way nothing is said', () => {
  expect(shadeSide([])).toBeUndefined();
});
