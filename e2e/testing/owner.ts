import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { Lang } from '#text/lang.ts';
import { type Visit, visitor } from './browser.ts';
import { siteUrl } from './own-site.ts';
import type { PaidTrip } from './paid-trip.ts';

/** The buyer of an API client's trip, in a browser with the same session. */
export async function ownerIn(
  browser: Browser,
  { client }: Pick<PaidTrip, 'client'>,
  { lang, screen }: { readonly lang: Lang; readonly screen: BrowserContextOptions },
): Promise<Visit> {
  const visit = await visitor(browser, screen);
  const { hostname } = new URL(siteUrl());
  await visit.page.context().addCookies(
    `${client.cookie()};lang=${lang};consent=none`.split(';').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at).trim(), value: pair.slice(at + 1), domain: hostname, path: '/' };
    }),
  );
  return visit;
}
