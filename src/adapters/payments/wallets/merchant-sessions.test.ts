import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppleMerchant, APPLE_HOSTS, appleSessions } from '#adapters/payments/wallets/merchant-sessions.ts';
import { LONG_MS, timeoutUnder } from '../../../../stand-ins/stage/testing/timeouts.ts';
import { APPLE_MERCHANT, type Gateway, startGateway } from '../../../../stand-ins/wallets/testing/start.ts';

const SHORT_MS = 500;

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.kill());
beforeEach(() => gateway.control('faults', {}));

const sessions = (change: Partial<AppleMerchant> = {}) =>
  appleSessions({
    merchantId: APPLE_MERCHANT,
    displayName: 'Costera',
    domain: 'site.example',
    certificate: gateway.file('merchant-identity.pem'),
    key: gateway.file('merchant-identity.key'),
    ca: gateway.file('ca.pem'),
    hosts: [new URL(gateway.appleUrl).host],
    timeouts: LONG_MS,
    ...change,
  });

const address = () => `${gateway.appleUrl}/paymentservices/paymentSession`;

test('a session is handed on as it is', async () => {
  const answer = await sessions().merchantSession(address());
  expect(answer).toMatchObject({ kind: 'opened', session: { domainName: 'site.example', displayName: 'Costera' } });
  const { session } = answer as { session: unknown };
  expect((await gateway.device('apple-session', { session, domain: 'site.example' })).status).toBe(200);
});

test.each([
  ['http, not https', (url: URL) => url.href.replace('https', 'http')],
  ['another port', (url: URL) => `https://${url.hostname}:1/paymentservices/paymentSession`],
  ['another name of the host', (url: URL) => `https://localhost:${url.port}/paymentservices/paymentSession`],
  ['a user in front', (url: URL) => `https://apple.com@${url.host}/paymentservices/paymentSession`],
  ['another path', (url: URL) => `https://${url.host}/latest/meta-data`],
  ['a path that climbs', (url: URL) => `https://${url.host}/paymentservices/../admin`],
  ['a query', (url: URL) => `${url.href}?to=elsewhere`],
  ['no address', () => 'apple-pay-gateway.apple.com'],
])('%s is never asked', async (_, change) => {
  expect(await sessions().merchantSession(change(new URL(address())))).toEqual({ kind: 'refused' });
});

test('of the hosts of Apple only those it names', async () => {
  expect(APPLE_HOSTS).toContain('apple-pay-gateway-nc-pod1.apple.com');
  const known = sessions({ hosts: APPLE_HOSTS });
  for (const host of ['apple.com', 'apple-pay-gateway.apple.com.evil.example', '169.254.169.254', '127.0.0.1'])
    expect(await known.merchantSession(`https://${host}/paymentservices/paymentSession`)).toEqual({ kind: 'refused' });
});

test.each(['timeout-before', 'reset', 'error', 'garbage'])('%s is no session', async (fault) => {
  await gateway.control('faults', { sessions: [fault] });
  const { merchantSession } = sessions({ timeouts: timeoutUnder(fault, SHORT_MS) });
  expect(await merchantSession(address())).toEqual({ kind: 'unavailable' });
});

test('neither is a server that we do not trust, or that does not trust us', async () => {
  expect(await sessions({ ca: undefined }).merchantSession(address())).toEqual({ kind: 'unavailable' });
  expect(await sessions({ merchantId: 'merchant.other' }).merchantSession(address())).toEqual({ kind: 'unavailable' });
  const wrong = { certificate: gateway.file('server.pem'), key: gateway.file('server.key') };
  expect(await sessions(wrong).merchantSession(address())).toEqual({ kind: 'unavailable' });
});
