import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findText } from '#text/find-reservation.ts';
import { invoicingFind } from '#text/invoicing-find.ts';
import { homeText } from '#text/pages/home.ts';
import * as paths from '#wire/page-paths.ts';
import { DESKTOP, launchBrowser, visitor } from './testing/browser.ts';
import { siteUrl } from './testing/own-site.ts';
import { atRest } from './testing/traveller-actions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each([
  ['the search', paths.home.es, homeText.submit.es],
  ['finding a reservation', paths.find.es, findText.submit.es],
  ['finding what to invoice', paths.invoicing.es, invoicingFind.findSubmit.es],
])('%s: the same errors again take the focus again', async (_, path, submit) => {
  const { page, close } = await visitor(browser, DESKTOP);
  await page.context().addCookies([{ name: 'consent', value: 'none', url: siteUrl() }]);
  await page.goto(path);
  await atRest(page);
  // The rules of the search load when it is used.
  const form = page.locator('form', { has: page.getByRole('button', { name: submit, exact: true }) });
  await form.locator('input:visible').first().focus();
  await page.waitForLoadState('networkidle');
  const isFocused = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'alert');
  for (const time of ['first', 'second']) {
    await page.getByRole('button', { name: submit, exact: true }).click();
    await expect.poll(isFocused, { timeout: 15_000, message: `the ${time} time` }).toBe(true);
    expect(await page.getByRole('alert').locator('li').count()).toBeGreaterThan(0);
  }
  await close();
});
