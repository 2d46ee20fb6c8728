import { expect, test } from 'vitest';
import { type AdditionOffer, additionLine } from '#domain/booking/addition.ts';
import { draft, paidTrip } from '#domain/booking/testing/reservation.ts';
import { quoteReservation } from '#domain/fares/quote-reservation.ts';
import { instant, localDate } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { type AddingReservation, applyAddition, isAdding } from './apply-addition.ts';

const BAG: AdditionOffer = { key: 'bag', name: { es: 'Maleta', en: 'Bag' }, price: centavos(12_001), max: 2 };
const bags = (quantity: number) => additionLine(BAG, { passenger: 1, direction: 'departure' }, quantity);
const [first, second] = [bags(1), bags(2)];

const quote = quoteReservation({
  passengers: ['adult'],
  journeys: { departure: { adultFare: centavos(65_001), date: localDate('2026-12-01'), discountsApply: true } },
  round: false,
  windows: [],
});
const trip = paidTrip({ quote, additions: [first] });
const adding = {
  ...draft(),
  adding: { of: trip.id, code: trip.code, lines: [second], departs: instant(0) },
} satisfies AddingReservation;

test('two more bags join the one there was, and the total of the trip', () => {
  const after = applyAddition(trip, adding);
  expect(after.additions).toEqual([first, second]);
  expect([after.quote?.additionals, after.quote?.total]).toEqual([24_002, 65_001 + 24_002]);
  expect(after.quote!.net + after.quote!.vat).toBe(after.quote!.total);
});

test('tickets and seats stay what they were', () => {
  const { additions: _bags, quote: _price, ...kept } = trip;
  const after = applyAddition(trip, adding);
  expect(after).toMatchObject(kept);
  expect(after.quote?.tickets).toEqual(quote.tickets);
});

test('nothing is added to a trip without a price', () => {
  expect(() => applyAddition(paidTrip(), adding)).toThrow('without a price');
});

test('an addition is told from any other reservation', () => {
  expect([adding, trip, draft()].map(isAdding)).toEqual([true, false, false]);
});
