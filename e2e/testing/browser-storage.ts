import type { Page } from 'playwright-core';
import type { Evidence } from './canaries.ts';

/** Everything that the page's scripts can read of the browser's storage, decoded if necessary. */
export async function browserStorage(page: Page): Promise<readonly Evidence[]> {
  const kept = await page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return {
      localStorage: JSON.stringify(localStorage),
      sessionStorage: JSON.stringify(sessionStorage),
      'a cookie scripts can read': decodeURIComponent(document.cookie),
      CacheStorage: cached.join('\n'),
    };
  });
  return Object.entries(kept).map(([where, text]) => ({ where, text: `${text}\n${unpacked(text)}` }));
}

/** Encoding hides nothing. */
const unpacked = (text: string): string =>
  [...text.matchAll(/[\w+/-]{16,}={0,2}/g)].map(([word]) => Buffer.from(word, 'base64').toString('utf8')).join('\n');

/** Plants a text in every place `browserStorage` reads, in one of them encoded as the site does. */
export const plantInStorage = (page: Page, text: string): Promise<void> =>
  page.evaluate(async (planted) => {
    localStorage.setItem('planted', btoa(unescape(encodeURIComponent(JSON.stringify({ v: 1, value: planted })))));
    sessionStorage.setItem('planted', planted);
    document.cookie = `planted=${encodeURIComponent(planted)}`;
    await (await caches.open('planted')).put('/planted', new Response(planted));
  }, text);

/** Files the page was built from but is missing offline. */
export const filesNotKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const kept = await Promise.all(files.map((file) => caches.match(file)));
    return files.filter((file, i) => new URL(file).pathname.startsWith('/assets/') && !kept[i]);
  });
