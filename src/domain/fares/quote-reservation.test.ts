import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PASSENGER_TYPES, partyOf } from '#domain/fares/passenger-type.ts';
import type { JourneyFare } from '#domain/fares/price-ticket.ts';
import { withAdditions } from '#domain/fares/with-additions.ts';
import { priceParty, quoteReservation } from '#domain/fares/quote-reservation.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import { localDate } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const windows = [{ startsOn: localDate('2026-12-21'), endsOn: localDate('2027-01-06') }];
const on = (date: string | undefined, adultFare: number): JourneyFare => ({
  adultFare: centavos(adultFare),
  date: date === undefined ? undefined : localDate(date),
  discountsApply: true,
});

test('the family of docs/pricing.md', () => {
  const quote = quoteReservation({
    passengers: ['adult', 'adult', 'minor', 'infant'],
    journeys: { departure: on('2026-11-27', 62_000), return: on('2026-11-30', 62_000) },
    round: true,
    windows,
    promo: { percent: 10 },
  });
  expect(quote).toMatchObject({
    departure: 142_600,
    return: 142_600,
    additionals: 0,
    discount: 86_800,
    net: 245_860,
    vat: 39_340,
    total: 285_200,
  });
  expect(quote.tickets.map(({ passenger, direction, total }) => [passenger, direction, total])).toEqual([
    [1, 'departure', 55_800],
    [2, 'departure', 55_800],
    [3, 'departure', 31_000],
    [4, 'departure', 0],
    [1, 'return', 55_800],
    [2, 'return', 55_800],
    [3, 'return', 31_000],
    [4, 'return', 0],
  ]);
});

test('the SEP window is asked of each journey (T13)', () => {
  const quote = quoteReservation({
    passengers: ['student'],
    journeys: { departure: on('2027-01-06', 50_000), return: on('2027-01-08', 50_000) },
    round: true,
    windows,
  });
  expect([quote.departure, quote.return]).toEqual([25_000, 50_000]);
});

test('a journey without a run costs nothing yet', () => {
  const quote = quoteReservation({ passengers: ['adult'], journeys: {}, round: true, windows });
  expect(quote).toMatchObject({ tickets: [], departure: 0, return: 0, total: 0 });
});

test('additionals join the total and the VAT, not the tickets', () => {
  const trip = quoteReservation({
    passengers: ['adult'],
    journeys: { departure: on('2026-11-27', 11_600) },
    round: false,
    windows,
  });
  const total = centavos(5_800);
  const quote = withAdditions(trip, [{ total, ...splitVat(total, 16) }]);
  expect(quote).toMatchObject({ departure: 11_600, additionals: 5_800, net: 15_000, vat: 2_400, total: 17_400 });
});

test('the price of a run in the list is the price of the journey in the quote (B36)', () => {
  const request = fc.record({
    passengers: fc.array(fc.constantFrom(...PASSENGER_TYPES), { minLength: 1, maxLength: 10 }),
    fare: fc.integer({ min: 1, max: 1_000_000 }),
    date: fc.constantFrom('2026-11-27', '2026-12-24', undefined),
    promo: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 100 }) }), { nil: undefined }),
  });
  fc.assert(
    fc.property(request, ({ passengers, fare, date, promo }) => {
      const journey = on(date, fare);
      const terms = { round: false, windows, promo };
      const quote = quoteReservation({ passengers, journeys: { departure: journey }, ...terms });
      expect(priceParty(partyOf(passengers), journey, terms)).toBe(quote.departure);
      expect(quote.net + quote.vat).toBe(quote.total);
    }),
  );
});
