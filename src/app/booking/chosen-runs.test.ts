import { describe, expect, test } from 'vitest';
import { withAdvice } from '#app/booking/advised-runs.ts';
import { areRunsChosen, areSeatsHeld, datedDirections, withStep } from '#app/booking/draft-progress.ts';
import { dayFault, daysAround, daySpan, outboundArrival } from '#app/booking/schedule-days.ts';
import { seatsStepFault } from '#app/booking/seats-step.ts';
import type { SeatMap } from '#app/booking/seat-maps.ts';
import { runOf, segmentOf, small } from '#app/timetable/testing/small-timetable.ts';
import { draft, OPEN, passenger } from '#domain/booking/testing/reservation.ts';
import type { Journey, Reservation } from '#domain/booking/reservation.ts';
import { seatLayout } from '#domain/seats/layout.ts';
import { id } from '#kernel/ids.ts';
import { before, instant, type Instant, localDate, MINUTE } from '#kernel/instant.ts';

const timetable = small();
const at = (text: string): Instant => instant(Date.parse(text));
const on = (trip: string, date: string): Journey => ({
  date: localDate(date),
  open: false,
  segment: segmentOf(trip, date, trip.startsWith('out') ? 0 : 1, trip.startsWith('out') ? 1 : 2),
});
const OUT = on('out-08', '2026-12-02');
const BACK = on('back-10', '2026-12-04');
const trip = (change: Partial<Reservation> = {}) =>
  draft({ origin: id('gdl'), destination: id('pvr'), departure: OUT, return: BACK, ...change });
const without = (journey: Journey): Journey => ({ ...journey, segment: undefined });
const seats = (departure?: number, back?: number) => ({ seats: { departure, return: back } });

describe('how far a draft has come', () => {
  test.each<[string, Partial<Reservation>, Reservation['step']]>([
    ['no run is chosen', { departure: without(OUT) }, 'horarios'],
    ['the run of the return is missing', { return: without(BACK) }, 'horarios'],
    ['nobody said whom to write to', { contact: undefined }, 'contacto'],
    ['the extras were not looked at', { additionalsSeen: false }, 'adicionales'],
    ['no extras are sold', { additionalsSeen: false, extrasOffered: false }, 'pago'],
    ['a seat is missing on the way back', { passengers: [passenger(seats(11))] }, 'asientos'],
    ['the return is open', { return: OPEN, passengers: [passenger(seats(11))] }, 'pago'],
    ['both journeys are open', { departure: OPEN, return: OPEN, passengers: [passenger(seats())] }, 'pago'],
    [
      'an infant has no seat',
      { passengers: [passenger(), passenger({ position: 2, type: 'infant', ...seats() })] },
      'pago',
    ],
  ])('%s', (_, change, step) => {
    expect(withStep(trip(change)).step).toBe(step);
  });

  test('is counted by the journeys on a date', () => {
    expect(datedDirections(trip())).toEqual(['departure', 'return']);
    expect(datedDirections(trip({ return: OPEN }))).toEqual(['departure']);
    const oneWay = trip({ round: false, return: { ...OPEN, open: false } });
    expect([datedDirections(oneWay), areRunsChosen(oneWay), areSeatsHeld(oneWay)]).toEqual([['departure'], true, true]);
  });
});

describe('the days one can turn to', () => {
  const now = at('2026-12-02T05:30Z'); // still the first of December, in gdl and gua
  const span = (direction: 'departure' | 'return', change: Partial<Reservation> = {}, when = now) =>
    daySpan(timetable, trip(change), { direction, now: when });

  test.each<[string, ReturnType<typeof span>, unknown]>([
    ['begin today where one gets on', span('departure'), { first: '2026-12-01', last: '2027-03-01' }],
    [
      'begin the next day where it is midnight already',
      span('departure', {}, at('2026-12-02T06:00Z')),
      { first: '2026-12-02', last: '2027-03-02' },
    ],
    [
      'begin today by the clock of the stop where the return leaves, an hour behind',
      span('return', { destination: id('gua'), departure: OPEN }, at('2026-12-02T06:30Z')),
      { first: '2026-12-01', last: '2027-03-01' },
    ],
    ['of a return begin with the outbound day', span('return'), { first: '2026-12-02', last: '2027-03-01' }],
    [
      'of a return begin today once the outbound day is over',
      span('return', {}, at('2026-12-03T18:00Z')),
      { first: '2026-12-03', last: '2027-03-03' },
    ],
  ])('%s', (_, days, expected) => {
    expect(days).toEqual(expected);
  });

  test.each([
    ['2026-11-30', 'departure', 'departure_in_past'],
    ['2026-11-30', 'return', 'return_before_departure'],
    ['2026-12-01', 'departure', undefined],
    ['2027-03-01', 'departure', undefined],
    ['2027-03-02', 'departure', 'departure_beyond_horizon'],
  ] as const)('%s of a %s: %s', (date, direction, code) => {
    expect(dayFault(localDate(date), span('departure'), direction)?.code).toBe(code);
  });

  test('around one go to both sides, the nearest first, as far as there are any', () => {
    expect(daysAround(localDate('2026-12-02'), span('departure'), 3)).toEqual([
      '2026-12-03',
      '2026-12-01',
      '2026-12-04',
      '2026-12-05',
    ]);
  });

  test('a return leaves once the outbound run has arrived', () => {
    const runs = { departure: runOf(timetable, OUT.segment!), return: undefined };
    expect(outboundArrival('return', runs)).toBe(at('2026-12-02T13:00-06:00'));
    expect(outboundArrival('departure', runs)).toBeUndefined();
  });
});

describe('seats can be taken', () => {
  const layout = seatLayout('four', { rows: 1, columns: ['A', 'B', 'C', 'D'], facilities: [], gaps: [] });
  const mapOf = (direction: 'departure' | 'return', journey: Journey, change: Partial<SeatMap> = {}): SeatMap => ({
    direction,
    run: runOf(timetable, journey.segment!),
    layout,
    taken: 0n,
    mine: 0n,
    ride: { calls: [], stops: [] },
    isCancelled: false,
    ...change,
  });
  const departs = runOf(timetable, OUT.segment!).departs;
  const maps = [mapOf('departure', OUT), mapOf('return', BACK)];
  const refusal = (change: Partial<Reservation> = {}, now = before(departs, 31 * MINUTE), asked = maps) => {
    const fault = seatsStepFault(timetable, { reservation: trip(change), maps: asked, now });
    return fault && [fault.code, fault.field];
  };
  const CLOSED = before(departs, 30 * MINUTE);

  test.each<[string, ReturnType<typeof refusal>, unknown]>([
    ['until half an hour before the bus leaves', refusal(), undefined],
    ['no longer by then', refusal({}, CLOSED), ['departure_closed', 'departure']],
    ['by who holds some, while the hold lasts', refusal({ holdUntil: departs }, CLOSED), undefined],
    ['once the runs are chosen', refusal({ return: without(BACK) }), ['schedule_required', undefined]],
    ['after the contact', refusal({ contact: undefined }), ['step_out_of_order', undefined]],
    ['after the extras', refusal({ additionalsSeen: false }), ['step_out_of_order', undefined]],
    [
      'on a bus that runs',
      refusal({ holdUntil: departs }, CLOSED, [maps[0]!, mapOf('return', BACK, { isCancelled: true })]),
      ['departure_cancelled', 'return'],
    ],
    ['on a run of this trip', refusal({ destination: id('gua') }), ['schedules_not_found', 'departure']],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('what a party should know of a run before it is chosen', () => {
  const listed = (trips: readonly string[], reason?: 'full') =>
    trips.map((name) => {
      const run = runOf(timetable, segmentOf(name, '2026-12-02'));
      return { run, reason, price: run.adultFare, other: undefined };
    });
  const advice = (trips: readonly string[], passengers: readonly ('minor' | 'adult')[], reason?: 'full') =>
    withAdvice(listed(trips, reason), { passengers, terms: { round: false, windows: [] }, direction: 'departure' });

  test('a child pays the adult fare in luxury, and another bus of the day has the discount', () => {
    const [luxury, plus] = advice(['out-14', 'out-08'], ['adult', 'minor']);
    expect(luxury?.undiscounted).toEqual([{ type: 'minor', reason: 'service_without_discounts' }]);
    expect(luxury?.elsewhere?.run.departure.id).toBe('out-08 2026-12-02');
    expect([plus?.undiscounted, plus?.elsewhere]).toEqual([[], undefined]);
  });

  test('adults alone need no advice', () => {
    expect(
      advice(['out-14', 'out-08'], ['adult']).map(({ undiscounted, elsewhere }) => [undiscounted, elsewhere]),
    ).toEqual([
      [[], undefined],
      [[], undefined],
    ]);
  });

  test('a run that cannot be had is not advised on how to buy it for less', () => {
    expect(advice(['out-08'], ['adult', 'minor'], 'full')[0]?.cheaperWay).toBeUndefined();
  });
});
