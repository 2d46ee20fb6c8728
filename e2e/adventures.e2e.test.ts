import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adventureText } from '#text/adventures/words.ts';
import type { Lang } from '#text/lang.ts';
import { orderText } from '#text/orders.ts';
import { VOUCHER_VERDICT_TEXTS, voucherDoorText, voucherText } from '#text/vouchers.ts';
import { priceText } from '#ui/price.tsx';
import { adventurePath, vouchersPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { operatorKey } from './testing/operator-key.ts';
import { siteData } from './testing/own-site.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const LADDER = [
  { hours: 48, percent: 100 },
  { hours: 24, percent: 50 },
];
const CODE = 'ballenas-jorobadas';
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

/** Chooses the last day on sale and two people, and goes on as Ana. */
async function choose(page: Page, lang: Lang, email = 'ana@example.com') {
  await page.locator('nav button[name="day"]').last().click();
  await page.locator('[name="people"][value="2"]').check();
  const typed = { first_name: 'Ana', last_name: 'López', cell_phone: '33 1234 5678', email };
  for (const [name, text] of Object.entries(typed)) await page.locator(`[name="buyer.${name}"]`).fill(text);
  await page.getByRole('button', { name: adventureText.book[lang] }).click();
}

describe.each(
  byLanguage('es', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const),
)('an adventure, in %s', (lang: Lang, screen: BrowserContextOptions) => {
  test('is chosen at its final price, paid by card, confirmed, and shown as a voucher', async () => {
    const { page, complaints, close } = await visitor(browser, screen);
    await page.goto(paths.adventures[lang]);
    expect(await isWide(page)).toBe(false);
    await page.locator(`a[href="${adventurePath(lang, CODE)}"]`).click();
    await page
      .getByText(/1,595\.00/)
      .first()
      .waitFor();
    expect(await isWide(page)).toBe(false);
    await page.getByText(adventureText.ladderBefore(LADDER)[lang]).waitFor();
    await choose(page, lang);
    await heading(page, orderText.title.open[lang]);
    // Its ladder, as days and times.
    await page.getByText(/(100|50) %.*; .*50 %/).waitFor();
    await page
      .getByText(/3,190\.00/)
      .first()
      .waitFor();
    await awake(page);
    const buys = travellerActions(page, lang);
    await buys.typeCard('4111 1111 1111 1111');
    await buys.pay();
    await heading(page, orderText.title.paid[lang]);
    await page.getByRole('link', { name: voucherText.see[lang] }).click();
    // The supplier is asked by a job.
    await expect
      .poll(
        async () => {
          await page.reload();
          return page.getByRole('img', { name: voucherText.qr('')[lang].trim() }).count();
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe(1);
    const pdf = await page.getByRole('link', { name: voucherText.pdf[lang] }).getAttribute('href');
    const answer = await page.request.get(pdf!);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    const folio = /V[0-9A-Z]{4}-[0-9A-Z]{5}/.exec(await page.locator('figcaption').innerText())![0];
    const door = await visitor(browser, screen);
    await door.page.goto(paths.voucherDoor[lang]);
    await door.page.locator('[name="key"]').fill(await operatorKey(siteData(), 'boarding'));
    await door.page.keyboard.press('Enter');
    await door.page.getByLabel(voucherDoorText.code[lang]).fill(folio);
    await door.page.keyboard.press('Enter');
    // It is redeemed on its day.
    await door.page.getByText(VOUCHER_VERDICT_TEXTS.too_early[lang]).waitFor();
    expect(await isWide(door.page)).toBe(false);
    await door.close();
    expect(await isWide(page)).toBe(false);
    // Cancelled weeks before, all of it goes back, and its voucher is void.
    await page.getByRole('link', { name: voucherText.toOrder[lang] }).click();
    await page.getByRole('button', { name: orderText.cancelFor(priceText(319_000, lang))[lang] }).click();
    await heading(page, orderText.title.returned[lang]);
    await page.goto(vouchersPath(lang, new URL(page.url()).searchParams.get('code')!));
    await page.getByText(voucherText.states.cancelled[lang]).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

test.each(byLanguage('es', ['es', 'en']))(
  'without scripts, in %s: what is wrong is said at its field, and nothing chosen is lost',
  async (lang: Lang) => {
    const { page, close } = await visitor(browser, { ...PHONE, javaScriptEnabled: false });
    await page.goto(adventurePath(lang, CODE));
    await choose(page, lang, 'ana@');
    await page.locator('[id="f-buyer.email-error"], [id="f-buyer-email-error"]').waitFor();
    expect(await page.locator('[name="people"][value="2"]').isChecked()).toBe(true);
    expect(await page.locator('nav button[aria-current]').innerText()).toBe(
      await page.locator('nav button[name="day"]').last().innerText(),
    );
    await page.locator('[name="buyer.email"]').fill('ana@example.com');
    await page.getByRole('button', { name: adventureText.book[lang] }).click();
    await heading(page, orderText.title.open[lang]);
    await close();
  },
);
