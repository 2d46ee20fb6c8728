import { type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frame } from '#text/frame.ts';
import { orderOtherwise } from '#text/order-otherwise.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import { getPayment, getReservation, postPayment } from '#wire/websale.ts';
import { launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { goOnWith, type Held, held } from './testing/held.ts';
import { orderAtOxxo } from './testing/one-way.ts';
import { right } from './testing/reach-steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const WITHOUT_SCRIPTS = { ...PHONE, javaScriptEnabled: false };

/** Days ahead: an address may have at most a fifth of one bus waiting for money, and other files order as well. */
let ahead: number;
beforeAll(() => {
  ahead = dayOfItsOwn();
});

async function ordered(): Promise<Held> {
  const sale = await held(ahead);
  const { client, code } = sale;
  const { total } = right(await client.call(getPayment, { query: { code } }));
  right(await client.call(postPayment, { body: { code, method: 'cash', idempotency_key: `cash-of-${code}`, total } }));
  return sale;
}

async function open(sale: Held, path: string, options = PHONE) {
  const visit = await visitor(browser, options);
  await goOnWith(visit.page.context(), sale);
  await visit.page.goto(path);
  return visit;
}

const press = async (page: Page, name: string) => {
  await page.locator('summary', { hasText: orderOtherwise.title.es }).click();
  await page.getByRole('button', { name, exact: true }).click();
};
const standing = async ({ client, code }: Held) =>
  right(await client.call(getReservation, { query: { code } })).reservation;

describe('an order that waits for cash at the counter', () => {
  test('is paid by card from the page of its tickets', async () => {
    const sale = await ordered();
    const { page, complaints, close } = await open(sale, stepAddress('boletos', { lang: 'es', code: sale.code }));
    await page.getByRole('heading', { name: ticketPapers.titlePend.es, level: 1 }).waitFor();
    await press(page, orderOtherwise.pay.es);
    await page.getByRole('group', { name: /Forma de pago/ }).waitFor();
    await awake(page);
    const buys = travellerActions(page, 'es');
    await buys.typeCard('4111 1111 1111 1111');
    await buys.pay();
    await page.getByRole('heading', { name: ticketPapers.title.es, level: 1 }).waitFor();
    expect((await standing(sale)).payment).toBe('approved');
    expect(complaints).toEqual([]);
    await close();
  });

  test('leads from the itinerary to the other ways, without scripts', async () => {
    const sale = await ordered();
    const { page, close } = await open(sale, itineraryPath('es', sale.code), WITHOUT_SCRIPTS);
    await press(page, orderOtherwise.pay.es);
    await page.getByLabel(payWayTexts.cash.name.es).first().waitFor();
    expect(await standing(sale)).toMatchObject({ payment: 'process', expired: false, tickets: [] });
    await close();
  });

  test('is given up without scripts: its seats are free, and nothing is to be paid', async () => {
    const sale = await ordered();
    const { page, close } = await open(sale, itineraryPath('es', sale.code), WITHOUT_SCRIPTS);
    await press(page, orderOtherwise.giveUp.es);
    await page.getByText(frame.orderGivenUp.es).waitFor();
    const { payment, passengers, tickets } = await standing(sale);
    expect([payment, tickets, passengers.every((one) => one.seat_departure === null)]).toEqual(['process', [], true]);
    await close();
  });

  test('that was paid meanwhile is not given up: its tickets are shown', async () => {
    const sale = await ordered();
    const { page, close } = await open(sale, stepAddress('boletos', { lang: 'es', code: sale.code }), WITHOUT_SCRIPTS);
    const other = await open(sale, stepAddress('boletos', { lang: 'es', code: sale.code }));
    await press(other.page, orderOtherwise.pay.es);
    await awake(other.page);
    const buys = travellerActions(other.page, 'es');
    await buys.typeCard('4111 1111 1111 1111');
    await buys.pay();
    await other.page.getByRole('heading', { name: ticketPapers.title.es, level: 1 }).waitFor();
    await other.close();
    await press(page, orderOtherwise.giveUp.es);
    await page.getByRole('heading', { name: ticketPapers.title.es, level: 1 }).waitFor();
    expect((await standing(sale)).payment).toBe('approved');
    await close();
  });
});

test('a reference for a store is paid otherwise from the itinerary too', async () => {
  const sale = await held(ahead);
  await orderAtOxxo(sale.client, sale.code);
  const { page, close } = await open(sale, itineraryPath('es', sale.code), WITHOUT_SCRIPTS);
  await press(page, orderOtherwise.pay.es);
  await page.getByRole('group', { name: /Forma de pago/ }).waitFor();
  expect((await standing(sale)).voucher).toBeNull();
  await close();
});
