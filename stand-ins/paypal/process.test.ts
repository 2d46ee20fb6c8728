import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startMerchant } from './testing/merchant.ts';
import { ACCOUNT, captureIn, PROGRAM, startProvider } from './testing/start.ts';

test('what was answered survives a kill -9, and a line cut short; tokens do not', async () => {
  const first = await startProvider();
  const paid = (await first.capture(await first.approved())).body;
  const waiting = await first.create({}, 'attempt-7');
  await first.kill('SIGKILL');
  appendFileSync(join(first.data, 'orders.jsonl'), '[{"order":{"id":"7K');

  const second = await startProvider({ data: first.data });
  const again = (await second.order(String(paid['id']))).body;
  expect(captureIn(again)).toMatchObject({ id: captureIn(paid).id, status: 'COMPLETED' });
  expect((await second.create({}, 'attempt-7')).body['id']).toBe(waiting.body['id']);
  expect((await second.capture(String(paid['id']))).status).toBe(200);
  await second.control('revoke-tokens', {});
  expect((await second.order(String(paid['id']))).status).toBe(401);
  await second.authorize();
  expect((await second.order(String(paid['id']))).status).toBe(200);
  await second.kill('SIGKILL');

  const third = await startProvider({ data: first.data });
  expect((await third.order(String(waiting.body['id']))).body['status']).toBe('PAYER_ACTION_REQUIRED');
  await third.kill();
});

test('what could not be told is told by the next process, signed with the same key', async () => {
  const merchant = await startMerchant();
  const first = await startProvider({ webhook: merchant.url });
  merchant.refuse(1);
  const id = await first.approved();
  await merchant.until(id, 1);
  await first.kill('SIGKILL');
  const second = await startProvider({ webhook: merchant.url, data: first.data });
  const [heard, again] = await merchant.until(id, 2);
  expect(again!.body.id).toBe(heard!.body.id);
  const pathOf = (url: unknown) => new URL(String(url)).pathname;
  expect(pathOf(again!.headers['paypal-cert-url'])).toBe(pathOf(heard!.headers['paypal-cert-url']));
  await second.kill();
  merchant.close();
});

test('neither the secret nor a token is written down', async () => {
  const provider = await startProvider();
  await provider.capture(await provider.approved());
  await provider.kill();
  const written = readFileSync(join(provider.data, 'orders.jsonl'), 'utf8') + provider.output();
  expect(written).not.toMatch(new RegExp(`${ACCOUNT.secret}|A21AA`));
});

test('a token lives as long as it says', async () => {
  const provider = await startProvider({ openapi: [], flags: ['--token-seconds', '0'] });
  expect((await provider.create()).status).toBe(401);
  await provider.kill();
});

test.each([
  [`Basic ${btoa(`${ACCOUNT.id}:wrong`)}`, 'grant_type=client_credentials', 401, 'invalid_client'],
  [`Basic ${btoa(`${ACCOUNT.id}:${ACCOUNT.secret}`)}`, 'grant_type=password', 400, 'unsupported_grant_type'],
])('no token is given for %s %s', async (authorization, body, status, error) => {
  const provider = await startProvider({ openapi: [] });
  const answer = await provider.ask(authorization, '/v1/oauth2/token', { body });
  expect([answer.status, answer.body['error']]).toEqual([status, error]);
  await provider.kill();
});

test('it ends with the process that started it', async () => {
  const provider = await startProvider({ openapi: [] });
  await provider.orphan();
  await expect(fetch(provider.url)).rejects.toThrow();
});

const FLAGS = ['--data', 'd', '--client-id', 'c', '--client-secret', 's'];

test.each([
  ['production by NODE_ENV', FLAGS, { NODE_ENV: 'production' }, 'does not run in production'],
  ['production by ANDEN_ENV', FLAGS, { ANDEN_ENV: 'production' }, 'does not run in production'],
  ['no flags', [], {}, '--data --client-id --client-secret'],
  ['an unknown flag', [...FLAGS, '--loud'], {}, '--loud'],
  ['a webhook that is no URL', [...FLAGS, '--webhook-url', 'here'], {}, '--webhook-url'],
  ['a webhook without an id', [...FLAGS, '--webhook-url', 'http://127.0.0.1:1'], {}, '--webhook-id'],
])('it does not start with %s', (_, flags, env, complaint) => {
  const clean = { ...process.env, NODE_ENV: 'test', ANDEN_ENV: 'test', ...env };
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, ...flags], { env: clean, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringContaining(complaint)]);
});
