import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readText } from '#adapters/documents/testing/read-text.ts';
import { centavos, formatMoney } from '#kernel/money.ts';
import { errorMessage } from '#text/errors.ts';
import { giftPaper } from '#text/gift-paper.ts';
import { giftText } from '#text/gifts.ts';
import type { Lang } from '#text/lang.ts';
import { orderText } from '#text/orders.ts';
import { findText } from '#text/find-reservation.ts';
import * as paths from '#wire/page-paths.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { getReservation } from '#wire/websale.ts';
import { dayFromNow } from './testing/api-client.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { goOnWith, held } from './testing/held.ts';
import { GIFT_WORTH, giftIn, paidGift } from './testing/paid-gift.ts';
import { right } from './testing/reach-steps.ts';
import { siteData } from './testing/own-site.ts';
import { siteDatabase } from './testing/site-database.ts';
import { savedMails } from './testing/saved-mails.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';

const APPROVED = '4111 1111 1111 1111';
const WITHOUT_SCRIPTS: BrowserContextOptions = { ...PHONE, javaScriptEnabled: false };

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
// All tests here share one address, which would soon be asked for captchas.
beforeEach(() => database.forgiveLookUps());

/** Fills in the form of a card, and sends it. */
async function order(page: Page, lang: Lang, change: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.goto(paths.giftCard[lang]);
  const typed = {
    name: 'Luz',
    email: 'luz@example.com',
    message: 'Nos vemos en el mar',
    'buyer.first_name': 'Ana',
    'buyer.last_name': 'López',
    'buyer.cell_phone': '33 1234 5678',
    'buyer.email': 'ana@example.com',
    ...change,
  };
  for (const [name, text] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(text);
  await page.getByRole('button', { name: orderText.goOn[lang] }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
const codeOn = async (page: Page) => new URL(page.url()).searchParams.get('code')!;

async function askBalance(page: Page, lang: Lang, [code, secret]: readonly [string, string]) {
  await page.goto(paths.giftBalance[lang]);
  await page.locator('[name="code"]').fill(code);
  await page.locator('[name="secret"]').fill(secret);
  await page.getByRole('button', { name: giftText.ask[lang] }).click();
}

const balanceOn = async (page: Page) => (await page.getByRole('status').first().innerText()).replaceAll('\u00a0', ' ');

/** The text of the card as a PDF, from the page of its balance. */
async function downloaded(page: Page, lang: Lang): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: giftPaper.download[lang] }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(giftPaper.filename[lang]);
  return (await readText(await readFile(await file.path()))).join(' ');
}

/** A secret that differs in its last digit. */
const other = (secret: string) => secret.slice(0, -1) + (secret.endsWith('0') ? '1' : '0');

describe.each(
  byLanguage('es', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const),
)('in %s', (lang: Lang, screen: BrowserContextOptions) => {
  test('given, paid by card, sent, its balance asked, and given back', async () => {
    const { page, complaints, close } = await visitor(browser, screen);
    const message = `Para el mar, ${lang} ${Date.now()}`;
    await order(page, lang, { message });
    await heading(page, orderText.title.open[lang]);
    expect(await isWide(page)).toBe(false);
    await awake(page);
    const buys = travellerActions(page, lang);
    await buys.typeCard(APPROVED);
    await buys.pay();
    await heading(page, orderText.title.paid[lang]);
    expect(await isWide(page)).toBe(false);
    const code = await codeOn(page);
    const card = await giftIn(message);
    expect(await page.content()).not.toContain(card[0]);

    await askBalance(page, lang, card);
    await expect.poll(() => balanceOn(page)).toContain(formatMoney(centavos(50_000)));
    const printed = await downloaded(page, lang);
    for (const part of [...card, 'Luz', message]) expect(printed).toContain(part);

    // The buyer returns by the letter's link, on another device.
    const elsewhere = await visitor(browser, screen);
    await expect.poll(() => savedMails(code)).not.toHaveLength(0);
    const [paid] = await savedMails(code);
    const link = /https?:\/\/\S+\?t=[\w-]+/.exec(paid!.text!)![0];
    await elsewhere.page.goto(new URL(link).pathname + new URL(link).search);
    await heading(elsewhere.page, orderText.title.paid[lang]);
    await elsewhere.page.getByRole('button', { name: /^(Devolver y recibir|Return it and get)/ }).click();
    await heading(elsewhere.page, orderText.title.returned[lang]);
    await elsewhere.close();

    await askBalance(page, lang, card);
    await page
      .getByText(/\$\s0\.00/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('without scripts: what is wrong is said at its field, then paid at OXXO, with nothing typed lost', async () => {
    const { page, close } = await visitor(browser, WITHOUT_SCRIPTS);
    await order(page, lang, { other: '7', 'buyer.email': 'ana@' });
    await page.locator('#f-other-error').waitFor();
    const day = page.locator('[name="date"]');
    const days = await Promise.all([day.getAttribute('min'), day.getAttribute('max')]);
    expect(days).toEqual([dayFromNow(0), dayFromNow(365)]);
    expect(await page.locator('[name="message"]').inputValue()).toBe('Nos vemos en el mar');
    expect(await isWide(page)).toBe(false);
    await page.locator('[name="other"]').fill('750');
    await page.locator('[name="buyer.email"]').fill('ana@example.com');
    await page.getByRole('button', { name: orderText.goOn[lang] }).click();
    await heading(page, orderText.title.open[lang]);
    await page.locator('input[name="method"][data-kind="oxxo"]').check();
    await page.locator('button[form="pay"]').locator('visible=true').first().click();
    await heading(page, orderText.title.waiting[lang]);
    await page.getByText('$ 750.00'.replace(' ', '\u00a0')).first().waitFor();
    await close();
  });

  test('is still filled in for a buyer who goes back from the payment', async () => {
    const { page, close } = await visitor(browser, screen);
    const typed = { other: '750', name: 'Luz Gil', email: 'luz@example.com', 'buyer.email': 'ana@example.com' };
    await order(page, lang, typed);
    await heading(page, orderText.title.open[lang]);
    await page.goBack();
    await heading(page, giftText.title[lang]);
    const kept = Object.keys(typed).map(async (name) => [name, await page.locator(`[name="${name}"]`).inputValue()]);
    expect(Object.fromEntries(await Promise.all(kept))).toEqual(typed);
    await close();
  });

  test.each([
    ['with scripts', screen],
    ['without scripts', WITHOUT_SCRIPTS],
  ] as const)('spent at the payment by its code and secret, and not by a wrong one, %s', async (how, options) => {
    const [code, secret] = await paidGift(`Para tu viaje, ${lang} ${how} ${Date.now()}`);
    const trip = await held();
    const { page, complaints, close } = await visitor(browser, options);
    await goOnWith(page.context(), trip);
    await page.goto(stepAddress('pago', { lang, code: trip.code }));
    if (how === 'with scripts') await awake(page);
    const typing = async (typed: string) => {
      await page.locator('input[name="method"][data-kind="credit"]').check();
      await page.locator('[name="token"]').fill(typed);
      await page.locator('button[form="pay"]').locator('visible=true').first().click();
    };
    await typing(`${code} ${other(secret)}`);
    await page.getByText(errorMessage('credit_code_invalid')[lang]).first().waitFor();
    await typing(`${code} ${secret}`);
    await page.waitForURL(/boletos/);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const { summary } = right(await trip.client.call(getReservation, { query: { code: trip.code } })).reservation;
    await askBalance(page, lang, [code, secret]);
    await expect.poll(() => balanceOn(page)).toContain(formatMoney(centavos(GIFT_WORTH - summary.total)));
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
    await close();
  });

  test('a wrong secret and a code that nobody has are told alike, also without scripts', async () => {
    const [code, secret] = await paidGift(`Con otra clave, ${lang} ${Date.now()}`);
    const { page, close } = await visitor(browser, WITHOUT_SCRIPTS);
    const told: string[] = [];
    for (const typed of [
      [code, other(secret)],
      ['G111111111', '11111111'],
    ] as const) {
      await askBalance(page, lang, typed);
      told.push(await page.locator('#f-code-error').innerText());
      expect(await page.locator('[name="secret"]').inputValue()).toBe('');
    }
    expect(told[0]).toBe(told[1]);
    await close();
  });

  test('an order that is somebody else’s is shown to nobody, who is told where to prove it', async () => {
    const { page, close } = await visitor(browser, screen);
    await page.goto(`${paths.order[lang]}?code=0123456789`);
    await heading(page, orderText.lost.title[lang]);
    await page.getByRole('link', { name: orderText.lost.find[lang] }).click();
    await heading(page, findText.title[lang]);
    await close();
  });
});
