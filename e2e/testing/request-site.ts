/** Any response of the site, and how long it took. */
export interface Answered {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
  readonly ms: number;
}

export async function requestSite(siteUrl: string, path: string, init: RequestInit = {}): Promise<Answered> {
  const since = performance.now();
  const response = await fetch(siteUrl + path, { redirect: 'manual', ...init });
  const body = await response.text();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body,
    ms: performance.now() - since,
  };
}
