import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchErrors } from '#text/errors/search.ts';
import { homeText } from '#text/pages/home.ts';
import { pathOf } from '#wire/paths.ts';
import { getPromotionalCode } from '#wire/websale.ts';
import { DESKTOP, launchBrowser, visitor } from './testing/browser.ts';
import { siteUrl } from './testing/own-site.ts';
import { atRest } from './testing/traveller-actions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function atSearch() {
  const visit = await visitor(browser, DESKTOP);
  await visit.page.context().addCookies([{ name: 'consent', value: 'none', url: siteUrl() }]);
  await visit.page.goto('/');
  await atRest(visit.page);
  return visit;
}

const RIGHT_CODE = 'VERANO10';

async function atPromo() {
  const visit = await atSearch();
  await visit.page.getByText(homeText.promo.es, { exact: true }).click();
  const field = visit.page.locator('[name="promotional_code"]');
  const isGood = () => field.evaluate((one) => one.closest('details')!.querySelector('[role="status"]')!.textContent);
  return { ...visit, field, isGood };
}

test('that a code is valid is not said of the next one while it is typed', async () => {
  const { field, isGood, complaints, close } = await atPromo();
  await field.fill(RIGHT_CODE);
  await field.blur();
  await expect.poll(isGood).not.toBe('');
  await field.pressSequentially('X');
  expect(await isGood()).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

test('an answer about a code that is not in the field any more is not shown', async () => {
  const { page, field, isGood, close } = await atPromo();
  const first = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === pathOf(getPromotionalCode) && url.search.includes(RIGHT_CODE),
    async (route) => {
      await first.promise;
      await route.continue();
    },
  );
  const isAsked = page.waitForRequest((request) => request.url().includes(RIGHT_CODE));
  await field.fill(RIGHT_CODE);
  await field.blur();
  await isAsked;
  await field.fill('NADA');
  await field.blur();
  await page.getByText(searchErrors.promo_invalid.es, { exact: true }).waitFor();
  const answered = page.waitForResponse((response) => response.url().includes(RIGHT_CODE));
  first.resolve();
  await answered;
  await page.waitForTimeout(300);
  expect(await isGood()).toBe('');
  expect(await page.getByText(searchErrors.promo_invalid.es, { exact: true }).count()).toBe(1);
  await close();
});
