import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lang } from '#text/lang.ts';
import { signInText } from '#text/pages/sign-in.ts';
import * as paths from '#wire/page-paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { byLanguage } from './testing/by-language.ts';
import { siteUrl } from './testing/own-site.ts';

const [ANA] = DEMO_TRAVELLERS as unknown as readonly [(typeof DEMO_TRAVELLERS)[number]];
const NAME = `${ANA.firstName} ${ANA.lastName}`;

/** Forms outside a sale, with the fields that the account knows. A phone is only looked for: its format is the form's. */
const FORMS: readonly (readonly [paths.PagePath, Readonly<Record<string, string | RegExp>>])[] = [
  [paths.invoicing, { last_name: ANA.lastName, phone: /\d{10}/ }],
  [paths.receivers, { email: ANA.email, phone: /\d{10}/ }],
  [paths.find, { last_name: ANA.lastName }],
  [paths.message, { name: NAME, email: ANA.email, phone: /\d{10}/ }],
  [paths.claims, { name: NAME, email: ANA.email, phone: /\d{10}/ }],
  [paths.giftCard, { 'buyer.email': ANA.email, 'buyer.first_name': ANA.firstName, 'buyer.last_name': ANA.lastName }],
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(
  byLanguage('es', [
    ['es', PHONE],
    ['en', { ...DESKTOP, javaScriptEnabled: false }],
  ] as const),
)('in %s', (lang: Lang, screen) => {
  test('what the account knows is filled in wherever a form asks for it', async () => {
    const { page, complaints, close } = await visitor(browser, screen);
    await page.context().addCookies([{ name: 'lang', value: lang, url: siteUrl() }]);
    await page.goto(paths.myInvoices[lang]);
    await page.locator('[name="account"]').fill(ANA.card);
    await page.locator('[name="password"]').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: signInText.submit[lang], exact: true }).click();
    await page.waitForURL((url) => url.pathname === paths.myInvoices[lang]);
    for (const [at, fields] of FORMS) {
      await page.goto(at === paths.receivers ? `${at[lang]}?edit=new` : at[lang]);
      for (const [field, value] of Object.entries(fields)) {
        const input = page.locator(`[name="${field}"]`).first();
        expect(await input.inputValue(), `${at.es}: ${field}`).toMatch(value);
      }
    }
    expect(complaints).toEqual([]);
    await close();
  });
});
