import { expect, test } from 'vitest';
import { BASKET_SHARE } from '#domain/payment/basket-share.ts';
import { refundLetter, refundStep } from '#domain/payment/refund-step.ts';

test.each([
  ['due', 'paid', 'book'],
  ['due', 'by_hand', 'note'],
  ['due', 'again', 'nothing'],
  ['by_hand', 'paid', 'book'],
  ['by_hand', 'by_hand', 'note'],
  ['by_hand', 'again', 'nothing'],
  ['paid', 'paid', 'nothing'],
  ['paid', 'by_hand', 'nothing'],
  ['paid', 'again', 'nothing'],
] as const)('a refund that is %s and comes to %s: %s', (state, outcome, step) => {
  expect(refundStep({ state, outcome })).toBe(step);
});

test.each([
  ['openpay', true, 'share'],
  ['openpay', false, 'whole'],
  ['points', true, 'share'],
  [BASKET_SHARE, true, undefined],
  [BASKET_SHARE, false, undefined],
] as const)('of a payment by %s, in part %s: %s', (provider, isShare, letter) => {
  expect(refundLetter({ provider, isShare })).toBe(letter);
});
