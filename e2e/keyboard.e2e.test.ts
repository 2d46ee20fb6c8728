import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { additionalsStep } from '#text/additionals-step.ts';
import { contactStep } from '#text/contact-step.ts';
import { flow } from '#text/flow.ts';
import { homeText } from '#text/pages/home.ts';
import { homeSearchText } from '#text/pages/home-search.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { seatsStep } from '#text/seats-step.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { goOnWith, held } from './testing/held.ts';
import { siteData } from './testing/own-site.ts';
import { siteDatabase } from './testing/site-database.ts';
import { awake } from './testing/traveller-actions.ts';
import { tabTo, tabToNamed } from './testing/keyboard.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('who was given more time on a telephone is told so where the button was', async () => {
  const { page, close } = await visitor(browser, PHONE);
  const holder = await held();
  const database = await siteDatabase(siteData());
  await database.holdsFor(holder.code, 240);
  await database.close();
  await goOnWith(page.context(), holder);
  await page.goto(`/reservacion/pago?code=${holder.code}`);
  await awake(page);
  await page.getByRole('button', { name: flow.extend.es }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(flow.extended.es);
  await close();
});

test('a whole sale by keyboard alone', async () => {
  const { page, close } = await visitor(browser, DESKTOP);
  await page.goto('/');
  await awake(page);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ href: '#main' });

  await tabTo(page, 'input[name="round"]');
  await page.keyboard.press('ArrowRight');
  await chooseByTyping(page, '#f-origin', 'nueva central');
  await chooseByTyping(page, '#f-destination', 'sayulita');
  await tabTo(page, '[name="departure.date"] ~ button');
  await page.keyboard.press('Enter');
  await tabToNamed(page, homeSearchText.tomorrow.es);
  await page.keyboard.press('Enter');
  await tabToNamed(page, homeText.submit.es);
  await page.keyboard.press('Enter');
  await page.waitForURL(/horarios/);

  await tabTo(page, 'button[name="run"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/contacto/);

  for (const [name, text] of [
    ['contact.first_name', 'Ana'],
    ['contact.last_name', 'López'],
    ['contact.cell_phone', '3312345678'],
    ['contact.email', 'ana@example.com'],
  ] as const) {
    await tabTo(page, `[name="${name}"]`);
    await page.keyboard.type(text);
  }
  await tabToNamed(page, contactStep.submit.es);
  await page.keyboard.press('Enter');
  await page.waitForURL(/adicionales/);
  await tabToNamed(page, additionalsStep.submit.es);
  await page.keyboard.press('Enter');
  await page.waitForURL(/asientos/);

  await awake(page);
  await tabTo(page, 'table button');
  const first = (await focused(page)).label;
  await page.keyboard.press('ArrowDown');
  expect((await focused(page)).label).not.toBe(first);
  await page.keyboard.press('Enter');
  await page.locator('table button[aria-pressed="true"]').waitFor();
  await tabToNamed(page, seatsStep.hold.es);
  await page.keyboard.press('Enter');
  await page.waitForURL(/pago/);

  await awake(page);
  await tabTo(page, 'input[name="method"]');
  // Wraps around from the first payment method to the last: the counter.
  await page.keyboard.press('ArrowUp');
  expect(await page.getByRole('radio', { name: payWayTexts.cash.name.es }).isChecked()).toBe(true);
  await tabTo(page, 'button', /Reservar y pagar/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/boletos/);
  await page.getByRole('heading', { name: ticketPapers.titlePend.es, level: 1 }).waitFor();
  await close();
});

async function chooseByTyping(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const focused = (page: Page) =>
  page.evaluate(() => ({
    href: document.activeElement?.getAttribute('href'),
    label: document.activeElement?.getAttribute('aria-label'),
  }));
