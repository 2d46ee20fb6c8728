import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BAD_REQUEST, errorBody, type Refusal } from './errors.ts';

const BODY_LIMIT = 100_000;

/** A request with its body read, and the ways to answer it. */
export interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly path: readonly string[];
  /** User of the Basic credentials: the API key. */
  readonly key: string;
  readonly text: string;
  json(): unknown;
  send(status: number, body: unknown): void;
  refuse(refusal: Refusal): void;
  html(page: string): void;
  script(text: string): void;
  svg(image: string): void;
  redirect(to: string): void;
  /** Breaks the connection. */
  drop(): void;
  raw(text: string): void;
}

/** Tokens are made from pages of anybody, the card frame's opaque origin among them. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

export async function exchangeOf(request: IncomingMessage, response: ServerResponse): Promise<Exchange> {
  const text = await bodyOf(request);
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const end = (status: number, type: string, body: string, more: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': type, ...CORS, ...more }).end(body);
  const send = (status: number, body: unknown) => void end(status, 'application/json', JSON.stringify(body));
  return {
    method: request.method ?? 'GET',
    url,
    path: url.pathname.split('/').filter(Boolean).map(decodeURIComponent),
    key: keyOf(request.headers.authorization),
    text,
    json: () => parsed(text),
    send,
    refuse: (refusal) => send(refusal.http, errorBody(refusal, randomUUID())),
    html: (page) => void end(200, 'text/html; charset=utf-8', page),
    script: (source) => void end(200, 'text/javascript; charset=utf-8', source),
    svg: (image) => void end(200, 'image/svg+xml', image),
    redirect: (to) => void end(303, 'text/plain', '', { location: to }),
    drop: () => void request.socket.destroy(),
    raw: (garbage) => void end(200, 'application/json', garbage),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > BODY_LIMIT) throw new Error(BAD_REQUEST.description);
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

function keyOf(header: string | undefined): string {
  const [, letters = ''] = /^Basic (.+)$/.exec(header ?? '') ?? [];
  return Buffer.from(letters, 'base64').toString('utf8').split(':')[0] ?? '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
