import { exchange, type Reply } from '#adapters/providers/exchange.ts';
import type { InternetSupplier } from '#app/internet/ports.ts';
import { isAccessCode, type SupplierAnswer } from '#domain/internet/delivery.ts';

export interface InternetSupplierOptions {
  /** Without a trailing slash. */
  readonly url: string;
  readonly user: string;
  readonly secret: string;
  /** Milliseconds; default 8,000. */
  readonly timeoutMs?: number;
}

/** Statuses that mean the access will never be granted. */
const REFUSALS = new Set([400, 404, 409, 410, 422]);

/** It has none, or ended it before; or it ends none at all. */
const NOTHING_TO_REVOKE = new Set([404, 405, 410, 501]);

/** The supplier of access on board, by its API: `PUT /v1/accesses/{key}`, with this site's user and secret (T26). */
export function internetSupplier({ url, user, secret, timeoutMs = 8_000 }: InternetSupplierOptions): InternetSupplier {
  const authorization = `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
  const at = (key: string) => `${url}/v1/accesses/${encodeURIComponent(key)}`;
  return {
    grant: async ({ key, package: wanted }) => {
      const headers = { authorization, 'content-type': 'application/json' };
      return answerOf(
        await exchange(at(key), { method: 'PUT', headers, body: JSON.stringify({ package: wanted }) }, timeoutMs),
      );
    },
    revoke: async (key) => {
      const reply = await exchange(at(key), { method: 'DELETE', headers: { authorization } }, timeoutMs);
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
