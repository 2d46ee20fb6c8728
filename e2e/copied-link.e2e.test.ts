import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payLinkShare } from '#text/pay-link-share.ts';
import { DESKTOP, launchBrowser, visitor } from './testing/browser.ts';
import { goOnWith, held } from './testing/held.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a browser that does not let the link be copied has it selected, to be copied by hand', async () => {
  const sale = await held();
  const { page, complaints, close } = await visitor(browser, DESKTOP);
  await goOnWith(page.context(), sale);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await page.goto('/reservacion/pago');
  await page.getByRole('link', { name: payLinkShare.title.es }).click();
  const link = page.getByLabel(payLinkShare.link.es);
  const address = await link.inputValue();
  await page.getByRole('button', { name: payLinkShare.copy.es, exact: true }).click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(address);
  expect(await link.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByRole('button', { name: payLinkShare.copy.es, exact: true }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});
