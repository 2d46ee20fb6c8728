import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cheaperWay,
  type OtherWay,
  otherRun,
  type SeenRun,
  type TripQuestion,
  undiscounted,
} from '#domain/booking/discount-advice.ts';
import { rateFaults } from '#domain/booking/rate-rules.ts';
import type { RequestedJourney } from '#domain/booking/search-request.ts';
import { PASSENGER_TYPES, type PassengerType, partyOf } from '#domain/fares/passenger-type.ts';
import type { JourneyFare } from '#domain/fares/price-ticket.ts';
import { quoteReservation } from '#domain/fares/quote-reservation.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { instant, localDate } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const windows = [{ startsOn: localDate('2026-12-21'), endsOn: localDate('2027-01-08') }];
const INSIDE = localDate('2027-01-07');
const OUTSIDE = localDate('2027-01-12');

const journey = (date: JourneyFare['date'], pesos = 600, discountsApply = true): JourneyFare => ({
  adultFare: centavos(pesos * 100),
  date,
  discountsApply,
});
const trip = (passengers: readonly PassengerType[], out: JourneyFare, back?: JourneyFare): TripQuestion => ({
  passengers,
  journeys: { departure: out, ...(back && { return: back }) },
  terms: { round: back !== undefined, windows },
});

describe('who pays the adult fare', () => {
  test.each<[string, readonly PassengerType[], JourneyFare, readonly object[]]>([
    ['a student inside the window: nobody', ['student'], journey(INSIDE), []],
    [
      'a student outside it',
      ['adult', 'student'],
      journey(OUTSIDE),
      [{ type: 'student', reason: 'rate_does_not_hold' }],
    ],
    ['an open journey', ['teacher'], journey(undefined), [{ type: 'teacher', reason: 'rate_does_not_hold' }]],
    [
      'a class that is not bound, children too; adults and infants have nothing to lose',
      ['adult', 'infant', 'minor', 'inapam'],
      journey(INSIDE, 600, false),
      [
        { type: 'minor', reason: 'service_without_discounts' },
        { type: 'inapam', reason: 'service_without_discounts' },
      ],
    ],
  ])('%s', (_name, passengers, fare, expected) => {
    expect(undiscounted(passengers, fare, { windows })).toEqual(expected);
  });
});

describe('a cheaper way to buy the same trip', () => {
  test.each<[string, TripQuestion, OtherWay | undefined]>([
    [
      'out inside the window and back outside: a reservation for each journey',
      trip(['student'], journey(INSIDE), journey(OUTSIDE)),
      {
        kind: 'one_ways',
        changes: [{ direction: 'return', from: 'student', to: 'student_flex' }],
        saves: centavos(15_000),
      },
    ],
    [
      'a return that costs much more: the other type for the whole trip is not better than two reservations',
      trip(['student_flex'], journey(INSIDE, 100), journey(OUTSIDE, 1000)),
      {
        kind: 'one_ways',
        changes: [{ direction: 'departure', from: 'student_flex', to: 'student' }],
        saves: centavos(5_000),
      },
    ],
    ['both inside: nothing', trip(['student', 'teacher'], journey(INSIDE), journey(INSIDE)), undefined],
    ['adults alone: nothing', trip(['adult', 'minor'], journey(INSIDE), journey(OUTSIDE)), undefined],
    ['one way inside: nothing', trip(['student'], journey(INSIDE)), undefined],
    ['an open return: nothing', trip(['adult', 'inapam'], journey(INSIDE), journey(undefined)), undefined],
    [
      'a return in a class without discounts saves nothing there',
      trip(['student'], journey(INSIDE), journey(OUTSIDE, 900, false)),
      undefined,
    ],
  ])('%s', (_name, question, expected) => {
    expect(cheaperWay(question)).toEqual(expected);
  });

  test('many of one type are one piece of advice', () => {
    const way = cheaperWay(trip(['student_flex', 'student_flex', 'student_flex'], journey(INSIDE)));
    expect(way?.changes).toEqual([{ direction: 'departure', from: 'student_flex', to: 'student' }]);
  });

  test('a buyer with a code is not sent to make two reservations, and keeps it with another type', () => {
    const question = trip(['student'], journey(INSIDE, 100), journey(OUTSIDE, 1000));
    // 50 + 900 as a student; 90 + 750 as flex.
    expect(cheaperWay({ ...question, terms: { ...question.terms, promo: { percent: 10 } } })).toEqual({
      kind: 'other_types',
      changes: DIRECTIONS.map((direction) => ({ direction, from: 'student', to: 'student_flex' })),
      saves: centavos(11_000),
    });
  });
});

const fares = fc.record({
  adultFare: fc.integer({ min: 1, max: 200_000 }).map((amount) => centavos(amount)),
  date: fc.constantFrom(INSIDE, OUTSIDE),
  discountsApply: fc.boolean(),
});
const trips = fc.record({
  passengers: fc.array(fc.constantFrom(...PASSENGER_TYPES), { minLength: 1, maxLength: 6 }),
  journeys: fc.record({ departure: fares, return: fares }, { requiredKeys: ['departure'] }),
  promo: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 60 }) }), { nil: undefined }),
  policy: fc.record({ roundTripPercent: fc.integer({ min: 0, max: 20 }), openTicketPercent: fc.constant(0) }),
});

/** The search's faults for these types on these days. */
const refusals = (passengers: readonly PassengerType[], days: readonly JourneyFare[]) => {
  const [departure, back] = days.map(({ date }): RequestedJourney => ({ kind: 'dated', date: date! }));
  return rateFaults({ party: partyOf(passengers), departure: departure!, return: back, windows });
};

const changed = (passengers: readonly PassengerType[], way: OtherWay, direction: Direction) =>
  passengers.map(
    (type) => way.changes.find((change) => change.direction === direction && change.from === type)?.to ?? type,
  );

test('every saving is the difference of two quotes of what the search sells, and none is better', () => {
  let advised = 0;
  fc.assert(
    fc.property(trips, ({ passengers, journeys, promo, policy }) => {
      const days = Object.values(journeys);
      fc.pre(refusals(passengers, days).length === 0);
      const terms = { round: days.length === 2, windows, promo, policy };
      const whole = (types: readonly PassengerType[]) =>
        quoteReservation({ passengers: types, journeys, ...terms }).total;
      const alone = (types: readonly PassengerType[], direction: Direction) =>
        quoteReservation({ passengers: types, journeys: { departure: journeys[direction]! }, ...terms, round: false })
          .total;
      const now = whole(passengers);
      const way = cheaperWay({ passengers, journeys, terms });

      const best = Math.min(
        now,
        ...everyOther(passengers)
          .filter((types) => refusals(types, days).length === 0)
          .map(whole),
        ...(days.length === 2 && !promo
          ? [
              DIRECTIONS.map((direction) =>
                Math.min(
                  ...everyOther(passengers)
                    .filter((types) => refusals(types, [journeys[direction]!]).length === 0)
                    .map((types) => alone(types, direction)),
                ),
              ).reduce((sum, price) => sum + price, 0),
            ]
          : []),
      );
      expect(way?.saves ?? 0).toBe(now - best);
      if (!way) return;
      advised += 1;
      if (way.kind === 'other_types') {
        const types = changed(passengers, way, 'departure');
        expect(refusals(types, days)).toEqual([]);
        expect(way.saves).toBe(now - whole(types));
      } else {
        const sums = DIRECTIONS.map((direction) => {
          const types = changed(passengers, way, direction);
          expect(refusals(types, [journeys[direction]!])).toEqual([]);
          return alone(types, direction);
        });
        expect(way.saves).toBe(now - sums[0]! - sums[1]!);
      }
    }),
    { numRuns: 500 },
  );
  expect(advised).toBeGreaterThan(20);
});

/** The party with every passenger of a kind replaced by each type that kind can buy. */
function everyOther(passengers: readonly PassengerType[]): readonly (readonly PassengerType[])[] {
  const pairs = [
    ['student', 'student_flex'],
    ['teacher', 'teacher_flex'],
  ] as const;
  return pairs.reduce<readonly (readonly PassengerType[])[]>(
    (parties, [one, two]) =>
      parties.flatMap((party) => [
        party,
        ...[one, two].map((to) => party.map((type) => (type === one || type === two ? to : type))),
      ]),
    [passengers],
  );
}

describe('another run of the day', () => {
  const seen = (price: number, over: Partial<SeenRun> = {}): SeenRun => ({
    fare: journey(INSIDE),
    departs: instant(0),
    price: centavos(price),
    reason: undefined,
    ...over,
  });
  const luxury = seen(90_000, { fare: journey(INSIDE, 900, false) });
  const gone = seen(30_000, { reason: 'quota_student' });
  const cheap = seen(30_000);
  const dear = seen(45_000);
  const closed = seen(10_000, { reason: 'closed' });
  const seek = (run: SeenRun, runs: readonly SeenRun[], passengers: readonly PassengerType[] = ['student']) =>
    otherRun(run, runs, { passengers, windows });

  test('a class without discounts: the cheapest that can be had and gives them', () => {
    expect(seek(luxury, [closed, dear, luxury, cheap, gone])).toEqual({ run: cheap, saves: 60_000 });
  });
  test('of runs at one price the nearest in time', () => {
    const [early, late] = [seen(30_000, { departs: instant(1) }), seen(30_000, { departs: instant(90) })];
    const noon = { ...luxury, departs: instant(50) };
    expect(seek(noon, [early, noon, late])?.run).toBe(late);
    expect(seek({ ...luxury, departs: instant(40) }, [late, early])?.run).toBe(early);
  });
  test('nothing is said where nothing is lost, or nothing is cheaper', () => {
    expect(seek(dear, [cheap, dear])).toBeUndefined();
    expect(seek(luxury, [cheap, luxury], ['adult'])).toBeUndefined();
    expect(seek(luxury, [luxury, seen(95_000), closed])).toBeUndefined();
    expect(seek(luxury, [luxury, seen(90_000)])).toBeUndefined();
    const anyway = { ...luxury, fare: journey(OUTSIDE, 900, false) };
    expect(seek(anyway, [anyway, cheap])).toBeUndefined();
    expect(seek(closed, [closed, cheap])).toBeUndefined();
  });
  test('seats at the rate are gone: where there are some, without a sum', () => {
    expect(seek(gone, [gone, luxury, dear])).toEqual({ run: dear, saves: undefined });
    expect(seek(gone, [gone, luxury])).toBeUndefined();
  });
});
