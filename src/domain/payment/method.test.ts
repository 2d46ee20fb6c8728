import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { METHODS, methodsSettled, PAYMENT_METHODS } from '#domain/payment/method.ts';

const SOURCES = new URL('../../', import.meta.url);
/** A method may be named by its adapter, its configuration and its texts. */
const OWN = /^(adapters\/payments\/paypal|main|text)\/|(^|\/)testing\/|\.test\.tsx?$/;

test('a payment method is known by its record: hardly another product file names one', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(tsx?|css)$/.test(file) && !OWN.test(file))
    .filter((file) => /paypal/i.test(readFileSync(new URL(file, SOURCES), 'utf8')));
  // This list may only shrink: other code that branches on a method should use its facts instead.
  expect(files.toSorted()).toEqual([
    'domain/errors.ts',
    'domain/payment/method.ts',
    'http/limits/budgets.ts',
    'http/status-of.ts',
    'web/payment/payment-form.module.css',
  ]);
});

test('the record has every method once, in the order in which they are shown', () => {
  expect(Object.keys(METHODS).toSorted()).toEqual(PAYMENT_METHODS.toSorted());
  expect(methodsSettled('at_once')).toEqual([
    'credit',
    'debit',
    'apple_pay',
    'google_pay',
    'paypal',
    'traveller_purchased',
    'traveller_win',
    'agencies',
    'store_credit',
  ]);
  expect(methodsSettled('in_store')).toEqual(['oxxo', 'openpay']);
});
