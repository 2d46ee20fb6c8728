import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payLinkLive } from '#text/pay-link-live.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { payPath } from '#wire/link-paths.ts';
import { getPayLinkAddress } from '#wire/pay-link.ts';
import { launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { goOnWith, type Held, held } from './testing/held.ts';
import { siteData } from './testing/own-site.ts';
import { right } from './testing/reach-steps.ts';
import { siteDatabase } from './testing/site-database.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';

const DECLINED = '4222 2222 2222 2220';

let browser: Browser;
let database: Awaited<ReturnType<typeof siteDatabase>>;
beforeAll(async () => {
  [browser, database] = await Promise.all([launchBrowser(), siteDatabase(siteData())]);
});
afterAll(() => Promise.all([browser.close(), database.close()]));

/** The page asks the server what changed, as it does every 20 seconds, and draws the answer. */
async function looks(page: Page, call: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes(call));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
}

const typesNumber = (page: Page) => page.evaluate(() => document.activeElement === document.querySelector('iframe'));

async function payer(sale: Held) {
  const { url } = right(await sale.client.call(getPayLinkAddress, { query: { code: sale.code } }));
  const visit = await visitor(browser, PHONE);
  await visit.page.goto(payPath('es', url.split('/').at(-1)!));
  await awake(visit.page);
  return visit;
}

test('after a refusal another card is typed while minutes pass', async () => {
  const sale = await held();
  const { page, close } = await visitor(browser, PHONE);
  await goOnWith(page.context(), sale);
  await page.goto(stepAddress('pago', { lang: 'es', code: sale.code }));
  await awake(page);
  const buys = travellerActions(page, 'es');
  await buys.typeCard(DECLINED);
  await buys.pay();
  await page
    .getByRole('alert')
    .getByText(/Te quedan/)
    .waitFor();
  await page.frameLocator('iframe').locator('#number').fill('4111');
  expect(await typesNumber(page)).toBe(true);
  await database.holdsFor(sale.code, 150);
  await looks(page, '/reservation/state');
  expect(await typesNumber(page)).toBe(true);
  await close();
});

test('who pays by a link goes on typing when the seats are held for longer', async () => {
  const sale = await held();
  const { page, close } = await payer(sale);
  const number = page.frameLocator('iframe').locator('#number');
  await number.fill('4111 1111');
  await page.getByLabel(payLinkLive.email.es, { exact: true }).fill('abuela@example.com');
  const before = await page.getByRole('timer').textContent();
  await database.holdsFor(sale.code, 3600);
  await looks(page, '/pay_link');
  await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^(59|60):/);
  expect(before).not.toMatch(/^(59|60):/);
  expect(await number.inputValue()).toContain('4111 1111');
  expect(await page.getByLabel(payLinkLive.email.es, { exact: true }).inputValue()).toBe('abuela@example.com');
  await close();
});

test('a payment by a link that is on its way is not dropped at the end of the hold', async () => {
  const sale = await held();
  const { page, close } = await payer(sale);
  await page.getByLabel(payLinkLive.email.es, { exact: true }).fill('abuela@example.com');
  await database.holdsFor(sale.code, 8);
  await looks(page, '/pay_link');
  let sent = 0;
  let loaded = 0;
  page.on('load', () => (loaded += 1));
  // A slow line: what is sent arrives when the hold has been over for three seconds.
  await page.route(
    (url) => url.pathname.includes('/pay_link'),
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent += 1;
      await page.waitForTimeout(12_000);
      expect(loaded, 'the page was not left meanwhile').toBe(0);
      return route.continue();
    },
  );
  const buys = travellerActions(page, 'es');
  await buys.typeCard('4111 1111 1111 1111');
  await buys.pay();
  await expect.poll(() => sent).toBe(1);
  await expect.poll(() => loaded).toBeGreaterThan(0);
  await close();
});
