import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GOOD, KEYS, newOrder, type Provider, startProvider } from './testing/start.ts';

const OTHER = { merchant: 'm-of-stores', private: 'sk_of_stores', public: 'pk_of_stores' };

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider({ others: [OTHER] });
});
afterAll(() => provider.kill());
beforeEach(() => provider.control('faults', {}));

const inStore = { method: 'store', amount: 10, currency: 'MXN', description: 'Boletos' };
const ofOther = (path: string, body?: unknown, key = OTHER.private) =>
  provider.ask(key, `/v1/${OTHER.merchant}${path}`, body);

test('each account has its own keys, orders and charges', async () => {
  const order_id = newOrder();
  const mine = (await provider.pay(GOOD, { order_id })).body['id'];
  const theirs = (await ofOther('/charges', { ...inStore, order_id })).body['id'];
  expect((await provider.get(`/charges?order_id=${order_id}`)).body).toMatchObject([{ id: mine }]);
  expect((await ofOther(`/charges?order_id=${order_id}`)).body).toMatchObject([{ id: theirs }]);
  expect((await ofOther(`/charges/${String(mine)}`)).body['error_code']).toBe(1005);
  expect((await ofOther('/charges', inStore, KEYS.private)).body['error_code']).toBe(1002);
});

test('the private key opens the switches of its own account only', async () => {
  const control = (what: string, body?: unknown) => provider.ask(OTHER.private, `/_control/${what}`, body);
  await control('faults', { next: ['unavailable'] });
  expect((await provider.pay(GOOD)).status).toBe(200);
  expect((await ofOther('/charges', inStore)).status).toBe(503);
  const { id } = (await ofOther('/charges', inStore)).body as { id: string };
  expect((await provider.control(`pay-store/${id}`, {})).body['error_code']).toBe(1005);
  expect((await control(`pay-store/${id}`, {})).body['status']).toBe('completed');
});

test('the register takes references of every account, and what is paid survives', async () => {
  const { id, payment_method } = (await ofOther('/charges', inStore)).body as {
    id: string;
    payment_method: { reference: string };
  };
  await fetch(`${provider.url}/stores/${payment_method.reference}`, { method: 'POST', redirect: 'manual' });
  await provider.kill('SIGKILL');
  provider = await startProvider({ others: [OTHER], data: provider.data });
  expect((await ofOther(`/charges/${id}`)).body['status']).toBe('completed');
});
