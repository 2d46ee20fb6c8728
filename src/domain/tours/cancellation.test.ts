import { expect, test } from 'vitest';
import { before, HOUR, instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import {
  type CancelledTour,
  cancellationOffer,
  cancellationSteps,
  cancelVerdict,
  offerToCancel,
  stepsAhead,
  tourReturnTerms,
  whyCancelled,
} from './cancellation.ts';

const STARTS = instant(Date.UTC(2026, 11, 10, 14, 30));
const LADDER = [
  { hoursBefore: 24, percent: 50 },
  { hoursBefore: 48, percent: 100 },
];
const [DAY, TWO_DAYS] = [before(STARTS, 24 * HOUR), before(STARTS, 48 * HOUR)];

test('the ladder is said in moments, the earliest first', () =>
  expect(cancellationSteps(LADDER, STARTS)).toEqual([
    { until: TWO_DAYS, percent: 100 },
    { until: DAY, percent: 50 },
  ]));

test.each([
  [before(TWO_DAYS, 1), [50, 100]],
  [TWO_DAYS, [50]],
  [before(DAY, 1), [50]],
  [DAY, []],
])('at %d the steps ahead give %o per cent', (now, percents) =>
  expect(stepsAhead(LADDER, { starts: STARTS, now }).map(({ percent }) => percent)).toEqual(percents),
);

test.each([
  [before(TWO_DAYS, 1), { amount: 129_001, percent: 100, until: TWO_DAYS }],
  [TWO_DAYS, { amount: 64_501, percent: 50, until: DAY }],
  [before(DAY, 1), { amount: 64_501, percent: 50, until: DAY }],
  [DAY, { amount: 0, percent: 0, until: undefined }],
  [STARTS, { amount: 0, percent: 0, until: undefined }],
])('at %d %o goes back', (now, offer) =>
  expect(cancellationOffer(LADDER, { starts: STARTS, total: centavos(129_001), now })).toEqual(offer),
);

test('without a ladder nothing goes back', () =>
  expect(cancellationOffer([], { starts: STARTS, total: centavos(1), now: TWO_DAYS }).amount).toBe(0));

test.each<[string, Partial<CancelledTour>, unknown]>([
  ['in time', {}, { kind: 'return', amount: 64_501 }],
  ['before it is booked', { state: 'pending' }, { kind: 'return', amount: 64_501 }],
  ['late, for nothing', { now: DAY, shown: 0 }, { kind: 'return', amount: 0 }],
  ['again', { state: 'cancelled', shown: 1 }, { kind: 'nothing' }],
  ['after it was refunded', { state: 'refunded', now: STARTS }, { kind: 'nothing' }],
  ['without having paid', { state: undefined }, { kind: 'refused', fault: { code: 'process_cannot_continue' } }],
  ['once it starts', { now: STARTS, shown: 0 }, { kind: 'refused', fault: { code: 'slot_closed' } }],
  [
    'for what is no longer given',
    { shown: 129_001 },
    { kind: 'refused', fault: { code: 'offer_changed', params: { amount: 64_501 } } },
  ],
  ['after staff cancelled its start', { calledOff: 'weather' }, { kind: 'return', amount: 129_001 }],
  [
    'after staff cancelled its start, once it would have begun',
    { calledOff: 'other', now: STARTS, shown: 0 },
    { kind: 'return', amount: 129_001 },
  ],
  ['again after staff cancelled its start', { calledOff: 'weather', state: 'cancelled' }, { kind: 'nothing' }],
])('cancelled %s', (_, change, verdict) => {
  const tour = { state: 'booked', ladder: LADDER, starts: STARTS, total: centavos(129_001), shown: 64_501 } as const;
  expect(cancelVerdict({ ...tour, now: TWO_DAYS, ...change })).toMatchObject(verdict as object);
});

test.each<[CancelledTour['state'], number, number]>([
  ['booked', TWO_DAYS - 1, 100],
  ['pending', TWO_DAYS, 50],
  ['booked', STARTS - 1, 0],
  ['booked', STARTS, 0],
  ['cancelled', TWO_DAYS - 1, 0],
  ['refunded', TWO_DAYS - 1, 0],
  [undefined, TWO_DAYS - 1, 0],
])('of a tour that is %s, at %d, %d percent are offered', (state, now, percent) => {
  const tour = { ladder: LADDER, starts: STARTS, total: centavos(100), now: instant(now) };
  expect(offerToCancel(state, tour)).toMatchObject({ percent, amount: percent });
});

test('of one that staff cancelled all is offered, until it is returned', () => {
  const tour = { ladder: LADDER, starts: STARTS, total: centavos(100), now: STARTS, calledOff: 'minimum' } as const;
  expect(offerToCancel('booked', tour)).toEqual({ amount: 100, percent: 100, until: undefined });
  expect(offerToCancel('cancelled', tour).amount).toBe(0);
  expect(whyCancelled(tour)).toBe('minimum');
  expect(whyCancelled({})).toBe('traveller');
});

test.each<[string, Partial<Pick<CancelledTour, 'state' | 'calledOff'>> & { now?: number }, unknown]>([
  ['in time', {}, { kind: 'open', prepaid: 0, part: 64_501 }],
  ['before it is booked', { state: 'pending', now: TWO_DAYS - 1 }, { kind: 'open', prepaid: 0, part: 129_001 }],
  ['again', { state: 'cancelled' }, { kind: 'returned' }],
  ['without having paid', { state: undefined }, { kind: 'refused', fault: { code: 'process_cannot_continue' } }],
  ['after staff cancelled it', { now: STARTS, calledOff: 'weather' }, { kind: 'open', prepaid: 0, part: 129_001 }],
  ['for nothing', { now: DAY }, { kind: 'refused', fault: { code: 'process_cannot_continue' } }],
  ['once it starts', { now: STARTS }, { kind: 'refused', fault: { code: 'slot_closed' } }],
])('its order returned %s', (_, { now = TWO_DAYS, ...change }, terms) => {
  const tour = { state: 'booked', ladder: LADDER, starts: STARTS, total: centavos(129_001) } as const;
  expect(tourReturnTerms({ ...tour, ...change, now: instant(now) })).toMatchObject(terms as object);
});
