import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  GOOD,
  INSISTS_ON_BANK,
  KEYS,
  newOrder,
  type Provider,
  SECURE,
  startProvider,
  WANTS_BANK,
} from './testing/start.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.kill());

test.each([
  [GOOD, 200, null],
  ['4242424242424242', 200, null],
  ['5555555555554444', 200, null],
  ['4222222222222220', 402, 3001],
  ['4000000000000069', 402, 3002],
  ['4444444444444448', 402, 3003],
  ['4000000000000119', 402, 3004],
  [WANTS_BANK, 402, 3005],
  [INSISTS_ON_BANK, 402, 3005],
])('%s: %i %s', async (number, status, code) => {
  const order_id = newOrder();
  const answer = await provider.pay(number, { order_id });
  expect([answer.status, answer.body['error_code']]).toEqual([status, code]);
  const [kept] = (await provider.get(`/charges?order_id=${order_id}`)).body as unknown as Record<string, unknown>[];
  expect(kept).toMatchObject({ status: code === null ? 'completed' : 'failed', error_code: code });
});

test('a charge is shown as the provider shows it', async () => {
  const order_id = newOrder();
  const { body } = await provider.pay(GOOD, { order_id });
  expect(body).toMatchObject({
    id: expect.stringMatching(/^tr/),
    order_id,
    status: 'completed',
    method: 'card',
    amount: 650.5,
    currency: 'MXN',
    operation_type: 'in',
    transaction_type: 'charge',
    operation_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-06:00$/),
    card: { brand: 'visa', type: 'debit', card_number: '411111XXXXXX1111' },
  });
  expect((await provider.get(`/charges/${String(body['id'])}`)).body).toEqual(body);
});

test.each([
  ['paid', GOOD],
  ['refused', '4222222222222220'],
])('an order is used up once %s', async (_, number) => {
  const order_id = newOrder();
  await provider.pay(number, { order_id });
  const again = await provider.pay(GOOD, { order_id });
  expect([again.status, again.body['error_code']]).toEqual([409, 1006]);
});

test.each([
  [{ amount: 10.001 }, 1020],
  [{ amount: 0 }, 1012],
  [{ amount: '10' }, 1001],
  [{ method: 'gold' }, 1001],
  [{ currency: 'USD' }, 1001],
  [{ description: '' }, 1001],
  [{ source_id: undefined }, 1001],
  [{ source_id: 'k0' }, 1005],
  [{ use_3d_secure: true }, 1001],
  [{ redirect_url: 'javascript:0' }, 1001],
])('%o is refused with %i', async (change, code) => {
  expect((await provider.pay(GOOD, change)).body['error_code']).toBe(code);
});

test.each([
  [KEYS.public, 403, 1010],
  ['sk_of_somebody', 401, 1002],
])('the key %s does not charge', async (key, status, code) => {
  const answer = await provider.ask(key, `${provider.merchant}/charges`, {});
  expect([answer.status, answer.body['error_code']]).toEqual([status, code]);
});

test.each([
  ['what is not JSON', '{"amount":', 400, 1001],
  ['what is no object', '[1]', 400, 1001],
  ['what is too large', JSON.stringify({ description: 'x'.repeat(200_000) }), 413, 1009],
])('%s is refused', async (_, text, status, code) => {
  const answer = await provider.ask(KEYS.private, `${provider.merchant}/charges`, text);
  expect([answer.status, answer.body['error_code']]).toEqual([status, code]);
});

test.each(['/charges/tr0', '/charges/%E0%A4', '/customers'])('%s is not there', async (path) => {
  expect(await provider.get(path)).toMatchObject({ status: 404, body: { error_code: 1005 } });
});

describe('the anti-fraud system', () => {
  test('wants the bank to see the holder: the same token is good for another order', async () => {
    const source_id = (await provider.token(WANTS_BANK)).body['id'];
    const refused = await provider.charge({ source_id });
    expect(refused.body['fraud_rules']).toHaveLength(1);
    expect((await provider.charge({ source_id, ...SECURE })).body['status']).toBe('charge_pending');
    expect((await provider.charge({ source_id, ...SECURE })).body['error_code']).toBe(1005);
  });

  test('is passed by without being asked where a card insists on its bank and there is a way back', async () => {
    const { redirect_url } = SECURE;
    expect((await provider.pay(INSISTS_ON_BANK, { redirect_url })).body['status']).toBe('charge_pending');
  });
});
