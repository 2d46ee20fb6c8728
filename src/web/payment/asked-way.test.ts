import { expect, test } from 'vitest';
import { askedWay } from './asked-way.ts';

const WAYS = [
  { kind: 'card', method: 'credit', isShort: false },
  { kind: 'wallets', method: 'apple_pay', isShort: false },
  { kind: 'win', method: 'traveller_win', isShort: true },
  { kind: 'paypal', method: 'paypal', isShort: false },
] as const;

test.each([
  ['a way on offer', 'paypal', 'paypal'],
  ['a card of either kind', 'debit', 'credit'],
  ['a wallet, by the way that all are shown as', 'google_pay', 'apple_pay'],
  ['nothing that does not cover the total', 'traveller_win', undefined],
  ['nothing that is not on offer', 'oxxo', undefined],
  ['nothing of another channel', 'agencies', undefined],
  ['nothing that is no way to pay', 'gold', undefined],
  ['nothing where nothing is asked', null, undefined],
])('%s', (_, asked, chosen) => {
  expect(askedWay(WAYS, asked)).toBe(chosen);
});
