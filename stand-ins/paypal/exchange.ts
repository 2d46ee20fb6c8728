import type { IncomingMessage, ServerResponse } from 'node:http';
import { textOf } from '../stage/read-request.ts';
import { errorBody, type Refusal } from './errors.ts';
import { newDebugId } from './ids.ts';

/** Bytes. */
const MAX_BODY_BYTES = 100_000;

/** A request with its body, and the possible replies. */
export interface Exchange {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  /** One header; empty when absent. */
  header(name: string): string;
  /** Sent by a page, not by a server. */
  readonly isFromPage: boolean;
  /** Undefined when it is too large. */
  readonly text: string | undefined;
  /** The body; an empty object when there is none, undefined when it is not JSON. */
  json(): unknown;
  /** No body with 204. */
  send(status: number, body?: unknown): void;
  refuse(refusal: Refusal): void;
  /** `policy` is its Content-Security-Policy. */
  html(page: string, policy: string): void;
  plain(text: string): void;
  redirect(to: string): void;
  /** Replies 200 with a body that is not JSON. */
  garble(): void;
  /** Breaks the connection. */
  drop(): void;
}

/** Inspects a reply before it is sent. */
export type Inspect = (status: number, body: unknown) => void;

export async function exchangeOf(request: IncomingMessage, response: ServerResponse): Promise<Exchange> {
  const text = await textOf(request, MAX_BODY_BYTES);
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const end = (status: number, type: string, body: string, more: Record<string, string> = {}): void => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...more }).end(body);
  };
  const send = (status: number, body?: unknown) =>
    end(status, 'application/json', body === undefined ? '' : JSON.stringify(body));
  return {
    method: request.method ?? 'GET',
    path: url.pathname.split('/').filter(Boolean),
    query: url.searchParams,
    header: (name) => String(request.headers[name] ?? ''),
    isFromPage: request.headers.origin !== undefined,
    text,
    json: () => valueOf(text ?? ''),
    send,
    refuse: (refusal) => send(refusal.http, errorBody(refusal, newDebugId())),
    html: (page, policy) => end(200, 'text/html; charset=utf-8', page, { 'content-security-policy': policy }),
    plain: (page) => end(200, 'text/plain; charset=utf-8', page),
    redirect: (to) => end(303, 'text/plain', '', { location: to }),
    garble: () => end(200, 'application/json', '<html>'),
    drop: () => void request.socket.destroy(),
  };
}

/** The same exchange, with its JSON replies inspected. */
export const inspected = (exchange: Exchange, inspect: Inspect): Exchange => {
  const send = (status: number, body?: unknown) => {
    inspect(status, body);
    exchange.send(status, body);
  };
  return { ...exchange, send, refuse: (refusal) => send(refusal.http, errorBody(refusal, newDebugId())) };
};

function valueOf(text: string): unknown {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
