import { describe, expect, test } from 'vitest';
import type { PaymentProvider } from '#app/payment/ports.ts';
import { isTaken, providerNamed, type Providers } from '#app/payment/providers.ts';
import { COUNTER, filedUnder, NOTHING, type PaymentChoice, wayToPay } from '#app/payment/way-to-pay.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

const provider = (name: string, isClosed = false) => ({ provider: name, isClosed }) as PaymentProvider;
const [OPENPAY, PAYPAL, CLOSED] = [provider('openpay'), provider('paypal'), provider('old', true)];
const PROVIDERS: Providers = new Map<PaymentMethod, PaymentProvider>([
  ['credit', OPENPAY],
  ['oxxo', OPENPAY],
  ['apple_pay', OPENPAY],
  ['paypal', PAYPAL],
  ['openpay', CLOSED],
]);
const PAY_BY = instant(1_000);
const chosen = (type: PaymentMethod, change: Partial<PaymentChoice> = {}) =>
  wayToPay({ providers: PROVIDERS }, {
    offered: { type, payBy: PAY_BY, direction: undefined },
    account: undefined,
    total: 100,
    token: 'tok',
    deviceSession: 'device',
    returnUrl: 'https://a.example/back?c=1',
    ...change,
  } as PaymentChoice);

describe('what a method amounts to', () => {
  test.each<[string, ReturnType<typeof chosen>, unknown]>([
    ['a card', chosen('credit'), { provider: OPENPAY, means: { kind: 'card', token: 'tok', deviceSession: 'device' } }],
    [
      'a wallet',
      chosen('apple_pay'),
      { provider: OPENPAY, means: { kind: 'wallet', wallet: 'apple_pay', token: 'tok' } },
    ],
    ['a store', chosen('oxxo', { token: undefined }), { provider: OPENPAY, means: { kind: 'store', payBy: PAY_BY } }],
    ['nothing, where nothing costs anything', chosen('credit', { total: 0, token: undefined }), { kind: 'nothing' }],
    ['an account', chosen('agencies', { account: { kind: 'agency', agency: id('a') } }), { account: { agency: 'a' } }],
  ])('%s', (_, way, expected) => {
    expect(way).toMatchObject({ ok: true, value: expected });
  });

  test.each([undefined, ''])('no card without what stands for it: %j', (token) => {
    expect(chosen('credit', { token })).toMatchObject({ ok: false, fault: { code: 'card_token_required' } });
  });

  test.each([
    ['https://a.example/back?c=1', 'https://a.example/back?c=1&cancelled=1'],
    ['https://a.example/back', 'https://a.example/back?cancelled=1'],
  ])('a buyer who changes their mind at PayPal comes back from %s to %s', (returnUrl, cancelUrl) => {
    expect(chosen('paypal', { returnUrl })).toMatchObject({ value: { means: { kind: 'redirect', cancelUrl } } });
  });
});

test('a payment is filed under the provider that took it', () => {
  const ways = [
    chosen('credit'),
    chosen('credit', { total: 0 }),
    chosen('agencies', { account: { kind: 'agency', agency: id('a') } }),
  ];
  expect(ways.map((way) => (way.ok ? filedUnder(way.value) : undefined))).toEqual(['openpay', NOTHING, 'agency']);
  expect(filedUnder({ kind: 'counter', heldUntil: PAY_BY })).toBe(COUNTER);
  expect([providerNamed(PROVIDERS, 'old'), providerNamed(PROVIDERS, COUNTER)]).toEqual([CLOSED, undefined]);
});

test('a method is taken by an open provider of its own alone', () => {
  expect((['credit', 'paypal', 'openpay', 'debit'] as const).map((method) => isTaken(PROVIDERS, method))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
