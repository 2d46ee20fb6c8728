import type { FastifyInstance } from 'fastify';
import { OPERATOR_SESSION_LIFETIME } from '#domain/operators/operator.ts';
import { AWAY } from '#wire/away.ts';

/**
 * The service worker of the boarding page, constant text. Without a signal, or while the site is away, it serves a bus's
 * page as last seen, and the built files from its cache. It ignores calls: the page stores its scans itself.
 */
export const BOARDING_WORKER_SCRIPT = `(() => {
  const PAGES = 'anden-boarding-pages';
  const FILES = 'anden-boarding-files';
  const SHIFT = ${OPERATOR_SESSION_LIFETIME};
  const TIMEOUT = 4000;
  const isFile = (url) => url.pathname.startsWith('/assets/');

  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));

  const fetchAndKeep = async (url) =>
    keep(isFile(url) ? FILES : PAGES, url.href, await fetch(url.href, { credentials: 'same-origin' }));

  // What the page was made of was fetched before this worker was there. The page comes last: where it is kept, its files are.
  const keepAll = async (addresses) => {
    const urls = addresses.map((address) => new URL(address, location.origin)).filter((url) => url.origin === location.origin);
    await Promise.all(urls.filter(isFile).map(fetchAndKeep));
    await Promise.all(urls.filter((url) => !isFile(url)).map(fetchAndKeep));
  };

  addEventListener('message', (event) => event.waitUntil(keepAll((event.data && event.data.keep) || []).catch(() => undefined)));

  const keep = async (name, request, answer) => {
    if (!answer.ok || answer.redirected || answer.type !== 'basic') return;
    const cache = await caches.open(name);
    if (name === PAGES) await dropOld(cache);
    await cache.put(request, answer.clone());
  };

  // A list of passengers is not kept longer than its operator's shift may last.
  const dropOld = async (cache) => {
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      if (!(Date.now() - Date.parse(kept.headers.get('date')) < SHIFT)) await cache.delete(request);
    }
    return cache;
  };

  const patient = (request) => {
    const out = new AbortController();
    const timer = setTimeout(() => out.abort(), TIMEOUT);
    return fetch(request, { signal: out.signal }).finally(() => clearTimeout(timer));
  };

  const keptPage = async (request) => (await dropOld(await caches.open(PAGES))).match(request.url);

  const page = async (request) => {
    try {
      const answer = await patient(request);
      if (${JSON.stringify(AWAY)}.includes(answer.status)) return (await keptPage(request)) || answer;
      // Sent away: nobody is at work here any more.
      if (answer.type === 'opaqueredirect') await caches.delete(PAGES);
      else await keep(PAGES, request, answer.clone());
      return answer;
    } catch (problem) {
      const kept = await keptPage(request);
      if (kept) return kept;
      throw problem;
    }
  };

  const file = async (request) => {
    const kept = await (await caches.open(FILES)).match(request.url);
    if (kept) return kept;
    const answer = await fetch(request);
    await keep(FILES, request, answer.clone());
    return answer;
  };

  addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== 'GET' || url.origin !== location.origin) return;
    if (event.request.mode === 'navigate') event.respondWith(page(event.request));
    else if (isFile(url)) event.respondWith(file(event.request));
  });
})();
`;

/** `GET /boarding-worker.js`. At the root, so that its scope covers both addresses of the page. */
export const registerBoardingWorker = (app: FastifyInstance): void => {
  app.get('/boarding-worker.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(BOARDING_WORKER_SCRIPT),
  );
};
