import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { LONG_MS } from '../../stage/testing/timeouts.ts';

export const PROGRAM = new URL('../main.ts', import.meta.url).pathname;
export const MERCHANT = 'TESTMERCHANT';
export const PASSWORD = 'password-of-the-tests';
export const APPLE_MERCHANT = 'merchant.test.anden';
export const GOOGLE_MERCHANT = 'BCR2DN4TEST';
export const SECRET = 'secret-of-the-tests';

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeout?: number;
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** Runs the stand-in as a process with its own folder. */
export async function startGateway({ webhook = '', data = mkdtempSync(join(tmpdir(), 'wallets-')) } = {}) {
  const flags = {
    data,
    merchant: MERCHANT,
    password: PASSWORD,
    'apple-merchant': APPLE_MERCHANT,
    'google-merchant': GOOGLE_MERCHANT,
    ...(webhook ? { 'webhook-url': webhook, 'webhook-secret': SECRET } : {}),
  };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  const { url, appleUrl } = JSON.parse(line) as { url: string; appleUrl: string };

  const ask = async (
    path: string,
    { method = 'GET', body, headers = {}, timeout = LONG_MS }: Asked = {},
  ): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Basic ${btoa(`merchant.${MERCHANT}:${PASSWORD}`)}`, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const orders = `/api/rest/version/100/merchant/${MERCHANT}/order`;
  const put = (order: string, transaction: string, asked: Pick<Asked, 'body' | 'timeout'>) =>
    ask(`${orders}/${order}/transaction/${transaction}`, { method: 'PUT', ...asked });
  const device = async (what: string, body: unknown = {}) =>
    ask(`/device/${what}`, { method: 'POST', body, headers: { authorization: '', origin: 'null' } });
  const file = (name: string) => readFileSync(join(data, name), 'utf8');
  return {
    url,
    appleUrl,
    data,
    ask,
    put,
    device,
    file,
    show: (order: string, behind = '') => ask(`${orders}/${order}${behind}`),
    /** A token as created by Google's sheet. */
    token: async (card = 'visa-debit', amount = '650.50') => {
      const about = { merchant: GOOGLE_MERCHANT, gateway: 'mpgs', gatewayMerchant: MERCHANT };
      return String((await device('google-token', { card, amount, currency: 'MXN', ...about })).body['token']);
    },
    pay: (
      order: string,
      paymentToken: string,
      { amount = '650.50', walletProvider = 'GOOGLE_PAY', timeout = LONG_MS } = {},
    ) => {
      const body = {
        apiOperation: 'PAY',
        order: { amount, currency: 'MXN', walletProvider },
        sourceOfFunds: { type: 'CARD', provided: { card: { devicePayment: { paymentToken } } } },
      };
      return put(order, 'pay', { body, timeout });
    },
    refund: (order: string, id: string, amount: string) =>
      put(order, id, { body: { apiOperation: 'REFUND', transaction: { amount, currency: 'MXN' } } }),
    control: (what: string, body?: unknown) =>
      ask(`/_control/${what}`, {
        method: body === undefined ? 'GET' : 'POST',
        ...(body === undefined ? {} : { body }),
      }),
    /** Requests a session from Apple's server, with a certificate from its folder. */
    merchantSession: (body: unknown, identity: 'merchant-identity' | 'server' | 'none' = 'merchant-identity') =>
      secured(`${appleUrl}/paymentservices/paymentSession`, body, {
        ca: file('ca.pem'),
        ...(identity === 'none' ? {} : { cert: file(`${identity}.pem`), key: file(`${identity}.key`) }),
      }),
    /** Simulates the exit of its parent. */
    orphan: async () => {
      child.stdin!.end();
      await once(child, 'exit');
    },
    kill: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

export const newOrder = (): string => crypto.randomUUID();

function secured(url: string, body: unknown, tls: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method: 'POST', ...tls, agent: false }, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) });
    });
    asking.on('error', reject).end(JSON.stringify(body));
  });
}
