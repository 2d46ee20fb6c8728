import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boughtBasket } from '#text/bought-basket.ts';
import { loungeText } from '#text/lounge.ts';
import { moneyIn } from '#text/money.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { besideText } from '#text/basket-beside.ts';
import { basketText } from '#text/basket.ts';
import { basketOnOrder } from '#text/basket-on-order.ts';
import { giftText } from '#text/gifts.ts';
import type { Lang } from '#text/lang.ts';
import { orderText } from '#text/orders.ts';
import { cancelPath, changePath, orderPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';
import { getChangeSchedules } from '#wire/schedule-change.ts';
import { getTourTicket, postTourBooking } from '#wire/tours-sale.ts';
import { getReservation } from '#wire/websale.ts';
import { apiClient, dayFromNow } from './testing/api-client.ts';
import { adventureOrder, asClassic, basketWith } from './testing/begun-orders.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { giftOrder } from './testing/gift-order.ts';
import { goOnWith, type Held, held } from './testing/held.ts';
import { siteUrl } from './testing/own-site.ts';
import { cancelTour, payBasket } from './testing/paid-basket.ts';
import { bring, right } from './testing/reach-steps.ts';
import { browserCookies, tourOrder } from './testing/tours.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';

const APPROVED = '4111 1111 1111 1111';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A browser of someone with a reservation. */
async function browserOf(someone: Held, options: BrowserContextOptions) {
  const visit = await visitor(browser, options);
  await goOnWith(visit.page.context(), someone);
  return visit;
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const bought = (page: Page) => page.locator(`section[aria-label] > article[aria-labelledby^="bought-"]`);
const parts = (page: Page) => page.locator('section[aria-labelledby="inside"] article');

describe.each(
  byLanguage('es', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const),
)('a basket, in %s', (lang: Lang, screen: BrowserContextOptions) => {
  test('takes a trip and a gift card without scripts, and is paid once by card', async () => {
    const someone = await held();
    const { client, code } = someone;
    const gift = await giftOrder(client);
    const plain = await browserOf(someone, { ...screen, javaScriptEnabled: false });
    await plain.page.goto(orderPath(lang, gift));
    await plain.page.getByRole('button', { name: basketOnOrder.add[lang] }).click();
    await heading(plain.page, basketText.title[lang]);
    // The payment of a trip leads there too.
    await plain.page.goto(`${paths.reservationFlow[lang]}/pago?code=${code}`);
    await plain.page.locator(`a[href="${paths.basket[lang]}"]`).click();
    await heading(plain.page, basketText.title[lang]);
    // The trip waits unpaid in the same browser.
    await plain.page.locator(`button[name="add"][value="${code}"]`).click();
    await plain.page.locator(`button[name="remove"][value="${code}"]`).waitFor();
    expect(await parts(plain.page).count()).toBe(2);
    await plain.page.locator(`button[name="remove"][value="${gift}"]`).click();
    await plain.page.locator(`button[name="add"][value="${gift}"]`).click();
    await plain.page.locator(`button[name="remove"][value="${gift}"]`).waitFor();
    expect(await isWide(plain.page)).toBe(false);
    await plain.close();

    const { page, complaints, close } = await browserOf(someone, screen);
    // With scripts the payment of a trip asks before it is left, but not on the way to the basket.
    await page.goto(`${paths.reservationFlow[lang]}/pago?code=${code}`);
    await awake(page);
    await page.waitForFunction(() => localStorage.getItem('anden.reservation') !== null);
    await page.locator(`main a[href="${paths.basket[lang]}"]`).click();
    await heading(page, basketText.title[lang]);
    await page.getByRole('link', { name: basketText.pay[lang] }).click();
    await heading(page, orderText.title.open[lang]);
    await awake(page);
    const buys = travellerActions(page, lang);
    await buys.typeCard(APPROVED);
    await buys.pay();
    await heading(page, orderText.title.paid[lang]);
    expect(await isWide(page)).toBe(false);
    // One page of tickets; each order has its own page besides.
    await page.getByRole('link', { name: boughtBasket.openOne(giftText.name[lang])[lang], exact: true }).click();
    await heading(page, orderText.title.paid[lang]);
    await page.goBack();
    const trip = bought(page).filter({ has: page.getByRole('heading', { name: /^\S.* (a|to) \p{Lu}/u }) });
    expect(await trip.getByRole('img', { name: ticketsStep.qr[lang] }).count()).toBeGreaterThan(0);
    await trip.getByRole('link', { name: /^(Ver el pedido|See the order)/ }).click();
    await page.waitForURL((url) => url.pathname === paths.itinerary[lang]);
    await page.goto(paths.basket[lang]);
    await page.getByText(basketText.empty[lang]).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('shows each of its orders with its voucher, and what went back once one is cancelled', async () => {
    const client = await apiClient(siteUrl());
    const ahead = lang === 'es' ? 14 : 16;
    const tour = await tourOrder(client, { day: dayFromNow(ahead) });
    const adventure = await adventureOrder(client, ahead);
    const code = await basketWith(client, [tour, adventure]);
    const { page, close } = await visitor(browser, { ...screen, javaScriptEnabled: false });
    await page.context().addCookies(browserCookies(client.cookie()));
    // Two sellers: each invoices what it sold.
    const isSoldByPartner =
      lang === 'es' ? /vende y factura: .+ Pídele su factura al \d/ : /sells and invoices: .+ invoice: \d/;
    await page.goto(paths.basket[lang]);
    await page.locator('section[aria-labelledby="invoices"]').getByText(isSoldByPartner).waitFor();
    await payBasket(client, code, [tour, adventure]);
    await page.goto(`${paths.invoicing[lang]}?code=${code}`);
    await page.getByText(isSoldByPartner).waitFor();
    expect(await page.locator('input[name="payment"]').count()).toBe(1);
    await page.goto(orderPath(lang, code));
    expect(await bought(page).count()).toBe(2);
    expect(await bought(page).getByRole('img').count()).toBe(2);
    expect(
      await bought(page)
        .getByRole('link', { name: /^(Descargar PDF|Download PDF)/ })
        .count(),
    ).toBe(2);
    const amount = await cancelTour(client, tour);
    await page.reload();
    await page.getByText(boughtBasket.returned(moneyIn(amount, lang))[lang]).waitFor();
    await page.getByText(boughtBasket.left[lang]).waitFor();
    expect(await bought(page).getByRole('img').count()).toBe(1);
    expect(await isWide(page)).toBe(false);
    await close();
  });

  test('takes an hour in the lounge for its own unpaid bus', async () => {
    const client = await asClassic(await apiClient(siteUrl()), siteUrl());
    const trip = await bring(client, 4, { ahead: lang === 'es' ? 41 : 43, destination: 'PVR' });
    await basketWith(client, [trip]);
    const { page, close } = await visitor(browser, { ...screen, javaScriptEnabled: false });
    await page.context().addCookies(browserCookies(client.cookie()));
    await page.goto(paths.basket[lang]);
    await page.locator(`section[aria-labelledby="more"] a[href="${paths.loungeBooking[lang]}"]`).click();
    await page.getByText(loungeText.withTrip[lang]).first().waitFor();
    await page.getByRole('button', { name: loungeText.bookIntoBasket[lang] }).first().click();
    await heading(page, basketText.title[lang]);
    expect(await parts(page).count()).toBe(2);
    await page.getByRole('link', { name: basketText.pay[lang] }).click();
    await heading(page, orderText.title.open[lang]);
    expect(await page.locator('[name="method"]').count()).toBeGreaterThan(0);
    await page.goBack();
    // Without its bus it cannot be paid.
    await page.locator(`button[name="remove"][value="${trip}"]`).click();
    await page.getByText(basketText.blocked[lang]).waitFor();
    expect(await isWide(page)).toBe(false);
    await close();
  });

  test('says before its bus is cancelled or moved what else was bought for it, and what that gives back', async () => {
    const client = await apiClient(siteUrl());
    const ahead = lang === 'es' ? 12 : 13;
    const trip = await bring(client, 4, { ahead, destination: 'PVR', service: 'primera' });
    const tour = await tourOrder(client, { day: dayFromNow(ahead + 1) });
    const code = await basketWith(client, [trip, tour]);
    await payBasket(client, code, []);
    const { page, close } = await visitor(browser, { ...screen, javaScriptEnabled: false });
    await page.context().addCookies(browserCookies(client.cookie()));
    await page.goto(cancelPath(lang, trip));
    const beside = page.locator('section[aria-labelledby="beside"]');
    expect(await beside.locator('li').count()).toBe(1);
    await beside.getByText(lang === 'es' ? 'Cancelarlo también' : 'Cancel it too').waitFor();
    expect(await isWide(page)).toBe(false);
    // A bus after the tour, at the same price and at another one.
    const { tickets } = right(await client.call(getReservation, { query: { code: trip } })).reservation;
    const ticket = tickets.find(({ direction }) => direction === 'departure')!.folio;
    const query = { ticket_id: ticket, date: dayFromNow(ahead + 2) };
    const { schedules } = right(await client.call(getChangeSchedules, { params: { id: trip }, query }));
    for (const isPaid of [false, true]) {
      const { schedule } = schedules.find((one) => one.schedule.available && one.difference > 0 === isPaid)!;
      const run = `${schedule.schedule_id}|${schedule.schedule_detail_id}`;
      await page.goto(`${changePath(lang, { code: trip, ticket })}&${new URLSearchParams({ run })}`);
      await beside.getByText((isPaid ? besideText.movedAndPaid : besideText.moved)[lang]).waitFor();
      expect(await beside.locator('li').count()).toBe(1);
      // What a payment moves is not cancelled by the same press.
      expect(await beside.getByRole('checkbox').count()).toBe(isPaid ? 0 : 1);
    }
    await beside.getByRole('link').click();
    await page.waitForURL((url) => url.searchParams.get('code') === tour);
    await close();
  });

  test('cancels a bus with what else was bought for it in one press, and keeps what is unticked', async () => {
    const client = await apiClient(siteUrl());
    const ahead = lang === 'es' ? 15 : 16;
    const trip = await bring(client, 4, { ahead, destination: 'PVR' });
    const [tour, other] = [
      await tourOrder(client, { day: dayFromNow(ahead + 1) }),
      await tourOrder(client, { day: dayFromNow(ahead + 2) }),
    ];
    await payBasket(client, await basketWith(client, [trip, tour, other]), []);
    for (const code of [tour, other]) right(await client.call(postTourBooking, { body: { code } }));
    const { page, close } = await visitor(browser, { ...screen, javaScriptEnabled: false });
    await page.context().addCookies(browserCookies(client.cookie()));
    await page.goto(cancelPath(lang, trip));
    const ticks = page.locator('section[aria-labelledby="beside"] input[type="checkbox"]');
    expect(await ticks.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))).toEqual([true, true]);
    await page.locator(`input[name="also"][value*="${other}"]`).uncheck();
    await page.locator('form#confirm button').click();
    await page.getByText(besideText.ended(tour)[lang]).waitFor();
    expect(await isWide(page)).toBe(false);
    const stateOf = async (code: string) => right(await client.call(getTourTicket, { query: { code } })).ticket.state;
    expect([await stateOf(tour), await stateOf(other)]).toEqual(['cancelled', 'booked']);
    await close();
  });
});
