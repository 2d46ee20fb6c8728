import { randomBytes, randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { credentialsOf } from '../stage/read-request.ts';
import { ready, refuseInProduction, serve } from '../stage/stand-in.ts';

const { values: flags } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    user: { type: 'string', default: '' },
    secret: { type: 'string', default: '' },
    /** The packages it sells. */
    package: { type: 'string', multiple: true, default: [] },
  },
});

refuseInProduction('its codes open no network: it does not run in production');

interface Access {
  readonly key: string;
  readonly package: string;
  readonly access_code: string;
  status: 'preparing' | 'active' | 'revoked';
}

/**
 * `unavailable`: 503. `slow`: the right answer, late. `refuse`: never granted. `garbage`: an unreadable answer,
 * although the access is created. `reset`: the connection breaks before anything happens. `hang-after`: created without
 * an answer. `late`: created later and returned to the next request.
 */
const KINDS = ['unavailable', 'slow', 'refuse', 'garbage', 'reset', 'hang-after', 'late'] as const;
type Kind = (typeof KINDS)[number];

const accesses = new Map<string, Access>();
let asked = 0;
let faults: { next: Kind[]; always: Kind | null; revoke: Kind[]; ms: number } = {
  next: [],
  always: null,
  revoke: [],
  ms: 200,
};

interface Pair {
  readonly access: string;
  readonly refresh: string;
}

/** The pairs that are valid. */
let pairs: Pair[] = [];
/** Requests for tokens. */
let taken = 0;

function newPair(): Pair {
  const pair = { access: randomBytes(16).toString('hex'), refresh: randomBytes(16).toString('hex') };
  pairs.push(pair);
  return pair;
}

/** `OAuthVP`: a pair for the user and secret, whether its access token is valid, and the next pair for its other one. */
async function tokens(request: IncomingMessage, send: Send, path: string): Promise<void> {
  const give = ({ access, refresh }: Pair) =>
    envelope(send, 200, { access_token: access, refresh_token: refresh, expires_in: 600 });
  const { authorization } = request.headers;
  if (path === 'GET /OAuthVP/generate/token') {
    taken += 1;
    const { user, password } = credentialsOf(authorization);
    return user === flags.user && password === flags.secret ? give(newPair()) : envelope(send, 401);
  }
  if (path === 'GET /OAuthVP/session/token')
    return envelope(send, isValid(authorization) ? 200 : 401, { active: true });
  if (path !== 'PUT /OAuthVP/refresh/token') return envelope(send, 404);
  const { token } = (await json(request)) as { token?: unknown };
  const known = pairs.find(({ refresh }) => refresh === token);
  if (!known) return envelope(send, 400);
  pairs = pairs.filter((pair) => pair !== known);
  return give(newPair());
}

const isValid = (header: string | undefined): boolean =>
  pairs.some(({ access }) => access !== '' && header === `Bearer ${access}`);

const envelope = (send: Send, code: number, data: object = {}): void =>
  send(code, {
    http: { code, status: code === 200 ? 'success' : 'error' },
    content: code === 200 ? { data, errors: [] } : { data: {}, errors: [{ code: 'invalid_token', message: 'No' }] },
  });

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

type Send = (status: number, body?: unknown) => void;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send: Send = (status, body) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(body === undefined ? '' : JSON.stringify(body));
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.startsWith('/_control/') && request.headers.origin === undefined)
    return control(request, send, pathname);
  if (pathname.startsWith('/OAuthVP/')) return tokens(request, send, `${request.method} ${pathname}`);
  const key = /^\/v1\/accesses\/([0-9a-f-]{36})$/.exec(pathname)?.[1];
  if (key === undefined) return send(404, { error: 'not_found' });
  if (!isValid(request.headers.authorization)) return send(401, { error: 'unauthorized' });
  if (request.method === 'DELETE') {
    const fault = faults.revoke.shift();
    if (fault === 'reset') return void request.socket.destroy();
    if (fault === 'unavailable') return send(503, { error: 'unavailable' });
    revoke(key, fault === 'hang-after' ? () => undefined : send);
    return;
  }
  if (request.method !== 'PUT') return send(405, { error: 'method_not_allowed' });
  const said = (await json(request)) as { package?: unknown };
  asked += 1;
  const fault = faults.next.shift() ?? faults.always;
  if (fault === 'reset') return void request.socket.destroy();
  if (fault === 'unavailable') return send(503, { error: 'unavailable' });
  if (fault === 'refuse') return send(422, { error: 'sold_out' });
  if (typeof said.package !== 'string' || !flags.package.includes(said.package))
    return send(422, { error: 'package_unknown' });
  const known = accesses.get(key);
  if (known?.status === 'revoked') return send(410, { error: 'revoked' });
  const access: Access = known ?? {
    key,
    package: said.package,
    access_code: `${group()}-${group()}`,
    status: 'active',
  };
  accesses.set(key, access);
  if (fault === 'hang-after') return;
  if (fault === 'garbage') return void response.writeHead(200).end('<html>');
  if (fault === 'late') {
    access.status = 'preparing';
    return send(202, { key, status: 'preparing' });
  }
  if (fault === 'slow') await pause(faults.ms);
  access.status = 'active';
  return send(known ? 200 : 201, access);
}

function revoke(key: string, send: Send): void {
  const access = accesses.get(key);
  if (!access) return send(404, { error: 'not_found' });
  access.status = 'revoked';
  return send(204);
}

/** For tests. */
async function control(request: IncomingMessage, send: Send, pathname: string): Promise<void> {
  if (pathname === '/_control/accesses') return send(200, { asked, taken, accesses: [...accesses.values()] });
  if (pathname === '/_control/expire') {
    pairs = pairs.map((pair) => ({ ...pair, access: '' }));
    return send(200, {});
  }
  if (pathname === '/_control/forget') {
    pairs = [];
    return send(200, {});
  }
  if (pathname !== '/_control/faults') return send(404, {});
  const said = (await json(request)) as Partial<typeof faults>;
  const isKind = (kind: unknown): kind is Kind => KINDS.some((one) => one === kind);
  const next = said.next ?? [];
  const always = said.always ?? null;
  const revoke = said.revoke ?? [];
  if (![...next, ...revoke].every(isKind) || (always !== null && !isKind(always)))
    return send(400, { error: 'no such fault' });
  faults = { next, always, revoke, ms: said.ms ?? 200 };
  return send(200, faults);
}

const url = await serve(answer, Number(flags.port));
ready({ url });
