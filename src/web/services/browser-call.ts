import type { Call, CallAnswer } from '#wire/call.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { readEnvelope } from '#wire/read-envelope.ts';

const LONGEST_WAIT_MS = 30_000;

/** The helper of every call from the browser (M206–M209). What is no envelope rejects, as an interrupted line does. */
export const browserCall =
  (formToken: string): Call =>
  async (route, asked = {}) => {
    const path = pathOf(route, asked.params);
    const response = await fetch(path + encodeQuery(asked.query), {
      method: route.method,
      headers: {
        accept: 'application/json',
        ...(route.method === 'GET' ? {} : { 'content-type': 'application/json', 'x-csrf': formToken }),
      },
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
    });
    const answer = readEnvelope(response.status, await response.json());
    if (!answer) throw new Error(`no envelope from ${path}`);
    return answer as CallAnswer<never>;
  };
