import { exchange, type Reply } from '#adapters/providers/exchange.ts';
import type { OutwardAuthorization } from '#app/oauth/ports.ts';
import type { InternetSupplier } from '#app/internet/ports.ts';
import { isAccessCode, type SupplierAnswer } from '#domain/internet/delivery.ts';

export interface InternetSupplierOptions {
  /** Without a trailing slash. */
  readonly url: string;
  /** Obtains tokens with this site's user and secret (T26, T82). */
  readonly authorization: OutwardAuthorization;
  /** Milliseconds; default 8,000. */
  readonly timeoutMs?: number;
}

/** Statuses that mean the access will never be granted. */
const REFUSALS = new Set([400, 404, 409, 410, 422]);

/** It has none, or ended it before; or it ends none at all. */
const NOTHING_TO_REVOKE = new Set([404, 405, 410, 501]);

/** A refused token is refreshed and the call repeated once: with it, nothing was done. */
const MAX_TRIES = 2;

/** The supplier of access on board, by its API: `PUT /v1/accesses/{key}`, with a token. */
export function internetSupplier({ url, authorization, timeoutMs = 8_000 }: InternetSupplierOptions): InternetSupplier {
  const at = (key: string) => `${url}/v1/accesses/${encodeURIComponent(key)}`;
  const send = async (key: string, method: string, body?: object): Promise<Reply> => {
    for (let tries = 1; ; tries += 1) {
      const proven = await authorization.header();
      if (proven === undefined) return { kind: 'unreached' };
      const headers = { authorization: proven, ...(body && { 'content-type': 'application/json' }) };
      const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const reply = await exchange(at(key), request, timeoutMs);
      if (reply.kind !== 'answer') return reply;
      if (reply.status !== 401) authorization.accepted();
      else authorization.refused(proven);
      if (reply.status !== 401 || tries === MAX_TRIES) return reply;
    }
  };
  return {
    grant: async ({ key, package: wanted }) => answerOf(await send(key, 'PUT', { package: wanted })),
    revoke: async (key) => {
      const reply = await send(key, 'DELETE');
      return reply.kind === 'answer' && (reply.status < 300 || NOTHING_TO_REVOKE.has(reply.status));
    },
  };
}

function answerOf(reply: Reply): SupplierAnswer {
  if (reply.kind !== 'answer') return { kind: 'failed', trouble: reply.kind };
  const { status, text } = reply;
  if (status === 202) return { kind: 'preparing' };
  if (REFUSALS.has(status)) return { kind: 'refused', trouble: `refused ${status}` };
  if (status !== 200 && status !== 201) return { kind: 'failed', trouble: `status ${status}` };
  const code = codeIn(text);
  // The reply is not reported: it may contain a code.
  return isAccessCode(code) ? { kind: 'granted', code } : { kind: 'failed', trouble: 'unreadable' };
}

function codeIn(text: string): unknown {
  try {
    return (JSON.parse(text) as { access_code?: unknown } | null)?.access_code;
  } catch {
    return undefined;
  }
}
