import { expect, test } from 'vitest';
import { BACK, draft, OPEN, OUT, passenger } from '#domain/booking/testing/reservation.ts';
import type { Journey, Reservation } from '#domain/booking/reservation.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { releaseChosenSeats } from './release-chosen-seats.ts';

/** Ana in seats 11 and 21, Eva in 12 and 22, held with one extension. */
const held = draft({
  passengers: [passenger(), passenger({ position: 2 })],
  holdUntil: instant(1_000_000),
  extensions: 1,
});
const otherRun = (journey: Journey): Journey => ({
  ...journey,
  segment: { ...journey.segment!, departure: id('other') },
});
const chosen = (change: Partial<Reservation>) => releaseChosenSeats(held, { ...held, ...change });
const seats = ({ passengers }: Reservation) =>
  passengers.map(({ seats: { departure, return: back } }) => [departure, back]);

test('the runs that were chosen before keep their seats and the hold', () => {
  expect(chosen({})).toEqual({ next: held, releasing: [] });
});

test('another run of one journey gives up its seats alone, which go back on sale on the old bus', () => {
  const { next, releasing } = chosen({ return: otherRun(BACK) });
  expect(seats(next)).toEqual([
    [11, undefined],
    [12, undefined],
  ]);
  expect(releasing).toEqual(['back']);
  expect(next).toMatchObject({ holdUntil: held.holdUntil, extensions: 1 });
  expect(next.releasedSeats).toEqual([
    { direction: 'return', seat: 21 },
    { direction: 'return', seat: 22 },
  ]);
});

test('other runs of both journeys give up all seats, each of which is told, and the hold with them', () => {
  const { next, releasing } = chosen({ departure: otherRun(OUT), return: otherRun(BACK) });
  expect(seats(next).flat().some(Boolean)).toBe(false);
  expect(releasing).toEqual(['out', 'back']);
  expect([next.holdUntil, next.extensions]).toEqual([undefined, 0]);
  expect(next.releasedSeats).toEqual([
    { direction: 'departure', seat: 11 },
    { direction: 'departure', seat: 12 },
    { direction: 'return', seat: 21 },
    { direction: 'return', seat: 22 },
  ]);
});

test.each<[string, Partial<Reservation>, readonly string[]]>([
  ['that gets off elsewhere', { departure: { ...OUT, segment: { ...OUT.segment!, to: 2 } } }, ['out']],
  ['that gets on elsewhere', { departure: { ...OUT, segment: { ...OUT.segment!, from: 0 } } }, ['out']],
  ['that is none', { departure: OPEN }, ['out']],
])('a run %s is another one', (_, change, releasing) => {
  expect(chosen(change).releasing).toEqual(releasing);
});

test('an infant on a lap has no seat to give up, and without seats there is nothing to release', () => {
  const lap = passenger({ position: 2, type: 'infant', seats: { departure: undefined, return: undefined } });
  const family = { ...held, passengers: [passenger(), lap] };
  expect(releaseChosenSeats(family, { ...family, departure: otherRun(OUT) }).next.releasedSeats).toEqual([
    { direction: 'departure', seat: 11 },
  ]);
  const seatless = { ...held, passengers: [lap] };
  expect(releaseChosenSeats(seatless, { ...seatless, departure: otherRun(OUT) }).releasing).toEqual([]);
});
