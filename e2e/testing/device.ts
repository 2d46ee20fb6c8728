import type { BrowserContext, Page } from 'playwright-core';
import { getPayment, postPayment } from '#wire/websale.ts';
import { apiClient } from './api-client.ts';
import { cardToken } from './card-token.ts';
import { siteUrl } from './own-site.ts';
import { bring, right } from './reach-steps.ts';

/** A browser that bought a round trip for two, and its answer to the cookie banner. */
export async function boughtIn(context: BrowserContext, consent?: 'all' | 'none'): Promise<string> {
  const client = await apiClient(siteUrl());
  const code = await bring(client, 4);
  const { total } = right(await client.call(getPayment, { query: { code } }));
  const token = await cardToken(siteUrl(), '4111111111111111');
  const body = { code, method: 'credit' as const, idempotency_key: `key-of-${code}`, total, token };
  right(await client.call(postPayment, { body }));
  const answered = consent ? [`consent=${consent}`] : [];
  const cookies = [...client.cookie().split('; '), `reservation=${code}`, ...answered].map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), domain: 'localhost', path: '/' };
  });
  await context.addCookies(cookies);
  return code;
}

/** Everything a device stores of the site except cookies: each storage by its name, as text. */
export const storedTexts = (page: Page): Promise<readonly (readonly [name: string, text: string])[]> =>
  page.evaluate(async () => {
    const texts: [name: string, text: string][] = Object.entries(localStorage).map(([name, text]) => {
      try {
        return [name, atob(text)];
      } catch {
        return [name, text];
      }
    });
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const key of await store.keys())
        texts.push([name, `${new URL(key.url).pathname} ${await (await store.match(key))!.text()}`]);
    }
    return texts;
  });
