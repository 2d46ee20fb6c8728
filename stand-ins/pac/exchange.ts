import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, decoded, objectOf, type JsonObject } from '../stage/read-request.ts';
import { errorBody, type Refusal } from './errors.ts';

/** Bytes: the SAT accepts documents of several thousand concepts. */
const MAX_BODY_BYTES = 4_000_000;

/** A request with its body, and the possible replies. */
export interface Exchange {
  readonly method: string;
  readonly path: readonly string[];
  readonly origin: string;
  /** Sent by a page, not by a server. */
  readonly isFromPage: boolean;
  /** Undefined when it is too large. */
  readonly body: Buffer | undefined;
  header(name: string): string | undefined;
  /** The object in the body; undefined for anything else. */
  json(): JsonObject | undefined;
  /** A field of the form in the body, or the contents of its file. */
  formField(name: string): Promise<Uint8Array | undefined>;
  send(status: number, body: unknown): void;
  sendAs(type: string, body: string, more?: Record<string, string>): void;
  refuse(refusal: Refusal): void;
  /** Replies 200 with a body that is not JSON. */
  garble(): void;
  /** Breaks the connection. */
  drop(): void;
}

export async function exchangeOf(request: IncomingMessage, response: ServerResponse): Promise<Exchange> {
  const body = await bodyOf(request, MAX_BODY_BYTES);
  const host = request.headers.host ?? '';
  const end = (status: number, type: string, text: string, more: Record<string, string> = {}): void =>
    void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...more }).end(text);
  const send = (status: number, answer: unknown) => end(status, 'application/json', JSON.stringify(answer));
  return {
    method: request.method ?? 'GET',
    path: new URL(request.url ?? '/', 'http://stand-in').pathname.split('/').filter(Boolean).map(decoded),
    origin: `http://${host}`,
    isFromPage: request.headers.origin !== undefined || !OURS.test(host),
    body,
    header: (name) => [request.headers[name]].flat()[0],
    json: () => objectOf(body?.toString('utf8') ?? ''),
    formField: (name) => fieldOf(request, body, name),
    send,
    sendAs: (type, text, more) => end(200, type, text, more),
    refuse: (refusal) => send(refusal.http, errorBody(refusal)),
    garble: () => end(200, 'application/json', '<html>'),
    drop: () => void request.socket.destroy(),
  };
}

/** Prevents DNS rebinding: a foreign page whose host name resolves to our address must not read the invoices. */
const OURS = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

async function fieldOf(
  request: IncomingMessage,
  body: Buffer | undefined,
  name: string,
): Promise<Uint8Array | undefined> {
  const type = request.headers['content-type'] ?? '';
  const form = await new Response(body as BodyInit | undefined, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  const field = form?.get(name) ?? undefined;
  if (field === undefined) return undefined;
  return typeof field === 'string' ? Buffer.from(field) : new Uint8Array(await field.arrayBuffer());
}
