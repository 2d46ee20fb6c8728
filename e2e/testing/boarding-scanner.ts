import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { Lang } from '#text/lang.ts';
import { operationText } from '#text/pages/operation.ts';
import { PHONE, visitor } from './browser.ts';
import { DOOR_PATHS } from './door.ts';
import { siteUrl } from './own-site.ts';
import { awake } from './traveller-actions.ts';

export type ScannerOptions = BrowserContextOptions & { readonly lang?: Lang };

/** The boarding scanner of a bus, signed in with an operator's key. */
export async function openScanner(
  browser: Browser,
  departure: string,
  { key, lang = 'es', ...options }: ScannerOptions & { readonly key: string },
) {
  const visit = await visitor(browser, { ...PHONE, serviceWorkers: 'allow', ...options });
  const { page } = visit;
  await page.context().addCookies([{ name: 'consent', value: 'none', url: siteUrl() }]);
  await page.goto(`${DOOR_PATHS[lang]}?departure=${departure}`);
  await page.waitForURL(/\?to=/);
  await page.locator('[name="key"]').fill(key);
  await page.getByRole('button', { name: operationText.submit[lang] }).click();
  await page.waitForURL(/departure=/);
  await awake(page);
  return visit;
}
