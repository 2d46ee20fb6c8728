import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captchaText } from '#text/captcha.ts';
import { contactCode } from '#text/contact-code.ts';
import { orderText } from '#text/orders.ts';
import { tourText } from '#text/tours/pages.ts';
import * as paths from '#wire/page-paths.ts';
import { tourPaymentPath, tourReservationPath } from '#wire/tours-paths.ts';
import { apiClient, dayFromNow } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { contactCodes } from './testing/contact-codes.ts';
import { startLoadedSite } from './testing/loaded-site.ts';
import type { Site } from './testing/start-site.ts';
import { browserCookies, chosenTour, orderedTour, shoppingCookie } from './testing/tours.ts';
import { awake } from './testing/traveller-actions.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  // With the limits of production.
  [browser, site] = await Promise.all([launchBrowser(), startLoadedSite({ RATE_LIMIT_FACTOR: '1' })]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test('a second party behind one address is let in after its browser solved a captcha', async () => {
  const day = dayFromNow(8);
  const { shopping } = await chosenTour(await apiClient(site.url), { day, adults: 2, url: site.url });
  const { name } = shopping!.tour;
  const { slot } = shopping!.slot;
  const { page, close } = await visitor(browser, PHONE);
  await page.goto(site.url + tourReservationPath('es', { name, date: day, slot, adults: 2 }));
  const hold = () => page.getByRole('button', { name: tourText.reservation.hold.es }).click();
  await hold();
  await page.getByText(/tenemos que comprobar que no eres un programa/).waitFor();
  expect(await page.locator('[name="adults"]').inputValue()).toBe('2');
  await page.getByText(captchaText.done.es).waitFor();
  await hold();
  await page.getByRole('heading', { name: tourText.review.title.es, level: 1 }).waitFor();
  await close();
});

test.each([
  ['with scripts', true, 1],
  ['without', false, 2],
] as const)(
  'places are kept for a store once a code confirmed the contact, %s',
  async (_name, javaScriptEnabled, mails) => {
    const client = await apiClient(site.url);
    const ordered = await orderedTour(client, { day: dayFromNow(10 + mails), adults: 2, url: site.url });
    const { page, close } = await visitor(browser, { ...DESKTOP, javaScriptEnabled });
    await page.context().addCookies(browserCookies(shoppingCookie(client, ordered)));
    await page.goto(site.url + tourPaymentPath('es', ordered.order!.code));
    const order = async () => {
      await page.getByRole('radio', { name: /OXXO/ }).check();
      await page.getByRole('button', { name: /^Recibir referencia/ }).click();
    };
    if (javaScriptEnabled) await awake(page);
    await order();
    await page.getByRole('heading', { name: contactCode.title.es }).waitFor();
    await page
      .getByRole('alert')
      .getByText(/confirma primero tu contacto/)
      .waitFor();
    await page.getByRole('button', { name: contactCode.send.es }).click();
    await expect.poll(async () => (await contactCodes(site.dataDir)).length).toBe(mails);
    await page.getByLabel(contactCode.digits.es).fill((await contactCodes(site.dataDir)).at(-1)!);
    await page.getByRole('button', { name: contactCode.confirm.es }).click();
    await page.getByText(contactCode.confirmed.es).waitFor();
    if (javaScriptEnabled) await awake(page);
    await order();
    await page.waitForURL((url) => url.pathname === paths.tourTicket.es);
    await page
      .getByText(tourText.ticket.title.waiting.es)
      .or(page.getByText(orderText.title.waiting.es))
      .first()
      .waitFor();
    await close();
  },
);
