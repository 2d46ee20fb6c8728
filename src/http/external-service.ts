import { type Answered, refusalOf } from '#http/refusal-of.ts';
import { fault } from '#domain/errors.ts';
import { refusal, success } from '#wire/envelope.ts';
import { encodeQuery, filledIn } from '#wire/paths.ts';
import { readEnvelope } from '#wire/read-envelope.ts';
import type { Route } from '#wire/route.ts';

const MAX_WAIT_MS = 10_000;

interface Forwarded {
  readonly query: unknown;
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * A service that a system of the carrier's answers: the same path and envelope at another base address. Its cookies and
 * headers stay there; what is not an envelope is an outage.
 */
export async function callService(base: string, route: Route, { query, body, params }: Forwarded): Promise<Answered> {
  try {
    const response = await fetch(`${base.replace(/\/$/, '')}/${filledIn(route.path, params)}${encodeQuery(query)}`, {
      method: route.method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(MAX_WAIT_MS),
      ...(route.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    const answer = readEnvelope(response.status, await response.json());
    if (answer?.ok) return { status: 200, envelope: success(answer.data) };
    if (answer) return { status: answer.status, envelope: refusal(answer.status, answer.errors) };
  } catch {
    // Unreachable, too slow or not JSON: the same to the caller.
  }
  return refusalOf([fault('service_unavailable')]);
}
