import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lang } from '#text/lang.ts';
import { orderText } from '#text/orders.ts';
import { tourText } from '#text/tours/pages.ts';
import * as paths from '#wire/page-paths.ts';
import { tourPaymentPath } from '#wire/tours-paths.ts';
import { getTourSlots } from '#wire/tours.ts';
import { apiClient, dayFromNow } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { byLanguage } from './testing/by-language.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { right } from './testing/reach-steps.ts';
import { siteDatabase } from './testing/site-database.ts';
import { browserCookies, chosenTour, orderedTour, shoppingCookie } from './testing/tours.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';

const WITHOUT_SCRIPTS: BrowserContextOptions = { ...PHONE, javaScriptEnabled: false };

let browser: Browser;
let database: Awaited<ReturnType<typeof siteDatabase>>;
beforeAll(async () => {
  browser = await launchBrowser();
  database = await siteDatabase(siteData());
});
afterAll(async () => {
  await browser.close();
  await database.close();
});

/** All places of the last start of a day, ordered, and its payment open in a browser. */
async function atPayment(lang: Lang, day: string, options: BrowserContextOptions) {
  const visit = await visitor(browser, options);
  const client = await apiClient(siteUrl());
  const ordered = await orderedTour(client, { day, adults: 6 });
  const { code } = ordered.order!;
  await visit.page.context().addCookies(browserCookies(shoppingCookie(client, ordered)));
  await visit.page.goto(tourPaymentPath(lang, code));
  await visit.page.getByRole('heading', { name: orderText.title.open[lang], level: 1 }).waitFor();
  const { slot, name } = ordered.shopping!.tour && { ...ordered.shopping!.slot, name: ordered.shopping!.tour.name };
  const left = async () => {
    const { slots } = right(await (await apiClient(siteUrl())).call(getTourSlots, { query: { name, date: day } }));
    return slots.find((one) => one.slot === slot)?.left;
  };
  return { ...visit, client, code, left };
}

describe.each(byLanguage('es', [['es', 21] as const, ['en', 22] as const]))(
  'a tour in two tabs (%s)',
  (lang, ahead) => {
    test('another page in another tab leaves the places to the payment, which ends on its ticket', async () => {
      const { page, client, left, complaints, close } = await atPayment(lang, dayFromNow(ahead), DESKTOP);
      await page.getByText(/Hora límite: |Pay by /).waitFor();
      expect(await left()).toBe(0);

      const elsewhere = await page.context().newPage();
      await elsewhere.goto(paths.home[lang]);
      const names = (await page.context().cookies()).map(({ name }) => name);
      expect(names.filter((name) => name.startsWith('shopping'))).toEqual([]);
      expect(await left()).toBe(0);
      // Another tour is chosen there as well.
      const other = await chosenTour(client, { day: dayFromNow(ahead + 2), adults: 1 });
      await page.context().addCookies(browserCookies(shoppingCookie(client, other)));
      await elsewhere.goto(paths.tourReview[lang]);
      await elsewhere.getByRole('heading', { name: tourText.review.title[lang], level: 1 }).waitFor();
      expect(await left()).toBe(0);

      await awake(page);
      const buys = travellerActions(page, lang);
      await buys.typeCard('4111 1111 1111 1111');
      await buys.pay();
      await page.waitForURL((url) => url.pathname === paths.tourTicket[lang]);
      expect(complaints).toEqual([]);
      await close();
    });

    test('whose time is over says so, and leads to the same start instead of to ways to pay', async () => {
      const { page, code, left, close } = await atPayment(lang, dayFromNow(ahead + 4), WITHOUT_SCRIPTS);
      await database.endPlaces(code);
      // The press of a page that is open still.
      await page.locator('[name="method"][value="oxxo"]').check();
      await page.locator('main form button:not([name])').first().click();
      await page.getByRole('heading', { name: orderText.title.over[lang], level: 1 }).waitFor();
      expect(await page.locator('[name="method"]').count()).toBe(0);
      expect(await left()).toBe(6);
      await page.getByRole('link', { name: orderText.again[lang] }).click();
      await page.getByRole('heading', { name: tourText.reservation.title[lang], level: 1 }).waitFor();
      expect(await page.locator('[name="adults"]').inputValue()).toBe('6');
      expect(await page.locator('[name="slot"]:checked').count()).toBe(1);
      await close();
    });
  },
);
