import { expect, test } from 'vitest';
import { basketAccount, basketPaymentOf, capturedFrom, shareKey } from '#domain/payment/basket-share.ts';

test('a share of a basket is captured from the account of that payment, anything else from its provider', () => {
  expect(capturedFrom({ provider: 'basket', key: shareKey('p-1') })).toBe(basketAccount('p-1'));
  expect(capturedFrom({ provider: 'openpay', key: 'a-key' })).toBe('provider:openpay');
});

test('the account of a basket names its payment, and no other account does', () => {
  expect(basketPaymentOf(basketAccount('p-1'))).toBe('p-1');
  expect(basketPaymentOf('provider:basket')).toBeUndefined();
});
