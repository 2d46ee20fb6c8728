import { expect, test } from 'vitest';
import type { RidePoint } from '#domain/seats/ride-points.ts';
import { seaSide } from '#domain/seats/sea-side.ts';
import { instant } from '#kernel/instant.ts';

const NOON = instant(Date.parse('2026-11-27T12:00:00-06:00'));

/** This many stretches of 2 km at Lo de Marcos, where the coast lies to the west and runs north-east. */
const stretches = (count: number, heading: number, at = NOON): readonly RidePoint[] =>
  Array.from({ length: count }, () => ({ place: [20.955, -105.352], heading, km: 2, at }));
const sideOf = (...points: readonly RidePoint[]) => seaSide(points, [])?.side;

test.each([
  ['right', 180],
  ['right', -180],
  ['right', 540],
  ['left', 0],
  ['left', 360],
  ['left', -1],
  ['left', 359],
])('the sea is on the %s of a bus that heads %i°', (side, heading) => {
  expect(sideOf(...stretches(10, heading))).toBe(side);
});

test('the sea is looked for as far as twelve kilometres', () => {
  const inland = (longitude: number) =>
    stretches(10, 180).map((one) => ({ ...one, place: [20.955, longitude] as const }));
  expect(sideOf(...inland(-105.266))).toBe('right');
  expect(sideOf(...inland(-105.246))).toBeUndefined();
});

test('with the sea on either side, as on the way to Punta Mita, there is none to choose', () => {
  const cape = stretches(10, 270).map((one) => ({ ...one, place: [20.77, -105.49] as const }));
  expect(sideOf(...cape)).toBeUndefined();
  expect(sideOf(...cape.map((one) => ({ ...one, heading: 180 })))).toBe('right');
});

test('ten kilometres by the sea are worth a seat, eight are not', () => {
  expect(sideOf(...stretches(5, 180))).toBe('right');
  expect(sideOf(...stretches(4, 180))).toBeUndefined();
});

test('a side is named where 85 % of the way by the sea has it there', () => {
  expect(sideOf(...stretches(6, 180), ...stretches(1, 0))).toBe('right');
  expect(sideOf(...stretches(5, 180), ...stretches(1, 0))).toBeUndefined();
  expect(sideOf(...stretches(6, 0), ...stretches(1, 180))).toBe('left');
});

test('only what is passed by light counts: until dusk, not after', () => {
  const [dusk, night] = ['18:30', '18:50'].map((time) => instant(Date.parse(`2026-11-27T${time}:00-06:00`)));
  expect(sideOf(...stretches(5, 180, dusk))).toBe('right');
  expect(sideOf(...stretches(4, 180, dusk), ...stretches(6, 180, night))).toBeUndefined();
  expect(sideOf(...stretches(5, 180, dusk), ...stretches(5, 0, night))).toBe('right');
});

test('of no way nothing is said', () => {
  expect(sideOf()).toBeUndefined();
});
