import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeNameText } from '#text/change-name.ts';
import { contactStep } from '#text/contact-step.ts';
import { itineraryErrors } from '#text/errors/itinerary.ts';
import { itineraryText } from '#text/itinerary.ts';
import type { Lang } from '#text/lang.ts';
import { itineraryPath, namesPath } from '#wire/link-paths.ts';
import { getReservation } from '#wire/websale.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { savedMails } from './testing/saved-mails.ts';
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

const stateOf = async ({ client, code }: PaidTrip) =>
  right(await client.call(getReservation, { query: { code } })).reservation;

async function name(page: Page, lang: Lang, [first, last]: readonly [string, string]) {
  await page.getByLabel(contactStep.firstName[lang]).fill(first);
  await page.getByLabel(contactStep.lastName[lang]).fill(last);
  await page.getByRole('button', { name: changeNameText.submit(1)[lang] }).click();
}

describe.each([
  ['es', PHONE, 8],
  ['en', { ...DESKTOP, javaScriptEnabled: false }, 9],
] as const)('in %s', (lang: Lang, screen: BrowserContextOptions, ahead: number) => {
  test('a ticket is passed on: another code, an e-mail, and twice at most', async () => {
    const trip = await paidTrip({ ahead, service: 'primera' });
    const [old] = (await stateOf(trip)).tickets;
    const { page, complaints, close } = await ownerIn(browser, trip, { lang, screen });
    await page.goto(itineraryPath(lang, trip.code));
    await page.getByRole('link', { name: itineraryText.changeName[lang] }).click();
    await page.getByRole('heading', { name: changeNameText.title[lang], level: 1 }).waitFor();

    await name(page, lang, ['Luz 2', '']);
    await expect.poll(() => page.title()).toMatch(/^Error: /);
    expect(await page.getByLabel(contactStep.firstName[lang]).inputValue()).toBe('Luz 2');
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(2);

    await name(page, lang, ['Luz', 'Díaz']);
    await page.getByText(changeNameText.done('Luz Díaz')[lang]).waitFor();
    const { tickets, passengers } = await stateOf(trip);
    expect(passengers).toMatchObject([{ first_name: 'Luz', last_name: 'Díaz', seat_departure: old!.seat }]);
    expect(tickets).toMatchObject([{ folio: `${trip.code}-02`, seat: old!.seat }]);
    expect(tickets[0]!.qr).not.toBe(old!.qr);
    await expect.poll(async () => (await savedMails(trip.code)).filter(isOfTheName).length).toBe(1);

    await name(page, lang, ['Luz María', 'Díaz']);
    await page.getByText(itineraryErrors.name_change_used({ times: 2 })[lang]).waitFor();
    expect(await page.locator('form input[name="passenger"]').count()).toBe(0);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
    await close();
  });

  test('too late: the name stays, and who can help', async () => {
    const trip = await paidTrip({ ahead, service: 'primera' });
    const { page, close } = await ownerIn(browser, trip, { lang, screen });
    const bringBack = await database.onRunThatLeft(trip.code);
    await page.goto(namesPath(lang, trip.code));
    await page.getByText(itineraryErrors.name_change_closed({ minutes: 30 })[lang]).waitFor();
    await page.goto(itineraryPath(lang, trip.code));
    expect(await page.getByRole('link', { name: itineraryText.changeName[lang] }).count()).toBe(0);
    await bringBack();
    await close();
  });
});

const isOfTheName = ({ subject, text }: { readonly subject?: string; readonly text?: string }): boolean =>
  /nombre|Name/.test(subject ?? '') && (text ?? '').includes('Luz Díaz');

test('a stranger with the address is asked to prove that it is theirs', async () => {
  const trip = await paidTrip({ ahead: 11, service: 'primera' });
  const { page, close } = await visitor(browser, DESKTOP);
  await page.goto(namesPath('es', trip.code));
  await page.waitForURL(/mi-reservacion\/buscar/);
  await close();
});
