import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { credentialsOf, objectOf, textOf } from '../stage/read-request.ts';
import { errorBody, type Refusal } from './errors.ts';

/** Bytes. */
const MAX_BODY_BYTES = 100_000;

/** A request with its body, and the possible replies. */
export interface Exchange {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly languages: string;
  /** User name of the Basic credentials: the API key. */
  readonly key: string;
  /** Sent by a page, not by a server. */
  readonly isFromPage: boolean;
  /** Undefined when it is too large. */
  readonly text: string | undefined;
  /** The object in the body; empty without a body, undefined for anything but an object. */
  json(): unknown;
  send(status: number, body: unknown): void;
  /** 204. */
  empty(): void;
  refuse(refusal: Refusal): void;
  /** `policy` is its Content-Security-Policy. */
  html(page: string, policy: string): void;
  script(text: string): void;
  svg(image: string): void;
  redirect(to: string): void;
  /** Replies 200 with a body that is not JSON. */
  garble(): void;
  /** Breaks the connection. */
  drop(): void;
}

/** Tokens are created by pages of any origin, including the card frame's opaque one. Nothing else is open to pages. */
const OPEN_TO_PAGES = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, accept',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '600',
  'cross-origin-resource-policy': 'cross-origin',
};

export async function exchangeOf(request: IncomingMessage, response: ServerResponse): Promise<Exchange> {
  const text = await textOf(request, MAX_BODY_BYTES);
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const path = url.pathname.split('/').filter(Boolean);
  const isOpen = path.at(-1)?.endsWith('.js') || (path[0] === 'v1' && path[2] === 'tokens');
  const end = (status: number, type: string, body: string, more: Record<string, string> = {}): void => {
    const headers = { 'content-type': type, 'cache-control': 'no-store', ...(isOpen ? OPEN_TO_PAGES : {}), ...more };
    response.writeHead(status, headers).end(body);
  };
  const send = (status: number, body: unknown) => end(status, 'application/json', JSON.stringify(body));
  return {
    method: request.method ?? 'GET',
    path,
    query: url.searchParams,
    languages: request.headers['accept-language'] ?? '',
    key: credentialsOf(request.headers.authorization).user,
    isFromPage: request.headers.origin !== undefined,
    text,
    json: () => objectOf(text || '{}'),
    send,
    empty: () => void response.writeHead(204).end(),
    refuse: (refusal) => send(refusal.http, errorBody(refusal, randomUUID())),
    html: (page, policy) => end(200, 'text/html; charset=utf-8', page, { 'content-security-policy': policy }),
    script: (source) => end(200, 'text/javascript; charset=utf-8', source),
    svg: (image) => end(200, 'image/svg+xml', image),
    redirect: (to) => end(303, 'text/plain', '', { location: to }),
    garble: () => end(200, 'application/json', '<html>'),
    drop: () => void request.socket.destroy(),
  };
}
