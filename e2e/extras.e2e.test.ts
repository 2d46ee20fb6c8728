import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { extrasForm } from '#text/extras-form.ts';
import { carriedExtrasText } from '#text/carried-extras.ts';
import { additionalsStep } from '#text/additionals-step.ts';
import type { Lang } from '#text/lang.ts';
import { errorMessage } from '#text/errors.ts';
import { COSTERA_PACKAGES } from '#main/costera-internet.ts';
import { stepProgress } from '#text/step-progress.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { priceText } from '#ui/price.tsx';
import { stepAddress } from '#web/booking/step-address.ts';
import { getReservation, postContact, postCreate } from '#wire/websale.ts';
import { type ApiClient, apiClient } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, MAX_WAIT_MS, PHONE } from './testing/browser.ts';
import { awake, travellerActions, unfoldExtras } from './testing/traveller-actions.ts';
import { byLanguage } from './testing/by-language.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { tabTo, tabToNamed } from './testing/keyboard.ts';
import { siteUrl } from './testing/own-site.ts';
import { ownerIn } from './testing/owner.ts';
import { bring, CONTACT, right } from './testing/reach-steps.ts';
import { heldBack } from './testing/scripts-held-back.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const BAGS = '[name="add.departure-1.bag"]';
const BOARD = '[name="add.return-2.sports"]';
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const stateOf = async (client: ApiClient, code: string) =>
  right(await client.call(getReservation, { query: { code } })).reservation;

/** A new site puts its first days on sale before the others. */
const WHILE_IT_GOES_ON_SALE = { timeout: MAX_WAIT_MS, interval: 1_000 };

/** An adult and a child, both ways, before the extras step. */
async function atExtras(screen: BrowserContextOptions, lang: Lang) {
  const ahead = dayOfItsOwn();
  const client = await apiClient(siteUrl());
  const code = await vi.waitFor(() => bring(client, 2, { ahead, service: 'primera' }), WHILE_IT_GOES_ON_SALE);
  const visit = await ownerIn(browser, { client }, { lang, screen });
  await visit.page.goto(stepAddress('adicionales', { lang, code }));
  return { ...visit, client, code };
}

describe.each(
  byLanguage('es', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const),
)('in %s', (lang: Lang, screen: BrowserContextOptions) => {
  test('two suitcases and a surfboard are bought with the seats: in every sum before paying, and on the tickets', async () => {
    const { page, complaints, close, client, code } = await atExtras(screen, lang);
    const fares = (await stateOf(client, code)).summary.total;
    const buys = travellerActions(page, lang);
    await page.getByRole('heading', { name: additionalsStep.title[lang], level: 1 }).waitFor();
    await awake(page);
    await page.locator(BAGS).fill('2');
    // The first passenger is open; the others say what they have chosen.
    const others = page.locator('form details:not([open]) > summary');
    expect(await others.count()).toBe(3);
    await others.last().click();
    await page.locator(BOARD).fill('1');
    await page.getByText(/^1 × /).waitFor();
    await page
      .getByRole('status')
      .getByText(/490\.00/)
      .waitFor();
    expect(await fits(page)).toBe(true);
    await buys.skipExtras();

    await page.locator('#trip').getByText('2 × ').waitFor({ state: 'attached' });
    expect((await stateOf(client, code)).summary).toMatchObject({ additionals: 49_000, total: fares + 49_000 });
    await buys.letChoose();
    expect(await page.locator('#trip').textContent()).toMatch(/240\.00[\s\S]*250\.00/);
    expect(await fits(page)).toBe(true);
    await buys.typeCard('4111 1111 1111 1111');
    await buys.pay();
    await page.waitForURL(/boletos/);
    await page.getByRole('heading', { name: ticketPapers.title[lang], level: 1 }).waitFor();
    for (const carried of ['2 × ', '1 × '])
      await page
        .getByRole('article')
        .getByText(new RegExp(`^${carriedExtrasText[lang]}: .*${carried}`))
        .first()
        .waitFor();
    const { tickets, summary } = await stateOf(client, code);
    expect(tickets.flatMap(({ additions }) => additions.map(({ quantity }) => quantity))).toEqual([2, 1]);
    expect(summary.total).toBe(fares + 49_000);
    expect(complaints).toEqual([]);
    await close();
  });
});

test.each(byLanguage('es', ['es', 'en'] as const))(
  'in %s without scripts it is a plain form: the total is a press away, and going back changes the choice',
  async (lang) => {
    const { page, close, client, code } = await atExtras({ ...PHONE, javaScriptEnabled: false }, lang);
    await page.locator(BAGS).fill('1');
    await page.getByRole('button', { name: extrasForm.see[lang] }).click();
    await page.getByText(priceText(12_000, lang), { exact: true }).waitFor();
    expect(await page.locator(BAGS).inputValue()).toBe('1');
    expect((await stateOf(client, code)).summary.additionals).toBe(0);
    await page.getByRole('button', { name: additionalsStep.submit[lang] }).click();
    await page.waitForURL(/asientos/);
    expect((await stateOf(client, code)).summary.additionals).toBe(12_000);
    await page.goto(stepAddress('adicionales', { lang, code }));
    expect(await page.locator(BAGS).inputValue()).toBe('1');
    await page.locator(BAGS).fill('0');
    await unfoldExtras(page);
    await page.locator(BOARD).fill('1');
    await page.getByRole('button', { name: additionalsStep.submit[lang] }).click();
    await page.waitForURL(/asientos/);
    expect((await stateOf(client, code)).summary.additionals).toBe(25_000);
    await close();
  },
);

test('what is taken along one way is taken along the other with one press', async () => {
  const { page, close } = await atExtras(PHONE, 'es');
  await awake(page);
  await page.locator(BAGS).fill('2');
  await page.getByRole('button', { name: extrasForm.sameAsOut.es }).click();
  expect(await page.locator('form details:not([open]) > summary', { hasText: '2 × ' }).count()).toBe(1);
  expect(await page.locator(BAGS.replace('departure', 'return')).inputValue()).toBe('2');
  await page
    .getByRole('status')
    .getByText(/480\.00/)
    .waitFor();
  await close();
});

const PLUS = '[name="add.departure-1.internet-plus"]';
const FAMILY = '[name="add.departure-1.internet-plus-four"]';
const names = (lang: Lang) => COSTERA_PACKAGES.map(({ name }) => name[lang]) as [string, string];

test.each(byLanguage('en', ['es', 'en'] as const))(
  'in %s one package takes the place of the other at the choice, and says so',
  async (lang) => {
    const { page, complaints, close } = await atExtras(PHONE, lang);
    const [plus, family] = names(lang);
    await awake(page);
    await page.getByText(extrasForm.notBoth(family)[lang]).first().waitFor();
    await page.locator(PLUS).fill('1');
    await page
      .getByRole('button', { name: extrasForm.more(family)[lang], exact: true })
      .first()
      .click();
    await page.getByText(extrasForm.replaces(plus)[lang]).waitFor();
    expect([await page.locator(PLUS).inputValue(), await page.locator(FAMILY).inputValue()]).toEqual(['0', '1']);
    await page
      .getByRole('status')
      .getByText(/99\.00/)
      .waitFor();
    expect(await fits(page)).toBe(true);
    await travellerActions(page, lang).skipExtras();
    await page.waitForURL(/asientos|seats/);
    expect(complaints).toEqual([]);
    await close();
  },
);

test.each(byLanguage('es', ['es', 'en'] as const))(
  'in %s without scripts the refusal names both packages at the field, and what was typed stays',
  async (lang) => {
    const { page, close, client, code } = await atExtras({ ...PHONE, javaScriptEnabled: false }, lang);
    const [plus, family] = names(lang);
    for (const button of [extrasForm.see[lang], additionalsStep.submit[lang]]) {
      await page.locator(BAGS).fill('1');
      await page.locator(PLUS).fill('1');
      await page.locator(FAMILY).fill('1');
      await page.getByRole('button', { name: button }).click();
      const { [lang]: text } = errorMessage('addition_excluded', { one: plus, other: family }, '');
      await page.getByRole('link', { name: text }).waitFor();
      for (const field of [BAGS, PLUS, FAMILY]) expect(await page.locator(field).inputValue()).toBe('1');
    }
    await page.locator(PLUS).fill('0');
    await page.getByRole('button', { name: additionalsStep.submit[lang] }).click();
    await page.waitForURL(/asientos|seats/);
    expect((await stateOf(client, code)).summary.additionals).toBe(21_900);
    await close();
  },
);

test('what is typed before the script comes is in the sum when it has come', async () => {
  const { page, close } = await atExtras(PHONE, 'es');
  const scripts = await heldBack(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator(BAGS).fill('1');
  scripts.release();
  await awake(page);
  await page.getByRole('status').getByText('$ 120.00', { exact: true }).waitFor();
  await close();
});

test('by keyboard something is chosen, and one press goes on without anything', async () => {
  const { page, close, client, code } = await atExtras(DESKTOP, 'es');
  await awake(page);
  await tabTo(page, BAGS);
  await page.keyboard.press('ArrowUp');
  await tabToNamed(page, additionalsStep.submit.es);
  await page.keyboard.press('Enter');
  await page.waitForURL(/asientos/);
  expect((await stateOf(client, code)).summary.additionals).toBe(12_000);

  const other = await atExtras(DESKTOP, 'es');
  await other.page.getByRole('button', { name: additionalsStep.submit.es }).click();
  await other.page.waitForURL(/asientos/);
  expect((await stateOf(other.client, other.code)).summary.additionals).toBe(0);
  await Promise.all([close(), other.close()]);
});

test('with every journey open the step is passed over, and not drawn', async () => {
  const client = await apiClient(siteUrl());
  const search = { origin: 'TLQ', destination: 'GUA', departure: { open: true }, return: { open: true } };
  const { code } = right(
    await client.call(postCreate, { body: { ...search, passengers: [{ type: 'adult' }] } }),
  ).reservation;
  const passengers = [{ first_name: 'Ana', last_name: 'López' }];
  const { reservation } = right(await client.call(postContact, { body: { code, contact: CONTACT, passengers } }));
  expect(reservation.now).toBe('pago');
  const { page, close } = await ownerIn(browser, { client }, { lang: 'es', screen: DESKTOP });
  await page.goto(stepAddress('adicionales', { lang: 'es', code }));
  await page.waitForURL(/pago/);
  const drawn = page.getByRole('navigation', { name: stepProgress.progress.es });
  expect(await drawn.getByRole('listitem').allInnerTexts()).not.toContain(stepProgress.steps.adicionales.es);
  expect(await drawn.innerText()).toContain(stepProgress.steps.contacto.es);
  await close();
});
