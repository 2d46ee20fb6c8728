import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseAutomatically } from '#app/booking/automatic-choice.ts';
import { lostSeatFaults } from '#app/booking/lost-seats.ts';
import { choiceFaults, familyFaults, requestedSeatsOf, type SeatChoice } from '#app/booking/seat-choice.ts';
import { type SeatMap, seatsToChoose } from '#app/booking/seat-maps.ts';
import { runOf, segmentOf, small } from '#app/timetable/testing/small-timetable.ts';
import { draft, passenger } from '#domain/booking/testing/reservation.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { maskOf } from '#domain/seats/bitmap.ts';
import { fullMask } from '#testing/full-mask.ts';
import { seatLayout } from '#domain/seats/layout.ts';

const LAYOUT = seatLayout('forty', { rows: 10, columns: ['A', 'B', null, 'C', 'D'], facilities: [], gaps: [] });
const timetable = small();
const BACK = segmentOf('back-10', '2026-12-01', 1, 2);
const bus = (direction: Direction = 'departure', change: Partial<SeatMap> = {}): SeatMap => ({
  direction,
  run: runOf(timetable, direction === 'departure' ? segmentOf('out-08', '2026-12-01') : BACK),
  layout: LAYOUT,
  taken: maskOf([]),
  mine: maskOf([]),
  ride: { calls: [], stops: [] },
  isCancelled: false,
  ...change,
});
/** Only these seats are free. */
const onlyFree = (...seats: number[]) => ({ taken: fullMask(40) & ~maskOf(seats) });
const party = (...types: PassengerType[]) =>
  draft({ passengers: types.map((type, index) => passenger({ position: index + 1, type })) });
const choice = (position: number, departure?: number, back?: number): SeatChoice => ({
  position,
  departure,
  return: back,
});
const said = (faults: readonly { readonly code: string; readonly field?: string | undefined }[]) =>
  faults.map(({ code, field }) => `${code} ${field}`);

test('one may choose what is free on every leg, and one’s own seats', () => {
  const map = bus('departure', { taken: maskOf([1, 2, 3]), mine: maskOf([2]) });
  expect(seatsToChoose(map).slice(0, 3)).toEqual([2, 4, 5]);
  expect(seatsToChoose(map)).toHaveLength(38);
});

describe('seats chosen by hand', () => {
  const two = party('adult', 'adult', 'infant');
  test.each<[string, readonly SeatChoice[], readonly string[]]>([
    ['are one for each but the infant', [choice(1, 1), choice(2, 40)], []],
    ['are missing for somebody', [choice(1, 1)], ['seat_required seats.2.seat_departure']],
    [
      'are those of the other journey',
      [choice(1, 1), choice(2, undefined, 2)],
      ['seat_required seats.2.seat_departure'],
    ],
    [
      'are not on this bus',
      [choice(1, 41), choice(2, 0)],
      ['seat_unknown seats.1.seat_departure', 'seat_unknown seats.2.seat_departure'],
    ],
    ['are one for two', [choice(1, 7), choice(2, 7)], ['seat_repeated seats.2.seat_departure']],
  ])('%s', (_, choices, faults) => {
    expect(said(choiceFaults(bus(), two, choices))).toEqual(faults);
  });

  test('are asked of the inventory with the quota each draws from', () => {
    const students = party('student', 'infant', 'inapam', 'adult');
    const asked = requestedSeatsOf(bus('return'), students, (position) => position + 10);
    expect(asked).toEqual({
      direction: 'return',
      segment: BACK,
      seats: [
        { passenger: 1, seat: 11, quota: 'student' },
        { passenger: 3, seat: 13, quota: 'inapam' },
        { passenger: 4, seat: 14, quota: undefined },
      ],
    });
  });
});

describe('a child and its adult', () => {
  const family = party('adult', 'minor', 'infant');
  const apart = [choice(1, 1), choice(2, 40), choice(3, 2)];

  test.each<[string, SeatMap, readonly SeatChoice[], readonly string[]]>([
    ['sit together', bus(), [choice(1, 1), choice(2, 2)], []],
    ['sit apart though they need not', bus(), apart, ['minor_apart seats.2.seat_departure']],
    ['sit apart where no two seats are together', bus('departure', onlyFree(1, 40)), apart, []],
    ['are told first of a seat that is gone', bus('departure', { taken: maskOf([40]) }), apart, []],
  ])('%s', (_, map, choices, faults) => {
    expect(said(familyFaults(map, family, choices))).toEqual(faults);
  });

  test('are told on which of two buses, and nothing of the kind on a single journey', () => {
    const [round] = familyFaults(bus(), family, apart);
    const [single] = familyFaults(bus(), { ...family, round: false }, apart);
    expect([round?.params, single?.params]).toEqual([{ seat: 40, direction: 'departure' }, { seat: 40 }]);
  });
});

describe('a seat that somebody else was faster to take', () => {
  const lost = (direction: Direction, seat: number) => ({ direction, seat });
  const choices = [choice(1, 1, 1), choice(2, 2, 2)];

  test('is told with the nearest free seat that nobody of the party wants', () => {
    const [fault] = lostSeatFaults([bus('departure', { taken: maskOf([1]) })], choices, [lost('departure', 1)]);
    expect(fault).toMatchObject({ field: 'seats.1.seat_departure', params: { seat: 1, nearest: 3 } });
  });

  test('is told to each with a seat of their own', () => {
    const faults = lostSeatFaults([bus('departure', { taken: maskOf([1, 2]) })], choices, [
      lost('departure', 1),
      lost('departure', 2),
    ]);
    expect(new Set(faults.map(({ params }) => params?.['nearest'])).size).toBe(2);
  });

  test('is told of its own journey alone', () => {
    const faults = lostSeatFaults([bus(), bus('return')], choices, [lost('return', 2)]);
    expect(said(faults)).toEqual(['seat_taken seats.2.seat_return']);
  });

  test('has no other one on a full bus', () => {
    const [fault] = lostSeatFaults([bus('departure', { taken: fullMask(40) })], choices, [lost('departure', 1)]);
    expect(fault?.params).toEqual({ seat: 1 });
  });
});

describe('the best seats', () => {
  const chosen = (
    maps: readonly SeatMap[],
    reservation = party('adult', 'adult'),
    named: SeatChoice[] = [],
    losses = 0,
  ) => {
    const result = chooseAutomatically(maps, { reservation, named, losses });
    return result.ok ? result.value : said(result.fault);
  };

  test('are chosen on both buses at once', () => {
    expect(chosen([bus(), bus('return', { taken: maskOf([1, 2, 3, 4]) })])).toEqual([choice(1, 1, 5), choice(2, 2, 6)]);
  });

  test('are near the first seat that was named, on its own bus', () => {
    expect(chosen([bus(), bus('return')], party('adult'), [choice(1, 40)])).toEqual([choice(1, 40, 1)]);
  });

  test('are none where the bus is full, which is told of that journey', () => {
    expect(chosen([bus(), bus('return', onlyFree(7))])).toEqual(['departure_full return']);
  });

  test('are elsewhere for who lost them, and elsewhere again after each loss', () => {
    const places = [1, 2, 3].map((losses) => JSON.stringify(chosen([bus()], party('adult'), [], losses)));
    expect(new Set([...places, JSON.stringify(chosen([bus()], party('adult')))]).size).toBe(4);
  });

  test('are free, one for each, and the same whenever they are asked', () => {
    const taken = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 34 }).map((seats) => maskOf(seats));
    fc.assert(
      fc.property(taken, fc.integer({ min: 0, max: 5 }), (mask, losses) => {
        const map = bus('departure', { taken: mask });
        const got = chosen([map], party('adult', 'minor', 'adult'), [], losses) as readonly SeatChoice[];
        const seats = got.map(({ departure }) => departure!);
        expect(new Set(seats).size).toBe(3);
        expect(seats.every((seat) => seatsToChoose(map).includes(seat))).toBe(true);
        expect(chosen([map], party('adult', 'minor', 'adult'), [], losses)).toEqual(got);
      }),
      { numRuns: 40 },
    );
  });
});
