import { describe, expect, test } from 'vitest';
import { formOfLargest, formOfMost, paymentForm } from '#domain/invoicing/payment-form.ts';

test.each([
  ['cash', undefined, '01'],
  ['cash', 'debit', '28'], // an order for the counter, charged on a terminal
  ['cash', 'credit', '04'],
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

test('several payments in one form count together on an invoice by name, and one by one on a global invoice', () => {
  const paid = [
    { amount: 300, form: '04' },
    { amount: 500, form: '01' },
    { amount: 300, form: '04' },
  ];
  expect(formOfMost(paid)).toBe('04');
  expect(formOfLargest(paid)).toBe('01');
});
