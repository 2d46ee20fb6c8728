import { DAY } from '#kernel/instant.ts';
import type { ApiCall } from '#wire/call.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';

/** A program that buys: a separate session, no browser. */
export interface ApiClient {
  readonly call: ApiCall;
  /** The session as a header, for a browser to continue with. */
  cookie(): string;
}

/**
 * Calls the site as another program would; the session begins with the first call, or is an earlier one. `marks` are
 * headers of every call.
 */
export async function apiClient(siteUrl: string, known = '', marks: Record<string, string> = {}): Promise<ApiClient> {
  const first = await fetch(siteUrl, { headers: { cookie: known } });
  const jar = new Map([...known.split('; ').filter(Boolean), ...first.headers.getSetCookie()].map(pairOf));
  const token = /"formToken":"([^"]+)"/.exec(await first.text())?.[1] ?? '';
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const call: ApiCall = async (route, { query, body, params } = {}) => {
    const response = await fetch(siteUrl + pathOf(route, params) + encodeQuery(query), {
      method: route.method,
      headers: { cookie: cookie(), 'x-csrf': token, 'content-type': 'application/json', origin: siteUrl, ...marks },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { http, content } = await response.json();
    return http.status === 'success'
      ? { ok: true, data: content.data }
      : { ok: false, status: response.status, errors: content.errors };
  };
  return { call, cookie };
}

/** Number of retries, and the pause after each: an overloaded site answers that it is busy (503, Retry-After). */
const TRIES = 20;
const RETRY_MS = 500;

/** For test preparation only: retried while the site is busy, as it asks programs to. */
export const patient =
  (call: ApiCall): ApiCall =>
  async (route, asked) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await call(route, asked);
      if (answer.ok || answer.status !== 503 || tries === TRIES) return answer;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  };

function pairOf(header: string): [string, string] {
  const [pair = ''] = header.split(';');
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/** The calendar day this many days from now, in central Mexico. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() - 6 * 3_600_000 + days * DAY).toISOString().slice(0, 10);
