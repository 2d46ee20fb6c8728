import { describe, expect, test } from 'vitest';
import { BASKET, MAX_IN_BASKET, readBasket, refusalToAdd, totalOf, waysExcluded } from '#domain/basket/basket.ts';
import type { Order } from '#domain/orders/order.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos, ZERO } from '#kernel/money.ts';

const now = instant(1_000_000);
const order = (change: Partial<Order> = {}): Order => ({
  id: id('an-order'),
  code: id('COSTA12345'),
  parent: undefined,
  lang: 'es',
  contact: {
    firstName: 'Ana',
    lastName: 'López',
    phone: '+523331234567',
    email: 'ana@example.com',
    privacy: true,
    changes: false,
  },
  contactConfirmed: false,
  items: [{ position: 1, kind: 'thing' }],
  isComplete: true,
  total: centavos(10_000),
  status: 'process',
  paying: false,
  holdUntil: undefined,
  expired: false,
  pinVersion: 1,
  createdAt: now,
  ...change,
});
const full = Array.from({ length: MAX_IN_BASKET }, (_, n) => ({ order: id<'order'>(`other-${n}`) }));

describe('an order goes into a basket', () => {
  test.each<[string, Partial<Order>, string | undefined]>([
    ['with everything chosen and something to pay', {}, undefined],
    ['while its time runs', { holdUntil: instant(now + 1) }, undefined],
    ['not when it is paid', { status: 'approved' }, 'already_paid'],
    ['not while it is being paid', { paying: true }, 'payment_in_progress'],
    ['not while it waits in a store', { status: 'order_generated' }, 'order_waits'],
    ['not when it has ended', { expired: true }, 'time_exceeded'],
    ['not when its time is up', { holdUntil: now }, 'time_exceeded'],
    ['not before everything is chosen', { isComplete: false }, 'step_out_of_order'],
    ['not without a contact', { contact: undefined }, 'step_out_of_order'],
    ['not when nothing is to be paid', { total: ZERO }, 'process_cannot_continue'],
    ['not when it is a basket', { items: [{ position: 1, kind: BASKET }] }, 'process_cannot_continue'],
  ])('%s', (_, change, refusal) => {
    expect(refusalToAdd(order(change), { now, parts: [] })).toBe(refusal);
  });

  test('not as the eleventh, unless it is there already', () => {
    expect(refusalToAdd(order(), { now, parts: full })).toBe('basket_full');
    expect(refusalToAdd(order(), { now, parts: [...full, { order: id('an-order') }] })).toBeUndefined();
  });
});

test('a basket costs what its orders cost', () => {
  expect(totalOf([{ total: centavos(100) }, { total: centavos(250) }])).toBe(350);
  expect(totalOf([])).toBe(0);
});

test('orders are paid together with money and at once; the first that refuses a method is named', () => {
  expect(waysExcluded([{ neverBy: [] }, { neverBy: ['store_credit'] }])).toEqual([
    { way: 'cash' },
    { way: 'loyalty' },
    { way: 'credit', because: 1 },
  ]);
});

test('what is not stored as a basket is none', () => {
  expect(readBasket({ parts: [] })).toEqual({ parts: [] });
  expect(() => readBasket({})).toThrow('without its basket');
});
