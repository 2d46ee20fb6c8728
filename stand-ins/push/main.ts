import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { ready, refuseInProduction, serve } from '../stage/stand-in.ts';
import { type BrowserKeys, newKeys, opened } from './sealed.ts';
import { faultOf } from './signed.ts';

const { values: flags } = parseArgs({ options: { port: { type: 'string', default: '0' } } });

refuseInProduction('the push service pushes to nobody and does not run in production');

/** A subscribed browser, and what it would have shown. */
interface Subscribed {
  readonly keys: BrowserKeys;
  /** The public key of the sender allowed to push to it. */
  readonly key: string;
  readonly shown: unknown[];
  isGone: boolean;
}

const browsers = new Map<string, Subscribed>();
/** Statuses of the next pushes, one each. */
let faults: number[] = [];
let url = '';

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  const [first, second, third] = (request.url ?? '/').split('/').filter(Boolean);
  if (first === 'push' && request.method === 'POST') return push(request, send, second ?? '');
  if (first !== '_control' || request.headers.origin !== undefined) return send(404);
  if (second === 'faults') {
    faults = ((await json(request)) as { next: number[] }).next;
    return send(200);
  }
  if (third === undefined) {
    const { key } = (await json(request)) as { key: string };
    return send(201, subscribe(key));
  }
  const browser = browsers.get(third);
  if (!browser) return send(404);
  if (request.method === 'DELETE') browser.isGone = true;
  return send(200, browser.shown);
}

/** The properties of a browser's `PushSubscription`. */
function subscribe(key: string) {
  const name = Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('base64url');
  const { p256dh, ...keys } = newKeys();
  browsers.set(name, { keys, key, shown: [], isGone: false });
  return { endpoint: `${url}/push/${name}`, keys: { p256dh, auth: keys.auth.toString('base64url') } };
}

/** A push request by RFC 8030: signed, encrypted, with a TTL. */
async function push(
  request: IncomingMessage,
  send: (status: number, body?: unknown, headers?: Record<string, string>) => void,
  name: string,
): Promise<void> {
  const sealed = await buffer(request);
  const fault = faults.shift();
  if (fault === 0) return void request.socket.destroy();
  if (fault !== undefined) return send(fault);
  const browser = browsers.get(name);
  if (!browser) return send(404);
  if (browser.isGone) return send(410);
  const { authorization = '', ttl, 'content-encoding': encoding } = request.headers;
  const expected = { origin: url, key: browser.key, now: Math.floor(Date.now() / 1000) };
  const wrong = faultOf(authorization, expected);
  if (wrong) return send(403, { wrong });
  if (!/^\d+$/.test(String(ttl)) || encoding !== 'aes128gcm') return send(400, { wrong: 'TTL or encoding' });
  if (sealed.length > 4096) return send(413);
  try {
    browser.shown.push(JSON.parse(opened(sealed, browser.keys)));
  } catch {
    return send(400, { wrong: 'it cannot be opened' });
  }
  return send(201, {}, { location: `${url}/messages/${name}/${browser.shown.length}` });
}

url = await serve(answer, Number(flags.port));
ready({ url });
