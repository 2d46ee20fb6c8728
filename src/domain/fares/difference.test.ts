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

test.each(['departure', 'return'] as const)(
  'another %s of a trip with two fares leaves the other one alone',
  (direction) => {
    const changed = withJourney(trip(65_001, 70_003), direction, out(90_000).tickets);
    expect(changed).toEqual(direction === 'departure' ? trip(90_000, 70_003) : trip(65_001, 90_000));
    expect(amountsOf(changed, direction).total).toBe(amountsOf(out(90_000), 'departure').total);
  },
);

test.each([
  ['half as dear', { total: 5_000, net: 4_310, vat: 690 }, { total: 5_000, net: 4_311, vat: 689 }],
  ['a centavo cheaper, with two of tax', { total: 9_999, net: 8_622, vat: 1_377 }, { total: 1, net: 0, vat: 1 }],
  ['a centavo cheaper, with more tax', { total: 9_999, net: 8_619, vat: 1_380 }, { total: 1, net: 1, vat: 0 }],
])('what is paid beyond a run that was %s has its own tax, within the amount', (_, before, beyond) => {
  const paid = { total: centavos(before.total), net: centavos(before.net), vat: centavos(before.vat) };
  const one = {
    ...out(10_000),
    tickets: [{ ...out(10_000).tickets[0]!, total: centavos(10_000), vat: centavos(1_379) }],
  };
  const { total, net, vat } = lessPaid(one, paid);
  expect({ total, net, vat }).toEqual(beyond);
});
