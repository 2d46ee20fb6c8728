import { describe, expect, test } from 'vitest';
import { ABSENT_AFTER, REDIRECT_LIFETIME } from '#domain/payment/limits.ts';
import { instant, MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { type Found, type QueriedAttempt, updateFound } from './update-found.ts';

const REFERENCE = { reference: '0198', barcodeUrl: undefined, payBy: instant(1_000) };
const LAPSED = { kind: 'lapsed' };
const CHARGED: Found = { kind: 'charged', ref: 'r', amount: centavos(500), cardType: undefined, last4: undefined };
const DECLINED: Found = { kind: 'declined', ref: 'r', fault: 'card_declined' };
const REDIRECT: Found = { kind: 'redirect', ref: 'r', url: 'https://bank.example' };
const VOUCHER: Found = { kind: 'voucher', ref: 'r', ...REFERENCE };
const NOTICE = 15 * MINUTE;

const found = (answer: Found, change: Partial<QueriedAttempt> = {}) =>
  updateFound(answer, { state: 'pending', age: 0, ref: 'r', voucher: undefined, overdue: undefined, ...change });
const inStore = (overdue: number, change: Partial<QueriedAttempt> = {}) => ({ voucher: REFERENCE, overdue, ...change });

test('money is never doubted, whatever became of the attempt', () => {
  for (const state of ['created', 'pending', 'unknown', 'declined', 'expired'] as const)
    expect(found(CHARGED, { state, age: 1e12 })).toBe(CHARGED);
  expect(found(CHARGED, inStore(1e12))).toBe(CHARGED);
});

describe('an attempt that the provider does not know', () => {
  test('may still be on its way, until it cannot be any more', () => {
    expect(found({ kind: 'absent' }, { age: ABSENT_AFTER })).toBeUndefined();
    expect(found({ kind: 'absent' }, { age: ABSENT_AFTER + 1 })).toEqual(LAPSED);
  });
});

describe('no clear answer', () => {
  const unknown = (change: Partial<QueriedAttempt>) => found({ kind: 'unknown' }, change);

  test('does not overtake our own call', () => {
    expect(unknown({ state: 'created', age: ABSENT_AFTER })).toBeUndefined();
    expect(unknown({ state: 'created', age: ABSENT_AFTER + 1 })).toEqual({ kind: 'unknown' });
    expect(unknown({ state: 'pending' })).toEqual({ kind: 'unknown' });
  });

  test('changes no reference, and nothing that has an outcome', () => {
    expect(unknown(inStore(-1))).toEqual(VOUCHER);
    for (const state of ['captured', 'declined', 'expired', 'refund_due', 'refunded'] as const)
      expect(unknown({ state })).toBeUndefined();
  });
});

test('a page of the bank is waited for as long as it lives', () => {
  expect(found(REDIRECT, { age: REDIRECT_LIFETIME })).toBe(REDIRECT);
  expect(found(REDIRECT, { age: REDIRECT_LIFETIME + 1 })).toEqual(LAPSED);
});

describe('a reference', () => {
  test.each([
    [-1, VOUCHER],
    [NOTICE, VOUCHER],
    [NOTICE + 1, LAPSED],
  ])('that still waits, %d milliseconds past its time: the webhook of a store takes a while', (overdue, update) =>
    expect(found(VOUCHER, inStore(overdue))).toEqual(update),
  );

  test.each([
    [-1, LAPSED],
    [0, VOUCHER],
    [NOTICE, VOUCHER],
    [NOTICE + 1, LAPSED],
  ])('that the provider ended, %d milliseconds past its time', (overdue, update) =>
    expect(found(DECLINED, inStore(overdue))).toEqual(update),
  );

  test('without one, a decline is a decline', () => expect(found(DECLINED)).toBe(DECLINED));
});
