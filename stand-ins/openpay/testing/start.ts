import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { LONG_MS } from '../../stage/testing/timeouts.ts';

export const PROGRAM = new URL('../main.ts', import.meta.url).pathname;
export const KEYS = { merchant: 'm-of-tests', private: 'sk_of_the_tests', public: 'pk_of_the_tests' };
export const CARD = { holder_name: 'Ana López', expiration_month: '12', expiration_year: '39', cvv2: '123' };
const CHARGE = { method: 'card', amount: 650.5, currency: 'MXN', description: 'Boletos' };

export const GOOD = '4111 1111 1111 1111';
export const DECLINED = '4222 2222 2222 2220';
export const NO_FUNDS = '4444 4444 4444 4448';
export const WANTS_BANK = '4000 0000 0000 0044';
export const INSISTS_ON_BANK = '4000 0000 0000 2503';
export const SECURE = { use_3d_secure: true, redirect_url: 'http://merchant.example/back?attempt=7' };

export type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };
export type Provider = Awaited<ReturnType<typeof startProvider>>;

/** Runs the stand-in as a process with its own folder. */
export async function startProvider({
  webhook = '',
  data = newFolder(),
  greet = false,
  others = [] as readonly (typeof KEYS)[],
} = {}) {
  const accounts = [KEYS, ...others].flatMap((keys) => [
    ['merchant', keys.merchant],
    ['private-key', keys.private],
    ['public-key', keys.public],
  ]);
  const hook = [
    ['webhook-url', webhook],
    ['webhook-user', 'u'],
    ['webhook-password', 'p'],
  ];
  const flags = [['data', data], ...accounts, ...(webhook ? hook : [])];
  const args = flags.flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, ...args, ...(greet ? ['--greet-webhook'] : [])], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr!.on('data', (part: Buffer) => (output += part.toString()));
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  output += line;
  const { url } = JSON.parse(line) as { url: string };
  const merchant = `/v1/${KEYS.merchant}`;

  const ask = async (
    key: string,
    path: string,
    body?: unknown,
    {
      headers = {},
      method,
      timeout = LONG_MS,
    }: { headers?: Record<string, string>; method?: 'DELETE'; timeout?: number } = {},
  ): Promise<Answer> => {
    const response = await fetch(url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { authorization: `Basic ${btoa(`${key}:`)}`, ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text || '{}') as Record<string, unknown> };
  };
  const token = (number: string, change: Record<string, unknown> = {}) =>
    ask(KEYS.public, `${merchant}/tokens`, { ...CARD, card_number: number, ...change });
  const charge = (body: Record<string, unknown>, timeout = LONG_MS) =>
    ask(KEYS.private, `${merchant}/charges`, { ...CHARGE, order_id: newOrder(), ...body }, { timeout });
  return {
    url,
    data,
    output: () => output,
    ask,
    merchant,
    token,
    charge,
    /** Charges a new token of this card. */
    pay: async (number: string, body: Record<string, unknown> = {}, timeout = LONG_MS) =>
      charge({ source_id: (await token(number)).body['id'], ...body }, timeout),
    get: (path: string) => ask(KEYS.private, merchant + path),
    post: (path: string, body: unknown, timeout = LONG_MS) => ask(KEYS.private, merchant + path, body, { timeout }),
    remove: (path: string) => ask(KEYS.private, merchant + path, undefined, { method: 'DELETE' }),
    control: (what: string, body?: unknown) => ask(KEYS.private, `/_control/${what}`, body),
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
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'openpay-'));
