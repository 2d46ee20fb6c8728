import { expect, test } from 'vitest';
import { isFullyPriced } from '#domain/booking/priced-journeys.ts';
import type { Journey } from '#domain/booking/reservation.ts';
import { quoteReservation } from '#domain/fares/quote-reservation.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { localDate } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const DATED: Journey = { date: localDate('2026-12-01'), open: false, segment: undefined };
const OPEN: Journey = { date: undefined, open: true, segment: undefined };
const NONE: Journey = { date: undefined, open: false, segment: undefined };

const quoted = (...journeys: readonly Direction[]) =>
  quoteReservation({
    passengers: ['adult'],
    journeys: Object.fromEntries(
      journeys.map((name) => [name, { adultFare: centavos(60_000), date: undefined, discountsApply: true }]),
    ),
    round: true,
    windows: [],
  });

test.each<[string, boolean, Journey, Journey, readonly Direction[]]>([
  ['a round trip, nothing chosen', false, DATED, DATED, []],
  ['the outbound run chosen, the return not', false, DATED, DATED, ['departure']],
  ['both chosen', true, DATED, DATED, ['departure', 'return']],
  ['an open return, the outbound run not chosen', false, DATED, OPEN, ['return']],
  ['an open return, the outbound run chosen', true, DATED, OPEN, ['departure', 'return']],
  ['both open', true, OPEN, OPEN, ['departure', 'return']],
  ['one way, not chosen', false, DATED, NONE, []],
  ['one way, chosen', true, DATED, NONE, ['departure']],
])('%s: %s', (_name, expected, departure, back, priced) => {
  expect(isFullyPriced({ departure, return: back, quote: quoted(...priced) })).toBe(expected);
});

test('without a quote nothing is priced', () => {
  expect(isFullyPriced({ departure: DATED, return: NONE, quote: undefined })).toBe(false);
});
