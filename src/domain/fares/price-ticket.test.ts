import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PASSENGER_TYPES, type PassengerType } from '#domain/fares/passenger-type.ts';
import { type JourneyFare, priceTicket, type TripTerms } from '#domain/fares/price-ticket.ts';
import { localDate } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const windows = [{ startsOn: localDate('2026-12-21'), endsOn: localDate('2027-01-06') }];
const inside = localDate('2026-12-24');
const outside = localDate('2026-11-27');
const terms: TripTerms = { round: false, windows };

const journey = (adultFare: number, over: Partial<JourneyFare> = {}): JourneyFare => ({
  adultFare: centavos(adultFare),
  date: outside,
  discountsApply: true,
  ...over,
});
const price = (type: PassengerType, fare: JourneyFare, over: Partial<TripTerms> = {}) =>
  priceTicket({ passenger: 1, type, direction: 'departure' }, fare, { ...terms, ...over });

describe('every type inside, outside, open, and on a class the discounts do not bind', () => {
  test.each([
    ['adult', 65_001, 65_001, 65_001, 65_001],
    ['minor', 32_501, 32_501, 32_501, 65_001],
    ['inapam', 32_501, 32_501, 32_501, 65_001],
    ['infant', 0, 0, 0, 0],
    ['student', 32_501, 65_001, 65_001, 65_001],
    ['student_flex', 65_001, 48_751, 65_001, 65_001],
    ['teacher', 48_751, 65_001, 65_001, 65_001],
    ['teacher_flex', 65_001, 55_251, 65_001, 65_001],
  ] as const)('%s', (...row) => {
    const [type, within, without, open, luxury] = row;
    expect(price(type, journey(65_001, { date: inside })).total).toBe(within);
    expect(price(type, journey(65_001, { date: outside })).total).toBe(without);
    expect(price(type, journey(65_001, { date: undefined })).total).toBe(open);
    expect(price(type, journey(65_001, { date: inside, discountsApply: false })).total).toBe(luxury);
  });
});

describe('the worked examples of docs/pricing.md', () => {
  test('an adult one way', () => {
    expect(price('adult', journey(65_000))).toEqual({
      passenger: 1,
      type: 'adult',
      direction: 'departure',
      fullFare: 65_000,
      discount: 0,
      total: 65_000,
      net: 56_034,
      vat: 8_966,
      vatRate: 16,
      product: '78111802',
      unit: { key: 'E54', name: 'Viaje' },
      steps: [{ reason: 'adult_fare', amount: 65_000 }],
    });
  });

  test('an adult on a line inside one metropolitan area, which is exempt', () => {
    expect(price('adult', journey(6500, { vatExempt: true }))).toMatchObject({
      total: 6500,
      net: 6500,
      vat: 0,
      vatRate: null,
      product: '78111802',
    });
  });

  test('half a centavo is not created', () => {
    expect(price('student', journey(65_001, { date: inside }))).toMatchObject({
      discount: 32_500,
      total: 32_501,
      steps: [
        { reason: 'adult_fare', amount: 65_001 },
        { reason: 'category', amount: -32_500, percent: 50 },
      ],
    });
  });

  test('a rate that does not hold is said, not hidden', () => {
    expect(price('student', journey(50_000)).steps).toEqual([
      { reason: 'adult_fare', amount: 50_000 },
      { reason: 'category', amount: 0, percent: 0 },
    ]);
  });

  test('two percentages at once are rounded once', () => {
    const policy = { roundTripPercent: 10, openTicketPercent: 0 };
    expect(price('minor', journey(33_333), { round: true, policy })).toMatchObject({
      discount: 18_333,
      total: 15_000,
      steps: [
        { reason: 'adult_fare', amount: 33_333 },
        { reason: 'round_trip', amount: -3_333, percent: 10 },
        { reason: 'category', amount: -15_000, percent: 50 },
      ],
    });
  });
});

test('an open ticket takes its own reduction only while open', () => {
  const policy = { roundTripPercent: 0, openTicketPercent: 5 };
  expect(price('adult', journey(10_000, { date: undefined }), { policy }).total).toBe(9_500);
  expect(price('adult', journey(10_000), { policy }).total).toBe(10_000);
});

test.each([
  ['adult', outside, true, 55_800],
  ['minor', outside, true, 31_000],
  ['infant', outside, true, 0],
  ['student', inside, true, 31_000],
  ['student', outside, true, 55_800], // pays like an adult, so is not worse off than one
  ['minor', outside, false, 55_800],
] as const)('a promo of 10 per cent on %s on %s (discounts apply: %s)', (type, date, discountsApply, total) => {
  expect(price(type, journey(62_000, { date, discountsApply }), { promo: { percent: 10 } }).total).toBe(total);
});

test('an infant on a lap has a ticket and no price', () => {
  expect(price('infant', journey(65_000))).toMatchObject({
    fullFare: 0,
    discount: 0,
    total: 0,
    net: 0,
    vat: 0,
    steps: [{ reason: 'lap_infant', amount: 0 }],
  });
});

test('for every ticket: the steps add up, the parts add up, nothing is negative, one floor only', () => {
  const percent = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(
      fc.record({
        type: fc.constantFrom(...PASSENGER_TYPES),
        fare: fc.integer({ min: 1, max: 5_000_000 }),
        date: fc.constantFrom(inside, outside, undefined),
        discountsApply: fc.boolean(),
        round: fc.boolean(),
        promo: fc.option(percent, { nil: undefined }),
        policy: fc.record({ roundTripPercent: percent, openTicketPercent: percent }),
      }),
      ({ type, fare, date, discountsApply, round, promo, policy }) => {
        const ticket = price(type, journey(fare, { date, discountsApply }), {
          round,
          policy,
          promo: promo === undefined ? undefined : { percent: promo },
        });
        expect(ticket.steps.reduce((sum, step) => sum + step.amount, 0)).toBe(ticket.total);
        expect(ticket.fullFare - ticket.discount).toBe(ticket.total);
        expect(ticket.net + ticket.vat).toBe(ticket.total);
        expect(ticket.total).toBeGreaterThanOrEqual(0);
        const percents = ticket.steps.flatMap((step) => (step.percent === undefined ? [] : [BigInt(step.percent)]));
        const kept = percents.reduce((product, off) => product * (100n - off), 1n);
        const scale = 100n ** BigInt(percents.length);
        const exact = BigInt(ticket.fullFare) * (scale - kept);
        expect(BigInt(ticket.discount)).toBe(exact / scale);
      },
    ),
  );
});
