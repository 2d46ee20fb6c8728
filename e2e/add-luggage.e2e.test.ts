import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { luggageItinerary } from '#text/luggage/itinerary.ts';
import { addText } from '#text/luggage/page.ts';
import { orderOtherwise } from '#text/order-otherwise.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { extrasForm } from '#text/extras-form.ts';
import { additionPayment } from '#text/additions/payment.ts';
import { luggageErrors } from '#text/luggage/errors.ts';
import type { Lang } from '#text/lang.ts';
import { getAdditions } from '#wire/luggage/calls.ts';
import { addPath } from '#wire/luggage/path.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import { getReservation } from '#wire/websale.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { heldBack } from './testing/scripts-held-back.ts';
import { siteUrl } from './testing/own-site.ts';
import { ownerIn } from './testing/owner.ts';
import { type PaidTrip, paidTrip } from './testing/paid-trip.ts';
import { right } from './testing/reach-steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const stateOf = async ({ client, code }: PaidTrip) =>
  right(await client.call(getReservation, { query: { code } })).reservation;
const offersOf = async ({ client, code }: PaidTrip) =>
  right(await client.call(getAdditions, { query: { code } })).tickets[0]!.offers;
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe.each(
  byLanguage('en', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const),
)('in %s', (lang: Lang, screen: BrowserContextOptions) => {
  test('two suitcases by card: on the ticket, in the total, and no more than may be', async () => {
    const trip = await paidTrip({ ahead: dayOfItsOwn(), service: 'primera' });
    const before = await stateOf(trip);
    const [bag] = await offersOf(trip);
    const { page, complaints, close } = await ownerIn(browser, trip, { lang, screen });
    await page.goto(itineraryPath(lang, trip.code));
    await page.getByRole('link', { name: luggageItinerary.add[lang] }).click();
    await page.getByRole('heading', { name: addText.title[lang], level: 1 }).waitFor();
    await awake(page);
    expect(await fits(page)).toBe(true);
    await page.getByRole('spinbutton', { name: bag!.name[lang] }).fill('2');
    await page
      .getByRole('status')
      .getByText(/240\.00/)
      .waitFor();
    await page.getByRole('button', { name: addText.go[lang] }).click();

    await page.getByRole('heading', { name: additionPayment.title[lang], level: 1 }).waitFor();
    const buys = travellerActions(page, lang);
    await buys.typeCard('4111 1111 1111 1111');
    await buys.pay();
    await page.getByText(addText.done[lang]).waitFor();

    const now = await stateOf(trip);
    expect(now.tickets[0]!.additions).toEqual([{ name: bag!.name, quantity: 2 }]);
    expect(now.summary.total).toBe(before.summary.total + 2 * bag!.price);
    expect((await offersOf(trip))[0]!.left).toBe(bag!.most - 2);
    await page.goto(itineraryPath(lang, trip.code));
    await page.getByText(`2 × ${bag!.name[lang]}`).first().waitFor();
    expect(await fits(page)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('without scripts it is a plain form, and the total is a press away', async () => {
  const trip = await paidTrip({ ahead: dayOfItsOwn(), service: 'primera' });
  const [bag] = await offersOf(trip);
  const { page, close } = await ownerIn(browser, trip, { lang: 'es', screen: { ...PHONE, javaScriptEnabled: false } });
  await page.goto(addPath('es', trip.code));
  await page.getByRole('button', { name: addText.go.es }).click();
  await page.getByRole('link', { name: luggageErrors.additions_required.es }).waitFor();
  await page.getByRole('spinbutton', { name: bag!.name.es }).fill('1');
  await page.getByRole('button', { name: extrasForm.see.es }).click();
  await page.getByText('$ 120.00', { exact: true }).waitFor();
  expect(await page.getByRole('spinbutton', { name: bag!.name.es }).inputValue()).toBe('1');
  await page.getByRole('button', { name: addText.go.es }).click();
  await page.getByRole('heading', { name: additionPayment.title.es, level: 1 }).waitFor();
  await page.getByRole('radio', { name: payWayTexts.oxxo.name.es }).check();
  await page.getByRole('button', { name: /Recibir referencia/ }).click();
  await page.getByText(additionPayment.notATicket.es).waitFor();
  const otherwise = page.locator('details', { hasText: orderOtherwise.title.es });
  expect(await otherwise.textContent()).toContain(orderOtherwise.payHintOfAddition.es);
  expect(await otherwise.textContent(), 'the seats are sold, not held').not.toMatch(/asientos/);
  await close();
});

test('what is typed before the script comes counts when it has come', async () => {
  const trip = await paidTrip({ ahead: dayOfItsOwn(), service: 'primera' });
  const [bag] = await offersOf(trip);
  const { page, close } = await ownerIn(browser, trip, { lang: 'es', screen: PHONE });
  const scripts = await heldBack(page);
  await page.goto(addPath('es', trip.code), { waitUntil: 'commit' });
  await page.getByRole('spinbutton', { name: bag!.name.es }).fill('1');
  scripts.release();
  await awake(page);
  await page.getByRole('status').getByText('$ 120.00', { exact: true }).waitFor();
  await page.getByRole('button', { name: addText.go.es }).click();
  await page.getByRole('heading', { name: additionPayment.title.es, level: 1 }).waitFor();
  await close();
});

test('a stranger with the address is asked to prove that it is theirs', async () => {
  const trip = await paidTrip({ ahead: dayOfItsOwn(), service: 'primera' });
  const { page, close } = await visitor(browser, DESKTOP);
  await page.goto(new URL(addPath('es', trip.code), siteUrl()).href);
  await page.waitForURL(/mi-reservacion\/buscar/);
  await close();
});
