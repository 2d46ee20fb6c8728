import { expect, test } from 'vitest';
import type { OrderView } from '#wire/orders.ts';
import { returnOffer } from './return-offer.ts';

const item = (returnable: boolean, gives_back: number | null): OrderView['items'][number] => ({
  kind: 'thing',
  title: { es: 'Cosa', en: 'Thing' },
  details: [],
  next: null,
  orders: [],
  returnable,
  gives_back,
  vouchers: false,
  invoiced: true,
  partner: null,
});
const offered = (items: OrderView['items'], standing: OrderView['standing'] = 'paid') =>
  returnOffer({ standing, items, total: 80_000 });

test.each([
  ['a part, by its conditions', [item(true, 40_000)], { amount: 40_000, terms: 'returnPart' }],
  ['all of it, by its conditions now', [item(true, 80_000)], { amount: 80_000, terms: 'returnNow' }],
  ['all of it, until it is used', [item(true, null)], { amount: 80_000, terms: 'returnHint' }],
  ['nothing any more', [item(true, 0)], undefined],
  ['nothing that is not returned', [item(false, null)], undefined],
])('a paid order gives back %s', (_, items, expected) => {
  expect(offered(items)).toEqual(expected);
});

test.each(['open', 'paying', 'waiting', 'returned', 'over'] as const)(
  'one that is %s gives nothing back',
  (standing) => {
    expect(offered([item(true, 40_000)], standing)).toBeUndefined();
  },
);
