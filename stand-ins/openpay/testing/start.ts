import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = new URL('../main.ts', import.meta.url).pathname;
export const KEYS = { merchant: 'm-of-tests', private: 'sk_of_the_tests', public: 'pk_of_the_tests' };

/** The stand-in as a process, in a folder of its own. */
export async function startProvider({ webhook = '', data = mkdtempSync(join(tmpdir(), 'openpay-')) } = {}) {
  const child: ChildProcess = spawn(
    process.execPath,
    [
      PROGRAM,
      ...Object.entries({
        data,
        merchant: KEYS.merchant,
        'private-key': KEYS.private,
        'public-key': KEYS.public,
        ...(webhook ? { 'webhook-url': webhook, 'webhook-user': 'u', 'webhook-password': 'p' } : {}),
      }).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stderr!.on('data', (part: Buffer) => (output += part.toString()));
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  output += line;
  const { url } = JSON.parse(line) as { url: string };

  const ask = async (key: string, path: string, body?: unknown) => {
    const response = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(1_500),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const merchant = `/v1/${KEYS.merchant}`;
  return {
    url,
    data,
    output: () => output,
    token: async (number: string, change: Record<string, unknown> = {}) =>
      ask(KEYS.public, `${merchant}/tokens`, { ...CARD, card_number: number, ...change }),
    charge: (body: Record<string, unknown>, key = KEYS.private) =>
      ask(key, `${merchant}/charges`, { ...CHARGE, ...body }),
    get: (path: string) => ask(KEYS.private, merchant + path),
    post: (path: string, body: unknown) => ask(KEYS.private, merchant + path, body),
    control: (what: string, body?: unknown) => ask(KEYS.private, `/_control/${what}`, body),
    kill: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

export const CARD = { holder_name: 'Ana López', expiration_month: '12', expiration_year: '39', cvv2: '123' };
const CHARGE = { method: 'card', amount: 650.5, currency: 'MXN', description: 'Boletos' };

/** A merchant that writes down what it is told. */
export async function startMerchant() {
  const heard: { readonly authorization: string | undefined; readonly body: { readonly type: string } }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    heard.push({ authorization: request.headers.authorization, body: JSON.parse(text) });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const until = async (count: number) => {
    for (let i = 0; i < 200 && heard.length < count; i += 1) await new Promise((resolve) => setTimeout(resolve, 20));
    return heard;
  };
  return { url: `http://127.0.0.1:${port}/notices`, until, close: () => server.close() };
}
