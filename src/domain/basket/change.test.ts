import { describe, expect, test } from 'vitest';
import type { Order } from '#domain/orders/order.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { type BasketPart, MAX_IN_BASKET } from './basket.ts';
import { basketVerdict, isOpenBasket, withoutPart, withPart } from './change.ts';

const NOW = instant(1_000_000);
const OPEN = { status: 'process', paying: false, expired: false, holdUntil: undefined } as const;
const part = (name: string): BasketPart => ({
  order: id(`order-${name}`),
  code: id(name),
  title: { es: name, en: name },
  total: centavos(10_000),
});
const order = (change: Partial<Order> = {}) =>
  ({
    ...OPEN,
    id: id('order-A'),
    code: id('A'),
    contact: { firstName: 'Ana' },
    items: [{ position: 1, kind: 'thing' }],
    isComplete: true,
    total: centavos(10_000),
    ...change,
  }) as Order;
const full = (count: number) => Array.from({ length: count }, (_, at) => part(`${at}`));
const add = (change: Partial<Order> = {}) => withPart(part('A'), order(change), NOW);

describe('an order is put into a basket', () => {
  test('as the last one', () => expect(add()([part('B')])).toEqual({ kind: 'changed', parts: [part('B'), part('A')] }));

  test('once, even if it cannot be paid any more', () =>
    expect(add({ expired: true })([part('B'), part('A')])).toEqual({ kind: 'same' }));

  test.each([
    [MAX_IN_BASKET - 1, 'changed'],
    [MAX_IN_BASKET, 'basket_full'],
  ])('beside %i others: %s', (count, expected) => {
    const verdict = add()(full(count));
    expect(verdict.kind === 'refused' ? verdict.fault.code : verdict.kind).toBe(expected);
  });

  test('unless its time is up', () =>
    expect(add({ holdUntil: NOW })([])).toMatchObject({ fault: { code: 'time_exceeded', field: 'code' } }));
});

test('an order is taken out of a basket by its code; another one changes nothing', () => {
  expect(withoutPart('A')([part('A'), part('B')])).toEqual({ kind: 'changed', parts: [part('B')] });
  expect(withoutPart('C')([part('A')])).toEqual({ kind: 'changed', parts: [part('A')] });
});

test.each<[string, Partial<Order>, string | undefined, boolean]>([
  ['is open', {}, undefined, true],
  ['is being paid', { paying: true }, 'payment_in_progress', true],
  ['waits', { status: 'order_generated' }, 'order_waits', true],
  ['ended unpaid', { expired: true }, 'time_exceeded', true],
  ['is paid', { status: 'approved' }, 'already_paid', false],
  ['was paid', { status: 'approved', expired: true }, 'already_paid', false],
])('a basket that %s', (_, change, code, isOpen) => {
  const verdict = basketVerdict({ ...OPEN, ...change }, [part('A')], withoutPart('A'));
  expect(verdict.kind === 'refused' ? verdict.fault.code : undefined).toBe(code);
  expect(isOpenBasket({ ...OPEN, ...change })).toBe(isOpen);
});
