import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atRestText } from '#text/at-rest.ts';
import { frame } from '#text/frame.ts';
import type { Lang } from '#text/lang.ts';
import { signInText } from '#text/pages/sign-in.ts';
import * as paths from '#wire/page-paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { isInDialog, openedDialog as opened, openerOf as opener } from './testing/sign-in-dialog.ts';
import { siteDatabase } from './testing/site-database.ts';

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

const [ANA] = DEMO_TRAVELLERS as [(typeof DEMO_TRAVELLERS)[number]];

async function newVisitor(lang: Lang, options: BrowserContextOptions) {
  const visit = await visitor(browser, options);
  await visit.page.context().addCookies([
    { name: 'lang', value: lang, url: siteUrl() },
    { name: 'consent', value: 'none', url: siteUrl() },
  ]);
  return visit;
}

describe.each(
  byLanguage('es', [
    ['es', PHONE, 360],
    ['en', DESKTOP, 500],
  ] as const satisfies readonly (readonly [Lang, BrowserContextOptions, number])[]),
)('in %s', (lang, options, width) => {
  test('signing in is a dialog over the page: by keyboard, closed, refused, and done', async () => {
    const { page, complaints, close } = await newVisitor(lang, options);
    const path = `${paths.home[lang]}?promo=COSTA10`;
    await page.goto(path);
    const dialog = await opened(page, lang);
    expect(Math.round((await dialog.boundingBox())!.width)).toBe(width);
    expect(await page.evaluate('document.activeElement.name')).toBe('account');
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener(page, lang).evaluate((link) => link === document.activeElement)).toBe(true);

    await opened(page, lang);
    for (let tabs = 0; tabs < 3; tabs += 1) {
      await page.keyboard.press('Tab');
      expect(await isInDialog(page)).toBe(true);
    }
    await dialog.locator('[name="account"]').fill(ANA.card);
    await dialog.locator('[name="password"]').fill('Wrong#2026');
    await page.keyboard.press('Enter');
    await dialog.locator('[name="password"][aria-invalid]').waitFor();
    expect(await dialog.locator('[name="account"]').inputValue()).toBe(ANA.card);
    expect(await dialog.locator('[name="password"]').inputValue()).toBe('Wrong#2026');
    expect(await isInDialog(page)).toBe(true);

    await page.context().setOffline(true);
    await dialog.locator('[name="password"]').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.getByText(atRestText.offline[lang]).waitFor();
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: signInText.submit[lang], exact: true }).click();
    await page
      .getByRole('banner')
      .locator('summary', { hasText: frame.accountOf(ANA.firstName)[lang] })
      .waitFor();
    expect(page.url()).toBe(siteUrl() + path);
    // The browser itself logs a form that is shown again with 422, and a request without a network.
    expect(complaints.filter((one) => !/422|ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
    await close();
  });

  test('a box that was ticked and no longer is stays so, with the page', async () => {
    const { page, close } = await newVisitor(lang, options);
    await page.goto(`${paths.home[lang]}?open=true`);
    const box = page.locator('[name="departure.open"]');
    expect(await box.isChecked()).toBe(true);
    await box.uncheck();
    await page.evaluate('window.isSamePage = true');
    const dialog = await opened(page, lang);
    await dialog.locator('[name="account"]').fill(ANA.card);
    await dialog.locator('[name="password"]').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page
      .getByRole('banner')
      .locator('summary', { hasText: frame.accountOf(ANA.firstName)[lang] })
      .waitFor();
    expect([await box.isChecked(), await page.evaluate('window.isSamePage')]).toEqual([false, true]);
    await close();
  });

  test('where Google has to be asked, the sign-in page takes over with the account that was typed', async () => {
    const { page, close } = await newVisitor(lang, options);
    await page.goto(paths.home[lang]);
    const dialog = await opened(page, lang);
    // The site of the tests asks for no captcha of Google's: its answer is changed to one that does.
    let asked = 0;
    await page.route(`**${paths.signIn[lang]}?**`, async (route) => {
      if (route.request().method() !== 'POST' || (asked += 1) > 1) return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace('"captcha":null', '"captcha":{"kind":"recaptcha","siteKey":"any"}');
      return route.fulfill({ response, body });
    });
    await dialog.locator('[name="account"]').fill(ANA.card);
    await dialog.locator('[name="password"]').fill('Wrong#2026');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${paths.signIn[lang]}?**`);
    expect(await page.locator('main [name="account"]').inputValue()).toBe(ANA.card);
    expect(asked).toBe(2);
    await close();
  });

  test('a page without scripts leads to the sign-in page', async () => {
    const { page, close } = await newVisitor(lang, options);
    await page.goto(paths.terms[lang]);
    await opener(page, lang).click();
    await page.waitForURL(`**${paths.signIn[lang]}?**`);
    await close();
  });
});
