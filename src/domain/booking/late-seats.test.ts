import { describe, expect, test } from 'vitest';
import {
  busesOf,
  datedJourneys,
  haveSameSeats,
  movedJourney,
  otherSeats,
  quotaSeats,
  retakenAs,
  seatsOfJourney,
} from '#domain/booking/late-seats.ts';
import type { Journey, Reservation } from '#domain/booking/reservation.ts';
import { BACK, draft, OPEN, OUT, passenger } from '#domain/booking/testing/reservation.ts';
import { maskOf } from '#domain/seats/bitmap.ts';
import { seatLayout } from '#domain/seats/layout.ts';
import { drawsOnQuota } from '#domain/seats/quotas.ts';
import { id } from '#kernel/ids.ts';

const on = (departure: string, from: number): Journey => ({
  ...OUT,
  segment: { departure: id(departure), from, to: from + 1 },
});
const PARTY = [passenger(), passenger({ position: 2, type: 'student' })];
const OUTWARDS = { direction: 'departure', segment: OUT.segment! } as const;
const seatsOf = ({ passengers }: Reservation) =>
  passengers.map(({ seats: { departure, return: back } }) => [departure, back]);

describe('journeys that need seats, in the order in which everybody locks', () => {
  test.each<[string, Partial<Reservation>, readonly string[] | undefined]>([
    ['both, by their bus', { departure: on('b', 1), return: on('a', 1) }, ['return', 'departure']],
    ['of one bus by where they board', { departure: on('a', 4), return: on('a', 1) }, ['return', 'departure']],
    ['not the one that is left open', { return: OPEN }, ['departure']],
    ['none while a run is still to be chosen', { return: { ...BACK, segment: undefined } }, undefined],
  ])('%s', (_, change, directions) => {
    expect(datedJourneys(draft(change))?.map(({ direction }) => direction)).toEqual(directions);
  });
});

test('its buses are freed in that order too, each once', () => {
  expect(busesOf(draft({ departure: on('b', 1), return: on('a', 1) }))).toEqual(['a', 'b']);
  expect(busesOf(draft({ departure: on('a', 1), return: on('a', 4) }))).toEqual(['a']);
  expect(busesOf(draft({ departure: on('a', 1), return: OPEN }))).toEqual(['a']);
});

describe('the seats of a journey', () => {
  test('are one for each who takes one, with the quota it draws on', () => {
    const passengers = [...PARTY, passenger({ position: 3, type: 'infant', seats: NO_SEAT })];
    const { seats } = seatsOfJourney({ passengers }, OUTWARDS)!;
    expect(seats).toEqual([
      { passenger: 1, seat: 11, quota: undefined },
      { passenger: 2, seat: 12, quota: 'student' },
    ]);
  });

  test('are none while somebody has no seat', () => {
    expect(seatsOfJourney({ passengers: [passenger(), passenger({ seats: NO_SEAT })] }, OUTWARDS)).toBeUndefined();
  });

  test.each([
    [[passenger()], false],
    [PARTY, true],
  ])('draw on a quota where one is sold at a legal rate: %#', (passengers, draws) => {
    const seats = seatsOfJourney({ passengers }, OUTWARDS)!;
    expect(drawsOnQuota(seats)).toBe(draws);
    expect(quotaSeats(seats)).toBe(draws ? seats : undefined);
  });
});

const NO_SEAT = { departure: undefined, return: undefined };

test('a journey without seats draws on no quota', () => expect(quotaSeats(undefined)).toBeUndefined());

describe('other seats of the same bus', () => {
  const layout = seatLayout('first-40', { rows: 10, columns: ['A', 'B', null, 'C', 'D'], facilities: [], gaps: [] });
  const trip = draft({ passengers: PARTY });

  test('are near those that were chosen, and of that journey alone', () => {
    const taken = maskOf([11, 12]);
    expect(seatsOf(otherSeats(trip, 'departure', { layout, taken })!)).toEqual([
      [9, 21],
      [10, 22],
    ]);
  });

  test('are none where too few are free', () => {
    const taken = maskOf(layout.seats.map(({ seat }) => seat).filter((seat) => seat !== 40));
    expect(otherSeats(trip, 'departure', { layout, taken })).toBeUndefined();
    expect(movedJourney(trip, OUTWARDS, { layout, taken })).toBeUndefined();
  });

  test('are those the reservation is moved to', () => {
    const moved = movedJourney(trip, OUTWARDS, { layout, taken: maskOf([11, 12]) })!;
    expect(moved.seats.seats.map(({ seat }) => seat)).toEqual([9, 10]);
    expect(moved.seats).toEqual(seatsOfJourney(moved.reservation, OUTWARDS));
    expect(retakenAs(trip, moved.reservation)).toEqual({ kind: 'other', reservation: moved.reservation });
    expect(retakenAs(trip, trip)).toEqual({ kind: 'same', reservation: trip });
  });
});

test.each<[string, Reservation, boolean]>([
  ['the seats they had', draft({ passengers: PARTY }), true],
  [
    'another seat on the way back',
    draft({ passengers: [passenger({ seats: { departure: 11, return: 22 } }), PARTY[1]!] }),
    false,
  ],
  [
    'each other’s seats',
    draft({
      passengers: [
        { ...PARTY[0]!, seats: PARTY[1]!.seats },
        { ...PARTY[1]!, seats: PARTY[0]!.seats },
      ],
    }),
    false,
  ],
])('%s are the same, or not', (_, now, isSame) => {
  expect(haveSameSeats(draft({ passengers: PARTY }), now)).toBe(isSame);
});
