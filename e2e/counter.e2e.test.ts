import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperatorRole } from '#domain/operators/operator.ts';
import { frame } from '#text/frame.ts';
import type { Lang } from '#text/lang.ts';
import { actionText } from '#text/pages/audit-log.ts';
import { counterText } from '#text/pages/counter.ts';
import { itineraryText } from '#text/itinerary.ts';
import { operationText } from '#text/pages/operation.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { priceText } from '#ui/price.tsx';
import { getPayment, postPayment } from '#wire/websale.ts';
import { byLanguage } from './testing/by-language.ts';
import { type ApiClient, apiClient } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { awake } from './testing/traveller-actions.ts';
import { atSeats, holdSeats, seatsThat } from './testing/one-way.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { operatorKey } from './testing/operator-key.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { right } from './testing/reach-steps.ts';
import { siteDatabase } from './testing/site-database.ts';
import * as paths from '#wire/page-paths.ts';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PATHS = { es: '/operacion/taquilla', en: '/operation/counter' } as const;
const LOG = { es: '/operacion/bitacora', en: '/operation/log' } as const;

let browser: Browser;
let database: Awaited<ReturnType<typeof siteDatabase>>;
const keys = new Map<OperatorRole, string>();

beforeAll(async () => {
  browser = await launchBrowser();
  database = await siteDatabase(siteData());
  for (const role of ['counter', 'callcentre', 'manager'] as const) keys.set(role, await operatorKey(siteData(), role));
});
afterAll(async () => {
  await database.close();
  await browser.close();
});

/** Ordered online, to be paid at the counter. */
async function ordered(ahead: number) {
  const client = await apiClient(siteUrl());
  const code = await atSeats(client, { ahead, adults: 1 });
  const [seat] = await seatsThat(client, code, 'free');
  await holdSeats(client, code, [seat!]);
  const { total } = right(await client.call(getPayment, { query: { code } }));
  const body = { code, method: 'cash' as const, idempotency_key: `cash-of-${code}`, total };
  right(await client.call(postPayment, { body }));
  return { client, code, total };
}

/** The traveller's own page, in a browser with the session that ordered. */
async function ticketsOf({ cookie }: ApiClient, code: string, lang: Lang) {
  const visit = await visitor(browser, PHONE);
  const { hostname } = new URL(siteUrl());
  const pairs = [...cookie().split('; '), `reservation=${code}`, `lang=${lang}`, 'consent=none'];
  await visit.page.context().addCookies(
    pairs.map((pair) => ({
      name: pair.slice(0, pair.indexOf('=')),
      value: pair.slice(pair.indexOf('=') + 1),
      domain: hostname,
      path: '/',
    })),
  );
  await visit.page.goto(lang === 'es' ? '/reservacion/boletos' : '/reservation/boletos');
  return visit;
}

/** A signed-in operator: the key opens the counter, by keyboard only. */
async function atWork(role: OperatorRole, lang: Lang, options: BrowserContextOptions = DESKTOP) {
  const visit = await visitor(browser, options);
  await visit.page.goto(PATHS[lang]);
  await visit.page.getByLabel(operationText.key[lang]).fill(keys.get(role)!);
  await visit.page.keyboard.press('Enter');
  await visit.page.getByRole('heading', { name: counterText.title[lang], level: 1 }).waitFor();
  return visit;
}

async function lookUp(page: Page, code: string, typed = code): Promise<void> {
  await page.locator('[name="code"]').first().fill(typed);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: code, level: 2 }).waitFor();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

const violations = async (page: Page): Promise<readonly unknown[]> => {
  await page.evaluate(AXE);
  return page.evaluate(
    (tags) =>
      (window as unknown as { axe: { run(root: Document, options: object): Promise<{ violations: object[] }> } }).axe
        .run(document, { runOnly: tags })
        .then((found) => found.violations),
    TAGS,
  );
};

describe.each(byLanguage<Lang>('en', ['es', 'en']))('%s', (lang) => {
  test('an order is paid in cash, Enter by Enter, and its traveller has tickets', async () => {
    const { client, code, total } = await ordered(lang === 'es' ? 7 : 8);
    const traveller = await ticketsOf(client, code, lang);
    await heading(traveller.page, ticketPapers.titlePend[lang]).waitFor();

    const { page, complaints, close } = await atWork('counter', lang);
    await lookUp(page, code, `${code.slice(0, 5)}-${code.slice(5).toLowerCase()}`);
    await awake(page);
    const received = page.getByLabel(counterText.received[lang]);
    await expect.poll(() => received.evaluate((box) => box === document.activeElement)).toBe(true);
    await received.pressSequentially(String(Math.ceil(total / 100) + 50));
    const change = Math.ceil(total / 100) * 100 + 5_000 - total;
    await expect.poll(() => page.locator('output').textContent()).toContain(priceText(change, lang));
    expect(await violations(page)).toEqual([]);
    await received.press('Enter');
    await page.getByRole('heading', { name: counterText.done.cash[lang] }).waitFor();
    expect(await page.getByRole('status').first().textContent()).toContain(priceText(change, lang));
    expect(await page.getByText(actionText('cash.taken')[lang], { exact: true }).count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    // The browser resubmits the form: no second payment, and the same answer.
    await page.reload();
    await page.getByRole('heading', { name: counterText.done.cash[lang] }).waitFor();
    expect(await page.getByText(actionText('cash.taken')[lang], { exact: true }).count()).toBe(1);
    const paper = await page.request.get(
      (await page.getByRole('link', { name: counterText.openPdf[lang] }).getAttribute('href'))!,
    );
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect(complaints).toEqual([]);
    await close();

    await traveller.page.reload();
    await heading(traveller.page, ticketPapers.title[lang]).waitFor();
    expect(await traveller.page.getByRole('img', { name: ticketsStep.qr[lang] }).count()).toBe(1);
    await traveller.page.goto(`${paths.itinerary[lang]}?code=${code}`);
    const done = traveller.page.getByText(itineraryText.acts['cash.taken'][lang]);
    expect(await done.textContent()).toContain(priceText(total, lang));
    await traveller.close();
  });

  test('an order that is late is refused with the hour; the call centre confirms it', async () => {
    // The bus of all its passengers is moved.
    const { code } = await ordered(dayOfItsOwn());
    const counter = await atWork('counter', lang, { ...DESKTOP, javaScriptEnabled: false });
    await lookUp(counter.page, code);
    await database.leavesIn(code, 29);
    await counter.page.locator('[name="received"]').press('Enter');
    const summary = counter.page.getByRole('alert').first();
    expect(await summary.textContent()).toMatch(
      lang === 'es'
        ? /podía cobrarla hasta las \d+:\d\d\u00a0[ap]\.m\./
        : /take the money until \d+:\d\d\u00a0[ap]\.m\./,
    );
    await counter.close();

    const { page, close } = await atWork('callcentre', lang, PHONE);
    await lookUp(page, code);
    await page.getByLabel(counterText.cardType[lang]).selectOption('debit');
    await page.getByLabel(counterText.authorisation[lang]).fill(`t${Date.now() % 1e8}`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: counterText.done.conversion[lang] }).waitFor();
    await close();
  });
});

test('a seat is exchanged, and the log is for managers', async () => {
  const { code } = await ordered(5);
  const { page, close } = await atWork('counter', 'es', { ...PHONE, javaScriptEnabled: false });
  await lookUp(page, code);
  const seats = page.getByLabel(counterText.newSeat.es);
  const to = await seats.locator('option').last().getAttribute('value');
  await seats.selectOption(to!);
  await page.getByRole('button', { name: counterText.exchange.es }).click();
  await page
    .getByText(counterText.seat(Number(to)).es)
    .first()
    .waitFor();
  await page.goto(LOG.es);
  // Redirected to what the role may do, with a message.
  await page.getByText(frame.notYourRole.es, { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.operation.es);
  expect(await page.getByText(actionText('seat.exchanged').es).count()).toBe(0);
  await close();

  const manager = await atWork('manager', 'es');
  await manager.page.goto(`${LOG.es}?code=${code}`);
  await manager.page.getByText(actionText('seat.exchanged').es).waitFor();
  expect(await violations(manager.page)).toEqual([]);
  await manager.close();
});
