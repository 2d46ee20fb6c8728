import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openpay, type OpenpayOptions } from '#adapters/payments/openpay/gateway.ts';
import {
  type Meeting,
  openProviderFixture,
  type ProviderFixture,
} from '#adapters/payments/openpay/testing/provider-fixture.ts';
import type { ChargeRequest } from '#app/payment/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { LONG_MS, timeoutUnder } from '../../../../stand-ins/stage/testing/timeouts.ts';

const TIMEOUTS = { charge: LONG_MS, question: LONG_MS };
const SHORT_MS = 150;

let fixture: ProviderFixture;

beforeEach(async () => {
  fixture = await openProviderFixture();
});
afterEach(() => fixture.close());

const gateway = (change: Partial<OpenpayOptions> = {}) =>
  openpay({
    apiUrl: fixture.apiUrl,
    merchantId: 'm1',
    privateKey: 'sk_test',
    threeDSecure: 'selective',
    timeouts: TIMEOUTS,
    ...change,
  });

/** A gateway with a short charge timeout when the simulated provider does not answer. */
const gatewayUnder = (meeting: Meeting) =>
  gateway({ timeouts: { ...TIMEOUTS, charge: timeoutUnder(meeting, SHORT_MS) } });

const request = (): ChargeRequest => ({
  id: uuidV7(Date.now(), randomBytes(10)),
  amount: centavos(65_001),
  means: { kind: 'card', token: 'tok_1', deviceSession: 'dev_1' },
  description: '7K3M9QWX2D',
  customer: { firstName: 'Ana', lastName: 'López', email: 'ana@example.com', phone: '+523331234567' },
  returnUrl: 'https://anden.example/pago',
  lang: 'es',
});

const questionOf = ({ id }: ChargeRequest) => ({ id, ref: undefined, mayTake: true });

test('a charge is asked for as the provider wants it', async () => {
  const asked = request();
  expect(await gateway().charge(asked)).toEqual({
    kind: 'charged',
    ref: 'tr1',
    amount: 65_001,
    cardType: 'debit',
    last4: '1111',
  });
  expect(fixture.received).toEqual([
    {
      path: '/v1/m1/charges',
      authorization: `Basic ${Buffer.from('sk_test:').toString('base64')}`,
      body: {
        method: 'card',
        source_id: 'tok_1',
        amount: 650.01,
        currency: 'MXN',
        description: '7K3M9QWX2D',
        order_id: asked.id,
        device_session_id: 'dev_1',
        customer: { name: 'Ana', last_name: 'López', email: 'ana@example.com', phone_number: '+523331234567' },
      },
    },
  ]);
});

test.each([
  [402, 3001, 'card_declined'],
  [402, 3002, 'card_expired'],
  [402, 3003, 'card_funds'],
  [402, 3004, 'card_declined'],
  [402, 3009, 'card_declined'],
  [422, 2004, 'card_invalid'],
  [401, 1002, 'provider_unavailable'],
])('%i with %i is %s', async (status, code, fault) => {
  fixture.meet({ kind: 'refuse', status, code });
  expect(await gateway().charge(request())).toEqual({ kind: 'declined', ref: undefined, fault });
});

describe('the bank', () => {
  test('is asked where the provider wants it, under an order of its own and with the same token', async () => {
    fixture.meet({ kind: 'refuse', status: 402, code: 3005 }, { kind: 'redirect' });
    const asked = request();
    expect(await gateway().charge(asked)).toEqual({ kind: 'redirect', ref: 'tr2', url: 'https://bank/1' });
    expect(fixture.received[1]!.body).toMatchObject({
      source_id: 'tok_1',
      order_id: `${asked.id}-3ds`,
      use_3d_secure: true,
      redirect_url: 'https://anden.example/pago',
    });
    expect(await gateway().find(questionOf(asked))).toMatchObject({ kind: 'redirect' });
    fixture.charges[1]!.status = 'completed';
    expect(await gateway().find(questionOf(asked))).toMatchObject({ kind: 'charged', ref: 'tr2' });
    expect(await gateway().attemptOf('tr2')).toEqual({ kind: 'ours', id: asked.id });
  });

  test('is asked each time where that is wished, and then a refusal is a refusal', async () => {
    fixture.meet({ kind: 'refuse', status: 402, code: 3005 });
    const asked = request();
    expect(await gateway({ threeDSecure: 'always' }).charge(asked)).toMatchObject({ kind: 'declined' });
    expect(fixture.received.map(({ body }) => body.use_3d_secure)).toEqual([true]);
  });

  test('was wanted and the second charge never came: not known yet, neither refused nor paid', async () => {
    fixture.meet({ kind: 'refuse', status: 402, code: 3005 }, { kind: 'hang' });
    const asked = request();
    expect(await gatewayUnder({ kind: 'hang' }).charge(asked)).toEqual({ kind: 'unknown' });
    expect(await gateway().find(questionOf(asked))).toEqual({ kind: 'absent' });
  });
});

describe('an answer that does not come', () => {
  test('is asked for: the money was taken', async () => {
    const meeting = { kind: 'complete-and-hang' } as const;
    fixture.meet(meeting);
    expect(await gatewayUnder(meeting).charge(request())).toMatchObject({ kind: 'charged', ref: 'tr1' });
  });

  test.each([[{ kind: 'hang' }], [{ kind: 'break', status: 503 }], [{ kind: 'break', status: 200 }]] as const)(
    'and of which the provider knows nothing is unknown: %j',
    async (meeting) => {
      fixture.meet(meeting);
      const asked = request();
      expect(await gatewayUnder(meeting).charge(asked)).toEqual({ kind: 'unknown' });
      expect(await gateway().find(questionOf(asked))).toEqual({ kind: 'absent' });
    },
  );

  test('because nobody was reached: nothing was charged', async () => {
    await fixture.close();
    const asked = request();
    expect(await gateway().charge(asked)).toEqual({ kind: 'declined', ref: undefined, fault: 'provider_unavailable' });
    expect(await gateway().find(questionOf(asked))).toEqual({ kind: 'unknown' });
    fixture = await openProviderFixture();
  });

  test('is not taken for a second charge: the same attempt twice is one charge', async () => {
    const asked = request();
    await gateway().charge(asked);
    expect(await gateway().charge(asked)).toMatchObject({ kind: 'charged', ref: 'tr1' });
    expect(fixture.charges.length).toBe(1);
  });
});

test.each([
  ['failed', 'declined'],
  ['cancelled', 'declined'],
  ['refunded', 'declined'],
  ['chargeback_pending', 'charged'],
  ['in_progress', 'unknown'],
  ['something new', 'unknown'],
])('a charge that is %s is %s', async (status, kind) => {
  const asked = request();
  await gateway().charge(asked);
  fixture.charges[0]!.status = status;
  expect(await gateway().find(questionOf(asked))).toMatchObject({ kind });
});

test('a charge of somebody else is foreign', async () => {
  await gateway().charge(request());
  fixture.charges[0]!.order_id = 'invoice-7';
  expect(await gateway().attemptOf('tr1')).toEqual({ kind: 'foreign' });
  expect(await gateway().attemptOf('../m2/charges')).toEqual({ kind: 'foreign' });
});
