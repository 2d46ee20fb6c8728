import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { KEYS, startMerchant, startProvider } from './testing/start.ts';

type Provider = Awaited<ReturnType<typeof startProvider>>;
type Merchant = Awaited<ReturnType<typeof startMerchant>>;

const GOOD = '4111 1111 1111 1111';
let merchant: Merchant;
let provider: Provider;

beforeAll(async () => {
  merchant = await startMerchant();
  provider = await startProvider({ webhook: merchant.url });
});
afterAll(async () => {
  await provider.kill();
  merchant.close();
});
beforeEach(() => provider.control('faults', {}));

const tokenOf = async (number: string) => String((await provider.token(number)).body['id']);
const order = () => randomUUID();

describe('tokens', () => {
  test.each([
    [GOOD, {}, 201, undefined],
    ['4111 1111 1111 1112', {}, 422, 2004],
    [GOOD, { expiration_year: '20' }, 422, 2005],
    [GOOD, { expiration_month: '13' }, 422, 2005],
    [GOOD, { cvv2: '12' }, 422, 2006],
    [GOOD, { holder_name: '' }, 400, 1001],
  ])('%s %o: %i', async (number, change, status, code) => {
    const answer = await provider.token(number, change);
    expect([answer.status, answer.body['error_code']]).toEqual([status, code]);
  });

  test('pay once', async () => {
    const source_id = await tokenOf(GOOD);
    expect((await provider.charge({ source_id, order_id: order() })).status).toBe(200);
    expect((await provider.charge({ source_id, order_id: order() })).body['error_code']).toBe(1005);
  });
});

describe('charges', () => {
  test.each([
    [GOOD, 200, undefined],
    ['5555555555554444', 200, undefined],
    ['4222222222222220', 402, 3001],
    ['4000000000000069', 402, 3002],
    ['4444444444444448', 402, 3003],
    ['4000000000000119', 402, 3004],
    ['4000000000000044', 402, 3005],
  ])('%s: %i %s', async (number, status, code) => {
    const answer = await provider.charge({ source_id: await tokenOf(number), order_id: order() });
    expect([answer.status, answer.body['error_code'] ?? undefined]).toEqual([status, code]);
  });

  test('an order is charged once, and is used up by a refusal too', async () => {
    const paid = order();
    await provider.charge({ source_id: await tokenOf(GOOD), order_id: paid });
    expect((await provider.charge({ source_id: await tokenOf(GOOD), order_id: paid })).body['error_code']).toBe(1006);
    const refused = order();
    await provider.charge({ source_id: await tokenOf('4222222222222220'), order_id: refused });
    expect((await provider.charge({ source_id: await tokenOf(GOOD), order_id: refused })).body['error_code']).toBe(
      1006,
    );
  });

  test.each([
    [{ amount: 10.001 }, 1020],
    [{ amount: 0 }, 1012],
    [{ amount: '10' }, 1001],
    [{ method: 'gold' }, 1001],
  ])('%o is refused with %i', async (change, code) => {
    const answer = await provider.charge({ source_id: await tokenOf(GOOD), order_id: order(), ...change });
    expect(answer.body['error_code']).toBe(code);
  });

  test('want the private key', async () => {
    expect((await provider.charge({}, KEYS.public)).body['error_code']).toBe(1010);
    expect((await provider.charge({}, 'sk_of_somebody')).body['error_code']).toBe(1002);
  });

  test('are found by their order', async () => {
    const order_id = order();
    const made = await provider.charge({ source_id: await tokenOf(GOOD), order_id });
    const { body } = await provider.get(`/charges?order_id=${order_id}`);
    expect((body as unknown as { id: string }[]).map(({ id }) => id)).toEqual([made.body['id']]);
    expect((await provider.get('/charges/trnothing')).body['error_code']).toBe(1005);
  });

  test('are refunded up to what was paid', async () => {
    const { body } = await provider.charge({ source_id: await tokenOf(GOOD), order_id: order() });
    const refund = (amount: number) => provider.post(`/charges/${body['id']}/refund`, { description: 'x', amount });
    expect((await refund(650)).body['status']).toBe('completed');
    expect((await refund(1)).body['error_code']).toBe(1012);
    expect((await refund(0.5)).body['status']).toBe('refunded');
  });
});

describe('3-D Secure', () => {
  const begin = async (number: string) => {
    const source_id = await tokenOf(number);
    const back = { use_3d_secure: true, redirect_url: 'http://merchant.example/back?code=A' };
    const { body } = await provider.charge({ source_id, order_id: order(), ...back });
    return {
      id: String(body['id']),
      status: body['status'],
      url: String((body['payment_method'] as { url: string }).url),
    };
  };
  const press = (url: string, answer: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });

  test.each([
    ['accept', 'completed'],
    ['reject', 'failed'],
  ])('%s: %s', async (button, status) => {
    const { id, url, status: first } = await begin('4000000000000044');
    expect(first).toBe('charge_pending');
    expect(await (await fetch(url)).text()).toContain('Autorizar');
    const pressed = await press(url, button);
    expect(pressed.headers.get('location')).toBe(`http://merchant.example/back?code=A&id=${id}`);
    expect((await provider.get(`/charges/${id}`)).body['status']).toBe(status);
    await press(url, 'accept');
    expect((await provider.get(`/charges/${id}`)).body['status']).toBe(status);
  });

  test('a card without funds stays without funds', async () => {
    const { id, url } = await begin('4444444444444448');
    await press(url, 'accept');
    expect((await provider.get(`/charges/${id}`)).body['error_code']).toBe(3003);
  });

  test('after 3005 the same token is good for one more try', async () => {
    const source_id = await tokenOf('4000000000000044');
    await provider.charge({ source_id, order_id: order() });
    const again = { use_3d_secure: true, redirect_url: 'http://merchant.example/back' };
    expect((await provider.charge({ source_id, order_id: order(), ...again })).body['status']).toBe('charge_pending');
  });
});

describe('notices', () => {
  test('come with the credentials, once or twice or never', async () => {
    const before = (await merchant.until(0)).length;
    await provider.control('faults', { notices: ['lost', 'twice'] });
    await provider.charge({ source_id: await tokenOf(GOOD), order_id: order() });
    await provider.charge({ source_id: await tokenOf(GOOD), order_id: order() });
    const heard = (await merchant.until(before + 2)).slice(before);
    expect(heard.map(({ body }) => body.type)).toEqual(['charge.succeeded', 'charge.succeeded']);
    expect(heard[0]!.authorization).toBe(`Basic ${btoa('u:p')}`);
    expect(heard[0]!.body).toEqual(heard[1]!.body);
  });
});

describe('faults', () => {
  test.each([
    ['timeout-before', 0],
    ['timeout-after', 1],
    ['reset', 0],
  ])('%s leaves %i charge', async (fault, charges) => {
    const order_id = order();
    const source_id = await tokenOf(GOOD);
    await provider.control('faults', { next: [fault] });
    await expect(provider.charge({ source_id, order_id })).rejects.toThrow();
    expect((await provider.get(`/charges?order_id=${order_id}`)).body).toHaveLength(charges);
  });

  test.each([
    ['error', 500, 1000],
    ['unavailable', 503, 1004],
  ])('%s answers %i', async (fault, status, code) => {
    await provider.control('faults', { next: [fault] });
    const answer = await provider.charge({ source_id: 'k', order_id: order() });
    expect([answer.status, answer.body['error_code']]).toEqual([status, code]);
  });

  test('need the private key', async () => {
    expect((await fetch(`${provider.url}/_control/charges`)).status).toBe(401);
  });
});

test('stores are paid at the counter', async () => {
  const { body } = await provider.charge({ method: 'store', order_id: order(), due_date: '2026-12-01T10:00:00' });
  const { reference, barcode_url } = body['payment_method'] as { reference: string; barcode_url: string };
  expect([body['status'], reference.length]).toEqual(['in_progress', 16]);
  expect(await (await fetch(barcode_url)).text()).toContain('<svg');
  await provider.control(`pay-store/${body['id']}`, {});
  expect((await provider.get(`/charges/${body['id']}`)).body['status']).toBe('completed');
  expect((await provider.post(`/charges/${body['id']}/refund`, { amount: 1 })).body['error_code']).toBe(1001);
});

test('what was answered survives a kill -9; no card number is written anywhere', async () => {
  const first = await startProvider();
  const { body } = await first.token('4242 4242 4242 4242');
  const order_id = order();
  const made = await first.charge({ source_id: body['id'], order_id });
  await first.kill('SIGKILL');
  const second = await startProvider({ data: first.data });
  expect((await second.get(`/charges/${made.body['id']}`)).body['status']).toBe('completed');
  expect((await second.charge({ source_id: body['id'], order_id: order() })).body['error_code']).toBe(1005);
  await second.kill();
  const written = readFileSync(join(first.data, 'journal.jsonl'), 'utf8') + first.output() + second.output();
  expect(written).not.toMatch(/4242424242424242|"123"/);
  expect(written).toContain('424242XXXXXX4242');
});

test.each([{ NODE_ENV: 'production' }, { ANDEN_ENV: 'production' }])('refuses to start with %o', (env) => {
  const program = new URL('main.ts', import.meta.url).pathname;
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining('does not run in production')]);
});

test('the script for browsers has the documented globals', async () => {
  const script = await (await fetch(`${provider.url}/openpay.v1.js`)).text();
  for (const name of [
    'setId',
    'setApiKey',
    'setSandboxMode',
    'extractFormAndCreate',
    'validateCardNumber',
    'deviceData',
  ])
    expect(script).toContain(name);
});
