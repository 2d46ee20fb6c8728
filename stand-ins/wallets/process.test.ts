import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startMerchant } from './testing/merchant.ts';
import { newOrder, PROGRAM, startGateway } from './testing/start.ts';

test('what was answered survives a kill -9, and a line cut short', async () => {
  const first = await startGateway();
  const [order, spent, fresh] = [newOrder(), await first.token(), await first.token()];
  const made = (await first.pay(order, spent)).body;
  const certificate = first.file('merchant-identity.pem');
  await first.kill('SIGKILL');
  appendFileSync(join(first.data, 'orders.jsonl'), '{"order":{"id":"x');

  const second = await startGateway({ data: first.data });
  expect((await second.show(order, '/transaction/pay')).body).toEqual(made);
  expect((await second.pay(newOrder(), spent)).status).toBe(400);
  expect((await second.pay(newOrder(), fresh)).status).toBe(201);
  expect(second.file('merchant-identity.pem')).toBe(certificate);
  await second.kill();
});

test('of a token only its hash is written', async () => {
  const gateway = await startGateway();
  const token = await gateway.token();
  await gateway.pay(newOrder(), token);
  await gateway.kill();
  expect(gateway.file('orders.jsonl')).not.toContain(JSON.parse(token).signature);
});

test('what could not be told is told by the next process', async () => {
  const merchant = await startMerchant();
  const first = await startGateway({ webhook: merchant.url });
  merchant.refuse(1);
  const order = newOrder();
  await first.pay(order, await first.token());
  await merchant.until(order, 1);
  await first.kill('SIGKILL');
  const second = await startGateway({ webhook: merchant.url, data: first.data });
  const [heard, again] = await merchant.until(order, 2);
  expect(again!.body).toEqual(heard!.body);
  await second.kill();
  merchant.close();
});

test('it ends with the process that started it', async () => {
  const gateway = await startGateway();
  await gateway.orphan();
  await expect(fetch(gateway.url)).rejects.toThrow();
});

const FLAGS = '--data d --merchant m --password p --apple-merchant a --google-merchant g'.split(' ');

test.each([
  ['production', FLAGS, { ANDEN_ENV: 'production' }, 'does not run in production'],
  ['no flags', [], {}, '--data --merchant --password --apple-merchant --google-merchant'],
  ['an unknown flag', [...FLAGS, '--loud'], {}, '--loud'],
  ['a port that is none', [...FLAGS, '--apple-port', 'x'], {}, '--apple-port'],
])('it does not start with %s', (_, flags, env, complaint) => {
  const clean = { ...process.env, NODE_ENV: 'test', ANDEN_ENV: 'test', ...env };
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, ...flags], { env: clean, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringContaining(complaint)]);
});
