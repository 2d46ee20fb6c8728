import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { travellerErrors } from '#text/errors/traveller.ts';
import type { Lang } from '#text/lang.ts';
import { safetyText } from '#text/pages/account-safety.ts';
import { myAccountText } from '#text/pages/my-account.ts';
import { newContactText as say } from '#text/pages/new-contact.ts';
import { signInText } from '#text/pages/sign-in.ts';
import * as paths from '#wire/page-paths.ts';
import { wholeRows } from './testing/by-language.ts';
import { codeSentTo, mailCame } from './testing/account-codes.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { newTraveller } from './testing/new-traveller.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
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

const PASSWORD = 'Bahia#2026';

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fits = (page: Page) => page.evaluate('document.documentElement.scrollWidth <= innerWidth');

describe.each([
  ['es', 'with scripts on a phone', PHONE],
  ['en', 'without scripts', { ...PHONE, javaScriptEnabled: false }],
  ...wholeRows([
    ['en', 'with scripts on a desktop', DESKTOP],
    ['es', 'without scripts', { ...DESKTOP, javaScriptEnabled: false }],
  ] as const),
] as const satisfies readonly (readonly [Lang, string, BrowserContextOptions])[])('in %s, %s', (lang, _, options) => {
  test('the e-mail of an account is replaced by one that reads its code', async () => {
    const { email: former, cookies } = await newTraveller();
    const email = `new.${former}`;
    const { page, complaints, close } = await visitor(browser, options);
    await page.context().addCookies([...cookies, { name: 'lang', value: lang, url: siteUrl() }]);

    // The page is one of the account's, and leads to the form.
    await page.goto(paths.accountSafety[lang]);
    const tabs = page.getByRole('navigation', { name: myAccountText.parts[lang] });
    expect(await tabs.locator('[aria-current="page"]').textContent()).toBe(myAccountText.security[lang]);
    expect(await page.getByText(/\b20\d\d, \d+:\d\d/).count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: safetyText.change.email[lang] }).click();
    await page.getByRole('heading', { name: safetyText.newContact.email.title[lang] }).waitFor();
    expect(await fits(page)).toBe(true);

    // What is wrong is said at its field, and what was typed stays.
    await page.locator('[name="contact"]').fill(email);
    await page.locator('[name="contact_password"]').fill('Wrong#2026');
    await submit(page, say.submit.email[lang]);
    await page.getByText(travellerErrors.password_wrong[lang]).first().waitFor();
    expect(await page.locator('[name="contact"]').inputValue()).toBe(email);
    expect(await fits(page)).toBe(true);
    await page.locator('[name="contact_password"]').fill(PASSWORD);
    await submit(page, say.submit.email[lang]);

    // The code to the new one replaces the old one, which is told.
    await page.getByText(safetyText.codeSent[lang]).waitFor();
    expect(await page.getByText(former, { exact: true }).count()).toBe(1);
    await page.locator('[name="digits"]').fill('000000');
    await submit(page, safetyText.prove[lang]);
    await page.getByText(travellerErrors.account_code_wrong[lang]).first().waitFor();
    await page.locator('[name="digits"]').fill(await codeSentTo(email, 1));
    await submit(page, safetyText.prove[lang]);
    await page.getByRole('status').filter({ hasText: safetyText.done.contact[lang] }).waitFor();
    expect(await page.getByText(email, { exact: true }).count()).toBe(1);
    await mailCame(former, /correo de tu cuenta|e-mail of your account/);

    // It signs in from now on.
    const elsewhere = await visitor(browser, options);
    await elsewhere.page.goto(paths.signIn[lang]);
    await elsewhere.page.locator('[name="account"]').fill(email);
    await elsewhere.page.locator('[name="password"]').fill(PASSWORD);
    await submit(elsewhere.page, signInText.submit[lang]);
    await elsewhere.page.waitForURL((url) => url.pathname !== paths.signIn[lang]);
    await elsewhere.close();
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
    await close();
  });
});
