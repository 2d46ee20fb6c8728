import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fare, fareFinder, isSellable, readFares, type ZonedRide } from '#domain/timetable/gtfs/fares.ts';
import { tablesOf } from '#domain/timetable/gtfs/testing/small-feed.ts';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';
import { centavos } from '#kernel/money.ts';

type Rule = Fare['rules'][number];
const rule = (change: Partial<Rule> = {}): Rule => ({
  route: undefined,
  origin: undefined,
  destination: undefined,
  contains: new Set(),
  ...change,
});
const fare = (price: number, rules: readonly Rule[] = [], agency?: string): Fare => ({
  price: centavos(price),
  rules,
  agency,
});
const ride = (...zones: (string | undefined)[]): ZonedRide => ({ agency: 'A', route: 'R', zones });
const priceOf = (asked: ZonedRide, ...fares: Fare[]) => fareFinder(fares)(asked)?.price;

describe('a fare holds', () => {
  test.each<[string, Fare, ZonedRide, boolean]>([
    ['everywhere without a rule', fare(1), ride('1', '2'), true],
    ['on its route', fare(1, [rule({ route: 'R' })]), ride('1', '2'), true],
    ['not on another route', fare(1, [rule({ route: 'Q' })]), ride('1', '2'), false],
    ['from its zone', fare(1, [rule({ origin: '1' })]), ride('1', '2'), true],
    ['not from another zone', fare(1, [rule({ origin: '2' })]), ride('1', '2'), false],
    ['not from a stop without a zone', fare(1, [rule({ origin: '1' })]), ride(undefined, '2'), false],
    ['to its zone', fare(1, [rule({ destination: '2' })]), ride('1', '9', '2'), true],
    ['not to a zone on the way', fare(1, [rule({ destination: '9' })]), ride('1', '9', '2'), false],
    ['through all its zones', fare(1, [rule({ contains: new Set(['1', '2']) })]), ride('1', '2', '1'), true],
    ['not through one of them alone', fare(1, [rule({ contains: new Set(['1', '2']) })]), ride('1', '1'), false],
    ['not through another one as well', fare(1, [rule({ contains: new Set(['1', '2']) })]), ride('1', '3', '2'), false],
    [
      'not past a stop without a zone',
      fare(1, [rule({ contains: new Set(['1', '2']) })]),
      ride('1', undefined, '2'),
      false,
    ],
    ['by any of its rules', fare(1, [rule({ origin: '9' }), rule({ origin: '1' })]), ride('1', '2'), true],
    ['on the buses of its agency', fare(1, [], 'A'), ride('1', '2'), true],
    ['not on those of another', fare(1, [], 'B'), ride('1', '2'), false],
  ])('%s', (_, one, asked, isHeld) => {
    expect(priceOf(asked, one) !== undefined).toBe(isHeld);
  });

  test('at the lowest of several prices, and how many there are is said', () => {
    const found = fareFinder([
      fare(300),
      fare(200, [rule({ origin: '1' })]),
      fare(200),
      fare(100, [rule({ origin: '2' })]),
    ]);
    expect(found(ride('1', '2'))).toEqual({ price: 200, prices: 2 });
    expect(found(ride('2', '1'))).toEqual({ price: 100, prices: 3 });
  });

  test('so that nobody pays more than any of the fares published for the ride', () => {
    const zones = fc.constantFrom('1', '2', '3');
    const rules = fc.array(
      fc
        .record({ origin: fc.option(zones, { nil: undefined }), destination: fc.option(zones, { nil: undefined }) })
        .map(rule),
      { maxLength: 3 },
    );
    const fares = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 1_000 }), rules).map(([price, some]) => fare(price, some)),
      {
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(fares, fc.array(zones, { minLength: 2, maxLength: 5 }), (all, way) => {
        const each = all.flatMap((one) => priceOf(ride(...way), one) ?? []);
        expect(priceOf(ride(...way), ...all)).toBe(each.length === 0 ? undefined : Math.min(...each));
      }),
    );
  });
});

describe('a price', () => {
  const read = (attributes: string, rules?: string) => {
    const book = createNoticeCollector();
    const tables = tablesOf({
      fare_attributes: `fare_id,price,currency_type,payment_method,agency_id\n${attributes}`,
      ...(rules && { fare_rules: `fare_id,route_id,origin_id,destination_id,contains_id\n${rules}` }),
    });
    const parts = {
      rates: { EUR: 2150, JPY: 13 },
      isAgency: (id: string) => id === 'A',
      isRoute: (id: string) => id === 'R',
      isZone: (id: string) => /^z\d$/.test(id),
    };
    return { fares: readFares(tables, parts, book.report), codes: book.notices().map(({ code }) => code) };
  };

  test.each([
    ['100', 'MXN', 10_000],
    ['19.99', 'MXN', 1_999],
    ['0.01', 'MXN', 1],
    ['100000', 'MXN', 10_000_000],
    ['9.00', 'EUR', 19_350],
    ['0.99', 'EUR', 2_129],
    ['1000', 'JPY', 13_000],
  ])('of %s %s is %i centavos', (price, currency, amount) => {
    expect(read(`F,${price},${currency},1,`).fares.map((one) => one.price)).toEqual([amount]);
  });

  test.each([
    ['nothing', 'F,0,MXN,1,', 'anden_fare_out_of_range'],
    ['less than half a centavo', 'F,0.004,MXN,1,', 'anden_fare_out_of_range'],
    ['more than anybody pays', 'F,100000.01,MXN,1,', 'anden_fare_out_of_range'],
    ['a negative amount', 'F,-5,MXN,1,', 'number_out_of_range'],
    ['no number', 'F,five,MXN,1,', 'invalid_float'],
    ['money without a rate', 'F,5,USD,1,', 'anden_currency_without_rate'],
    ['no money', 'F,5,pesos,1,', 'invalid_currency'],
    ['no amount', 'F,,MXN,1,', 'missing_required_field'],
  ])('of %s is none', (_, line, code) => {
    const { fares, codes } = read(line);
    expect([fares, codes]).toEqual([[], [code]]);
  });

  test('of an agency that is not there is nobody’s, but it is said', () => {
    expect(read('F,5,MXN,1,B')).toMatchObject({ fares: [{ agency: 'B' }], codes: ['foreign_key_violation'] });
  });

  test('whose rule cannot be told does not hold everywhere instead', () => {
    const two = 'F,5,MXN,1,\nG,9,MXN,1,';
    expect(read(two, 'X,R,,,').fares).toEqual([]);
    expect(read(two, 'X,R,,,\nF,R,,,').fares).toMatchObject([{ price: 500 }]);
    expect(read(two, 'F,R,,,').fares).toMatchObject([{ price: 500 }, { price: 900, rules: [] }]);
  });

  test('asks for every zone of the lines that differ in nothing else', () => {
    const { fares } = read('F,5,MXN,1,', 'F,R,,,z1\nF,R,,,z2\nF,R,z3,,z1');
    expect(fares[0]?.rules.map(({ origin, contains }) => [origin, [...contains]])).toEqual([
      [undefined, ['z1', 'z2']],
      ['z3', ['z1']],
    ]);
  });

  test('can be sold from a centavo to a hundred thousand pesos', () => {
    expect([0, 1, 10_000_000, 10_000_001].map(isSellable)).toEqual([false, true, true, false]);
  });
});
