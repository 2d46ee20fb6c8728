import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { basketItem } from '#text/basket.ts';
import { giftText } from '#text/gifts.ts';
import { paymentPending } from '#text/payment-pending.ts';
import { orderOtherwise } from '#text/order-otherwise.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { resumePage } from '#text/resume-page.ts';
import { resumeStrip } from '#text/resume-strip.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { storeReferenceText } from '#text/store-reference.ts';
import { DAY } from '#kernel/instant.ts';
import * as paths from '#wire/page-paths.ts';
import { apiClient, dayFromNow } from './testing/api-client.ts';
import { basketWith } from './testing/begun-orders.ts';
import { giftOrder } from './testing/gift-order.ts';
import { siteUrl } from './testing/own-site.ts';
import { browserCookies, tourOrder } from './testing/tours.ts';
import { atRest, awake, travellerActions } from './testing/traveller-actions.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { goOnWith, type Held, held } from './testing/held.ts';
import { savedMails } from './testing/saved-mails.ts';
import { orderAtOxxo } from './testing/one-way.ts';

const WANTS_BANK = '4000 0000 0000 0044';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A browser with the session of the buyer, reopened: only cookies are left. */
const reopened = async (sale: Held, options = PHONE) => {
  const visit = await visitor(browser, options);
  await goOnWith(visit.page.context(), sale);
  return visit;
};

describe('in the same browser', () => {
  test('seats held and the tab closed: the home page leads back to the payment, also without scripts', async () => {
    const sale = await held();
    const { page, close } = await reopened(sale, { ...PHONE, javaScriptEnabled: false });
    await page.goto('/');
    await page.getByText(resumeStrip.held.title.es).waitFor();
    await page.getByRole('link', { name: resumeStrip.held.go.es }).click();
    await page.getByRole('group', { name: /Forma de pago/ }).waitFor();
    await close();
  });

  test('a tour, a gift card and their basket unpaid: the home page leads to each, also without scripts', async () => {
    const client = await apiClient(siteUrl());
    const [tour, gift] = [await tourOrder(client, { day: dayFromNow(16) }), await giftOrder(client)];
    await basketWith(client, [tour, gift]);
    const { page, complaints, close } = await visitor(browser, { ...PHONE, javaScriptEnabled: false });
    await page.context().addCookies(browserCookies(client.cookie()));
    const rows = page.getByRole('region', { name: resumeStrip.label.es }).getByRole('listitem');
    const leads = async (title: string, to: string) => {
      await page.goto('/');
      const row = rows.filter({ hasText: title });
      await row.getByRole('link').click();
      expect(new URL(page.url()).pathname).toBe(to);
    };
    await page.goto('/');
    expect(await rows.count()).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await leads(`${resumeStrip.places.title.es} Tour: `, paths.tourPayment.es);
    await leads(`${resumeStrip.unpaid.title.es} ${giftText.name.es}`, paths.order.es);
    await leads(`${resumeStrip.unpaid.title.es} ${basketItem.title(2).es}`, paths.basket.es);
    expect(complaints).toEqual([]);
    await close();
  });

  test('closed at the bank: the first answer of the next browser says where the payment waits', async () => {
    const sale = await held();
    const before = await reopened(sale);
    await before.page.goto('/reservacion/pago');
    await awake(before.page);
    const buys = travellerActions(before.page, 'es');
    await buys.typeCard(WANTS_BANK);
    await buys.pay();
    await before.page.getByRole('button', { name: /Autorizar/ }).waitFor();
    await before.close();

    const { page, complaints, close } = await reopened(sale);
    await page.goto('/');
    await page.getByRole('link', { name: resumeStrip.paying.go.es }).click();
    await page.getByRole('heading', { name: paymentPending.waits.bank.title.es }).waitFor();
    await page.getByRole('link', { name: paymentPending.waits.bank.goOn.es }).click();
    await page.getByRole('button', { name: /Autorizar/ }).click();
    await page.getByRole('heading', { name: ticketPapers.title.es, level: 1 }).waitFor();
    await page.goto('/');
    expect(await page.getByText(/asientos siguen apartados|pago está en marcha/).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('being sent to PayPal is not leaving: the browser keeps its copy of the reservation', async () => {
    const sale = await held();
    const { page, close } = await reopened(sale, DESKTOP);
    await page.goto('/reservacion/pago');
    await atRest(page);
    await page.getByRole('radio', { name: payWayTexts.paypal.name.es }).check();
    await page.getByRole('button', { name: / PayPal$/ }).press('Enter');
    await page.waitForURL(/checkoutnow/);
    // A dropped copy lives for one second.
    const { origins } = await page.context().storageState();
    const kept = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'anden.reservation');
    const { until, value } = JSON.parse(atob(kept!.value));
    expect(value).toEqual({ code: sale.code, step: 'pago' });
    expect(until - Date.now()).toBeGreaterThan(DAY / 2);
    await close();
  });
});

describe('on another device, by the link of a mail', () => {
  /** The target of the link in a reference's e-mail. */
  const mailed = async (sale: Held): Promise<string> => {
    await orderAtOxxo(sale.client, sale.code);
    await expect.poll(() => savedMails(sale.code)).not.toHaveLength(0);
    const [mail] = await savedMails(sale.code);
    return /https?:\/\/\S+\?t=[\w-]+/.exec(mail!.text!)![0];
  };

  test('the reference is there, can be given up, and the payment goes on from that device', async () => {
    const sale = await held();
    const link = await mailed(sale);
    const { page, complaints, close } = await visitor(browser, PHONE);
    await page.goto(link);
    await page.getByRole('heading', { name: storeReferenceText.title.oxxo.es, level: 1 }).waitFor();
    await page.locator('summary', { hasText: orderOtherwise.pay.es }).click();
    await page.getByRole('button', { name: orderOtherwise.pay.es }).click();
    await awake(page);
    await page.getByRole('radio', { name: payWayTexts.cash.name.es }).check();
    await page.getByRole('button', { name: /Reservar y pagar/ }).click();
    await page.getByRole('heading', { name: ticketPapers.titlePend.es, level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(['es', 'en'] as const)('a link with a letter changed is said plainly (%s)', async (lang) => {
    const link = await mailed(await held());
    const { page, close } = await visitor(browser, PHONE);
    const forged = new URL(link.slice(0, -2) + (link.at(-2) === 'A' ? 'B' : 'A') + link.slice(-1));
    forged.searchParams.set('lang', lang);
    const answer = await page.goto(forged.href);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: resumePage.forged.title[lang], level: 1 }).waitFor();
    await close();
  });
});
