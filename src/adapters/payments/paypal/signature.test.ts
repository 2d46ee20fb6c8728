import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readEvent } from '#adapters/payments/paypal/webhook-event.ts';
import { paypalSignature, type SignatureOptions } from '#adapters/payments/paypal/signature.ts';
import { HOUR } from '#kernel/instant.ts';
import { type ReceivedNotice, type Merchant, startMerchant } from '../../../../stand-ins/paypal/testing/merchant.ts';
import { ACCOUNT, type Provider, startProvider } from '../../../../stand-ins/paypal/testing/start.ts';

let merchant: Merchant;
let standIn: Provider;
beforeAll(async () => {
  merchant = await startMerchant();
  standIn = await startProvider({ webhook: merchant.url });
});
afterAll(async () => {
  await standIn.kill();
  merchant.close();
});
beforeEach(() => standIn.control('faults', {}));

const isGenuine = (change: Partial<SignatureOptions> = {}) =>
  paypalSignature({
    certificateOrigin: standIn.url,
    webhookId: ACCOUNT.webhook,
    now: Date.now,
    ...change,
  });

const notice = async (): Promise<ReceivedNotice> => (await merchant.until(await standIn.approved(), 1))[0]!;
const sent = ({ headers, text }: ReceivedNotice) => ({ headers, rawBody: text });

test('what the provider signed is genuine, and its certificate is fetched once', async () => {
  const check = isGenuine();
  const heard = await notice();
  expect(await Promise.all(Array.from({ length: 5 }, () => check(sent(heard))))).toEqual(Array(5).fill(true));
  expect(await check(sent(await notice()))).toBe(true);
});

test('a body that was changed by a single space is not', async () => {
  const { headers, rawBody } = sent(await notice());
  expect(await isGenuine()({ headers, rawBody: `${rawBody} ` })).toBe(false);
});

test('nor what was signed for another webhook, or is older or newer than its certificate', async () => {
  const heard = sent(await notice());
  expect(await isGenuine({ webhookId: 'WHOFOTHERS' })(heard)).toBe(false);
  expect(await isGenuine({ now: () => Date.now() - 48 * HOUR })(heard)).toBe(false);
  expect(await isGenuine({ now: () => Date.now() + 11 * 365 * 24 * HOUR })(heard)).toBe(false);
});

test.each([
  ['another host', (url: string) => url.replace('127.0.0.1', 'localhost')],
  ['a host that only begins the same', (url: string) => url.replace(/:(\d+)/, ':$1@elsewhere.example')],
  ['another path', (url: string) => url.replace('/certs/', '/elsewhere/')],
  ['a path that climbs', (url: string) => url.replace('/certs/', '/certs/../certs/x/')],
  ['a query', (url: string) => `${url}?x`],
  ['no address', () => 'CERT-1'],
  ['a certificate nobody has', (url: string) => `${url}0`],
])('nor what names a certificate at %s', async (_, change) => {
  const { headers, rawBody } = sent(await notice());
  const url = change(String(headers['paypal-cert-url']));
  expect(await isGenuine()({ headers: { ...headers, 'paypal-cert-url': url }, rawBody })).toBe(false);
});

test.each(['auth-algo', 'cert-url', 'transmission-id', 'transmission-time', 'transmission-sig'])(
  'nor what comes without %s',
  async (name) => {
    const { headers, rawBody } = sent(await notice());
    expect(await isGenuine()({ headers: { ...headers, [`paypal-${name}`]: undefined }, rawBody })).toBe(false);
  },
);

test('a server that cannot fetch the certificate cannot tell, and tries again', async () => {
  const gone = await startProvider({ webhook: merchant.url });
  const heard = sent((await merchant.until(await gone.approved(), 1))[0]!);
  const check = isGenuine({ certificateOrigin: gone.url });
  await gone.kill();
  await expect(check(heard)).rejects.toThrow();
  await expect(check(heard)).rejects.toThrow();
});

test('a forged notice is told from the true one that follows', async () => {
  await standIn.control('faults', { notices: ['forged'] });
  const [lie, truth] = await merchant.until(await standIn.approved(), 2);
  expect([await isGenuine()(sent(lie!)), await isGenuine()(sent(truth!))]).toEqual([false, true]);
});

test('the notices of an order name it', async () => {
  const ref = await standIn.approved();
  await standIn.capture(ref);
  for (const { body } of await merchant.until(ref, 2)) {
    expect(readEvent(body)).toEqual({ kind: 'charge', ref, key: body.id });
  }
});
