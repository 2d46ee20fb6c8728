import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeText } from '#text/change-schedule.ts';
import { itineraryText } from '#text/itinerary.ts';
import type { Lang } from '#text/lang.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import { getChangeSchedules } from '#wire/schedule-change.ts';
import { getReservation } from '#wire/websale.ts';
import { dayFromNow } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, PHONE } from './testing/browser.ts';
import { wholeRows } from './testing/by-language.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';
import { savedMails } from './testing/saved-mails.ts';
import { ownerIn } from './testing/owner.ts';
import { type PaidTrip, paidTrip } from './testing/paid-trip.ts';
import { right } from './testing/reach-steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const { open } = changeText;
const stateOf = async ({ client, code }: PaidTrip) =>
  right(await client.call(getReservation, { query: { code } })).reservation;

/** From the reservation to the departures of a day. */
async function toDepartures(page: Page, { code }: PaidTrip, { lang, date }: { lang: Lang; date: string }) {
  await page.goto(itineraryPath(lang, code));
  await page.getByRole('link', { name: itineraryText.choose.return[lang] }).click();
  await page.getByRole('heading', { name: open.title[lang], level: 1 }).waitFor();
  await page.getByLabel(changeText.anotherDay[lang], { exact: true }).fill(date);
  await page.getByRole('button', { name: changeText.seeDay[lang] }).click();
  await page.waitForURL(new RegExp(`date=${date}`));
}

/** The first departure whose difference has that sign. */
async function choose(page: Page, trip: PaidTrip, { date, sign }: { date: string; sign: -1 | 0 | 1 }) {
  const asked = { params: { id: trip.code }, query: { ticket_id: `${trip.code}-02`, date } };
  const { schedules } = right(await trip.client.call(getChangeSchedules, asked));
  const { schedule } = schedules.find((one) => Math.sign(one.difference) === sign && one.schedule.available)!;
  await page.locator(`button[name="run"][value="${schedule.schedule_id}|${schedule.schedule_detail_id}"]`).click();
  await page
    .getByRole('heading', { name: open.titleOffer[page.url().includes('/itinerary/') ? 'en' : 'es'] })
    .waitFor();
  return schedule;
}

const fits = (page: Page) => page.evaluate('document.documentElement.scrollWidth <= innerWidth');

describe.each<[Lang, BrowserContextOptions, number]>([
  ['es', PHONE, 8],
  ['en', { ...DESKTOP, javaScriptEnabled: false }, 9],
  ...wholeRows<[Lang, BrowserContextOptions, number]>([
    ['es', { ...PHONE, javaScriptEnabled: false }, 13],
    ['en', DESKTOP, 16],
  ]),
])('in %s', (lang: Lang, screen: BrowserContextOptions, ahead: number) => {
  test('an open return gets its departure and its seat, and nothing is paid', async () => {
    const trip = await paidTrip({ ahead, service: 'primera', opensReturn: true });
    const [, before] = (await stateOf(trip)).tickets;
    const { page, complaints, close } = await ownerIn(browser, trip, { lang, screen });
    const date = dayFromNow(ahead + 2);
    await toDepartures(page, trip, { lang, date });
    expect(await fits(page)).toBe(true);
    const schedule = await choose(page, trip, { date, sign: 0 });
    expect(await fits(page)).toBe(true);
    await page.getByRole('button', { name: open.confirm[lang] }).click();
    await page.getByRole('heading', { name: open.titleDone[lang], level: 1 }).waitFor();
    await page.getByText(`${trip.code}-03`).waitFor();
    const now = await stateOf(trip);
    const [out, back] = now.tickets;
    expect(now.return.schedule).toMatchObject({ departs_at: schedule.departs_at });
    expect(now).toMatchObject({ changed: [], summary: { total: 130_000 } });
    expect([out!.folio, back!.folio, back!.open]).toEqual([`${trip.code}-01`, `${trip.code}-03`, false]);
    expect(back!.seat).toBeGreaterThan(0);
    expect([before!.open, before!.qr === back!.qr]).toEqual([true, false]);
    await expect
      .poll(
        async () =>
          (await savedMails(trip.code)).filter(({ text }) => text?.includes('Borra el boleto abierto')).length,
      )
      .toBe(1);
    await page.goto(itineraryPath(lang, trip.code));
    expect(await page.getByRole('link', { name: itineraryText.choose.return[lang] }).count()).toBe(0);
    await page.getByRole('link', { name: itineraryText.change.return[lang] }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

test('in a dearer class the difference is paid, and the ticket is open till then', async () => {
  const trip = await paidTrip({ ahead: 10, service: 'primera', opensReturn: true });
  const { page, complaints, close } = await ownerIn(browser, trip, { lang: 'es', screen: PHONE });
  const date = dayFromNow(12);
  await toDepartures(page, trip, { lang: 'es', date });
  await choose(page, trip, { date, sign: 1 });
  await awake(page);
  await page.getByRole('button', { name: /\$ ?130/ }).click();
  await page.waitForURL(/pago/);
  expect((await stateOf(trip)).return).toMatchObject({ open: true });
  const buys = travellerActions(page, 'es');
  await buys.typeCard('4111 1111 1111 1111');
  await buys.pay();
  await page.getByRole('heading', { name: open.titleDone.es, level: 1 }).waitFor();
  expect(await stateOf(trip)).toMatchObject({ changed: [], return: { open: false }, summary: { total: 143_000 } });
  expect(complaints).toEqual([]);
  await close();
});
