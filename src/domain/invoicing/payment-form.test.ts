import { describe, expect, test } from 'vitest';
import { formOfLargest, paymentForm } from '#domain/invoicing/payment-form.ts';

test.each([
  ['cash', undefined, '01'],
  ['oxxo', undefined, '01'],
  ['openpay', undefined, '01'],
  ['credit', undefined, '04'],
  ['credit', 'credit', '04'],
  ['credit', 'debit', '28'], // the gateway's card type wins
  ['debit', undefined, '28'],
  ['debit', 'credit', '04'],
  ['apple_pay', 'credit', '04'],
  ['apple_pay', 'debit', '28'],
  ['google_pay', undefined, '04'],
  ['paypal', undefined, '31'],
  ['store_credit', undefined, '17'],
] as const)('%s with a card of %s is %s', (method, cardType, form) => {
  expect(paymentForm({ method, cardType })).toBe(form);
});

describe('where the tax officer says otherwise of what the SAT leaves open', () => {
  const open = { oxxo: '31', openpay: '31', paypal: '06' };
  test.each([
    ['oxxo', '31'],
    ['openpay', '31'],
    ['paypal', '06'],
    ['cash', '01'],
    ['credit', '04'],
  ] as const)('%s is %s', (method, form) => {
    expect(paymentForm({ method, cardType: undefined }, open)).toBe(form);
  });
});

test.each([
  [
    [
      [100, '01'],
      [200, '04'],
    ],
    '04',
  ],
  [
    [
      [200, '01'],
      [200, '04'],
    ],
    '01',
  ],
  [[[1, '31']], '31'],
] as const)('of %j it is %s: what paid most, the first of equals', (paid, form) => {
  expect(formOfLargest(paid.map(([amount, own]) => ({ amount, form: own })))).toBe(form);
});
