import type { IncomingMessage, ServerResponse } from 'node:http';
import { credentialsOf, decoded, objectOf, type JsonObject, textOf } from '../stage/read-request.ts';
import { errorBody, type Refusal } from './errors.ts';

/** Bytes. */
const MAX_BODY_BYTES = 100_000;

/** A request with its body, and the possible replies. */
export interface Exchange {
  readonly method: string;
  readonly path: readonly string[];
  /** From the Basic credentials. */
  readonly user: string;
  readonly password: string;
  /** Sent by a page, not by a server. */
  readonly isFromPage: boolean;
  /** Undefined when it is too large. */
  readonly text: string | undefined;
  /** The object in the body; empty without a body, undefined for anything but an object. */
  json(): JsonObject | undefined;
  send(status: number, body: unknown): void;
  refuse(refusal: Refusal): void;
  script(text: string): void;
  /** Replies 200 with a body that is not JSON. */
  garble(): void;
  /** Breaks the connection. */
  drop(): void;
}

/** The device is simulated by a script in pages of any origin, including opaque ones. */
const OPEN_TO_PAGES = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '600',
  'cross-origin-resource-policy': 'cross-origin',
};

export async function exchangeOf(request: IncomingMessage, response: ServerResponse): Promise<Exchange> {
  const text = await textOf(request, MAX_BODY_BYTES);
  const path = new URL(request.url ?? '/', 'http://stand-in').pathname.split('/').filter(Boolean);
  const isOpen = path[0] === 'device' || path[0]?.endsWith('.js');
  const end = (status: number, type: string, body: string): void => {
    const headers = { 'content-type': type, 'cache-control': 'no-store', ...(isOpen ? OPEN_TO_PAGES : {}) };
    response.writeHead(status, headers).end(body);
  };
  const send = (status: number, body: unknown) => end(status, 'application/json', JSON.stringify(body));
  return {
    method: request.method ?? 'GET',
    path: path.map(decoded),
    ...credentialsOf(request.headers.authorization),
    isFromPage: request.headers.origin !== undefined,
    text,
    json: () => objectOf(text || '{}'),
    send,
    refuse: (refusal) => send(refusal.http, errorBody(refusal)),
    script: (source) => end(200, 'text/javascript; charset=utf-8', source),
    garble: () => end(200, 'application/json', '<html>'),
    drop: () => void request.socket.destroy(),
  };
}
