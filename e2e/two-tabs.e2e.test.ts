import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asking } from '#text/asking.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { getReservation } from '#wire/websale.ts';
import { awake, buyer } from './testing/buyer.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { goOnWith, held } from './testing/held.ts';
import { right } from './testing/reach-steps.ts';

const WANTS_BANK = '4000 0000 0000 0044';
const PAGE = '/reservacion/pago';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

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
    await page.getByRole('heading', { name: ticketsStep.title.es, level: 1 }).waitFor();
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
    await page.getByRole('heading', { name: ticketsStep.title.es, level: 1 }).waitFor();
  const { reservation } = right(await sale.client.call(getReservation, { query: { code: sale.code } }));
  expect(reservation).toMatchObject({ payment: 'approved', method: 'credit', refund: null });
  await desk.close();
  await phone.close();
});
