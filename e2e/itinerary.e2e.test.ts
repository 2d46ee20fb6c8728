import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { itineraryErrors } from '#text/errors/itinerary.ts';
import { findText } from '#text/find-reservation.ts';
import { frame } from '#text/frame.ts';
import { itineraryText } from '#text/itinerary.ts';
import type { Lang } from '#text/lang.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { itineraryPath, findPath } from '#wire/link-paths.ts';
import { getPayment, postPayment } from '#wire/websale.ts';
import { byLanguage } from './testing/by-language.ts';
import { type ApiClient, apiClient } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, MAX_WAIT_MS, PHONE, visitor } from './testing/browser.ts';
import { awake } from './testing/traveller-actions.ts';
import { cardToken } from './testing/card-token.ts';
import { savedMails } from './testing/saved-mails.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { bring, right } from './testing/reach-steps.ts';
import { siteDatabase } from './testing/site-database.ts';
import * as paths from '#wire/page-paths.ts';

/** E-mails are sent within this time. */
const SOON = { timeout: MAX_WAIT_MS, interval: 300 };
const { masked: say } = itineraryText;

let browser: Browser;
let database: Awaited<ReturnType<typeof siteDatabase>>;
let owner: ApiClient;
/** A paid round trip of Ana and Leo López. */
let code: string;

beforeAll(async () => {
  browser = await launchBrowser();
  database = await siteDatabase(siteData());
  owner = await apiClient(siteUrl());
  code = await bring(owner, 4);
  const { total } = right(await owner.call(getPayment, { query: { code } }));
  const token = await cardToken(siteUrl(), '4111111111111111');
  const body = { code, method: 'credit' as const, idempotency_key: `key-of-${code}`, total, token };
  right(await owner.call(postPayment, { body }));
});
afterAll(async () => {
  // Later files of this worker use the same site.
  await database.forgiveLookUps();
  await database.close();
  await browser.close();
});
beforeEach(() => database.forgiveLookUps());

/** Digits of the newest e-mail with these words that is not among the earlier ones. */
async function mailedDigits(words: string, before: number): Promise<string> {
  await expect.poll(async () => (await savedMails(words)).length, SOON).toBeGreaterThan(before);
  return /(?:NIP|Código): (\d{6})/.exec((await savedMails(words)).at(-1)!.text!)![1]!;
}

/** From the e-mail with the tickets. */
const pin = (): Promise<string> => mailedDigits(code, 0);

async function find(page: Page, lang: Lang, proof: { readonly last_name?: string; readonly nip?: string }) {
  await page.goto(findPath(lang, code.toLowerCase()));
  for (const [name, text] of Object.entries(proof)) await page.locator(`[name="${name}"]`).fill(text);
  await page.getByRole('button', { name: findText.submit[lang] }).click();
}

const arrive = (page: Page, lang: Lang, within = {}) =>
  page.waitForURL((url) => url.href.endsWith(itineraryPath(lang, code)), within);
const qrs = (page: Page, lang: Lang) => page.getByRole('img', { name: ticketsStep.qr[lang] });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe.each(
  byLanguage('es', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const),
)('in %s', (lang: Lang, screen: BrowserContextOptions) => {
  test('by a last name little is shown; a code by e-mail opens the rest', async () => {
    const { page, complaints, close } = await visitor(browser, screen);
    await find(page, lang, { last_name: 'lopez' });
    await arrive(page, lang);
    const main = page.locator('main');
    await expect.poll(() => main.textContent()).toContain('A*** L***, L*** L***');
    for (const secret of ['Ana', 'López', 'Leo', '@', '$']) expect(await main.textContent()).not.toContain(secret);
    expect(await page.content()).not.toContain('López');
    expect(await qrs(page, lang).count()).toBe(0);
    const words = 'Código: ';
    const before = (await savedMails(words)).length;
    await press(page, say.sendCode[lang]);
    await page.getByLabel(say.digits[lang]).fill(await mailedDigits(words, before));
    await press(page, say.codeSubmit[lang]);
    await qrs(page, lang).first().waitFor();
    expect(await qrs(page, lang).count()).toBe(4);
    expect(await main.textContent()).toContain('Ana López');
    expect(complaints).toEqual([]);
    await close();
  });

  test('by the PIN all is shown, the PIN when asked, and nothing once it is forgotten', async () => {
    const { page, complaints, close } = await visitor(browser, screen);
    await find(page, lang, { nip: await pin() });
    await arrive(page, lang);
    await qrs(page, lang).first().waitFor();
    await awake(page);
    expect(await page.locator('main').textContent()).not.toContain(await pin());
    await press(page, itineraryText.showPin[lang]);
    await expect.poll(() => page.locator('main').textContent()).toContain(await pin());
    expect(await page.locator('main').textContent()).toContain(itineraryText.topics['ticket.issued'][lang]);
    expect(page.url()).not.toContain(await pin());
    await press(page, itineraryText.forget[lang]);
    await page.getByText(frame.itineraryForgotten[lang]).waitFor();
    await page.goto(itineraryPath(lang, code));
    await page.getByText(frame.proveAgain[lang]).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a forgotten PIN is sent; for a code that is nobody’s the page says the same', async () => {
    const { page, close } = await visitor(browser, screen);
    const said = async (asked: string) => {
      await page.goto(paths.find[lang]);
      await page.getByText(findText.forgotten[lang]).click();
      await page.locator('[name="forgotten_code"]').fill(asked);
      await press(page, findText.sendPin[lang]);
      const text = await page.getByText(findText.pinSent(asked)[lang]).textContent();
      return text!.replace(asked, '');
    };
    const words = 'Pediste el NIP';
    const before = (await savedMails(words)).length;
    expect(await said('0000000000')).toBe(await said(code));
    expect(await mailedDigits(words, before)).toBe(await pin());
    await close();
  });

  test('a buyer who lost the code has the tickets sent; where there are none the page says the same', async () => {
    const { page, close } = await visitor(browser, screen);
    await page.goto(paths.find[lang]);
    const ask = async (contact: string) => {
      await page.locator('[name="contact"]').fill(contact);
      await press(page, findText.sendTickets[lang]);
    };
    await page.getByText(findText.without[lang]).click();
    await ask('ana@');
    await page.getByText(itineraryErrors.contact_to_recover_required[lang]).first().waitFor();
    const said: string[] = [];
    const words = 'Tus boletos';
    const before = (await savedMails(words)).length;
    for (const contact of ['nobody@example.com', 'ana@example.com']) {
      await ask(contact);
      await page.waitForURL(/lost=1/);
      said.push((await page.locator('main').innerHTML()).replace(/value="[^"]*"/g, ''));
      await page.goto(paths.find[lang]);
      await page.getByText(findText.without[lang]).click();
    }
    expect(said[0]).toBe(said[1]);
    await expect.poll(async () => (await savedMails(words)).length, SOON).toBeGreaterThan(before);
    await close();
  });
});

test('a visitor who is wrong three times is told no more than once, and let in by what is right', async () => {
  const { page, close } = await visitor(browser, PHONE);
  const told: (string | null)[] = [];
  for (const [asked, proof] of [
    ['0000000000', { last_name: 'López' }],
    [code, { last_name: 'García' }],
    [code, { nip: (await pin()) === '000000' ? '000001' : '000000' }],
  ] as const) {
    await page.goto(paths.find.es);
    await awake(page);
    await page.locator('[name="code"]').fill(asked);
    for (const [name, text] of Object.entries(proof)) await page.locator(`[name="${name}"]`).fill(text);
    await press(page, findText.submit.es);
    told.push(await page.getByRole('alert').textContent());
    expect(await page.locator('[name="code"]').inputValue()).toBe(asked);
  }
  expect(new Set(told).size).toBe(1);
  expect(told[0]).toContain(findText.notFound.es);
  await find(page, 'es', { last_name: 'LÓPEZ' });
  await arrive(page, 'es');
  await close();
});

test('what was opened closes by itself', async () => {
  const { page, close } = await visitor(browser, PHONE);
  await find(page, 'es', { nip: await pin() });
  await arrive(page, 'es');
  await database.ageProofs(16);
  await page.reload();
  await page.getByText(frame.proveAgain.es).waitFor();
  expect(await page.locator('[name="code"]').inputValue()).toBe(code);
  await close();
});

test('when half the world guesses the browser works for it, in sight', async () => {
  const { page, close } = await visitor(browser, DESKTOP);
  await page.goto(findPath('es', code));
  await awake(page);
  await page.locator('[name="last_name"]').fill('López');
  await database.failLookUps(61);
  await press(page, findText.submit.es);
  await page.getByText(findText.checking.es).waitFor();
  // A quarter of a million hashes, on a machine that may be busy.
  await arrive(page, 'es', { timeout: 4 * MAX_WAIT_MS });
  await close();
});

test('without scripts everything is a form', async () => {
  const { page, close } = await visitor(browser, { ...PHONE, javaScriptEnabled: false });
  await find(page, 'es', { last_name: 'García' });
  expect(await page.getByRole('alert').textContent()).toContain(findText.notFound.es);
  expect(await page.locator('[name="last_name"]').inputValue()).toBe('García');
  await database.failLookUps(61);
  await press(page, findText.submit.es);
  await expect
    .poll(() => page.getByRole('alert').textContent())
    .toContain('el botón de cualquiera de nuestros correos');
  await database.forgiveLookUps();
  await page.locator('[name="last_name"]').fill('López');
  await press(page, findText.submit.es);
  await arrive(page, 'es');
  await page.locator('[name="nip"]').fill('999999x');
  await press(page, say.pinSubmit.es);
  expect(await page.getByRole('alert').textContent()).toContain(findText.notFound.es);
  await page.locator('[name="nip"]').fill(await pin());
  await press(page, say.pinSubmit.es);
  await qrs(page, 'es').first().waitFor();
  await press(page, itineraryText.showPin.es);
  await expect.poll(() => page.locator('main').textContent()).toContain(await pin());
  await press(page, itineraryText.resend.es);
  await page.getByText(itineraryText.resent.es).waitFor();
  await press(page, itineraryText.forget.es);
  await page.getByText(frame.itineraryForgotten.es).waitFor();
  await close();
});

test('by keyboard alone', async () => {
  const { page, close } = await visitor(browser, DESKTOP);
  await page.goto(findPath('es', code));
  await awake(page);
  await tabTo(page, '[name="last_name"]');
  await page.keyboard.type('López');
  await page.keyboard.press('Enter');
  await arrive(page, 'es');
  await awake(page);
  await tabTo(page, '[name="nip"]');
  await page.keyboard.type(await pin());
  await page.keyboard.press('Enter');
  await qrs(page, 'es').first().waitFor();
  await awake(page);
  await tabTo(page, 'form:has([value="show-pin"]) button');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('main').textContent()).toContain(await pin());
  await tabTo(page, 'form:has([value="forget"]) button');
  await page.keyboard.press('Enter');
  await page.getByText(frame.itineraryForgotten.es).waitFor();
  await close();
});

test('codes are kept on the device only where that was allowed, and taken away again', async () => {
  const { page, close } = await visitor(browser, PHONE);
  await find(page, 'es', { last_name: 'López' });
  await arrive(page, 'es');
  await awake(page);
  const kept = () => page.evaluate(() => localStorage.getItem('anden.reservations'));
  expect(await kept()).toBeNull();
  await page.getByRole('button', { name: frame.acceptCookies.es }).click();
  await expect.poll(kept).not.toBeNull();
  expect(atob((await kept())!)).not.toMatch(/pez|Ana|@/);
  await page.goto(paths.find.es);
  await page.getByRole('link', { name: findText.open(code).es }).click();
  await arrive(page, 'es');
  await page.goto(paths.find.es);
  await page.getByRole('button', { name: findText.removeOf(code).es }).click();
  await expect.poll(kept).toBeNull();
  await close();
});

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 80; i += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${selector}`);
}
