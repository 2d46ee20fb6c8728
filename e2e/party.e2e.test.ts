import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passengerErrors } from '#text/errors/passengers.ts';
import { homeText } from '#text/pages/home.ts';
import * as paths from '#wire/page-paths.ts';
import { launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { awake } from './testing/traveller-actions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('the picker holds no more than may travel, no fewer than nobody, and says why', async () => {
  const { page, close } = await visitor(browser, PHONE);
  await page.goto('/');
  await awake(page);
  await page.locator('#f-passengers').click();
  const adults = page.locator('[name="passengers.adult"]');
  await adults.fill('99');
  await expect.poll(() => adults.inputValue()).toBe('10');
  await page.getByText(passengerErrors.passengers_exceeded({ max: 10 }).es).waitFor();
  await page.locator('[name="passengers.minor"]').fill('4');
  await expect.poll(() => page.locator('[name="passengers.minor"]').inputValue()).toBe('0');
  await page.getByRole('link', { name: homeText.group(10).es }).waitFor();
  await adults.fill('-3');
  await expect.poll(() => adults.inputValue()).toBe('0');
  await page.getByText(passengerErrors.passengers_required.es).waitFor();
  await page.getByRole('button', { name: homeText.done.es, exact: true }).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id), 'what closed is not left in the focus').toBe(
    'f-passengers',
  );
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#f-passengers').textContent()).toContain(homeText.people(0).es);
  // A larger party requests a quote.
  await page.getByRole('link', { name: homeText.group(10).es }).click();
  await page.waitForURL((url) => url.pathname === paths.groups.es);
  await close();
});
