import { describe, expect, test } from 'vitest';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ScheduleChange } from '#domain/booking/schedule-change.ts';
import { BACK, draft, OPEN, OUT, paidTrip, passenger } from '#domain/booking/testing/reservation.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { quoteReservation } from '#domain/fares/quote-reservation.ts';
import { id } from '#kernel/ids.ts';
import { localDate } from '#kernel/instant.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import { applyChange, changedTrip, type ChangeReservation, isChange, stillFits } from './apply-change.ts';
import { tripToCome } from './change-end.ts';
import { followUpSale } from './follow-up-sale.ts';

const CHILD = passenger({ position: 2, type: 'minor' });
const PARTY = [passenger(), CHILD];
const LATER = {
  date: localDate('2026-12-04'),
  open: false,
  segment: { departure: id<'departure'>('later'), from: 2, to: 4 },
};

const priced = (adultFares: { readonly departure?: number; readonly return?: number }) =>
  quoteReservation({
    passengers: PARTY.map(({ type }): PassengerType => type),
    journeys: Object.fromEntries(
      Object.entries(adultFares).map(([direction, fare]) => [
        direction,
        { adultFare: centavos(fare), date: localDate('2026-12-01'), discountsApply: true },
      ]),
    ),
    round: true,
    windows: [],
  });

const trip = (change: Partial<Reservation> = {}) =>
  paidTrip({ passengers: PARTY, quote: priced({ departure: 60_000, return: 60_000 }), ...change });

/** The return on a later run at 800.00, in seats 31 and 32. */
const changing = (change: Partial<ScheduleChange> = {}): ChangeReservation => ({
  ...draft(),
  departure: LATER,
  passengers: [
    passenger({ seats: { departure: 31, return: undefined } }),
    { ...CHILD, seats: { departure: 32, return: undefined } },
  ],
  quote: priced({ departure: 80_000 }),
  change: {
    of: trip().id,
    code: trip().code,
    direction: 'return',
    from: BACK.segment,
    fromDeparts: undefined,
    paid: { total: ZERO, net: ZERO, vat: ZERO },
    round: true,
    promoPercent: undefined,
    tariffRise: undefined,
    ...change,
  },
});
const opening = changing({ from: undefined });
const owed = { amount: centavos(100), isByHand: false };

describe('a change that was begun still fits the trip', () => {
  test.each<[string, Partial<Reservation>, ChangeReservation, boolean]>([
    ['as it was', {}, changing(), true],
    ['whose other journey was changed meanwhile', { changed: ['departure'] }, changing(), true],
    ['after money of it went back', { refund: { ...owed, isPaid: true } }, changing(), true],
    ['whose open ticket is still open', { return: OPEN }, opening, true],
    ['whose open ticket was changed once before', { return: OPEN, changed: ['return'] }, opening, true],
    ['unless it is not paid', { status: 'order_generated' }, changing(), false],
    ['unless another change was faster', { changed: ['return'] }, changing(), false],
    ['unless somebody gave up that journey', { givenUp: ['return'] }, changing(), false],
    ['while somebody gave up the other', { givenUp: ['departure'] }, changing(), true],
    ['unless money of it is on its way back', { refund: { ...owed, isPaid: false } }, changing(), false],
    ['unless the run has become an open ticket', { return: OPEN }, changing(), false],
    ['unless the open ticket has a run by now', {}, opening, false],
    ['unless it is on another bus', { return: { ...BACK, segment: OUT.segment } }, changing(), false],
    ['unless it gets on elsewhere', { return: { ...BACK, segment: { ...BACK.segment!, from: 2 } } }, changing(), false],
    ['unless it gets off elsewhere', { return: { ...BACK, segment: { ...BACK.segment!, to: 4 } } }, changing(), false],
    ['unless somebody no longer travels', { passengers: [passenger()] }, changing(), false],
    ['unless others travel', { passengers: [passenger(), { ...CHILD, position: 3 }] }, changing(), false],
    [
      'unless somebody is of another type',
      { passengers: [passenger(), { ...CHILD, type: 'adult' }] },
      changing(),
      false,
    ],
  ])('%s', (_, change, asked, fits) => {
    expect(stillFits(trip(change), asked)).toBe(fits);
  });
});

describe('the trip after the change', () => {
  const before = trip();
  const after = applyChange(before, changing());

  test('has the new run and seats on that journey, and the old ones on the other', () => {
    expect([after.departure, after.return]).toEqual([OUT, LATER]);
    expect(after.passengers.map(({ seats }) => seats)).toEqual([
      { departure: 11, return: 31 },
      { departure: 12, return: 32 },
    ]);
  });

  test('costs what both runs cost, ticket by ticket and in total', () => {
    expect(after.quote).toEqual(priced({ departure: 60_000, return: 80_000 }));
  });

  test('keeps its tickets, contact and status, which others change', () => {
    const { return: _run, passengers: _seats, quote: _price, ...kept } = before;
    expect(after).toMatchObject(kept);
  });

  test('cannot be without a price on either side', () => {
    expect(() => applyChange(trip({ quote: undefined }), changing())).toThrow('without a price');
    expect(() => applyChange(trip(), { ...changing(), quote: undefined })).toThrow('without a price');
  });
});

test('a change is told from any other reservation', () => {
  expect([changing(), trip(), draft()].map(isChange)).toEqual([true, false, false]);
});

describe('what a follow-up sale begins from', () => {
  const sold = trip({ promoCode: 'VERANO', extras: [], holdUntil: trip().createdAt, changed: ['departure'] });
  const begun = followUpSale(sold);

  test('is who travels and whom to write to', () => {
    expect(begun).toMatchObject({
      contact: sold.contact,
      lang: 'es',
      origin: sold.origin,
      destination: sold.destination,
    });
    expect(begun.passengers.map(({ firstName, type }) => [firstName, type])).toEqual([
      ['Ana', 'adult'],
      ['Ana', 'minor'],
    ]);
  });

  test('is nothing that was sold: no seat, run, ticket, price, promotion or payment', () => {
    expect(begun).toMatchObject({
      status: 'process',
      method: undefined,
      tickets: [],
      quote: undefined,
      promoCode: undefined,
      round: false,
      changed: [],
      holdUntil: undefined,
    });
    expect([begun.departure, begun.return].flatMap(({ date, open, segment }) => [date, open, segment])).toEqual([
      undefined,
      false,
      undefined,
      undefined,
      false,
      undefined,
    ]);
    expect(begun.passengers.flatMap(({ seats }) => [seats.departure, seats.return]).some(Boolean)).toBe(false);
  });

  test('is an offer that nobody extends', () => {
    expect(begun.extensions).toBe(10);
  });
});

test('a change is applied to a trip it still fits, and to no other', () => {
  expect(changedTrip(trip(), changing())).toEqual(applyChange(trip(), changing()));
  expect(changedTrip(trip({ changed: ['return'] }), changing())).toBeUndefined();
  expect(changedTrip(undefined, changing())).toBeUndefined();
});

test('a change that waits is of the trip to come, also while money of it is on its way back', () => {
  const refund = { ...owed, isPaid: false };
  expect(tripToCome(trip({ refund }), changing())).toEqual({ ...applyChange(trip(), changing()), refund: undefined });
  expect(tripToCome(trip({ changed: ['return'] }), changing())).toBeUndefined();
  expect(tripToCome(trip({ givenUp: ['return'] }), changing())).toBeUndefined();
});
