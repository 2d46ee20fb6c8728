import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeText } from '#text/change-schedule.ts';
import { itineraryErrors } from '#text/errors/itinerary.ts';
import type { Lang } from '#text/lang.ts';
import { changePath } from '#wire/link-paths.ts';
import { getChangeSchedules } from '#wire/schedule-change.ts';
import { getReservation } from '#wire/websale.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';
import { siteData } from './testing/own-site.ts';
import { ownerIn } from './testing/owner.ts';
import { type PaidTrip, paidTrip } from './testing/paid-trip.ts';
import { right } from './testing/reach-steps.ts';
import { siteDatabase } from './testing/site-database.ts';

let browser: Browser;
let database: Awaited<ReturnType<typeof siteDatabase>>;
beforeAll(async () => {
  browser = await launchBrowser();
  database = await siteDatabase(siteData());
});
afterAll(async () => {
  await database.close();
  await browser.close();
});

const owner = (trip: PaidTrip, lang: Lang, screen: BrowserContextOptions) => ownerIn(browser, trip, { lang, screen });

const stateOf = async ({ client, code }: PaidTrip) =>
  right(await client.call(getReservation, { query: { code } })).reservation;

/** The buttons of the runs whose difference has that sign. */
async function chooses(page: Page, trip: PaidTrip, sign: -1 | 0 | 1): Promise<void> {
  const { client, code, ticket } = trip;
  const listed = right(await client.call(getChangeSchedules, { params: { id: code }, query: { ticket_id: ticket } }));
  const { schedule } = listed.schedules.find((one) => Math.sign(one.difference) === sign && one.schedule.available)!;
  await page.locator(`button[name="run"][value="${schedule.schedule_id}|${schedule.schedule_detail_id}"]`).click();
  await page.waitForURL(/run=/);
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const isDone = (page: Page, lang: Lang) =>
  page.getByRole('heading', { name: changeText.titleDone[lang], level: 1 }).waitFor();

describe.each(
  byLanguage('es', [
    ['es', PHONE, 8],
    ['en', DESKTOP, 9],
  ] as const),
)('in %s', (lang: Lang, screen: BrowserContextOptions, ahead: number) => {
  test('another run at the same price: new tickets, at once', async () => {
    const trip = await paidTrip({ ahead, service: 'primera' });
    const { page, complaints, close } = await owner(trip, lang, screen);
    await page.goto(changePath(lang, trip));
    await page.getByRole('heading', { name: changeText.title[lang], level: 1 }).waitFor();
    expect(await fits(page)).toBe(true);
    await chooses(page, trip, 0);
    await awake(page);
    await press(page, changeText.confirm[lang]);
    await isDone(page, lang);
    await page.getByText(`${trip.code}-02`).waitFor();
    const now = await stateOf(trip);
    expect(now.departure.schedule!.schedule_id).not.toBe(trip.run.schedule_id);
    expect(now).toMatchObject({ code: trip.code, changed: ['departure'], tickets: [{ folio: `${trip.code}-02` }] });
    await page.goto(changePath(lang, { code: trip.code, ticket: `${trip.code}-02` }));
    await page.getByText(itineraryErrors.change_used[lang]).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a dearer run in a seat of their choice: the difference by card', async () => {
    const trip = await paidTrip({ ahead, service: 'primera' });
    const { page, complaints, close } = await owner(trip, lang, screen);
    await page.goto(changePath(lang, trip));
    await chooses(page, trip, 1);
    await awake(page);
    await page.getByText(changeText.seats[lang], { exact: true }).click();
    const seat = page.locator('button[data-state="free"]').last();
    const chosen = Number(await seat.textContent());
    await seat.click();
    expect(await fits(page)).toBe(true);
    await press(page, /\$ ?130/);
    await page.waitForURL(/pago/);
    const buys = travellerActions(page, lang);
    await buys.typeCard('4111 1111 1111 1111');
    await buys.pay();
    await isDone(page, lang);
    const now = await stateOf(trip);
    expect(now).toMatchObject({ changed: ['departure'], summary: { total: 78_000 } });
    expect(now.passengers[0]!.seat_departure).toBe(chosen);
    expect(now.departure.schedule!.service.id).toBe('ejecutivo');
    expect(complaints).toEqual([]);
    await close();
  });

  test('a cheaper run: the rest is theirs to spend', async () => {
    const trip = await paidTrip({ ahead, service: 'ejecutivo' });
    const { page, complaints, close } = await owner(trip, lang, screen);
    await page.goto(changePath(lang, trip));
    await chooses(page, trip, -1);
    await page.getByText(changeText.creditTerms[lang]).waitFor();
    await awake(page);
    await press(page, changeText.confirm[lang]);
    await isDone(page, lang);
    await page.getByText(/130\.00/).waitFor();
    expect(await stateOf(trip)).toMatchObject({ summary: { total: 65_000 }, credits: [{ amount: 13_000 }] });
    expect(complaints).toEqual([]);
    await close();
  });

  test('too late: nothing to choose, and who can help', async () => {
    const trip = await paidTrip({ ahead, service: 'primera' });
    const { page, complaints, close } = await owner(trip, lang, screen);
    const bringBack = await database.onRunThatLeft(trip.code);
    await page.goto(changePath(lang, trip));
    await page.getByRole('heading', { name: changeText.titleRefused[lang], level: 1 }).waitFor();
    await page.getByText(itineraryErrors.change_closed({ minutes: 30 })[lang]).waitFor();
    expect(await page.locator('button[name="run"]').count()).toBe(0);
    await bringBack();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a seat that somebody took meanwhile: the nearest one is proposed, the old one is kept till then', async () => {
    const [trip, rival] = [
      await paidTrip({ ahead, service: 'primera' }),
      await paidTrip({ ahead, service: 'primera' }),
    ];
    const [mine, theirs] = [await owner(trip, lang, screen), await owner(rival, lang, screen)];
    for (const [visit, whose] of [
      [mine, trip],
      [theirs, rival],
    ] as const) {
      await visit.page.goto(changePath(lang, whose));
      await chooses(visit.page, trip, 0);
      await awake(visit.page);
      await visit.page.getByText(changeText.seats[lang], { exact: true }).click();
      await visit.page.locator('button[data-state="free"]').last().click();
    }
    await press(theirs.page, changeText.confirm[lang]);
    await isDone(theirs.page, lang);
    await press(mine.page, changeText.confirm[lang]);
    await mine.page.getByRole('alert').first().waitFor();
    expect((await stateOf(trip)).changed).toEqual([]);
    await press(mine.page, changeText.confirm[lang]);
    await isDone(mine.page, lang);
    await Promise.all([mine.close(), theirs.close()]);
  });
});

test('without scripts: day, run, seat and change are links and plain forms', async () => {
  const trip = await paidTrip({ ahead: 10, service: 'primera' });
  const { page, close } = await owner(trip, 'es', { ...PHONE, javaScriptEnabled: false });
  await page.goto(changePath('es', trip));
  await page.locator('nav a[rel="next"]').click();
  await page.locator('li', { hasText: changeText.same.es }).locator('button[name="run"]').first().click();
  await page.getByText(changeText.seats.es, { exact: true }).click();
  const seat = page.locator('button[data-state="free"]').last();
  const chosen = Number(await seat.textContent());
  await seat.click();
  await page.locator(`#seat-departure-${chosen}[aria-pressed="true"]`).waitFor();
  await press(page, changeText.confirm.es);
  await isDone(page, 'es');
  expect((await stateOf(trip)).passengers[0]!.seat_departure).toBe(chosen);
  await close();
});

test('a stranger with the address is asked to prove that it is theirs', async () => {
  const trip = await paidTrip({ ahead: 11, service: 'primera' });
  const { page, close } = await visitor(browser, DESKTOP);
  await page.goto(changePath('es', trip));
  await page.waitForURL(/mi-reservacion\/buscar/);
  await close();
});
