import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import type { OrderFlags } from './order-state.ts';
import { orderStanding } from './order-standing.ts';

const NOW = instant(1_000_000);
const LATER = instant(1_000_001);
const flags: OrderFlags = { status: 'process', paying: false, expired: false };
const standing = (change: Partial<OrderFlags>, isReturned = false) =>
  orderStanding({ ...flags, ...change, isReturned }, NOW);

test.each<[string, Partial<OrderFlags>, string]>([
  ['can be paid', {}, 'open'],
  ['can be paid again after a decline', { status: 'decline' }, 'open'],
  ['can be paid while its time lasts', { holdUntil: LATER }, 'open'],
  ['is over in the moment its time ends', { holdUntil: NOW }, 'over'],
  ['is being paid', { paying: true, holdUntil: NOW }, 'paying'],
  ['waits for cash', { status: 'order_generated', holdUntil: LATER }, 'waiting'],
  ['is paid', { status: 'approved' }, 'paid'],
  ['is over', { expired: true }, 'over'],
  ['is over where nobody paid in the store', { status: 'order_generated', expired: true }, 'over'],
])('an order %s', (_, change, expected) => {
  expect(standing(change)).toBe(expected);
});

test.each<[string, Partial<OrderFlags>, string]>([
  ['can be paid', {}, 'over'],
  ['can be paid while its time lasts', { holdUntil: LATER }, 'over'],
  ['waits for cash', { status: 'order_generated', holdUntil: LATER }, 'over'],
  ['is being paid', { paying: true }, 'paying'],
  ['is paid', { status: 'approved' }, 'paid'],
])('an order that %s, for what was withdrawn', (_, change, expected) => {
  expect(orderStanding({ ...flags, ...change, isReturned: false, isWithdrawn: true }, NOW)).toBe(expected);
});

test('only what was sold can be returned', () => {
  expect(standing({ status: 'approved' }, true)).toBe('returned');
  expect(standing({}, true)).toBe('open');
});
