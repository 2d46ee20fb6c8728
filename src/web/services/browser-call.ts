import type { Call } from '#wire/call.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';

const LONGEST_WAIT_MS = 30_000;

/** The helper of every call from the browser (M206–M209): success only when the code is 200 and the status says so. */
export const browserCall =
  (formToken: string): Call =>
  async (route, asked = {}) => {
    const url = pathOf(route, asked.params) + encodeQuery(asked.query);
    const response = await fetch(url, {
      method: route.method,
      headers: {
        accept: 'application/json',
        ...(route.method === 'GET' ? {} : { 'content-type': 'application/json', 'x-csrf': formToken }),
      },
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
    });
    const { http, content } = await response.json();
    if (response.ok && http.code === 200 && http.status === 'success') return { ok: true, data: content.data };
    return { ok: false, status: response.status, errors: content.errors };
  };
