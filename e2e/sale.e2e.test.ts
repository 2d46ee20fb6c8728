import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seatsStep } from '#text/seats-step.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import type { Lang } from '#text/lang.ts';
import { dayFromNow } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { travellerActions } from './testing/traveller-actions.ts';
import { holidayTrip } from './testing/holidays.ts';

const DECLINED = '4222 2222 2222 2220';
const APPROVED = '4111 1111 1111 1111';
const WANTS_BANK = '4000 0000 0000 0044';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const FAMILY = [
  ['María José', 'Muñoz Peña'],
  ['Ana', 'Muñoz'],
  ['Leo', 'Muñoz'],
] as const;

describe.each([
  ['es', 'on a phone of 360 px', PHONE],
  ['en', 'on a desktop', DESKTOP],
] as const)('in %s %s', (lang: Lang, _name: string, screen: BrowserContextOptions) => {
  test('a family buys a round trip in the holidays: declined, then approved', async ({ skip }) => {
    const holidays = holidayTrip();
    if (!holidays) skip('no school holiday is on sale');
    const { page, complaints, close } = await visitor(browser, screen);
    const buys = travellerActions(page, lang);
    await buys.search({ origin: 'TLQ', destination: 'SAY', ...holidays!, party: { adult: 1, infant: 1, student: 1 } });
    await buys.chooseRuns(2);
    await buys.giveNames(FAMILY);
    await buys.skipExtras();
    await buys.chooseSeats(2);

    await buys.typeCard(DECLINED);
    await buys.pay();
    await page
      .getByText(/no autorizó|did not approve|no aprobó|not authori/i)
      .first()
      .waitFor();
    await buys.typeCard(APPROVED);
    await buys.pay();
    await page.waitForURL(/boletos/);

    await page.getByRole('heading', { name: ticketPapers.title[lang], level: 1 }).waitFor();
    // Three travellers, both ways: the infant has tickets too, for the insurance.
    expect(await page.getByText(ticketsStep.kinds['E-Ticket'][lang], { exact: true }).count()).toBeGreaterThanOrEqual(
      6,
    );
    const pdf = await page.request.get((await page.locator('a[download][href*="/pdf"]').getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(unexpected(complaints)).toEqual([]);
    await close();
  });
});

test('the bank is asked where the provider wants it, and the way back finds the tickets', async () => {
  const { page, complaints, close } = await visitor(browser, DESKTOP);
  const buys = travellerActions(page, 'es');
  await buys.search({ origin: 'ZAP', destination: 'PVR', departs: dayFromNow(3), party: { adult: 1 } });
  await buys.chooseRuns(1);
  await buys.giveNames(FAMILY.slice(0, 1));
  await buys.skipExtras();
  await buys.letChoose();
  await buys.typeCard(WANTS_BANK);
  await buys.pay();
  await page.getByRole('button', { name: /Autorizar/ }).click();
  await page.waitForURL(/boletos/);
  await page.getByRole('heading', { name: ticketPapers.title.es, level: 1 }).waitFor();
  expect(unexpected(complaints)).toEqual([]);
  await close();
});

test('cash ends as a reservation to be paid, with its deadlines and no code to board with', async () => {
  const { page, complaints, close } = await visitor(browser, PHONE);
  const buys = travellerActions(page, 'es');
  await buys.search({ origin: 'PVR', destination: 'TLQ', departs: dayFromNow(5), party: { adult: 2 } });
  await buys.chooseRuns(1);
  await buys.giveNames(FAMILY.slice(0, 2));
  await buys.skipExtras();
  await buys.letChoose();
  await page.getByRole('radio', { name: payWayTexts.cash.name.es }).check();
  await page.getByRole('button', { name: /Reservar y pagar/ }).click();
  await page.waitForURL(/boletos/);
  await page.getByRole('heading', { name: ticketPapers.titlePend.es, level: 1 }).waitFor();
  await page.getByText(ticketPapers.notATicket.es).first().waitFor();
  await page.getByText(deadlineTexts.released.es).first().waitFor();
  expect(await page.getByRole('img', { name: ticketsStep.qr.es }).count()).toBe(0);
  expect(unexpected(complaints)).toEqual([]);
  await close();
});

test('without scripts: search, runs, names, seats and cash are plain forms', async () => {
  const { page, close } = await visitor(browser, { ...PHONE, javaScriptEnabled: false });
  await page.goto('/');
  await page.locator('select[name="origin"]').selectOption('TLQ');
  await page.locator('select[name="destination"]').selectOption('SAY');
  await page.getByRole('radio', { name: 'Sencillo' }).check();
  await page.locator('[name="departure.date"]').fill(dayFromNow(6));
  await page.getByRole('button', { name: 'Buscar salidas' }).click();
  const buys = travellerActions(page, 'es');
  await buys.chooseRuns(1);
  await buys.giveNames(FAMILY.slice(0, 1));
  await buys.skipExtras();
  await page.getByRole('button', { name: seatsStep.automatic.es }).click();
  await page.getByRole('radio', { name: payWayTexts.cash.name.es }).check();
  await page.getByRole('button', { name: /Reservar y pagar/ }).click();
  await page.waitForURL(/boletos/);
  expect(await page.locator('h1').textContent()).toBe(ticketPapers.titlePend.es);
  await close();
});

/** A refusal has its own status, and browsers log that. */
const unexpected = (complaints: readonly string[]) => complaints.filter((text) => !/status of 4(02|09|22)/.test(text));
