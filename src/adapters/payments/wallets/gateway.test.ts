import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wallets, type WalletsOptions } from '#adapters/payments/wallets/gateway.ts';
import type { ChargeRequest, PaymentId } from '#app/payment/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { LONG_MS, timeoutUnder } from '../../../../stand-ins/stage/testing/timeouts.ts';
import { type Gateway, MERCHANT, PASSWORD, startGateway } from '../../../../stand-ins/wallets/testing/start.ts';

const TIMEOUTS = { charge: LONG_MS, question: LONG_MS };
const SHORT_MS = 300;

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.kill());
beforeEach(() => gateway.control('faults', {}));

const provider = (change: Partial<WalletsOptions> = {}) =>
  wallets({
    apiUrl: `${gateway.url}/api/rest/version/100`,
    merchantId: MERCHANT,
    password: PASSWORD,
    timeouts: TIMEOUTS,
    ...change,
  });

/** A provider with short timeouts where a missing reply is simulated. */
const providerUnder = (fault: string, ofQuestion = '') =>
  provider({
    timeouts: { charge: timeoutUnder(fault, SHORT_MS), question: timeoutUnder(ofQuestion, SHORT_MS) },
  });

const request = async (card?: string): Promise<ChargeRequest> => ({
  id: uuidV7(Date.now(), randomBytes(10)),
  amount: centavos(65_050),
  means: { kind: 'wallet', wallet: 'google_pay', token: await gateway.token(card) },
  description: '7K3M9QWX2D',
  customer: { firstName: 'Ana', lastName: 'López', email: 'ana@example.com', phone: '+523331234567' },
  returnUrl: 'https://anden.example/pago',
  lang: 'es',
});

const find = (id: PaymentId) => provider().find({ id, ref: undefined, mayTake: true });

const held = async (id: string) => {
  const all = (await gateway.control('charges')).body as unknown as { id: string; held: number }[];
  return all.find((order) => order.id === id)?.held ?? 0;
};

const CHARGED = { kind: 'charged', amount: 65_050, cardType: 'debit', last4: '1111' };

test('a token is charged, and found under our own name', async () => {
  const asked = await request();
  expect(await provider().charge(asked)).toEqual({ ...CHARGED, ref: asked.id });
  expect(await find(asked.id)).toEqual({ ...CHARGED, ref: asked.id });
  expect(await provider().attemptOf(asked.id)).toEqual({ kind: 'ours', id: asked.id });
});

test('the same attempt twice is one charge', async () => {
  const asked = await request();
  await provider().charge(asked);
  expect(await provider().charge(asked)).toMatchObject(CHARGED);
  expect(await held(asked.id)).toBe(65_050);
});

test.each([
  ['declined', 'card_declined'],
  ['no-funds', 'card_funds'],
  ['expired', 'card_expired'],
])('the card "%s" is %s', async (card, fault) => {
  const asked = await request(card);
  expect(await provider().charge(asked)).toEqual({ kind: 'declined', ref: asked.id, fault });
  expect(await find(asked.id)).toMatchObject({ kind: 'declined', fault });
});

test('a token that was charged before is refused, and nothing is taken', async () => {
  const first = await request();
  await provider().charge(first);
  const second = { ...(await request()), means: first.means };
  expect(await provider().charge(second)).toEqual({ kind: 'declined', ref: undefined, fault: 'card_declined' });
  expect(await held(second.id)).toBe(0);
});

test('a token for another amount is refused', async () => {
  const asked = { ...(await request()), amount: centavos(65_051) };
  expect(await provider().charge(asked)).toMatchObject({ kind: 'declined', fault: 'card_declined' });
});

test('what is no wallet is not asked for', async () => {
  const asked = { ...(await request()), means: { kind: 'store', payBy: 0 } } as unknown as ChargeRequest;
  expect(await provider().charge(asked)).toMatchObject({ kind: 'declined', fault: 'method_unavailable' });
});

test('wrong credentials are our trouble, and prove nothing about an attempt', async () => {
  const asked = await request();
  const stranger = provider({ password: 'wrong' });
  expect(await stranger.charge(asked)).toMatchObject({ kind: 'declined', fault: 'provider_unavailable' });
  expect(await stranger.find({ id: asked.id, ref: undefined, mayTake: true })).toEqual({ kind: 'unknown' });
  expect(await find(asked.id)).toEqual({ kind: 'absent' });
});

describe('an answer that does not come', () => {
  test.each(['timeout-after', 'reset-after', 'error-after', 'garbage', 'unclear'])(
    'after %s is asked for: the money was taken',
    async (fault) => {
      const asked = await request();
      await gateway.control('faults', { next: [fault] });
      expect(await providerUnder(fault).charge(asked)).toMatchObject(CHARGED);
    },
  );

  test.each(['timeout-before', 'reset', 'error', 'unavailable'])(
    'after %s, with nothing on the books, is unknown',
    async (fault) => {
      const asked = await request();
      await gateway.control('faults', { next: [fault] });
      expect(await providerUnder(fault).charge(asked)).toEqual({ kind: 'unknown' });
      expect(await find(asked.id)).toEqual({ kind: 'absent' });
    },
  );

  test.each(['timeout-before', 'reset', 'error', 'unavailable', 'garbage'])(
    'to the question either (%s) leaves it unknown',
    async (fault) => {
      const asked = await request();
      await gateway.control('faults', { next: ['timeout-after'], questions: [fault] });
      expect(await providerUnder('timeout-after', fault).charge(asked)).toEqual({ kind: 'unknown' });
      expect(await find(asked.id)).toMatchObject(CHARGED);
    },
  );

  test('because nobody was reached: nothing was charged', async () => {
    const nowhere = provider({ apiUrl: 'http://127.0.0.1:2/api' });
    expect(await nowhere.charge(await request())).toMatchObject({ kind: 'declined', fault: 'provider_unavailable' });
  });
});

describe('a refund', () => {
  const paid = async () => {
    const asked = await request();
    await provider().charge(asked);
    return (amount: number, { key = 'k1', by = provider() } = {}) =>
      by.refund!({ id: asked.id, ref: asked.id, amount: centavos(amount), key, description: 'Boletos' });
  };

  test('is paid once for its key, and in parts', async () => {
    const refund = await paid();
    expect(await refund(20_000)).toEqual({ kind: 'refunded' });
    expect(await refund(20_000)).toEqual({ kind: 'refunded' });
    expect(await refund(45_050, { key: 'k2' })).toEqual({ kind: 'refunded' });
    expect(await refund(1, { key: 'k3' })).toEqual({ kind: 'refused' });
  });

  test.each(['timeout-after', 'reset-after', 'error-after', 'garbage', 'unclear'])(
    'whose answer is lost (%s) was paid',
    async (fault) => {
      const refund = await paid();
      await gateway.control('faults', { refunds: [fault] });
      expect(await refund(65_050, { by: providerUnder(fault) })).toEqual({ kind: 'refunded' });
    },
  );

  test.each(['timeout-before', 'reset', 'error', 'unavailable'])(
    'that came to nothing (%s) is asked again',
    async (fault) => {
      const refund = await paid();
      await gateway.control('faults', { refunds: [fault] });
      expect(await refund(65_050, { by: providerUnder(fault) })).toEqual({ kind: 'unknown' });
      expect(await refund(65_050)).toEqual({ kind: 'refunded' });
    },
  );

  test('that the bank refuses is left to people', async () => {
    const refund = await paid();
    await gateway.control('faults', { refunds: ['decline'] });
    expect(await refund(65_050)).toEqual({ kind: 'refused' });
  });

  test('of everything leaves nothing to sell for', async () => {
    const asked = await request();
    await provider().charge(asked);
    await provider().refund!({ id: asked.id, ref: asked.id, amount: asked.amount, key: 'all', description: '' });
    expect(await find(asked.id)).toMatchObject({ kind: 'declined' });
  });
});

test.each(['../other', 'invoice-7', '00000000-0000-7000-8000-000000000000'])('%s is nothing of ours', async (ref) => {
  expect(await provider().attemptOf(ref)).toEqual({ kind: 'foreign' });
});
