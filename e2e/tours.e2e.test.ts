import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lang } from '#text/lang.ts';
import { orderText } from '#text/orders.ts';
import { operationText } from '#text/pages/operation.ts';
import { startsDeskText as say } from '#text/pages/starts-desk.ts';
import { voucherText } from '#text/vouchers.ts';
import { tourText } from '#text/tours/pages.ts';
import * as paths from '#wire/page-paths.ts';
import { getTourTicket } from '#wire/tours-sale.ts';
import { tourDetailPath, tourReservationPath } from '#wire/tours-paths.ts';
import { apiClient, dayFromNow } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { byLanguage } from './testing/by-language.ts';
import { operatorKey } from './testing/operator-key.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { payTour } from './testing/paid-tour.ts';
import { right } from './testing/reach-steps.ts';
import { bookedPlaces, browserCookies, chosenTour, shoppingCookie, tourOrder, tourStart } from './testing/tours.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';

const WITHOUT_SCRIPTS: BrowserContextOptions = { ...PHONE, javaScriptEnabled: false };
const SHOPPING = /^shopping/;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
const shoppingCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => SHOPPING.test(name)).map(({ name }) => name);

/** From the list to the places held: nothing but links and forms. */
async function choose(page: Page, lang: Lang, day: string) {
  await page.goto(paths.tourSearch[lang]);
  await page.locator('[name="q"]').fill('surf');
  await page.getByRole('button', { name: tourText.search.go[lang] }).click();
  await page.getByRole('heading', { name: tourText.search.found(1)[lang] }).waitFor();
  await page.locator('main li h3 a').click();
  await page.locator(`main td a[href*="date=${day}"]`).first().click();
  await page.locator('main a[href*="slot="]').first().click();
  await heading(page, tourText.reservation.title[lang]);
  expect(await isWide(page)).toBe(false);
  await page.locator('[name="children"]').fill('1');
  await page.getByRole('button', { name: tourText.reservation.hold[lang] }).click();
  await heading(page, tourText.review.title[lang]);
}

const TYPED = {
  'buyer.first_name': 'Ana',
  'buyer.last_name': 'López',
  'buyer.cell_phone': '33 1234 5678',
  'buyer.email': 'ana@example.com',
  'participants.1.first_name': 'Luis',
  'participants.1.last_name': 'Mora',
  'participants.2.first_name': 'Eva',
  'participants.2.last_name': 'Mora',
};

/** From the basket to the payment. A child who is too young is refused at the field, and nothing typed is lost. */
async function goToPay(page: Page, lang: Lang, isTooYoung: boolean) {
  await page.getByRole('button', { name: tourText.review.goOn[lang] }).click();
  await heading(page, tourText.customer.title[lang]);
  for (const [name, text] of Object.entries(TYPED)) await page.locator(`[name="${name}"]`).fill(text);
  if (isTooYoung) {
    await page.locator('[name="participants.2.age"]').fill('3');
    await page.getByRole('button', { name: orderText.goOn[lang] }).click();
    await page.locator('[name="participants.2.age"][aria-invalid]').waitFor();
    expect(await page.locator('[name="participants.2.first_name"]').inputValue()).toBe('Eva');
    expect(await page.locator('[name="buyer.email"]').inputValue()).toBe('ana@example.com');
  }
  await page.locator('[name="participants.2.age"]').fill('9');
  await page.getByRole('button', { name: orderText.goOn[lang] }).click();
  await heading(page, orderText.title.open[lang]);
}

describe('a tour', () => {
  test.each(byLanguage('es', ['es', 'en']))('is found and ordered without scripts, in %s', async (lang: Lang) => {
    const { page, close } = await visitor(browser, WITHOUT_SCRIPTS);
    await choose(page, lang, dayFromNow(8));
    expect(await isWide(page)).toBe(false);
    // What goes back is said before paying, with its day and hour.
    const says = {
      es: /^Hasta el \S+ \d+ \S+ \d{4}, .* \(hora local\): recibes/,
      en: /^Until \S+ \d+ \S+ \d{4}, .* \(local time\): you get/,
    };
    await page.getByText(says[lang]).waitFor();
    await goToPay(page, lang, true);
    expect(new URL(page.url()).pathname).toBe(paths.tourPayment[lang]);
    expect(await page.locator('[name="method"]').count()).toBeGreaterThan(1);
    expect(await isWide(page)).toBe(false);
    await close();
  });

  test('is paid in English, its ticket shown, and then its selection is gone', async () => {
    const { page, complaints, close } = await visitor(browser, DESKTOP);
    await choose(page, 'en', dayFromNow(9));
    await goToPay(page, 'en', false);
    await awake(page);
    const buys = travellerActions(page, 'en');
    await buys.typeCard('4111 1111 1111 1111');
    await buys.pay();
    await page.waitForURL((url) => url.pathname === paths.tourTicket.en);
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByRole('heading', { level: 1 }).innerText();
      })
      .toBe(tourText.ticket.title.booked.en);
    await page.getByRole('img', { name: tourText.ticket.voucher('').en.trim() }).waitFor();
    const ticket = page.url();
    expect(await shoppingCookies(page)).not.toEqual([]);

    // Approved, and not on the ticket any more.
    await page.goto(paths.tourReview.en);
    expect(new URL(page.url()).pathname).toBe(paths.tourSearch.en);
    expect(await shoppingCookies(page)).toEqual([]);
    await page.goto(ticket);
    await heading(page, tourText.ticket.title.booked.en);
    await page.getByRole('link', { name: voucherText.ways.en }).click();
    await heading(page, voucherText.title.en);
    await page.getByRole('button', { name: voucherText.resend.en }).click();
    await page.getByText(voucherText.sent.en).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('is cleared by the first page elsewhere, once, and not by the texts a purchase asks to be read', async () => {
    const { page, close } = await visitor(browser, WITHOUT_SCRIPTS);
    const client = await apiClient(siteUrl());
    const chosen = await chosenTour(client, { day: dayFromNow(10), adults: 1 });
    await page.context().addCookies(browserCookies(shoppingCookie(client, chosen)));
    await page.goto(paths.privacy.es);
    await page.goto(paths.tourReview.es);
    await heading(page, tourText.review.title.es);
    await page.goto(paths.faq.es);
    expect(await shoppingCookies(page)).toEqual([]);
    await page.goto(paths.tourReview.es);
    expect(new URL(page.url()).pathname).toBe(paths.tourSearch.es);
    await close();
  });

  test('whose start filled up meanwhile says so at the start, and keeps what was typed', async () => {
    const { page, close } = await visitor(browser, WITHOUT_SCRIPTS);
    const start = await tourStart({ day: dayFromNow(11) });
    await page.goto(tourReservationPath('es', { name: start.name, date: dayFromNow(11), slot: start.slot, adults: 2 }));
    await page.locator('[name="children"]').fill('1');
    await bookedPlaces(start, start.left);
    await page.getByRole('button', { name: tourText.reservation.hold.es }).click();
    await page
      .locator('#f-slot')
      .getByText(/ya se llenó/)
      .waitFor();
    expect(await page.locator('[name="children"]').inputValue()).toBe('1');
    expect(await page.locator(`[name="slot"][value="${start.slot}"]:checked`).count()).toBe(1);
    await page.goto(tourDetailPath('es', start.name, { date: dayFromNow(11) }));
    await page.getByText(tourText.detail.slotStates.full.es).first().waitFor();
    await close();
  });
});

test('staff cancel a start, after a question and with a reason, and everybody has the money back', async () => {
  // Nobody else's order may be in the start: other tests buy tours of earlier days.
  const day = dayFromNow(84);
  const buyer = await apiClient(siteUrl());
  const code = await tourOrder(buyer, { day });
  await payTour(buyer, code, siteUrl());
  const { page, close } = await visitor(browser, WITHOUT_SCRIPTS);
  await page.goto(`${paths.startsDesk.es}?date=${day}`);
  await page.locator('[name="key"]').fill(await operatorKey(siteData(), 'counter'));
  await page.getByRole('button', { name: operationText.submit.es }).click();
  await page.getByText(say.sold(1, 1).es).waitFor();
  expect(await isWide(page)).toBe(false);
  await page.locator('main a[href*="slot="]').first().click();
  await page.getByRole('heading', { name: say.question.es }).waitFor();
  await page.getByRole('button', { name: say.yes.es }).click();
  await page.locator('#why-missing').waitFor();
  await page.getByLabel(say.reasons.weather.es).check();
  await page.getByRole('button', { name: say.yes.es }).click();
  await page.getByText(say.done(1).es).waitFor();
  await page.getByText(say.cancelled.es, { exact: true }).waitFor();
  expect(await page.locator('main a[href*="slot="]').count()).toBe(0);
  const { ticket } = right(await buyer.call(getTourTicket, { query: { code } }));
  expect(ticket.state).toBe('cancelled');

  // A day that is none keeps what was typed.
  const answer = await page.goto(`${paths.startsDesk.es}?date=2026-02-31`);
  expect(answer!.status()).toBe(422);
  expect(await page.locator('[name="date"][aria-invalid]').count()).toBe(1);
  await close();
});

test('a bare /tours leads home and keeps its query', async () => {
  const answer = await fetch(`${siteUrl()}${paths.toursFlow.es}?origin=gdl`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/?origin=gdl']);
});
