import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PASSENGER_TYPES } from '#domain/fares/passenger-type.ts';
import { readSearchLink, searchPath, searchQuery } from '#wire/search-link.ts';

const NOBODY = Object.fromEntries(PASSENGER_TYPES.map((type) => [type, 0])) as Record<
  (typeof PASSENGER_TYPES)[number],
  number
>;
const read = (query: string) => readSearchLink(new URLSearchParams(query));

test('an address that says nothing is a round trip for one adult', () => {
  expect(read('utm_source=hotel')).toEqual({
    origin: '',
    destination: '',
    round: true,
    date: '',
    open: false,
    return: '',
    party: { ...NOBODY, adult: 1 },
    promo: '',
  });
  expect(searchPath('es', read(''))).toBe('/');
  expect(searchPath('en', { origin: 'TLQ' })).toBe('/home?origin=TLQ');
});

test.each([
  ['adult=2&minor=1&infant=1', { adult: 2, minor: 1, infant: 1 }],
  ['inapam=1', { inapam: 1 }],
  ['adult=0', {}],
  ['adult=1&student_flex=2', { adult: 1, student_flex: 2 }],
  ['adult=x&minor=-1&inapam=1.5', {}],
  ['adult=4000', { adult: 99 }],
])('who travels: %s', (query, party) => {
  expect(read(query).party).toEqual({ ...NOBODY, ...party });
});

test.each([
  'origin=TLQ&destination=SAY&round=false&date=2026-12-01&promo=MAR',
  'origin=TLQ&destination=SAY&date=2026-12-01&return=2026-12-04&adult=2&minor=1&student=1',
  'open=true&adult=0',
  'inapam=1',
])('a search leads back to itself: %s', (query) => {
  expect(searchQuery(read(query))).toBe(query);
});

test('whatever a search says is read again as it was', () => {
  const search = fc.record({
    origin: fc.string(),
    destination: fc.string(),
    round: fc.boolean(),
    date: fc.string(),
    open: fc.boolean(),
    return: fc.string(),
    party: fc.record(
      Object.fromEntries(PASSENGER_TYPES.map((type) => [type, fc.integer({ min: 0, max: 12 })])) as Record<
        (typeof PASSENGER_TYPES)[number],
        fc.Arbitrary<number>
      >,
    ),
    promo: fc.string(),
  });
  fc.assert(
    fc.property(search, (one) => {
      expect(read(searchQuery(one))).toEqual(one);
    }),
  );
});
