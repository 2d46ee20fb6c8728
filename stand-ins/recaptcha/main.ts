import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

const { values: flags } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    secret: { type: 'string', default: '' },
    /** Where its boxes are ticked, unless an answer says another place. */
    hostname: { type: 'string', default: 'localhost' },
  },
});

if ([process.env['NODE_ENV'], process.env['ANDEN_ENV']].includes('production')) {
  console.error('its answers were given by nobody: it does not run in production');
  process.exit(2);
}

interface Given {
  readonly hostname: string;
  readonly at: number;
}

/** Answers that boxes gave and nobody verified yet. */
const given = new Map<string, Given>();
const GOOD_FOR_MS = 120_000;
let faults: { next: (number | 'reset' | 'hang' | 'garbage')[] } = { next: [] };

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, body: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.startsWith('/_control/') && request.headers.origin === undefined)
    return control(request, send, pathname);
  if (pathname !== '/recaptcha/api/siteverify' || request.method !== 'POST') return send(404, {});
  const fault = faults.next.shift();
  if (fault === 'reset') return void request.socket.destroy();
  if (fault === 'hang') return;
  if (fault === 'garbage') return void response.writeHead(200).end('<html>');
  if (typeof fault === 'number') return send(fault, {});
  const form = new URLSearchParams(await text(request));
  const [secret, token] = [form.get('secret') ?? '', form.get('response') ?? ''];
  const refuse = (...codes: string[]) => send(200, { success: false, 'error-codes': codes });
  if (secret === '') return refuse('missing-input-secret');
  if (secret !== flags.secret) return refuse('invalid-input-secret');
  if (token === '') return refuse('missing-input-response');
  const found = given.get(token);
  given.delete(token);
  if (!found) return refuse('invalid-input-response');
  if (Date.now() - found.at > GOOD_FOR_MS) return refuse('timeout-or-duplicate');
  return send(200, { success: true, challenge_ts: new Date(found.at).toISOString(), hostname: found.hostname });
}

/** For tests. */
async function control(
  request: IncomingMessage,
  send: (status: number, body: unknown) => void,
  pathname: string,
): Promise<void> {
  const said = (await json(request)) as Partial<typeof faults> & { hostname?: string; age?: number };
  if (pathname === '/_control/tick') {
    const token = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url');
    given.set(token, { hostname: said.hostname ?? flags.hostname, at: Date.now() - (said.age ?? 0) });
    return send(200, { token });
  }
  if (pathname !== '/_control/faults') return send(404, {});
  faults = { next: said.next ?? [] };
  return send(200, faults);
}

const server = createServer((request, response) => {
  answer(request, response).catch((problem: unknown) => {
    console.error(problem);
    if (!response.headersSent) response.writeHead(500).end();
  });
});
server.listen(Number(flags.port), '127.0.0.1', () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  console.log(JSON.stringify({ ready: true, url }));
});

const stop = () => process.exit(0);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.stdin.on('end', stop).on('close', stop).resume();
