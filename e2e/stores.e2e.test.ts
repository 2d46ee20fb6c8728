import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flow } from '#text/flow.ts';
import { latePayment } from '#text/late-payment.ts';
import type { Lang } from '#text/lang.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { storeReferenceText } from '#text/store-reference.ts';
import { priceText } from '#ui/price.tsx';
import { type ApiClient, apiClient, dayFromNow } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, MAX_WAIT_MS, PHONE, visitor } from './testing/browser.ts';
import { travellerActions } from './testing/traveller-actions.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { atSeats, holdSeats, orderAtOxxo, seatsThat, stateOf } from './testing/one-way.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { siteDatabase } from './testing/site-database.ts';
import { storeTill } from './testing/store-till.ts';

/** Actions of others are visible within this time: events arrive immediately, jobs run every few seconds. */
const SOON = { timeout: MAX_WAIT_MS, interval: 500 };

let browser: Browser;
let till: Awaited<ReturnType<typeof storeTill>>;
let database: Awaited<ReturnType<typeof siteDatabase>>;
beforeAll(async () => {
  browser = await launchBrowser();
  till = await storeTill(siteData());
  database = await siteDatabase(siteData());
});
afterAll(async () => {
  await database.close();
  await browser.close();
});

describe.each([
  ['oxxo', 'oxxo', 'es', PHONE],
  ['stores', 'openpay', 'en', DESKTOP],
] as const)('cash: %s', (way, store, lang: Lang, screen: BrowserContextOptions) => {
  test('a reference, the till, and the page turns into the ticket by itself', async () => {
    const { page, complaints, close } = await visitor(browser, screen);
    const buys = travellerActions(page, lang);
    await buys.search({ origin: 'ZAP', destination: 'PVR', departs: dayFromNow(4), party: { adult: 1 } });
    await buys.chooseRuns(1);
    await buys.giveNames([['María José', 'Muñoz Peña']]);
    await buys.skipExtras();
    await buys.letChoose();
    await page.getByRole('radio', { name: payWayTexts[way].name[lang] }).check();
    await page.getByRole('button', { name: /Recibir referencia|Get a reference/ }).click();
    await page.getByRole('heading', { name: storeReferenceText.title[store][lang], level: 1 }).waitFor();

    const reference = await referenceOn(page, lang);
    const counter = await page.context().newPage();
    await counter.goto(till.pageOf(reference, lang));
    const amount = await counter.getByText(/^\$ [\d.,]+ MXN$/).textContent();
    expect(await page.getByText(storeReferenceText.amount[lang]).locator('..').textContent()).toContain(
      bare(amount ?? ''),
    );
    await counter.getByRole('button', { name: /Pagar en efectivo|Pay in cash/ }).click();
    await counter.getByText(/^(Pagada|Paid)\./).waitFor();

    const tickets = page.getByRole('heading', { name: ticketPapers.title[lang], level: 1 });
    await expect.poll(async () => (await lookAgain(page), tickets.isVisible()), SOON).toBe(true);
    expect(await page.getByRole('img', { name: ticketsStep.qr[lang] }).count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

/** One traveller with a reference from OXXO, on a run that no other test sells. */
async function withReference(seats: number) {
  const ahead = dayOfItsOwn();
  const client = await apiClient(siteUrl());
  const code = await atSeats(client, { ahead, adults: seats });
  const free = await seatsThat(client, code, 'free');
  const mine = free.slice(0, seats);
  await holdSeats(client, code, mine);
  const reference = await orderAtOxxo(client, code);
  return { client, code, ahead, mine, reference };
}

/** Its time runs out: at the provider, and for the seats. */
async function lapse(client: ApiClient, code: string, reference: string): Promise<void> {
  await till.happen('oxxo', `expire/${reference}`);
  await expect.poll(async () => (await stateOf(client, code)).voucher, SOON).toBeNull();
  await database.endHold(code);
  await expect.poll(async () => (await stateOf(client, code)).expired, SOON).toBe(true);
}

/** The page of the reservation in a browser with the client's session. */
async function pageOf(client: ApiClient, code: string) {
  const visit = await visitor(browser, PHONE);
  const { hostname } = new URL(siteUrl());
  const cookies = [...client.cookie().split('; '), `reservation=${code}`, 'lang=es', 'consent=none'];
  await visit.page.context().addCookies(
    cookies.map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), domain: hostname, path: '/' };
    }),
  );
  await visit.page.goto('/reservacion/boletos');
  return visit;
}

test('a reference nobody paid ends: the site says so, and its seats are free for others', async () => {
  const { client, code, ahead, mine, reference } = await withReference(2);
  const other = await apiClient(siteUrl());
  const theirs = await atSeats(other, { ahead, adults: 2 });
  expect(await seatsThat(other, theirs, 'free')).not.toContain(mine[0]);
  const before = await pageOf(client, code);
  expect(await referenceOn(before.page, 'es')).toBe(reference);
  await before.close();

  await lapse(client, code, reference);
  const { page, close } = await pageOf(client, code);
  await page.getByText(storeReferenceText.lapsed.es).waitFor();
  await close();
  expect(await seatsThat(other, theirs, 'free')).toEqual(expect.arrayContaining([...mine]));
  await holdSeats(other, theirs, mine);
});

test('money that comes late finds other seats where the first are taken', async () => {
  const { client, code, ahead, mine, reference } = await withReference(2);
  await lapse(client, code, reference);
  const other = await apiClient(siteUrl());
  const theirs = await atSeats(other, { ahead, adults: 2 });
  await holdSeats(other, theirs, mine);

  await till.happen('oxxo', `pay-store/${reference}?late=1`);
  await expect.poll(async () => (await stateOf(client, code)).payment, SOON).toBe('approved');
  const { tickets, reseated } = await stateOf(client, code);
  expect(reseated).toBe('other');
  expect(tickets.map(({ seat }) => seat).filter((seat) => mine.includes(seat ?? 0))).toEqual([]);
  const { page, close } = await pageOf(client, code);
  await page.getByText(latePayment.reseated.other.es).waitFor();
  await close();
});

test('money that comes late goes back where the bus is full, by people, and the traveller is told', async () => {
  const { client, code, ahead, reference } = await withReference(1);
  await lapse(client, code, reference);
  for (let free = 1; free > 0; ) {
    const party = await apiClient(siteUrl());
    const next = await atSeats(party, { ahead, adults: 1 });
    const left = await seatsThat(party, next, 'free');
    const theirs = left.slice(0, 10);
    if (theirs.length > 1) {
      const many = await atSeats(party, { ahead, adults: theirs.length });
      await holdSeats(party, many, theirs);
    } else await holdSeats(party, next, theirs);
    free = left.length - theirs.length;
  }

  await till.happen('oxxo', `pay-store/${reference}?late=1`);
  await expect
    .poll(async () => (await stateOf(client, code)).refund, SOON)
    .toMatchObject({ by_hand: true, paid: false });
  const { refund, tickets, expired } = await stateOf(client, code);
  expect([tickets, expired]).toEqual([[], true]);
  const { page, close } = await pageOf(client, code);
  await page.getByText(latePayment.refund.byHand(priceText(refund!.amount, 'es')).es).waitFor();
  expect(await page.getByText(flow.expiredSafe.es).count()).toBe(0);
  await close();
});

/** As when a traveller returns to the page: it polls immediately, and may reload meanwhile. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => undefined);

const referenceOn = async (page: Page, lang: Lang): Promise<string> => {
  const slip = page.getByRole('region', { name: storeReferenceText.reference[lang] });
  return ((await slip.locator('strong.figures').first().textContent()) ?? '').replace(/\D/g, '');
};

/** `$ 650.50 MXN` without what differs between the pages. */
const bare = (amount: string): string => amount.replace(/[^\d.,]/g, '');
