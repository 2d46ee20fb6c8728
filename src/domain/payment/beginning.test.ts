import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { AttemptState } from './attempt.ts';
import { beginVerdict, type Beginning, priceVerdict, refusalToPay } from './beginning.ts';

type Known = { readonly key: string; readonly state: AttemptState };

const DECLINED: Known = { key: 'first', state: 'declined' };
const UNDER_WAY: Known = { key: 'first', state: 'pending' };

test.each<[string, Partial<Beginning<Known>>, unknown]>([
  ['the first one', {}, { kind: 'begin' }],
  ['one after a decline', { earlier: [DECLINED] }, { kind: 'begin' }],
  ['one for an order that changed', { found: 8 }, { kind: 'changed' }],
  ['one for an order that is gone', { found: undefined }, { kind: 'changed' }],
  ['one beside another', { earlier: [UNDER_WAY] }, { kind: 'refused', code: 'payment_in_progress' }],
  ['one for what is paid', { earlier: [{ key: 'a', state: 'captured' }] }, { kind: 'refused', code: 'already_paid' }],
  ['one beside another, for an order that changed', { earlier: [UNDER_WAY], found: 8 }, { kind: 'changed' }],
  ['the same request', { key: 'first', earlier: [UNDER_WAY] }, { kind: 'repeated', attempt: UNDER_WAY }],
  [
    'the same request, after the order changed',
    { key: 'first', earlier: [DECLINED], found: 8 },
    { kind: 'repeated', attempt: DECLINED },
  ],
])('%s', (_, change, verdict) => {
  expect(beginVerdict({ key: 'second', seen: 7, found: 7, earlier: [], ...change })).toEqual(verdict);
});

test('at most ten attempts', () => {
  const earlier = (count: number) =>
    Array.from({ length: count }, (_, at): Known => ({ key: `k${at}`, state: 'declined' }));
  const verdict = (count: number) => beginVerdict({ key: 'next', seen: 1, found: 1, earlier: earlier(count) });
  expect(verdict(9)).toEqual({ kind: 'begin' });
  expect(verdict(10)).toEqual({ kind: 'refused', code: 'payment_attempts_exceeded' });
});

test.each<[string, Partial<Parameters<typeof refusalToPay>[0]>, boolean, string | undefined]>([
  ['is ready', {}, true, undefined],
  ['is paid', { status: 'approved' }, true, 'already_paid'],
  ['waits for a store', { status: 'order_generated' }, true, 'order_waits'],
  ['is being paid', { paying: true }, true, 'payment_in_progress'],
  ['has ended', { expired: true }, true, 'time_exceeded'],
  ['is not complete', { isComplete: false }, true, 'step_out_of_order'],
  ['holds what is no longer sold', {}, false, 'process_cannot_continue'],
  ['was paid, of what is no longer sold', { status: 'approved' }, false, 'already_paid'],
])('an order that %s', (_, change, isSold, code) => {
  const order = { status: 'process', paying: false, expired: false, holdUntil: undefined, isComplete: true } as const;
  expect(refusalToPay({ ...order, ...change }, isSold)?.code).toBe(code);
});

test.each<[string, [current: number, stored: number, seen: number], unknown]>([
  ['the price that was seen', [500, 500, 500], { kind: 'agreed' }],
  ['the price that was seen, although another was stored meanwhile', [500, 700, 500], { kind: 'agreed' }],
  ['a centavo more', [501, 500, 500], { kind: 'changed', isNew: true, total: 501 }],
  ['a centavo less', [499, 500, 500], { kind: 'changed', isNew: true, total: 499 }],
  ['a price that another page has shown', [501, 501, 500], { kind: 'changed', isNew: false, total: 501 }],
  ['nothing any more', [0, 500, 500], { kind: 'changed', isNew: true, total: 0 }],
])('%s', (_, [current, stored, seen], expected) => {
  const verdict = priceVerdict({ current: centavos(current), stored: centavos(stored), seen: centavos(seen) });
  const { kind } = verdict;
  const found = verdict.kind === 'changed' ? { kind, isNew: verdict.isNew, ...verdict.fault.params } : { kind };
  expect(found).toEqual(expected);
});
