import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLE_MERCHANT, type Gateway, newOrder, startGateway } from './testing/start.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.kill());

const WHOLE = {
  merchantIdentifier: APPLE_MERCHANT,
  displayName: 'Costera',
  initiative: 'web',
  initiativeContext: 'site.example',
};

const use = (session: unknown, domain = 'site.example') => gateway.device('apple-session', { session, domain });

test('a session is given to the holder of the certificate, and is good once', async () => {
  const { status, body } = await gateway.merchantSession(WHOLE);
  expect([status, body['domainName'], body['displayName']]).toEqual([200, 'site.example', 'Costera']);
  expect(Number(body['expiresAt']) - Number(body['epochTimestamp'])).toBe(300_000);
  expect((await use(body)).status).toBe(200);
  expect((await use(body)).status).toBe(400);
});

test.each(['none', 'server'] as const)('there is no conversation with the certificate %s', async (identity) => {
  await expect(gateway.merchantSession(WHOLE, identity)).rejects.toThrow();
});

test.each([
  ['another merchant', { merchantIdentifier: 'merchant.other' }, 417],
  ['no name', { displayName: '' }, 400],
  ['another initiative', { initiative: 'messaging' }, 400],
  ['an address for a domain', { initiativeContext: 'https://site.example/' }, 400],
])('%s is refused', async (_, change, status) => {
  expect((await gateway.merchantSession({ ...WHOLE, ...change })).status).toBe(status);
});

test.each([
  ['changed', (session: object) => use({ ...session, displayName: 'Other' })],
  ['shown by another domain', (session: object) => use(session, 'other.example')],
])('a session that is %s opens no sheet', async (_, attempt) => {
  const { body } = await gateway.merchantSession(WHOLE);
  expect((await attempt(body)).status).toBe(400);
});

test('what the sheet makes is charged', async () => {
  const made = await gateway.device('apple-token', { card: 'mastercard-credit', amount: '98.00', currency: 'MXN' });
  const token = String(made.body['token']);
  expect(JSON.parse(token)).toMatchObject({ version: 'EC_v1', header: { transactionId: expect.any(String) } });
  const { body } = await gateway.pay(newOrder(), token, { amount: '98.00', walletProvider: 'APPLE_PAY' });
  expect(body).toMatchObject({ result: 'SUCCESS', order: { walletProvider: 'APPLE_PAY' } });
});
