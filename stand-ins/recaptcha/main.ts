import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { ready, refuseInProduction, serve } from '../stage/stand-in.ts';

const { values: flags } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    secret: { type: 'string', default: '' },
    /** The host name of its boxes, unless an answer specifies another one. */
    hostname: { type: 'string', default: 'localhost' },
  },
});

refuseInProduction('its answers were given by nobody: it does not run in production');

interface Given {
  readonly hostname: string;
  readonly at: number;
}

/** Answers given by boxes and not yet verified. */
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

const url = await serve(answer, Number(flags.port));
ready({ url });
