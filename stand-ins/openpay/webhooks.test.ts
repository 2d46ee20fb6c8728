import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Merchant, startMerchant } from './testing/merchant.ts';
import { GOOD, type Provider, startProvider } from './testing/start.ts';

let merchant: Merchant;
let provider: Provider;

beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.kill());
beforeEach(async () => {
  merchant = await startMerchant();
});
afterEach(() => merchant.close());

const register = (change: Record<string, unknown> = {}) =>
  provider.post('/webhooks', {
    url: merchant.url,
    user: 'juan',
    password: 'a-password',
    event_types: ['charge.succeeded', 'charge.refunded'],
    ...change,
  });

test('a webhook is tried out, kept without its password in sight, and taken away', async () => {
  const made = await register();
  expect(made).toEqual({
    status: 201,
    body: {
      id: expect.stringMatching(/^w/),
      url: merchant.url,
      user: 'juan',
      event_types: ['charge.refunded', 'charge.succeeded'],
      status: 'verified',
    },
  });
  expect(merchant.heard).toMatchObject([
    { authorization: `Basic ${btoa('juan:a-password')}`, body: { type: 'verification' } },
  ]);
  const { id } = made.body as { id: string };
  expect((await provider.get(`/webhooks/${id}`)).body).toEqual(made.body);
  expect((await provider.get('/webhooks')).body).toEqual([made.body]);
  expect((await register()).body['error_code']).toBe(6001);
  expect((await provider.remove(`/webhooks/${id}`)).status).toBe(204);
  expect((await provider.remove(`/webhooks/${id}`)).body['error_code']).toBe(1005);
  expect((await provider.get('/webhooks')).body).toEqual([]);
});

test('it hears what it asked for and nothing else, also from the next process', async () => {
  const { id: hook } = (await register({ event_types: ['charge.refunded'] })).body;
  const { id } = (await provider.pay(GOOD)).body;
  await provider.post(`/charges/${String(id)}/refund`, { amount: 1 });
  expect((await merchant.until(id, 1)).map(({ body }) => body.type)).toEqual(['charge.refunded']);
  await provider.kill('SIGKILL');
  provider = await startProvider({ data: provider.data });
  await provider.post(`/charges/${String(id)}/refund`, { amount: 1 });
  expect(await merchant.until(id, 2)).toHaveLength(2);
  await provider.remove(`/webhooks/${String(hook)}`);
});

test('one that is not reached or answers with an error is not kept', async () => {
  merchant.refuse(1);
  expect((await register()).body['error_code']).toBe(6003);
  expect((await register({ url: 'http://127.0.0.1:1/' })).body['error_code']).toBe(6002);
  expect((await provider.get('/webhooks')).body).toEqual([]);
});

test.each([
  [{ url: 'ftp://merchant.example' }],
  [{ url: undefined }],
  [{ event_types: [] }],
  [{ event_types: ['charge.succeeded', 'charge.dreamt'] }],
  [{ event_types: 'charge.succeeded' }],
  [{ password: 7 }],
])('%o is refused', async (change) => {
  expect((await register(change)).body['error_code']).toBe(1001);
  expect(merchant.heard).toEqual([]);
});

test('the rarer events have names of their own', async () => {
  const { id: hook } = (
    await register({
      event_types: [
        'charge.cancelled',
        'charge.created',
        'transaction.expired',
        'chargeback.created',
        'chargeback.rejected',
        'chargeback.accepted',
      ],
    })
  ).body;
  const paid = (await provider.pay(GOOD)).body['id'];
  for (const step of ['create', 'reject', 'create', 'accept'])
    await provider.control(`chargeback/${String(paid)}?step=${step}`, {});
  const put = (await provider.pay(GOOD, { capture: false })).body['id'];
  await provider.post(`/charges/${String(put)}/refund`, {});
  const order = (await provider.charge({ method: 'store' })).body['id'];
  await provider.control(`expire/${String(order)}`, {});
  const types = async (id: unknown, count: number) => (await merchant.until(id, count)).map(({ body }) => body.type);
  expect((await types(paid, 4)).toSorted()).toEqual([
    'chargeback.accepted',
    'chargeback.created',
    'chargeback.created',
    'chargeback.rejected',
  ]);
  expect((await types(put, 2)).toSorted()).toEqual(['charge.cancelled', 'charge.created']);
  expect((await types(order, 2)).toSorted()).toEqual(['charge.created', 'transaction.expired']);
  await provider.remove(`/webhooks/${String(hook)}`);
});
