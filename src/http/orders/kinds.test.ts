import { expect, test } from 'vitest';
import type { StoredItem } from '#app/orders/ports.ts';
import type { Order } from '#domain/orders/order.ts';
import { id } from '#kernel/ids.ts';
import { lettersOf, placeOf, wordsOf } from './kinds.ts';

const LETTERS = { reservation: 'reservation', order: 'order' };
const STEP = { es: '/reservacion/pago', en: '/reservation/pago' };

const tellsOf = (kinds: readonly string[], parent?: string) => {
  const items: readonly StoredItem[] = kinds.map((kind, at) => ({ position: at + 1, kind, what: { parts: [] } }));
  const order = { items, parent: parent === undefined ? undefined : id<'order'>(parent) } as Pick<
    Order,
    'items' | 'parent'
  >;
  return [placeOf(order, items), lettersOf(order, LETTERS)];
};

test.each<[string, readonly string[], string | undefined, unknown, string]>([
  ['a trip', ['trip'], undefined, STEP, 'reservation'],
  ['what is bought for a trip afterwards', ['luggage'], 'paid-trip', STEP, 'reservation'],
  ['an order of the time before items', [], undefined, STEP, 'reservation'],
  ['a basket', ['basket'], undefined, undefined, 'order'],
  ['what has no page of its own', ['coffee'], undefined, undefined, 'order'],
])('%s is paid and told in its own place', (_, kinds, parent, place, letters) => {
  expect(tellsOf(kinds, parent)).toEqual([place, letters]);
});

test('a kind without words is a purchase', () => {
  expect(wordsOf({ kind: 'coffee', what: { cups: 2 } })).toEqual({
    title: { es: 'Compra', en: 'Purchase' },
    details: [],
  });
});
