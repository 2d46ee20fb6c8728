import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loungeErrors } from '#text/errors/lounge.ts';
import type { Lang } from '#text/lang.ts';
import { ENTRY_TEXTS, loungeDoorText, loungeText } from '#text/lounge.ts';
import { keptVouchersText } from '#text/kept-vouchers.ts';
import { orderText } from '#text/orders.ts';
import { voucherText } from '#text/vouchers.ts';
import { postLogin } from '#wire/account.ts';
import { postAddTrip } from '#wire/my-account.ts';
import * as paths from '#wire/page-paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { apiClient } from './testing/api-client.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { operatorKey } from './testing/operator-key.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { paidTrip } from './testing/paid-trip.ts';
import { right } from './testing/reach-steps.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';

const WITHOUT_SCRIPTS: BrowserContextOptions = { ...PHONE, javaScriptEnabled: false };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A traveller of a tier with a ticket to Puerto Vallarta in `ahead` days, signed in in a new browser. */
async function signedIn(tier: 'golden' | 'classic', ahead: number, options: BrowserContextOptions) {
  const trip = await paidTrip({ ahead, service: 'primera' });
  const { card } = DEMO_TRAVELLERS.find((one) => one.tier === tier)!;
  const { session } = right(await trip.client.call(postLogin, { body: { card, password: DEMO_PASSWORD } }));
  const client = await apiClient(siteUrl(), `${trip.client.cookie()}; traveller=${session}`);
  right(await client.call(postAddTrip, { body: { code: trip.code } }));
  const visit = await visitor(browser, options);
  const cookies = client
    .cookie()
    .split('; ')
    .map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), domain: 'localhost', path: '/' };
    });
  await visit.page.context().addCookies(cookies);
  return visit;
}

/** Travellers of the demo are shared, so each test has an hour of its own, and books on the last day of theirs. */
async function choose(page: Page, hour: string, hours: Readonly<Record<'hours' | 'people', string>>) {
  const form = page.locator('form:has([name="starts_at"])').last();
  await form.locator(`[name="starts_at"][value*="T${hour}:00"]`).check();
  for (const [name, value] of Object.entries(hours)) await form.locator(`[name="${name}"][value="${value}"]`).check();
  await form.locator('button').click();
}

/** On how many lines the last word of a chip stands. */
function linesOfLastWord(chip: Element): number {
  const text = document.createTreeWalker(chip, NodeFilter.SHOW_TEXT).nextNode()!;
  const word = document.createRange();
  word.setStart(text, text.textContent!.search(/\S+$/));
  word.setEnd(text, text.textContent!.length);
  return word.getClientRects().length;
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe.each(
  byLanguage('es', [
    ['es', '10', 21],
    ['en', '14', 22],
  ] as const),
)('the lounge, in %s', (lang: Lang, hour, ahead) => {
  test('is for travellers who sign in', async () => {
    const { page, close } = await visitor(browser, PHONE);
    await page.goto(paths.loungeBooking[lang]);
    await page.locator('main').getByRole('link', { name: loungeText.signIn[lang] }).click();
    await page.waitForURL(/entrar|sign-in/);
    await close();
  });

  test('is booked with a golden card without scripts, entered once, and another visit cancelled', async () => {
    const { page, close } = await signedIn('golden', ahead, WITHOUT_SCRIPTS);
    await page.goto(paths.loungeBooking[lang]);
    // Noon, the longest of the hours, is within its chip, and broken between words.
    const noon = page.locator('[name="starts_at"][value*="T12:00"] + span').first();
    expect(await noon.evaluate(linesOfLastWord)).toBe(1);
    expect(await noon.evaluate((chip) => chip.scrollWidth - chip.clientWidth)).toBeLessThanOrEqual(0);
    await choose(page, hour, { hours: '2', people: '2' });
    await page.getByText(loungeText.booked[lang]).waitFor();
    expect(await isWide(page)).toBe(false);
    const code = (await page.locator('article .figures').last().innerText()).trim();

    await choose(page, hour, { hours: '1', people: '2' });
    await page.getByText(loungeErrors.lounge_already_booked[lang]).first().waitFor();
    expect(await page.locator('[name="people"][value="2"]:checked').count()).toBe(1);

    const door = await visitor(browser, DESKTOP);
    await door.page.goto(paths.loungeDoor[lang]);
    await door.page.locator('[name="key"]').fill(await operatorKey(siteData(), 'boarding'));
    await door.page.keyboard.press('Enter');
    await door.page.getByLabel(loungeDoorText.code[lang]).fill('S000000000');
    await door.page.keyboard.press('Enter');
    await door.page.getByText(loungeErrors.lounge_pass_unknown[lang]).first().waitFor();
    await door.page.getByLabel(loungeDoorText.code[lang]).fill(code);
    await door.page.keyboard.press('Enter');
    // Its day is weeks away.
    await door.page.getByText(ENTRY_TEXTS.too_early[lang]).waitFor();
    await door.close();

    await page.goto(paths.loungeBooking[lang]);
    await page.locator('article', { hasText: code }).getByRole('button', { name: loungeText.cancel[lang] }).click();
    await page.getByText(loungeText.cancelled[lang]).waitFor();
    expect(await page.getByText(code).count()).toBe(0);
    await close();
  });

  test('is paid with a classic card, and its pass shown', async () => {
    const { page, complaints, close } = await signedIn('classic', ahead, DESKTOP);
    await page.goto(paths.loungeBooking[lang]);
    await choose(page, hour, { hours: '2', people: '1' });
    await page.getByRole('heading', { name: orderText.title.open[lang], level: 1 }).waitFor();
    await awake(page);
    const buys = travellerActions(page, lang);
    await buys.typeCard('4111 1111 1111 1111');
    await buys.pay();
    await page.getByRole('heading', { name: orderText.title.paid[lang], level: 1 }).waitFor();
    await page.goto(paths.loungeBooking[lang]);
    await page
      .getByRole('img', { name: loungeText.pass('V')[lang].slice(0, -1) })
      .first()
      .waitFor();
    // Its voucher: on paper, in a calendar, kept on the device, and in the account.
    await page.getByRole('link', { name: voucherText.ways[lang] }).last().click();
    await page.getByRole('heading', { name: voucherText.title[lang], level: 1 }).waitFor();
    await page.getByText(voucherText.states.valid[lang]).waitFor();
    // Nobody meets at a lounge: it says where that is.
    const said = await page.locator('main').innerText();
    expect(said).toContain(lang === 'es' ? 'Dónde' : 'Where');
    expect(said).not.toMatch(/encuentro|meeting point/i);
    const pdf = page.getByRole('link', { name: voucherText.pdf[lang] });
    const file = await page.request.get((await pdf.getAttribute('href'))!);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: keptVouchersText.yes[lang] }).click();
    await page.getByText(keptVouchersText.kept[lang]).waitFor();
    expect(await page.locator(':focus').textContent()).toContain(keptVouchersText.kept[lang]);
    await page.goto(paths.myVouchers[lang]);
    await page.getByRole('heading', { name: loungeText.visit[lang], level: 2 }).waitFor();
    await page.goto(paths.myTrips[lang]);
    await page.getByRole('link', { name: loungeText.visit[lang] }).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
