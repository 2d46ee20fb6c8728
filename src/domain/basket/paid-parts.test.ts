import { expect, test } from 'vitest';
import type { Order } from '#domain/orders/order.ts';
import { ATTEMPT_STATES, type AttemptState } from '#domain/payment/attempt.ts';
import { id } from '#kernel/ids.ts';
import { ZERO } from '#kernel/money.ts';
import type { BasketPart } from './basket.ts';
import { inLockOrder, inOrderOfNeed, paidParts, type PartToPay, refusalOfPart } from './paid-parts.ts';

const part = (name: string): BasketPart => ({
  order: id(name),
  code: id(name),
  title: { es: '', en: '' },
  total: ZERO,
});

test('what needs another order is sold after it, all else in the order it was put in', () => {
  const visit = { name: 'visit', items: [{}, { needs: id<'order'>('trip') }] };
  const [trip, tour] = ['trip', 'tour'].map((name) => ({ name, items: [{}] }));
  expect(inOrderOfNeed([visit, trip!, tour!]).map(({ name }) => name)).toEqual(['trip', 'tour', 'visit']);
});

test('orders are locked by their ids, whatever the order they were put in', () => {
  const names = (...order: string[]) => inLockOrder(order.map(part)).map(({ code }) => code);
  expect(names('b', 'c', 'a')).toEqual(['a', 'b', 'c']);
  expect(names('c', 'a', 'b')).toEqual(['a', 'b', 'c']);
});

const ORDER = { status: 'process', paying: false, expired: false, holdUntil: undefined, isComplete: true } as Order;
const attempts = (...states: AttemptState[]) => states.map((state) => ({ state }));

test.each<[string, Partial<PartToPay>, string | undefined]>([
  ['that is ready', {}, undefined],
  ['that was declined before', { attempts: attempts('declined', 'expired') }, undefined],
  ['that is paid', { order: { ...ORDER, status: 'approved' } }, 'already_paid'],
  ['that is not complete', { order: { ...ORDER, isComplete: false } }, 'step_out_of_order'],
  ['of what is no longer sold', { isSold: false }, 'process_cannot_continue'],
  ['whose own payment is under way', { attempts: attempts('unknown') }, 'payment_in_progress'],
  [
    'that was tried ten times',
    { attempts: attempts(...Array<AttemptState>(10).fill('declined')) },
    'payment_attempts_exceeded',
  ],
])('an order %s', (_, change, code) => {
  expect(refusalOfPart({ order: ORDER, isSold: true, attempts: [], ...change })).toBe(code);
});

test('only an order whose share was captured is sold', () => {
  for (const state of ATTEMPT_STATES) {
    const [first, second] = paidParts([part('a'), part('b')], new Map([[id<'order'>('a'), state]]));
    expect([first!.isSold, second!.isSold]).toEqual([state === 'captured', false]);
  }
});
