import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { timeoutUnder } from '../stage/testing/timeouts.ts';
import { type Gateway, newOrder, startGateway } from './testing/start.ts';

const SHORT_MS = 1_500;

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.kill());
beforeEach(() => gateway.control('faults', {}));

const truth = async (id: string) =>
  ((await gateway.control('charges')).body as unknown as { id: string }[]).find((order) => order.id === id);

describe('a token', () => {
  test('is charged, and shown the same to anyone who asks', async () => {
    const order = newOrder();
    const { status, body } = await gateway.pay(order, await gateway.token());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      result: 'SUCCESS',
      response: { gatewayCode: 'APPROVED' },
      order: { id: order, amount: 650.5, currency: 'MXN', status: 'CAPTURED', walletProvider: 'GOOGLE_PAY' },
      transaction: { id: 'pay', type: 'PAYMENT', amount: 650.5 },
      sourceOfFunds: { provided: { card: { fundingMethod: 'DEBIT', number: '411111xxxxxx1111' } } },
    });
    expect((await gateway.show(order, '/transaction/pay')).body).toEqual(body);
    expect((await gateway.show(order)).body).toMatchObject({ totalCapturedAmount: 650.5, transaction: [body] });
    expect(await truth(order)).toMatchObject({ captured: 65_050, refunded: 0, held: 65_050, status: 'CAPTURED' });
  });

  test('is charged once: the same call is answered again, another order gets nothing', async () => {
    const [order, token] = [newOrder(), await gateway.token()];
    const first = await gateway.pay(order, token);
    const again = await gateway.pay(order, token);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await gateway.pay(newOrder(), token)).status).toBe(400);
    expect((await gateway.pay(order, await gateway.token())).body).toMatchObject({
      error: { field: 'transaction.id' },
    });
  });

  test.each([
    ['of another amount', { amount: '650.51' }],
    ['of another wallet', { walletProvider: 'APPLE_PAY' }],
  ])('is refused for an order %s', async (_, change) => {
    const order = newOrder();
    const { status, body } = await gateway.pay(order, await gateway.token(), change);
    expect([status, body['result']]).toEqual([400, 'ERROR']);
    expect(await truth(order)).toBeUndefined();
  });

  test.each(['{"signature":"forged"}', 'not json'])('that was never made is refused: %s', async (token) => {
    expect((await gateway.pay(newOrder(), token)).body).toMatchObject({ error: { cause: 'INVALID_REQUEST' } });
  });

  test.each([
    ['declined', 'DECLINED'],
    ['no-funds', 'INSUFFICIENT_FUNDS'],
    ['expired', 'EXPIRED_CARD'],
  ])('of the card "%s" is refused by its bank, and spent', async (card, code) => {
    const [order, token] = [newOrder(), await gateway.token(card)];
    const { status, body } = await gateway.pay(order, token);
    expect([status, body['result'], body['response']]).toEqual([201, 'FAILURE', { gatewayCode: code }]);
    expect(await truth(order)).toMatchObject({ status: 'FAILED', held: 0 });
    expect((await gateway.pay(newOrder(), token)).status).toBe(400);
  });

  test('is made for nobody who names another merchant', async () => {
    const about = { card: 'visa-debit', amount: '1.00', currency: 'MXN', gateway: 'mpgs', gatewayMerchant: 'OTHER' };
    expect((await gateway.device('google-token', about)).status).toBe(400);
  });
});

describe('a refund', () => {
  test('is paid once under its id, in parts, and never more than was taken', async () => {
    const order = newOrder();
    await gateway.pay(order, await gateway.token());
    expect((await gateway.refund(order, 'r1', '200.00')).body).toMatchObject({
      result: 'SUCCESS',
      order: { status: 'PARTIALLY_REFUNDED', totalRefundedAmount: 200 },
    });
    expect((await gateway.refund(order, 'r1', '200.00')).status).toBe(200);
    expect((await gateway.refund(order, 'r1', '100.00')).status).toBe(400);
    expect((await gateway.refund(order, 'r2', '450.51')).body).toMatchObject({
      error: { field: 'transaction.amount' },
    });
    expect((await gateway.refund(order, 'r2', '450.50')).body).toMatchObject({ order: { status: 'REFUNDED' } });
    expect(await truth(order)).toMatchObject({ held: 0, refunds: [{ amount: 20_000 }, { amount: 45_050 }] });
  });

  test('of nothing is refused', async () => {
    expect((await gateway.refund(newOrder(), 'r1', '1.00')).status).toBe(400);
  });
});

test.each([
  ['an order nobody made', { path: '/order/none' }, 400],
  ['another merchant', { path: '/order/none', merchant: 'OTHER' }, 404],
  ['no password', { path: '/order/none', headers: { authorization: '' } }, 401],
  ['a page', { path: '/order/none', headers: { origin: 'https://shop.example' } }, 403],
])('%s: %o is %i', async (_, { path, merchant = 'TESTMERCHANT', headers = {} }: Strange, status) => {
  const answer = await gateway.ask(`/api/rest/version/100/merchant/${merchant}${path}`, { headers });
  expect(answer.status).toBe(status);
  expect(answer.body['result']).toBe('ERROR');
});

interface Strange {
  readonly path: string;
  readonly merchant?: string;
  readonly headers?: Record<string, string>;
}

describe('under a fault', () => {
  test.each([
    ['timeout-before', undefined],
    ['timeout-after', 65_050],
    ['reset', undefined],
    ['reset-after', 65_050],
    ['garbage', 65_050],
  ])('%s: no answer, and %s is held', async (fault, held) => {
    const order = newOrder();
    await gateway.control('faults', { next: [fault] });
    const timeout = timeoutUnder(fault, SHORT_MS);
    await expect(gateway.pay(order, await gateway.token(), { timeout })).rejects.toThrow();
    expect(await truth(order)).toEqual(held === undefined ? undefined : expect.objectContaining({ held }));
  });

  test.each([
    ['error', 500, 'ERROR', undefined],
    ['error-after', 500, 'ERROR', 65_050],
    ['unavailable', 503, 'ERROR', undefined],
    ['unclear', 200, 'UNKNOWN', 65_050],
    ['decline', 201, 'FAILURE', 0],
  ])('%s answers %i %s, and %s is held', async (fault, status, result, held) => {
    const order = newOrder();
    await gateway.control('faults', { next: [fault] });
    const answer = await gateway.pay(order, await gateway.token());
    expect([answer.status, answer.body['result']]).toEqual([status, result]);
    expect(await truth(order)).toEqual(held === undefined ? undefined : expect.objectContaining({ held }));
  });

  test('questions and refunds have faults of their own', async () => {
    const order = newOrder();
    await gateway.control('faults', { questions: ['unavailable'], refunds: ['error'] });
    await gateway.pay(order, await gateway.token());
    expect((await gateway.show(order)).status).toBe(503);
    expect((await gateway.refund(order, 'r', '1.00')).status).toBe(500);
    expect((await gateway.show(order)).body).toMatchObject({ status: 'CAPTURED', totalRefundedAmount: 0 });
  });

  test.each([[{ next: ['earthquake'] }], [{ notices: ['slow'] }], [{ rate: 2 }], [{ kinds: ['x'] }]])(
    '%o cannot be switched on',
    async (asked) => {
      expect((await gateway.control('faults', asked)).status).toBe(400);
    },
  );
});
