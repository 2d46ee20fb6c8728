import { expect, test } from 'vitest';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { isShort, payWays } from './pay-ways.ts';

const methods = PAYMENT_METHODS.map((type) => ({ type, pay_by: '2026-11-27T08:35:00-06:00' }));
const card = { frame_url: '/card-frame' };
const wallets = { frame_url: '/wallet-frame' };
const points = { purchased: 120_000, win: 50 };
const kinds = (offer: Parameters<typeof payWays>[0]) => payWays(offer).map(({ kind }) => kind);

test('every way the offer names, in its order; credit and debit are one', () => {
  expect(kinds({ methods, card, wallets, points, total: 100 })).toEqual([
    'cash',
    'card',
    'purchased',
    'win',
    'oxxo',
    'stores',
    'wallets',
    'paypal',
    'credit',
  ]);
});

const [credit, debit] = [{ type: 'credit', pay_by: null } as const, { type: 'debit', pay_by: null } as const];
const cash = { type: 'cash', pay_by: '2026-11-27T08:35:00-06:00' } as const;

test.each([
  ['both kinds of card are one way', { methods: [credit, debit, cash], card, total: 100 }, ['card', 'cash']],
  ['no frame, no card', { methods: [credit, cash], card: null, total: 100 }, ['cash']],
  [
    'no points without a balance',
    { methods, card: null, points: null, total: 1 },
    ['cash', 'oxxo', 'stores', 'paypal', 'credit'],
  ],
  ['too late for the counter', { methods: [credit, debit], card, total: 100 }, ['card']],
  ['nothing to pay', { methods: [cash], card: null, total: 0 }, ['free']],
  ['nothing offered', { methods: [], card: null, total: 0 }, []],
])('%s', (_, offer, expected) => {
  expect(kinds(offer)).toEqual(expected);
});

test.each([
  [{ kind: 'purchased', method: 'traveller_purchased', balance: 99 }, true],
  [{ kind: 'win', method: 'traveller_win', balance: 100 }, false],
  [{ kind: 'card', method: 'credit' }, false],
] as const)('%j is short of a price of one peso: %s', (way, isToo) => {
  expect(isShort(way, 100)).toBe(isToo);
});
