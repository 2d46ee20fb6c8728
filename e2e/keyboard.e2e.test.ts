import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { additionalsStep } from '#text/additionals-step.ts';
import { adventureText } from '#text/adventures/words.ts';
import { basketText } from '#text/basket.ts';
import { basketOnOrder } from '#text/basket-on-order.ts';
import { contactStep } from '#text/contact-step.ts';
import { flow } from '#text/flow.ts';
import type { Lang } from '#text/lang.ts';
import { loungeText } from '#text/lounge.ts';
import { orderText } from '#text/orders.ts';
import { homeText } from '#text/pages/home.ts';
import { homeSearchText } from '#text/pages/home-search.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { seatsStep } from '#text/seats-step.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { tourText } from '#text/tours/pages.ts';
import { adventurePath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';
import { apiClient } from './testing/api-client.ts';
import { asClassic, basketWith } from './testing/begun-orders.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { byLanguage } from './testing/by-language.ts';
import { goOnWith, held } from './testing/held.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { bring } from './testing/reach-steps.ts';
import { siteDatabase } from './testing/site-database.ts';
import { browserCookies } from './testing/tours.ts';
import { awake } from './testing/traveller-actions.ts';
import { tabTo, tabToNamed } from './testing/keyboard.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('who was given more time on a telephone is told so where the button was', async () => {
  const { page, close } = await visitor(browser, PHONE);
  const holder = await held();
  const database = await siteDatabase(siteData());
  await database.holdsFor(holder.code, 240);
  await database.close();
  await goOnWith(page.context(), holder);
  await page.goto(`/reservacion/pago?code=${holder.code}`);
  await awake(page);
  await page.getByRole('button', { name: flow.extend.es }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(flow.extended.es);
  await close();
});

test('a whole sale by keyboard alone', async () => {
  const { page, close } = await visitor(browser, DESKTOP);
  await page.goto('/');
  await awake(page);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ href: '#main' });

  await tabTo(page, 'input[name="round"]');
  await page.keyboard.press('ArrowRight');
  await chooseByTyping(page, '#f-origin', 'nueva central');
  await chooseByTyping(page, '#f-destination', 'sayulita');
  await tabTo(page, '[name="departure.date"] ~ button');
  await page.keyboard.press('Enter');
  await tabToNamed(page, homeSearchText.tomorrow.es);
  await page.keyboard.press('Enter');
  await tabToNamed(page, homeText.submit.es);
  await page.keyboard.press('Enter');
  await page.waitForURL(/horarios/);

  await tabTo(page, 'button[name="run"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/contacto/);

  for (const [name, text] of [
    ['contact.first_name', 'Ana'],
    ['contact.last_name', 'López'],
    ['contact.cell_phone', '3312345678'],
    ['contact.email', 'ana@example.com'],
  ] as const) {
    await tabTo(page, `[name="${name}"]`);
    await page.keyboard.type(text);
  }
  await tabToNamed(page, contactStep.submit.es);
  await page.keyboard.press('Enter');
  await page.waitForURL(/adicionales/);
  await tabToNamed(page, additionalsStep.submit.es);
  await page.keyboard.press('Enter');
  await page.waitForURL(/asientos/);

  await awake(page);
  await tabTo(page, 'table button');
  const first = (await focused(page)).label;
  await page.keyboard.press('ArrowDown');
  expect((await focused(page)).label).not.toBe(first);
  await page.keyboard.press('Enter');
  await page.locator('table button[aria-pressed="true"]').waitFor();
  await tabToNamed(page, seatsStep.hold.es);
  await page.keyboard.press('Enter');
  await page.waitForURL(/pago/);

  await awake(page);
  await tabTo(page, 'input[name="method"]');
  // Wraps around from the first payment method to the last: the counter.
  await page.keyboard.press('ArrowUp');
  expect(await page.getByRole('radio', { name: payWayTexts.cash.name.es }).isChecked()).toBe(true);
  await tabTo(page, 'button', /Reservar y pagar/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/boletos/);
  await page.getByRole('heading', { name: ticketPapers.titlePend.es, level: 1 }).waitFor();
  await close();
});

test.each(byLanguage('es', ['es', 'en']))(
  'in %s a tour, an adventure and an hour in the lounge are chosen, and paid with the bus, by keyboard alone',
  async (lang: Lang) => {
    const client = await asClassic(await apiClient(siteUrl()), siteUrl());
    const trip = await bring(client, 4, { ahead: lang === 'es' ? 45 : 47, destination: 'PVR' });
    await basketWith(client, [trip]);
    const { page, complaints, close } = await visitor(browser, DESKTOP);
    await page.context().addCookies(browserCookies(client.cookie()));
    await page.goto(paths.basket[lang]);

    await follow(page, `#more ~ * a[href="${paths.loungeBooking[lang]}"]`);
    await heading(page, loungeText.title[lang]);
    await tabTo(page, '[name="starts_at"]');
    await page.keyboard.press('ArrowRight');
    await press(page, loungeText.bookIntoBasket[lang]);
    await heading(page, basketText.title[lang]);

    await follow(page, `#more ~ * a[href="${paths.tourSearch[lang]}"]`);
    await heading(page, tourText.search.title[lang]);
    await tabTo(page, '[name="q"]');
    await page.keyboard.type('surf');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: tourText.search.found(1)[lang] }).waitFor();
    await follow(page, 'main li h3 a');
    await follow(page, 'main td a');
    await follow(page, 'main a[href*="slot="]');
    await heading(page, tourText.reservation.title[lang]);
    await tabTo(page, '[name="adults"]');
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('[name="adults"]').inputValue()).toBe('1');
    await press(page, tourText.reservation.hold[lang]);
    await heading(page, tourText.review.title[lang]);
    await press(page, tourText.review.goOn[lang]);
    await heading(page, tourText.customer.title[lang]);
    await typeBuyer(page);
    await press(page, orderText.goOn[lang]);
    await heading(page, orderText.title.open[lang]);
    await press(page, basketOnOrder.add[lang]);
    await heading(page, basketText.title[lang]);

    await follow(page, `#more ~ * a[href="${paths.adventures[lang]}"]`);
    await heading(page, adventureText.title[lang]);
    await follow(page, `main a[href="${adventurePath(lang, 'ballenas-jorobadas')}"]`);
    await tabTo(page, '[name="people"]');
    await page.keyboard.press('ArrowDown');
    await typeBuyer(page);
    await press(page, adventureText.book[lang]);
    await heading(page, orderText.title.open[lang]);
    await press(page, basketOnOrder.add[lang]);
    await heading(page, basketText.title[lang]);
    expect(await page.locator('button[name="remove"]').count()).toBe(4);

    await follow(page, 'main a', basketText.pay[lang]);
    await heading(page, orderText.title.open[lang]);
    await awake(page);
    await tabTo(page, 'iframe');
    const card = page.frameLocator('iframe');
    for (const [field, text] of [
      ['number', '4111111111111111'],
      ['holder', 'ANA LOPEZ'],
      ['expiry', '1239'],
      ['cvv', '123'],
    ] as const) {
      await expect.poll(() => card.locator(':focus').getAttribute('id')).toBe(field);
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await tabTo(page, 'button', /^(Pagar|Pay) \$/);
    await page.keyboard.press('Enter');
    await heading(page, orderText.title.paid[lang]);
    expect(complaints).toEqual([]);
    await close();
  },
);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

/** Opens a link, and waits for its page. */
async function follow(page: Page, selector: string, text?: string): Promise<void> {
  await tabTo(page, selector, text === undefined ? undefined : new RegExp(`^${text}`));
  const before = page.url();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.href !== before);
}

async function press(page: Page, name: string): Promise<void> {
  await tabToNamed(page, name);
  await page.keyboard.press('Enter');
}

async function typeBuyer(page: Page): Promise<void> {
  for (const [name, text] of [
    ['first_name', 'Ana'],
    ['last_name', 'López'],
    ['cell_phone', '3312345678'],
    ['email', 'ana@example.com'],
  ] as const) {
    await tabTo(page, `[name="buyer.${name}"]`);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
}

async function chooseByTyping(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const focused = (page: Page) =>
  page.evaluate(() => ({
    href: document.activeElement?.getAttribute('href'),
    label: document.activeElement?.getAttribute('aria-label'),
  }));
