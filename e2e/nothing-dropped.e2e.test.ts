import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atRestText } from '#text/at-rest.ts';
import { contactStep } from '#text/contact-step.ts';
import { extrasForm } from '#text/extras-form.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { frame } from '#text/frame.ts';
import { seatsStep } from '#text/seats-step.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import type { Step } from '#domain/booking/step.ts';
import { apiClient } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, visitor } from './testing/browser.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { goOnWith } from './testing/held.ts';
import { siteUrl } from './testing/own-site.ts';
import { bring } from './testing/reach-steps.ts';
import { atRest } from './testing/traveller-actions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** After this long a form that was sent shows that it waits. */
const WAITS_MS = 1_500;

/** A browser at a step that an API client reached, with what the browser asked before it would leave the page. */
async function at(step: Step, done: number) {
  const client = await apiClient(siteUrl());
  const code = await bring(client, done, { ahead: dayOfItsOwn(), service: 'primera' });
  const visit = await visitor(browser, DESKTOP);
  const { page } = visit;
  await goOnWith(page.context(), { client, code });
  // The question about cookies is still open.
  await page.context().clearCookies({ name: 'consent' });
  await page.goto(stepAddress(step, { lang: 'es', code }));
  await atRest(page);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  return { ...visit, asked };
}

/** Whoever is asked stays on the page. */
const LOSING = {
  theme: async (page: Page) => {
    await page.locator('header details').last().click();
    await page.getByRole('button', { name: frame.dark.es }).click();
  },
  consent: (page: Page) => page.getByRole('button', { name: frame.acceptCookies.es }).click(),
  language: (page: Page) =>
    page
      .getByRole('link', { name: /English/ })
      .first()
      .click(),
} as const;

test('a form that was not sent after all, because the traveller stayed, does not block the next one', async () => {
  const { page, asked, complaints, close } = await at('contacto', 2);
  await page.locator('[name="contact.first_name"]').fill('Marcela');
  await LOSING.theme(page);
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.waitForTimeout(WAITS_MS);
  expect(await page.getByRole('dialog', { name: atRestText.sending.es }).count()).toBe(0);
  await page.getByRole('button', { name: contactStep.submit.es }).click();
  await page.waitForURL(/adicionales/);
  expect(asked).toHaveLength(1);
  expect(complaints).toEqual([]);
  await close();
});

test('who waited for an answer that does not come is back at the button', async () => {
  const { page, complaints, close } = await at('contacto', 2);
  await page.route(
    (url) => url.pathname.endsWith('/contacto'),
    () => undefined,
  );
  const button = page.getByRole('button', { name: contactStep.submit.es });
  // In the page: from outside, everything waits until the next page is there.
  const [isCovered, isBack] = await button.evaluate(async (element: HTMLButtonElement, waits) => {
    element.focus();
    element.click();
    await new Promise((resolve) => setTimeout(resolve, waits));
    const covered = document.querySelector('dialog[open]') !== null;
    // As after half a minute, and as a page that is shown again.
    dispatchEvent(new PageTransitionEvent('pageshow'));
    return [covered, document.activeElement === element && !document.querySelector('dialog[open]')] as const;
  }, WAITS_MS);
  expect({ isCovered, isBack }).toEqual({ isCovered: true, isBack: true });
  expect(complaints).toEqual([]);
  await close();
});

test.each(['theme', 'consent', 'language'] as const)(
  'seats that are chosen and not held yet: %s asks first',
  async (by) => {
    const { page, asked, complaints, close } = await at('asientos', 3);
    await page.locator('table:visible button[data-state="free"]').first().click();
    await LOSING[by](page);
    await expect.poll(() => asked).toEqual(['beforeunload']);
    expect(await page.locator('button[aria-pressed="true"][data-state]').count()).toBe(1);
    await page.getByRole('button', { name: seatsStep.automatic.es }).click();
    await page.waitForURL(/pago/);
    expect(asked).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('extras that are chosen by a button and not taken yet: the language asks first', async () => {
  const { page, asked, close } = await at('adicionales', 2);
  await page
    .getByRole('button', { name: new RegExp(`^${extrasForm.more('').es}`) })
    .first()
    .click();
  await LOSING.language(page);
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await close();
});

test('looking at the other bus and its passengers is no choice: nothing is asked', async () => {
  const { page, asked, close } = await at('asientos', 3);
  await page.getByRole('radio', { name: seatsStep.tabs.return.es }).check();
  await LOSING.language(page);
  await page.waitForURL(/lang=en/);
  expect(asked).toEqual([]);
  await close();
});

test('a code typed beside the payment: paying otherwise asks nothing on the way to the reference', async () => {
  const { page, asked, close } = await at('pago', 4);
  await page.getByRole('radio', { name: payWayTexts.credit.name.es }).check();
  await page.locator('input[name="token"]').fill('ABCD');
  await page.getByRole('radio', { name: payWayTexts.cash.name.es }).check();
  await page.getByRole('button', { name: /^Reservar y pagar/ }).click();
  await page.getByRole('heading', { name: ticketPapers.titlePend.es, level: 1 }).waitFor({ timeout: 15_000 });
  expect(asked).toEqual([]);
  await close();
});
