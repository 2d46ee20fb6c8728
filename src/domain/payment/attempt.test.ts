import { describe, expect, test } from 'vitest';
import {
  ATTEMPT_STATES,
  type AttemptEvent,
  type AttemptState,
  applyEvent,
  holdsMoney,
  isUnsettled,
  MAX_ATTEMPTS,
  mayAttempt,
} from '#domain/payment/attempt.ts';

const EVENTS: readonly AttemptEvent[] = ['accepted', 'unclear', 'paid', 'refused', 'lapsed', 'unkeepable', 'returned'];

const table = Object.fromEntries(
  ATTEMPT_STATES.map((state) => [state, EVENTS.map((event) => applyEvent(state, event))]),
);

test('where every event leads from every state', () => {
  expect(table).toEqual({
    //          accepted    unclear    paid        refused     lapsed     unkeepable    returned
    created: ['pending', 'unknown', 'captured', 'declined', 'expired', 'created', 'created'],
    pending: ['pending', 'unknown', 'captured', 'declined', 'expired', 'pending', 'pending'],
    unknown: ['pending', 'unknown', 'captured', 'declined', 'expired', 'unknown', 'unknown'],
    captured: ['captured', 'captured', 'captured', 'captured', 'captured', 'refund_due', 'captured'],
    declined: ['declined', 'declined', 'captured', 'declined', 'declined', 'declined', 'declined'],
    expired: ['expired', 'expired', 'captured', 'expired', 'expired', 'expired', 'expired'],
    refund_due: ['refund_due', 'refund_due', 'refund_due', 'refund_due', 'refund_due', 'refund_due', 'refunded'],
    refunded: ['refunded', 'refunded', 'refunded', 'refunded', 'refunded', 'refunded', 'refunded'],
  });
});

test('an event heard twice is heard once', () => {
  for (const state of ATTEMPT_STATES)
    for (const event of EVENTS) {
      const once = applyEvent(state, event);
      expect(applyEvent(once, event)).toBe(once);
    }
});

test('no state is out of reach, and every state but the last ones can be left', () => {
  const reached = new Set<AttemptState>(['created']);
  for (const state of reached) for (const event of EVENTS) reached.add(applyEvent(state, event));
  expect([...reached].toSorted()).toEqual([...ATTEMPT_STATES].toSorted());
  const final = ATTEMPT_STATES.filter((state) => EVENTS.every((event) => applyEvent(state, event) === state));
  expect(final).toEqual(['refunded']);
});

test('money is never overlooked: paid leads to a state that holds it, or held it already', () => {
  for (const state of ATTEMPT_STATES) {
    const after = applyEvent(state, 'paid');
    expect(holdsMoney(after) || after === 'refunded').toBe(true);
  }
});

test('paid and unclear in any order end captured', () => {
  expect(applyEvent(applyEvent('created', 'paid'), 'unclear')).toBe('captured');
  expect(applyEvent(applyEvent('created', 'unclear'), 'paid')).toBe('captured');
});

describe('another attempt', () => {
  test.each<[AttemptState[], string | undefined]>([
    [[], undefined],
    [['declined'], undefined],
    [['expired', 'declined', 'refunded'], undefined],
    [['declined', 'pending'], 'payment_in_progress'],
    [['created'], 'payment_in_progress'],
    [['unknown'], 'payment_in_progress'],
    [['declined', 'captured'], 'already_paid'],
    [Array.from({ length: MAX_ATTEMPTS }, () => 'declined'), 'payment_attempts_exceeded'],
  ])('after %o', (earlier, code) => {
    const verdict = mayAttempt(earlier);
    expect(verdict.ok ? undefined : verdict.fault.code).toBe(code);
  });

  test('is blocked exactly while one may still be paid', () => {
    expect(ATTEMPT_STATES.filter(isUnsettled)).toEqual(['created', 'pending', 'unknown']);
  });
});
