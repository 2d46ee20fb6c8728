import { expect, test } from 'vitest';
import { amountsOf, leftOver, lessPaid, withJourney } from '#domain/fares/difference.ts';
import { quoteReservation } from '#domain/fares/quote-reservation.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { localDate } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const PARTY: readonly PassengerType[] = ['adult', 'minor', 'infant'];
const fare = (amount: number) => ({
  adultFare: centavos(amount),
  date: localDate('2026-12-01'),
  discountsApply: true,
});
const out = (amount: number) =>
  quoteReservation({ passengers: PARTY, journeys: { departure: fare(amount) }, round: false, windows: [] });
const trip = (there: number, back: number) =>
  quoteReservation({
    passengers: PARTY,
    journeys: { departure: fare(there), return: fare(back) },
    round: true,
    windows: [],
  });

test.each([
  ['dearer', 80_001, 65_001, 22_500, 0],
  ['cheaper', 65_001, 80_001, 0, 22_500],
  ['as much', 65_001, 65_001, 0, 0],
  ['a centavo more', 65_002, 65_001, 1, 0],
])('a run that costs %s', (_name, now, before, toPay, left) => {
  const paid = amountsOf(out(before), 'departure');
  const quote = lessPaid(out(now), paid);
  const over = leftOver(out(now), paid);
  expect([quote.total, over.total]).toEqual([toPay, left]);
  for (const { total, net, vat } of [quote, over]) {
    expect(net + vat).toBe(total);
    expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
  }
  expect(quote.alreadyPaid).toBe(paid.total);
});

test.each(['departure', 'return'] as const)('another %s makes the quote of the trip with that fare', (direction) => {
  const changed = withJourney(trip(65_001, 65_001), direction, out(90_000).tickets);
  const expected = direction === 'departure' ? trip(90_000, 65_001) : trip(65_001, 90_000);
  expect(changed).toEqual(expected);
});
