import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
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

const AUTHORIZATION = `Basic ${Buffer.from(`${flags.user}:${flags.secret}`).toString('base64')}`;
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
  const key = /^\/v1\/accesses\/([0-9a-f-]{36})$/.exec(pathname)?.[1];
  if (key === undefined) return send(404, { error: 'not_found' });
  if (request.headers.authorization !== AUTHORIZATION) return send(401, { error: 'unauthorized' });
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
  if (pathname === '/_control/accesses') return send(200, { asked, accesses: [...accesses.values()] });
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
