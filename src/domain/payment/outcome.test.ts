import { describe, expect, test } from 'vitest';
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts';
import { after, before, instant, MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { ATTEMPT_STATES, type AttemptState } from './attempt.ts';
import {
  afterRelease,
  type ArrivedMoney,
  type EndedAttempt,
  isSurplus,
  moneyVerdict,
  outcomeStep,
  releaseOf,
  whyReturned,
} from './outcome.ts';

test('money for what is paid already goes back, for what was ordered or declined it does not', () => {
  const surplus = PAYMENT_STATUSES.filter((status) => isSurplus({ status, others: [] }));
  expect(surplus).toEqual(['approved']);
});

test('money goes back while another attempt may still take some, or has', () => {
  const states = ATTEMPT_STATES.filter((state) => isSurplus({ status: 'process', others: ['declined', state] }));
  expect(states).toEqual(['created', 'pending', 'unknown', 'captured']);
});

const PAY_BY = instant(Date.parse('2026-11-25T12:00:00Z'));

test.each<[AttemptState, AttemptState, boolean, string]>([
  ['created', 'captured', false, 'sell'],
  ['declined', 'captured', false, 'sell'],
  ['pending', 'captured', true, 'sell'],
  ['created', 'unknown', false, 'note'],
  ['created', 'unknown', true, 'note'],
  ['created', 'pending', false, 'note'],
  ['created', 'pending', true, 'keep'],
  ['unknown', 'pending', true, 'keep'],
  ['created', 'declined', false, 'release'],
  ['pending', 'expired', false, 'release'],
])('an attempt that was %s and becomes %s, in a store: %s, asks to %s', (from, to, isInStore, kind) => {
  expect(outcomeStep({ from, to, reference: isInStore ? { payBy: PAY_BY } : undefined }).kind).toBe(kind);
});

test('what changes nothing asks for nothing', () => {
  for (const state of ATTEMPT_STATES)
    for (const reference of [undefined, { payBy: PAY_BY }])
      expect(outcomeStep({ from: state, to: state, reference })).toEqual({ kind: 'note' });
});

test('an order waits for a store a quarter of an hour longer than it can be paid there', () => {
  const step = outcomeStep({ from: 'created', to: 'pending', reference: { payBy: PAY_BY } });
  expect(step).toEqual({ kind: 'keep', until: after(PAY_BY, 15 * MINUTE) });
});

test('money that was not kept goes back as surplus, or because it was late', () => {
  expect((['surplus', 'late', 'sold'] as const).map(whyReturned)).toEqual(['surplus', 'late', 'late']);
});

describe('money that arrived', () => {
  const verdict = (change: Partial<ArrivedMoney>) =>
    moneyVerdict({
      status: 'process',
      others: [],
      amount: centavos(50_000),
      price: centavos(50_000),
      isComplete: true,
      ...change,
    });

  test.each<[string, Partial<ArrivedMoney>, string]>([
    ['at its price', {}, 'sold'],
    ['for what was ordered', { status: 'order_generated' }, 'sold'],
    ['after a decline', { status: 'decline', others: ['declined', 'expired', 'refunded'] }, 'sold'],
    ['at an older price', { price: centavos(50_001) }, 'late'],
    ['at a higher price than now', { price: centavos(49_999) }, 'late'],
    ['for an order that was opened again', { isComplete: false }, 'late'],
    ['for what is paid', { status: 'approved' }, 'surplus'],
    ['for what is paid, at an older price', { status: 'approved', price: centavos(1) }, 'surplus'],
    ['while another attempt is under way', { others: ['pending'] }, 'surplus'],
  ])('%s', (_, change, expected) => {
    expect(verdict(change)).toBe(expected);
  });
});

describe('an order whose payment ended without a sale', () => {
  const NOW = instant(Date.parse('2026-11-27T15:00:00Z'));
  const ended = (change: Partial<EndedAttempt>) =>
    afterRelease({
      state: 'declined',
      method: 'credit',
      reference: undefined,
      status: 'process',
      holdUntil: undefined,
      kept: [],
      ...change,
    });
  /** Waiting in a store, until a little after the end of its reference. */
  const inStore = { method: 'oxxo', reference: { payBy: NOW }, holdUntil: after(NOW, 30 * MINUTE) } as const;

  test('is declined, and kept no longer than any of its items', () => {
    const kept = [after(NOW, 10 * MINUTE), after(NOW, 5 * MINUTE), after(NOW, 20 * MINUTE)];
    expect(ended({ kept })).toEqual({ status: 'decline', holdUntil: kept[1], tellsLapsed: false });
    expect(ended({ kept: [undefined, kept[0]] }).holdUntil).toBe(kept[0]);
    expect(ended({ kept: [undefined] }).holdUntil).toBeUndefined();
    expect(ended({}).holdUntil).toBeUndefined();
  });

  test.each<[string, Partial<EndedAttempt>, Partial<ReturnType<typeof ended>>]>([
    [
      'that lapsed in a store',
      { ...inStore, state: 'expired', status: 'order_generated' },
      { status: 'process', tellsLapsed: true },
    ],
    [
      'that was cancelled before its reference lapsed in a store',
      { ...inStore, state: 'expired', status: 'order_generated', holdUntil: before(NOW, MINUTE) },
      { status: 'process', tellsLapsed: false },
    ],
    [
      'that lapsed at the counter',
      { state: 'expired', method: 'cash', status: 'order_generated' },
      { status: 'process', tellsLapsed: false },
    ],
    [
      'whose money came too late',
      { ...inStore, state: 'refund_due', status: 'order_generated' },
      { status: 'process', tellsLapsed: false },
    ],
    ['that was never ordered', { ...inStore, state: 'expired' }, { status: 'process', tellsLapsed: false }],
    [
      'that another payment sold',
      { state: 'refund_due', status: 'approved' },
      { status: 'approved', tellsLapsed: false },
    ],
  ])('%s', (_, change, expected) => {
    expect(ended(change)).toMatchObject(expected);
  });

  test('tells its items what they waited for', () => {
    expect(releaseOf({ method: 'oxxo', status: 'order_generated' })).toEqual({ waitedForCash: true, wasOrdered: true });
    expect(releaseOf({ method: 'cash', status: 'process' })).toEqual({ waitedForCash: true, wasOrdered: false });
    expect(releaseOf({ method: 'credit', status: 'decline' })).toEqual({ waitedForCash: false, wasOrdered: false });
  });
});
