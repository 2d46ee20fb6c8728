import type { Answered } from '#http/refusal-of.ts';
import { refusalOf } from '#http/refusal-of.ts';
import { fault } from '#domain/errors.ts';
import type { Envelope } from '#wire/envelope.ts';
import { encodeQuery } from '#wire/paths.ts';
import type { Route } from '#wire/route.ts';

const LONGEST_WAIT_MS = 10_000;

interface Forwarded {
  readonly query: unknown;
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * A service that a system of the carrier's answers: the same path and envelope at another base address. Its cookies and
 * headers stay there; what is not an envelope is an outage.
 */
export async function askService(base: string, route: Route, { query, body, params }: Forwarded): Promise<Answered> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  try {
    const response = await fetch(`${base.replace(/\/$/, '')}/${path}${encodeQuery(query)}`, {
      method: route.method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
      ...(route.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    const envelope = (await response.json()) as Envelope<unknown>;
    if (typeof envelope?.http?.code === 'number' && envelope.content) return { status: response.status, envelope };
  } catch {
    // Unreachable, too slow or not JSON: the same to the caller.
  }
  return refusalOf([fault('service_unavailable')]);
}
