import { NOT_FOUND } from '#web/services/not-found.ts';
import type { ApiCall, CallAnswer } from '#wire/call.ts';
import type { BrowserHeaders } from '#wire/call-headers.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { readEnvelope } from '#wire/read-envelope.ts';
import { toBase64 } from '#web/services/base64.ts';

const MAX_WAIT_MS = 30_000;

interface Sent {
  readonly method: string;
  readonly formToken: string;
  readonly body?: unknown;
  /** The body is sent in base64 (M270). */
  readonly encoded?: boolean | undefined;
}

/** All our requests from the browser. Rejects without a response. */
export function send(path: string, { method, formToken, body, encoded }: Sent): Promise<Response> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': 'es',
      ...(method === 'GET'
        ? {}
        : ({ 'content-type': 'application/json', 'x-csrf': formToken } satisfies Partial<BrowserHeaders>)),
      ...(encoded ? ({ 'content-transfer-encoding': 'base64' } satisfies Partial<BrowserHeaders>) : {}),
    } satisfies BrowserHeaders,
    signal: AbortSignal.timeout(MAX_WAIT_MS),
    ...(text === undefined ? {} : { body: encoded ? toBase64(text) : text }),
  });
}

/**
 * All API calls from the browser (M206–M209). Rejects when the response is not an envelope, as on a lost connection.
 */
export const browserCall =
  (formToken: string): ApiCall =>
  async (route, { params, query, body, encoded } = {}) => {
    const path = pathOf(route, params);
    const response = await send(path + encodeQuery(query), { method: route.method, formToken, body, encoded });
    const answer = readEnvelope(response.status, await response.json());
    if (!answer) throw new Error(`no envelope from ${path}`);
    if (!answer.ok && answer.errors[0]?.code === 'reservation_not_found') dispatchEvent(new Event(NOT_FOUND));
    return answer as CallAnswer<never>;
  };
