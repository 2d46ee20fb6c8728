import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { asking } from '#text/asking.ts';
import { contactStep } from '#text/contact-step.ts';
import { flow } from '#text/flow.ts';
import { stepProgress } from '#text/step-progress.ts';
import type { Lang } from '#text/lang.ts';
import { paymentAround } from '#text/payment-around.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { pathOf } from '#wire/paths.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getReservation } from '#wire/websale.ts';
import { dayFromNow } from './testing/api-client.ts';
import { byLanguage } from './testing/by-language.ts';
import { awake, buyer } from './testing/buyer.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { goOnWith, held } from './testing/held.ts';
import { otherTab, SAYULITA } from './testing/other-tab.ts';
import { right } from './testing/reach-steps.ts';
import { siteDatabase } from './testing/site-database.ts';

const APPROVED = '4111 1111 1111 1111';
const DECLINED = '4222 2222 2222 2220';
const WANTS_BANK = '4000 0000 0000 0044';
const PAGE = '/reservacion/pago';

let browser: Browser;
let database: Awaited<ReturnType<typeof siteDatabase>>;
beforeAll(async () => {
  browser = await launchBrowser();
  database = await siteDatabase(inject('siteData'));
});
afterAll(async () => {
  await browser.close();
  await database.close();
});

/** What the server says of a reservation to the session of that browser. */
const stateOf = async (page: Page, code: string): Promise<Partial<ReservationView>> => {
  const path = `${pathOf(getReservation)}?${new URLSearchParams({ code })}`;
  return (await (await page.request.get(path)).json()).content.data.reservation;
};

const codeShown = (page: Page): string => new URL(page.url()).searchParams.get('code') ?? '';

const PAYMENTS = ['card', 'cash'] as const;

/** Chooses a way to pay and pays. */
async function payBy(way: (typeof PAYMENTS)[number], page: Page, lang: Lang): Promise<void> {
  if (way === 'cash') {
    await page.getByRole('radio', { name: payWayTexts.cash.name[lang] }).check();
    return page.getByRole('button', { name: /^(Reservar y pagar|Reserve and pay)/ }).click();
  }
  const buys = buyer(page, lang);
  await buys.pay();
}

describe.each(byLanguage('es', ['es', 'en']))('another trip searched in another tab (%s)', (lang) => {
  test.each(PAYMENTS)('before each press of the first tab: it ends on its own tickets, paid by %s', async (way) => {
    const { page, complaints, close } = await visitor(browser, way === 'card' ? DESKTOP : PHONE);
    const buys = buyer(page, lang);
    await buys.search({ origin: 'TLQ', destination: 'SAY', departs: dayFromNow(4), party: { adult: 1 } });
    const code = codeShown(page);
    const elsewhere = await otherTab(page.context(), lang);
    const others = [await elsewhere.search()];

    await buys.chooseRuns(1);
    await page.locator('[name="contact.first_name"]').fill('Marcela');
    others.push(await elsewhere.search());
    // What is typed stays, and goes where it belongs.
    expect(await page.locator('[name="contact.first_name"]').inputValue()).toBe('Marcela');
    await buys.giveNames([['Marcela', 'Muñoz']]);
    others.push(await elsewhere.search());
    await buys.skipExtras();
    others.push(await elsewhere.search());
    await buys.chooseSeats(1);
    await awake(page);
    if (way === 'card') await buys.typeCard(APPROVED);
    others.push(await elsewhere.search());
    await payBy(way, page, lang);

    const title = way === 'card' ? ticketPapers.title : ticketPapers.titlePend;
    const isShown = () => page.getByRole('heading', { name: title[lang], level: 1 }).waitFor();
    await isShown();
    others.push(await elsewhere.search());
    await page.reload();
    await isShown();
    await page.getByText(code, { exact: true }).first().waitFor();
    expect(codeShown(page)).toBe(code);
    expect(await stateOf(page, code)).toMatchObject({
      payment: way === 'card' ? 'approved' : 'order_generated',
      origin: { id: 'TLQ' },
      destination: { id: 'SAY' },
      contact: { first_name: 'Marcela' },
    });
    // Each search made a draft of its own, and none was touched.
    expect(new Set([code, ...others]).size).toBe(others.length + 1);
    for (const other of others)
      expect(await stateOf(page, other)).toMatchObject({
        now: 'horarios',
        payment: 'process',
        origin: { id: 'ZAP' },
        departure: { schedule: null },
        contact: { first_name: '' },
      });
    expect(complaints).toEqual([]);
    await close();
  });

  test('without scripts, through every step to cash, and back by the progress, more time and the other language', async () => {
    const { page, close } = await visitor(browser, { ...DESKTOP, javaScriptEnabled: false });
    const [first, elsewhere] = [await otherTab(page.context(), lang, SAYULITA), await otherTab(page.context(), lang)];
    const code = await first.search();
    await page.goto(`${lang === 'es' ? '/reservacion' : '/reservation'}/horarios?code=${code}`);
    const buys = buyer(page, lang);
    const meanwhile = () => elsewhere.search();

    await meanwhile();
    // Order, filters and days are forms and links of the address.
    await page.locator('[aria-current="date"]').locator('xpath=../following-sibling::li[1]/a').click();
    expect(codeShown(page)).toBe(code);
    await buys.chooseRuns(1);
    await meanwhile();
    await buys.giveNames([['Marcela', 'Muñoz']]);
    await meanwhile();
    await page.getByRole('link', { name: stepProgress.steps.contacto[lang] }).click();
    expect(await page.locator('[name="contact.first_name"]').inputValue()).toBe('Marcela');
    await page.getByRole('button', { name: contactStep.submit[lang] }).click();
    await buys.skipExtras();
    await meanwhile();
    await buys.letChoose();
    await meanwhile();
    // More time is given only in the last minutes of a hold (decision T95).
    await database.holdsFor(code, 240);
    await page.reload();
    await page.getByRole('button', { name: flow.extend[lang] }).click();
    expect(codeShown(page)).toBe(code);
    await page.getByRole('link', { name: /^(ES|EN): / }).click();
    await page.getByRole('link', { name: /^(ES|EN): / }).click();
    expect(codeShown(page)).toBe(code);
    await meanwhile();
    await page.getByRole('button', { name: paymentAround.changeSeats[lang] }).click();
    await page.waitForURL(/asientos/);
    expect(codeShown(page)).toBe(code);
    await meanwhile();
    await buys.letChoose();
    await payBy('cash', page, lang);
    await page.waitForURL(/boletos/);
    expect(await stateOf(page, code)).toMatchObject({ payment: 'order_generated', destination: { id: 'SAY' } });
    await close();
  });
});

test('an address without a code is the one this browser was at work on last, and names it from then on', async () => {
  const { page, close } = await visitor(browser, DESKTOP);
  const elsewhere = await otherTab(page.context(), 'es');
  const code = await elsewhere.search();
  await page.goto('/reservacion/horarios?date=2026-01-01');
  expect(new URL(page.url()).search).toBe(`?code=${code}&date=2026-01-01`);
  await close();
});

test('declined in one tab while another searches: it stays with its own payment and can pay again', async () => {
  const sale = await held();
  const { page, close } = await visitor(browser, DESKTOP);
  await goOnWith(page.context(), sale);
  const elsewhere = await otherTab(page.context(), 'es');
  await page.goto(`${PAGE}?code=${sale.code}`);
  await awake(page);
  const buys = buyer(page, 'es');
  await buys.typeCard(DECLINED);
  await elsewhere.search();
  await buys.pay();
  await page
    .getByText(/no autorizó|no se aprobó/)
    .first()
    .waitFor();
  await elsewhere.search();
  await page.reload();
  await awake(page);
  expect(codeShown(page)).toBe(sale.code);
  await buys.typeCard(WANTS_BANK);
  await buys.pay();
  // To the bank and back while the other tab goes on searching.
  const authorise = page.getByRole('button', { name: /Autorizar/ });
  await authorise.waitFor();
  await elsewhere.search();
  await authorise.click();
  await page.getByRole('heading', { name: ticketPapers.title.es, level: 1 }).waitFor();
  expect(codeShown(page)).toBe(sale.code);
  await close();
});

test('a second tab is told of the payment in the first, without being touched, and follows it to the tickets', async () => {
  const { page: first, complaints, close } = await visitor(browser, DESKTOP);
  await goOnWith(first.context(), await held());
  const second = await first.context().newPage();
  for (const page of [second, first]) {
    await page.goto(PAGE);
    await awake(page);
  }
  const buys = buyer(first, 'es');
  await buys.typeCard(WANTS_BANK);
  await buys.pay();
  await second.getByRole('heading', { name: asking.elsewhereTitle.es }).waitFor();
  expect(await second.getByRole('button', { name: /^Pagar/ }).count()).toBe(0);

  await first.getByRole('button', { name: /Autorizar/ }).click();
  for (const page of [first, second])
    await page.getByRole('heading', { name: ticketPapers.title.es, level: 1 }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a second device that pays at the same time is told, charges nothing, and follows', async () => {
  const sale = await held();
  const [desk, phone] = [await visitor(browser, DESKTOP), await visitor(browser, PHONE)];
  for (const { page } of [desk, phone]) {
    await goOnWith(page.context(), sale);
    await page.goto(PAGE);
    await awake(page);
  }
  const buys = buyer(desk.page, 'es');
  await buys.typeCard(WANTS_BANK);
  await buys.pay();
  await desk.page.getByRole('button', { name: /Autorizar/ }).waitFor();

  await phone.page.getByRole('radio', { name: payWayTexts.cash.name.es }).check();
  await phone.page.getByRole('button', { name: /Reservar y pagar/ }).click();
  await phone.page.getByText(asking.elsewhere.es).waitFor();

  await desk.page.getByRole('button', { name: /Autorizar/ }).click();
  for (const { page } of [desk, phone])
    await page.getByRole('heading', { name: ticketPapers.title.es, level: 1 }).waitFor();
  const { reservation } = right(await sale.client.call(getReservation, { query: { code: sale.code } }));
  expect(reservation).toMatchObject({ payment: 'approved', method: 'credit', refund: null });
  await desk.close();
  await phone.close();
});
