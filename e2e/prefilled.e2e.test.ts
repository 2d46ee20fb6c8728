import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lang } from '#text/lang.ts';
import { signInText } from '#text/pages/sign-in.ts';
import * as paths from '#wire/page-paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { apiClient } from './testing/api-client.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { bring, CONTACT } from './testing/reach-steps.ts';
import { taxDetailsPath } from '#wire/invoicing-paths.ts';
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
  [paths.internet, { last_name: ANA.lastName, 'contact.email': ANA.email }],
  [paths.giftCard, { 'buyer.email': ANA.email, 'buyer.first_name': ANA.firstName, 'buyer.last_name': ANA.lastName }],
];

async function expectFilledIn(page: Page, fields: Readonly<Record<string, string | RegExp>>): Promise<void> {
  for (const [field, value] of Object.entries(fields)) {
    const input = page.locator(`[name="${field}"]`).first();
    expect(await input.inputValue(), `${page.url()}: ${field}`).toMatch(value);
  }
}

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
      await expectFilledIn(page, fields);
    }
    const ahead = dayOfItsOwn();
    const cookies = await page.context().cookies();
    const client = await apiClient(siteUrl(), cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    const contact = { 'contact.email': ANA.email, 'contact.first_name': ANA.firstName, 'contact.cell_phone': /\d{10}/ };
    const steps = [
      [1, (code: string) => `${paths.reservationFlow[lang]}/contacto?code=${code}`, contact],
      // The contact of the reservation, which was filled in above.
      [4, (code: string) => taxDetailsPath(lang, code), { email: CONTACT.email, phone: /\d{10}/ }],
    ] as const;
    for (const [done, pathOf, fields] of steps) {
      const code = await bring(client, done, { ahead });
      await page.context().addCookies([{ name: 'reservation', value: code, url: siteUrl() }]);
      await page.goto(pathOf(code));
      await expectFilledIn(page, fields);
    }
    expect(complaints).toEqual([]);
    await close();
  });
});
