import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeText } from '#text/pages/home.ts';
import { homeSearchText } from '#text/pages/home-search.ts';
import { dayFromNow } from './testing/api-client.ts';
import { launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { siteUrl } from './testing/own-site.ts';
import { awake } from './testing/traveller-actions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a favourite is offered first, and sets both places at a press', async () => {
  const { page, complaints, close } = await visitor(browser, PHONE);
  await page.context().addCookies([{ name: 'consent', value: 'all', url: siteUrl() }]);
  const lookFor = async (destination: string) => {
    await page.goto(`/?origin=TLQ&destination=${destination}`);
    await awake(page);
    // The script that stores it has loaded.
    await page.waitForLoadState('networkidle');
    await page.locator('[name="departure.date"]').fill(dayFromNow(3));
    await page.getByRole('button', { name: homeText.submit.es }).click();
    await page.waitForURL(/horarios/);
  };
  const offered = page.getByRole('list', { name: homeSearchText.recent.es }).getByRole('listitem');

  await lookFor('PVR');
  await page.goto('/');
  await offered.first().locator('[aria-pressed="false"]').click();
  await offered.first().locator('[aria-pressed="true"]').waitFor();
  await lookFor('SAY');
  await page.goto('/');
  await offered.nth(1).waitFor();
  const search = (await page.getByRole('button', { name: homeText.submit.es }).boundingBox())!;
  expect(search.y + search.height).toBeLessThanOrEqual(PHONE.viewport!.height);
  await offered.first().getByRole('button').first().click();
  const chosen = () =>
    page.evaluate(() =>
      ['origin', 'destination'].map((name) => document.querySelector<HTMLSelectElement>(`[name="${name}"]`)!.value),
    );
  await expect.poll(chosen).toEqual(['TLQ', 'PVR']);
  expect(complaints).toEqual([]);
  await close();
});
