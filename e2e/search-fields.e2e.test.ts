import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchErrors } from '#text/errors/search.ts';
import { homeText } from '#text/pages/home.ts';
import { homeSearchText } from '#text/pages/home-search.ts';
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

const place = (page: Page) => page.getByRole('combobox').first();
const option = (page: Page, at: number) => page.getByRole('option').nth(at);

test('a place is chosen by any press, also of a tool that sends only the click, and not by the other button', async () => {
  const { page, complaints, close } = await atSearch();
  await place(page).click();
  const before = await place(page).inputValue();
  const [first, second] = [await option(page, 0).textContent(), await option(page, 1).textContent()];
  await option(page, 0).click({ button: 'right' });
  expect(await place(page).inputValue()).toBe(before);
  await option(page, 0).click();
  expect(await place(page).inputValue()).toBe(first);
  // As assistive technology presses: without a pointer.
  const arrow = page.getByRole('button', { name: new RegExp(`: ${homeSearchText.openList.es}$`) }).first();
  await arrow.evaluate((button: HTMLElement) => button.click());
  await option(page, 1).evaluate((one: HTMLElement) => one.click());
  expect(await place(page).inputValue()).toBe(second);
  expect(await place(page).getAttribute('aria-expanded')).toBe('false');
  expect(complaints).toEqual([]);
  await close();
});
