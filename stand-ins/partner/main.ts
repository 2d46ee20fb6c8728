import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bodyOf, credentialsOf, objectOf } from '../stage/read-request.ts';
import { ready, refuseInProduction, serve } from '../stage/stand-in.ts';

const { values: flags } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'client-id': { type: 'string', default: 'anden' },
    'client-secret': { type: 'string', default: 'a secret of the partner' },
  },
});

refuseInProduction('it answers what nobody offers: it does not run in production');

const MAX_BODY_BYTES = 100_000;

interface Pair {
  readonly access: string;
  readonly refresh: string;
  readonly family: number;
}

/** Requests by kind, as they are counted. */
type Asked = 'take' | 'check' | 'refresh' | 'call';
/** `lost`: executed, but the answer does not arrive. A number is a status. */
type Fault = number | 'reset' | 'hang' | 'slow' | 'garbage' | 'lost' | 'naked' | 'past' | 'silent';

let good: Pair[] = [];
/** Used refresh tokens with their family: reusing one ends the family. */
let used = new Map<string, number>();
let families = 0;
let faults: Partial<Record<Asked, Fault[]>> = {};
/** Calls refuse tokens although they are valid. */
let isDeaf = false;
let slowMs = 500;
/** The error of its clock. */
let skewMs = 0;
let heard: Asked[] = [];

const envelope = (code: number, data: object, error?: string) => ({
  http: { code, status: code === 200 ? 'success' : 'error' },
  content: { data, errors: error === undefined ? [] : [{ code: error, message: `No: ${error}` }] },
});

type Answer = { readonly status: number; readonly body: object };
const yes = (data: object): Answer => ({ status: 200, body: envelope(200, data) });
const no = (status: number, error: string): Answer => ({ status, body: envelope(status, {}, error) });

const SECONDS = 600;

function given(family: number): Answer {
  const pair = { access: randomBytes(12).toString('hex'), refresh: randomBytes(12).toString('hex'), family };
  good = [...good.filter((one) => one.family !== family), pair];
  const expires = new Date(Date.now() + skewMs + SECONDS * 1_000).toISOString();
  return yes({ access_token: pair.access, refresh_token: pair.refresh, expires_in: SECONDS, expires });
}

function take(header: string | undefined): Answer {
  const { user, password } = credentialsOf(header);
  if (user !== flags['client-id'] || password !== flags['client-secret']) return no(401, 'invalid_client');
  families += 1;
  return given(families);
}

const byAccess = (header: string | undefined): Pair | undefined =>
  good.find(({ access }) => access !== '' && header === `Bearer ${access}`);

function refresh(token: unknown): Answer {
  const stolen = typeof token === 'string' ? used.get(token) : undefined;
  if (stolen !== undefined) good = good.filter(({ family }) => family !== stolen);
  const pair = good.find((one) => one.refresh === token);
  if (!pair) return no(400, 'invalid_grant');
  used.set(pair.refresh, pair.family);
  return given(pair.family);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://partner');
  const text = (await bodyOf(request, MAX_BODY_BYTES))?.toString('utf8') ?? '';
  if (pathname.startsWith('/_control/')) return control(response, pathname, objectOf(text) ?? {});
  const { authorization } = request.headers;
  const calls: Readonly<Record<string, readonly [Asked, () => Answer]>> = {
    'GET /OAuthVP/generate/token': ['take', () => take(authorization)],
    'GET /OAuthVP/session/token': [
      'check',
      () => (byAccess(authorization) ? yes({ active: true }) : no(401, 'invalid_token')),
    ],
    'POST /OAuthVP/session/token': [
      'check',
      () => (byAccess(authorization) ? yes({ active: true }) : no(401, 'invalid_token')),
    ],
    'PUT /OAuthVP/refresh/token': ['refresh', () => refresh(objectOf(text)?.['token'])],
  };
  const call = () =>
    byAccess(authorization) && !isDeaf ? yes({ heard: `${request.method} ${pathname}` }) : no(401, 'invalid_token');
  const [asked, act] = calls[`${request.method} ${pathname}`] ?? (['call', call] as const);
  heard.push(asked);
  await under(faults[asked]?.shift(), request, response, act);
}

async function under(
  fault: Fault | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  act: () => Answer,
): Promise<void> {
  const send = ({ status, body }: Answer) => {
    const challenge = status === 401 ? { 'www-authenticate': 'Bearer realm="partner", error="invalid_token"' } : {};
    response.writeHead(status, { 'content-type': 'application/json', ...challenge }).end(JSON.stringify(body));
  };
  if (typeof fault === 'number') return send(no(fault, 'out_of_order'));
  if (fault === 'reset') return void request.socket.destroy();
  if (fault === 'hang') return;
  if (fault === 'garbage') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
  if (fault === 'slow') await pause(slowMs);
  const done = act();
  if (fault === 'lost') return void request.socket.destroy();
  const { data } = (done.body as ReturnType<typeof envelope>).content;
  // Tokens without the envelope, with an expiry long past, or without one.
  if (fault === 'naked') return send({ status: 200, body: data });
  if (fault === 'past') return send(yes({ ...data, expires_in: -3_600, expires: '2001-01-01T00:00:00Z' }));
  if (fault === 'silent') return send(yes({ ...data, expires_in: undefined, expires: undefined }));
  return send(done);
}

/** For tests. */
function control(response: ServerResponse, path: string, said: Readonly<Record<string, unknown>>): void {
  if (path === '/_control/begin') {
    [good, used, heard, families] = [[], new Map(), [], 0];
    faults = (said['faults'] ?? {}) as typeof faults;
    isDeaf = said['deaf'] === true;
    slowMs = Number(said['slow_ms'] ?? 500);
    skewMs = Number(said['skew_ms'] ?? 0);
  }
  if (path === '/_control/faults') faults = (said['faults'] ?? {}) as typeof faults;
  // An expired access token can still be refreshed; a revoked family cannot.
  if (path === '/_control/expire') good = good.map((pair) => ({ ...pair, access: '' }));
  if (path === '/_control/revoke') good = [];
  if (path === '/_control/steal') good.map(({ refresh: token }) => token).forEach(refresh);
  const told = heard;
  if (path !== '/_control/heard') heard = [];
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ heard: told }));
}

ready({ url: await serve(answer, Number(flags.port)) });
