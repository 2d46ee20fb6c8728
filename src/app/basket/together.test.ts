import { expect, test } from 'vitest';
import type { Offer } from '#app/orders/fulfilment.ts';
import { NEVER_TOGETHER } from '#domain/basket/basket.ts';
import { instant, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { together } from './together.ts';

const COAST = zone('America/Mazatlan');
const offer = (change: Partial<Offer> = {}): Offer => ({
  price: { total: centavos(11_600), net: centavos(10_000), vat: centavos(1_600) },
  before: [],
  zone: undefined,
  mayWait: async () => true,
  atCounter: (now) => ({ payBy: now, heldUntil: now, confirmsContact: false }),
  ...change,
});

test('several orders cost what each of them does, without a tax of their own', () => {
  expect(together([offer(), offer()]).price).toEqual({ total: 23_200, net: 0, vat: 0 });
  expect(together([]).price.total).toBe(0);
});

test('all their deadlines apply, shown in the first zone there is', () => {
  const both = together([offer({ before: [instant(2)] }), offer({ before: [instant(1)], zone: COAST })]);
  expect([both.before, both.zone]).toEqual([[2, 1], COAST]);
});

test('what one of them never accepts, and what is never taken for several, pays none of them', () => {
  expect(together([offer(), offer({ neverBy: ['paypal'] })]).neverBy).toEqual([...NEVER_TOGETHER, 'paypal']);
});

test('what of one of them was cancelled keeps all of them from being paid together', () => {
  expect(together([offer(), offer({ withdrawn: 'slot_closed' })]).withdrawn).toBe('slot_closed');
  expect(together([offer(), offer()]).withdrawn).toBeUndefined();
});

test('they wait for no cash, though each of them could', async () => {
  const both = together([offer(), offer()]);
  expect([await both.mayWait(), both.atCounter(instant(0))]).toEqual([false, undefined]);
});
