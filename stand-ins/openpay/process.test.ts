import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startMerchant } from './testing/merchant.ts';
import { GOOD, newOrder, PROGRAM, SECURE, startProvider, WANTS_BANK } from './testing/start.ts';

test('what was answered survives a kill -9, and a line cut short', async () => {
  const first = await startProvider();
  const spent = (await first.token(GOOD)).body['id'];
  const order_id = newOrder();
  const made = (await first.charge({ source_id: spent, order_id })).body;
  const pending = (await first.pay(WANTS_BANK, SECURE)).body;
  const fresh = (await first.token(GOOD)).body['id'];
  await first.kill('SIGKILL');
  appendFileSync(join(first.data, 'charges.jsonl'), '{"charge":{"id":"tr');

  const second = await startProvider({ data: first.data });
  expect((await second.get(`/charges/${String(made['id'])}`)).body).toEqual(made);
  expect((await second.get(`/charges/${String(pending['id'])}`)).body['status']).toBe('charge_pending');
  expect((await second.charge({ source_id: fresh, order_id })).body['error_code']).toBe(1006);
  expect((await second.charge({ source_id: spent })).body['error_code']).toBe(1005);
  const later = (await second.charge({ source_id: fresh })).body;
  await second.kill('SIGKILL');

  const third = await startProvider({ data: first.data });
  expect((await third.get(`/charges/${String(later['id'])}`)).body).toEqual(later);
  await third.kill();
});

test('what could not be told is told by the next process', async () => {
  const merchant = await startMerchant();
  const first = await startProvider({ webhook: merchant.url });
  merchant.refuse(1);
  const { id } = (await first.pay(GOOD)).body;
  await merchant.until(id, 1);
  await first.kill('SIGKILL');
  const second = await startProvider({ webhook: merchant.url, data: first.data });
  const [heard, again] = await merchant.until(id, 2);
  expect(again!.body).toEqual(heard!.body);
  await second.kill();
  merchant.close();
});

test('of a card only its brand, its first six and its last four digits are written', async () => {
  const provider = await startProvider();
  const number = '4242 4242 4242 4242';
  await provider.token(number, { holder_name: '4242424242424242', cvv2: '987', expiration_year: '38' });
  await provider.pay(number, { cvv2: '987' });
  await provider.token('4242424242424241', { cvv2: '987' });
  await provider.ask('', `${provider.merchant}/tokens`, `{"card_number":"4242424242424242"`);
  await provider.kill();
  const written = readFileSync(join(provider.data, 'charges.jsonl'), 'utf8') + provider.output();
  expect(written).toContain('"card":{"brand":"visa","type":"credit","bin":"424242","last4":"4242"}');
  expect(written).not.toMatch(/4242424242|4242 4242|"987"|cvv|holder|expiration|Ana|"38"/);
});

test('it ends with the process that started it', async () => {
  const provider = await startProvider();
  await provider.orphan();
  await expect(fetch(provider.url)).rejects.toThrow();
});

const FLAGS = ['--data', 'd', '--merchant', 'm', '--private-key', 'sk', '--public-key', 'pk'];

test.each([
  ['production by NODE_ENV', FLAGS, { NODE_ENV: 'production' }, 'does not run in production'],
  ['production by ANDEN_ENV', FLAGS, { ANDEN_ENV: 'production' }, 'does not run in production'],
  ['no flags', [], {}, '--data --merchant --private-key --public-key'],
  ['an unknown flag', [...FLAGS, '--loud'], {}, '--loud'],
  ['an account without keys', [...FLAGS, '--merchant', 'n'], {}, 'every --merchant needs'],
  ['a key of two accounts', [...FLAGS, ...FLAGS.slice(4), '--merchant', 'n'], {}, 'must differ'],
  ['a webhook that is no URL', [...FLAGS, '--webhook-url', 'here'], {}, '--webhook-url'],
])('it does not start with %s', (_, flags, env, complaint) => {
  const clean = { ...process.env, NODE_ENV: 'test', ANDEN_ENV: 'test', ...env };
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, ...flags], { env: clean, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringContaining(complaint)]);
});
