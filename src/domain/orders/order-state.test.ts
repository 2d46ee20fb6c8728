import { describe, expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { hasTickets, keptUntil, type OrderFlags, type OrderState, stateOf } from './order-state.ts';
import { PAYMENT_STATUSES } from './payment-status.ts';

const until = instant(1_000_000);
const flags = (change: Partial<OrderFlags> = {}): OrderFlags => ({
  status: 'process',
  paying: false,
  expired: false,
  ...change,
});

describe('an order is', () => {
  test.each<[string, Partial<OrderFlags>, OrderState]>([
    ['a draft', {}, { kind: 'draft', isDeclined: false }],
    ['a draft whose payment was declined', { status: 'decline' }, { kind: 'draft', isDeclined: true }],
    ['held', { holdUntil: until }, { kind: 'held', until, isDeclined: false }],
    ['held on after a decline', { status: 'decline', holdUntil: until }, { kind: 'held', until, isDeclined: true }],
    ['being paid', { paying: true, holdUntil: until }, { kind: 'paying', until }],
    ['being paid again after a decline', { status: 'decline', paying: true }, { kind: 'paying', until: undefined }],
    ['waiting for cash', { status: 'order_generated', holdUntil: until }, { kind: 'ordered', until }],
    ['waiting for nothing that runs out', { status: 'order_generated' }, { kind: 'ordered', until: undefined }],
    ['sold', { status: 'approved' }, { kind: 'sold' }],
    ['a draft that ended', { expired: true, holdUntil: until }, { kind: 'ended', until, was: 'draft' }],
    ['an order nobody paid', { status: 'order_generated', expired: true }, ended('ordered')],
    ['a draft that ended after a decline', { status: 'decline', expired: true }, ended('draft')],
    ['one that was sold and ended, which no row is', { status: 'approved', expired: true }, ended('sold')],
  ])('%s', (_, change, state) => {
    expect(stateOf(flags(change))).toEqual(state);
  });
});

function ended(was: 'draft' | 'ordered' | 'sold'): OrderState {
  return { kind: 'ended', until: undefined, was };
}

test('what is sold or ordered is not told to be under payment as well, nor is what ended', () => {
  const kinds = PAYMENT_STATUSES.map((status) => stateOf(flags({ status, paying: true })).kind);
  expect(kinds).toEqual(['paying', 'sold', 'ordered', 'paying']);
  expect(PAYMENT_STATUSES.map((status) => stateOf(flags({ status, paying: true, expired: true })).kind)).toEqual(
    PAYMENT_STATUSES.map(() => 'ended'),
  );
});

test.each<[Partial<OrderFlags>, boolean, typeof until | undefined]>([
  [{ holdUntil: until }, false, until],
  [{ paying: true, holdUntil: until }, false, until],
  [{ status: 'order_generated', holdUntil: until }, true, until],
  [{ status: 'order_generated', expired: true, holdUntil: until }, false, until],
  // A sold order has no end.
  [{ status: 'approved', holdUntil: until }, true, undefined],
  [{}, false, undefined],
])('%o has tickets: %s; what it claims is kept until %s', (change, has, kept) => {
  expect([hasTickets(stateOf(flags(change))), keptUntil(stateOf(flags(change)))]).toEqual([has, kept]);
});
