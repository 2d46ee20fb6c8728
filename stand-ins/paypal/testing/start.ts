import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { LONG_MS } from '../../stage/testing/timeouts.ts';
import { documents } from './material.ts';

export const PROGRAM = new URL('../main.ts', import.meta.url).pathname;
export const ACCOUNT = { id: 'client-of-tests', secret: 'secret-of-the-tests', webhook: 'WHOFTHETESTS' };

export type Body = Readonly<Record<string, unknown>>;
export interface Answer {
  readonly status: number;
  readonly body: Body;
}
export type Provider = Awaited<ReturnType<typeof startProvider>>;

interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeout?: number;
}

const basic = `Basic ${btoa(`${ACCOUNT.id}:${ACCOUNT.secret}`)}`;

interface Wanted {
  readonly webhook?: string;
  readonly data?: string;
  readonly flags?: readonly string[];
  /** Requests and replies are validated against these; reading them takes a moment. */
  readonly openapi?: readonly string[];
}

/** Runs the stand-in as a process with its own folder. */
export async function startProvider(wanted: Wanted = {}) {
  const { webhook = '', data = newFolder(), flags = [], openapi = documents() } = wanted;
  const args = [
    '--data',
    data,
    '--client-id',
    ACCOUNT.id,
    '--client-secret',
    ACCOUNT.secret,
    ...(webhook ? ['--webhook-url', webhook, '--webhook-id', ACCOUNT.webhook] : []),
    ...openapi.flatMap((file) => ['--openapi', file]),
    ...flags,
  ];
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  child.stderr!.on('data', (part: Buffer) => (output += part.toString()));
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  output += line;
  const { url } = JSON.parse(line) as { url: string };

  const ask = async (
    authorization: string,
    path: string,
    { method, body, headers, timeout = LONG_MS }: Asked = {},
  ): Promise<Answer> => {
    const response = await fetch(path.startsWith('http') ? path : url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { authorization, ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Body };
  };
  let bearer = '';
  const authorize = async () => {
    const { body } = await ask(basic, '/v1/oauth2/token', { body: 'grant_type=client_credentials' });
    bearer = `Bearer ${String(body['access_token'])}`;
  };
  await authorize();

  const call = (path: string, asked: Asked = {}) => ask(bearer, path, asked);
  const create = (change: Body = {}, requestId = crypto.randomUUID() as string) =>
    call('/v2/checkout/orders', { body: orderOf(change), headers: { 'paypal-request-id': requestId } });
  const answerPayer = async (id: string, answer: 'approve' | 'refused' | 'cancel') => {
    const form = { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' } as const;
    const response = await fetch(`${url}/checkoutnow?token=${id}`, form);
    return response.headers.get('location');
  };
  const capture = (id: string, requestId = `capture-${id}`, timeout = LONG_MS) =>
    call(`/v2/checkout/orders/${id}/capture`, { body: {}, headers: { 'paypal-request-id': requestId }, timeout });
  return {
    url,
    data,
    output: () => output,
    ask,
    call,
    authorize,
    create,
    answerPayer,
    capture,
    order: (id: string) => call(`/v2/checkout/orders/${id}`),
    /** The id of an approved order. */
    approved: async (change: Body = {}): Promise<string> => {
      const id = String((await create(change)).body['id']);
      await answerPayer(id, 'approve');
      return id;
    },
    refund: (capture: string, body: Body, requestId = crypto.randomUUID() as string) =>
      call(`/v2/payments/captures/${capture}/refund`, { body, headers: { 'paypal-request-id': requestId } }),
    control: (what: string, body?: unknown) => ask(basic, `/_control/${what}`, { body }),
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

export const RETURN = 'http://merchant.example/back?code=7K3M9QWX2D';
export const CANCEL = 'http://merchant.example/left?code=7K3M9QWX2D';

/** An order request like the site's; `change` overrides fields of its unit. */
export const orderOf = (change: Body = {}) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      amount: { currency_code: 'MXN', value: '1050.00' },
      custom_id: 'attempt-1',
      description: '7K3M9QWX2D',
      ...change,
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: RETURN,
        cancel_url: CANCEL,
        locale: 'es-MX',
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
      },
    },
  },
});

interface Captured {
  readonly purchase_units: readonly [
    { readonly payments: { readonly captures: readonly [{ id: string; status: string }] } },
  ];
}

/** The only capture of an order. */
export const captureIn = (order: Body) => (order as unknown as Captured).purchase_units[0].payments.captures[0];

export const issueIn = (error: Body): string | undefined =>
  (error as { details?: readonly { issue: string }[] }).details?.[0]?.issue;

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'paypal-'));
