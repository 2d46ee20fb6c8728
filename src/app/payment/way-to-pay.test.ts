import { describe, expect, test } from 'vitest';
import type { PaymentProvider } from '#app/payment/ports.ts';
import { isTaken, providerNamed, type Providers } from '#app/payment/providers.ts';
import {
  type ChosenWay,
  chooseWay,
  COUNTER,
  fieldOf,
  filedUnder,
  NOTHING,
  type PaymentChoice,
  type WayToPay,
} from '#app/payment/way-to-pay.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payment/method.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

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
const HELD_UNTIL = instant(2_000);
const NOBODY = { traveller: undefined, agency: undefined, hasKey: false };
const WAYS: PaymentChoice['ways'] = {
  methods: PAYMENT_METHODS.map((type) => ({ type, payBy: PAY_BY, zone: undefined })),
  total: centavos(100),
  counter: { payBy: PAY_BY, heldUntil: HELD_UNTIL, confirmsContact: false },
};

const chosen = (
  method: PaymentMethod | undefined,
  { ways, ...change }: Partial<Omit<PaymentChoice, 'ways'>> & { readonly ways?: Partial<PaymentChoice['ways']> } = {},
) =>
  chooseWay(
    { providers: PROVIDERS },
    {
      method,
      payer: NOBODY,
      token: 'tok',
      deviceSession: 'device',
      returnUrl: 'https://a.example/back?c=1',
      ...change,
      ways: { ...WAYS, ...ways },
    },
  );

const AGENCY = { payer: { ...NOBODY, agency: { id: id<'agency'>('a') }, hasKey: true } };
const FREE = { ways: { total: centavos(0) } };

describe('what a method amounts to', () => {
  test.each<[string, ReturnType<typeof chosen>, unknown]>([
    ['a card', chosen('credit'), { provider: OPENPAY, means: { kind: 'card', token: 'tok', deviceSession: 'device' } }],
    [
      'a wallet',
      chosen('apple_pay'),
      { provider: OPENPAY, means: { kind: 'wallet', wallet: 'apple_pay', token: 'tok' } },
    ],
    ['a store', chosen('oxxo', { token: undefined }), { provider: OPENPAY, means: { kind: 'store', payBy: PAY_BY } }],
    ['the counter', chosen('cash', { token: undefined }), { kind: 'counter', heldUntil: HELD_UNTIL }],
    ['nothing, where nothing costs anything', chosen('cash', { ...FREE, token: undefined }), { kind: 'nothing' }],
    ['an account', chosen('agencies', AGENCY), { kind: 'account', account: { agency: 'a' } }],
  ])('%s', (_, way, expected) => {
    expect(way).toMatchObject({ ok: true, value: { way: expected } });
  });

  test.each([
    ['https://a.example/back?c=1', 'https://a.example/back?c=1&cancelled=1'],
    ['https://a.example/back', 'https://a.example/back?cancelled=1'],
  ])('a buyer who changes their mind at PayPal comes back from %s to %s', (returnUrl, cancelUrl) => {
    expect(chosen('paypal', { returnUrl })).toMatchObject({
      value: { way: { means: { kind: 'redirect', cancelUrl } } },
    });
  });
});

describe('what refuses a method', () => {
  const unconfirmed = { counter: { payBy: PAY_BY, heldUntil: HELD_UNTIL, confirmsContact: true } };
  test.each<[string, ReturnType<typeof chosen>, string, string]>([
    ['none is chosen', chosen(undefined), 'method_required', 'method'],
    ['it is not offered', chosen('credit', { ways: { methods: [] } }), 'method_unavailable', 'method'],
    ['it needs an account of a payer without one', chosen('traveller_win'), 'traveller_session_required', 'method'],
    ['the counter needs a confirmed contact', chosen('cash', { ways: unconfirmed }), 'cash_contact_required', 'method'],
    [
      'a store needs one',
      chosen('oxxo', { ways: { storeNeeds: 'places_contact_required' } }),
      'places_contact_required',
      'method',
    ],
    ['a card has no token', chosen('credit', { token: undefined }), 'card_token_required', 'token'],
    ['a card has an empty token', chosen('credit', { token: '' }), 'card_token_required', 'token'],
    ['a wallet has no token', chosen('apple_pay', { token: undefined }), 'card_token_required', 'token'],
  ])('%s', (_, way, code, field) => {
    expect(way).toMatchObject({ ok: false, fault: { code, field } });
  });

  test('an account that is not found is named before a method that is not offered', () => {
    expect(chosen('agencies', { payer: { ...NOBODY, hasKey: true }, ways: { methods: [] } })).toMatchObject({
      fault: { code: 'agency_key_invalid' },
    });
  });

  test('what stores or the counter need is not asked of a card', () => {
    const ways = { ...unconfirmed, storeNeeds: 'places_contact_required' } as const;
    expect(chosen('credit', { ways })).toMatchObject({ ok: true });
  });
});

const wayBy = (choice: ReturnType<typeof chosen>): WayToPay => (choice as { readonly value: ChosenWay }).value.way;
const EACH = [chosen('credit'), chosen('cash', FREE), chosen('agencies', AGENCY), chosen('cash')].map(wayBy);

test('a payment is filed under the provider that took it', () => {
  expect(EACH.map(filedUnder)).toEqual(['openpay', NOTHING, 'agency', COUNTER]);
  expect([providerNamed(PROVIDERS, 'old'), providerNamed(PROVIDERS, COUNTER)]).toEqual([CLOSED, undefined]);
});

test('a refusal under the locks is about the method, where it was chosen for what it pays from', () => {
  expect(EACH.map(fieldOf)).toEqual([undefined, undefined, 'method', 'method']);
});

test('a method is taken by an open provider of its own alone', () => {
  expect((['credit', 'paypal', 'openpay', 'debit'] as const).map((method) => isTaken(PROVIDERS, method))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
