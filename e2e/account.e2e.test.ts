import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Lang } from '#text/lang.ts';
import { accountText, newPasswordText, recoverText, SEND_TYPE_NAMES, signUpText } from '#text/pages/account.ts';
import { signUpCodeText } from '#text/pages/sign-up-code.ts';
import { closeAccountText, safetyText } from '#text/pages/account-safety.ts';
import { passwordChangeText } from '#text/pages/password-change.ts';
import { programmeText } from '#text/pages/programme.ts';
import { signInText } from '#text/pages/sign-in.ts';
import * as paths from '#wire/page-paths.ts';
import { codeSentTo, mailCame } from './testing/account-codes.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { byLanguage, wholeRows } from './testing/by-language.ts';
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

const FIRST = 'Bahia#2026';
const SECOND = 'Costa#2027';
const THIRD = 'Playa#2028';
const TARGET = '/horarios-y-tarifas';

let people = 0;
/** A person without an account. */
const person = () => {
  people += 1;
  const digits = String(Date.now() % 100_000_000).padStart(8, '0');
  return { email: `eva.${digits}.${people}@example.com`, phone: `5${people}${digits}` };
};

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillSignUp(page: Page, { email, phone }: ReturnType<typeof person>, password: string) {
  await page.locator('[name="first_name"]').fill('Eva');
  await page.locator('[name="last_name"]').fill('Ruiz');
  await page.locator('[name="cell_phone"]').fill(phone);
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="birthday"]').fill('05/11');
  await page.locator('[name="password"]').fill(password);
}

async function signIn(page: Page, lang: Lang, account: string, password: string) {
  await page.locator('[name="account"]').fill(account);
  await page.locator('[name="password"]').fill(password);
  await submit(page, signInText.submit[lang]);
}

describe.each([
  ['es', 'with scripts on a phone', PHONE],
  ['en', 'without scripts', { ...PHONE, javaScriptEnabled: false }],
  ...wholeRows([
    ['en', 'with scripts on a desktop', DESKTOP],
    ['es', 'without scripts', { ...DESKTOP, javaScriptEnabled: false }],
  ] as const),
] as const satisfies readonly (readonly [Lang, string, BrowserContextOptions])[])('in %s, %s', (lang, how, options) => {
  const hasScripts = how.startsWith('with scripts');

  test('a traveller opens an account, forgets the password, changes it and closes the account', async () => {
    const { page, complaints, close } = await visitor(browser, options);
    const eva = person();
    await page.context().addCookies([
      { name: 'lang', value: lang, url: siteUrl() },
      { name: 'consent', value: 'none', url: siteUrl() },
    ]);

    // From the programme to the form, with a page to return to.
    await page.goto(paths.frequentTraveller[lang]);
    await page.getByRole('heading', { level: 1, name: programmeText.title[lang] }).waitFor();
    for (const average of ['10.5', '11.6', '13.1', '14.9', '20', '16.5'])
      expect(await page.getByRole('cell', { name: average, exact: true }).count()).toBe(1);
    expect(await page.locator('script[src]').count()).toBe(0);
    await page.getByRole('link', { name: programmeText.signUp[lang] }).click();
    await page.waitForURL(`**${paths.signUp[lang]}**`);
    await page.goto(`${paths.signIn[lang]}?to=${encodeURIComponent(TARGET)}`);
    await page.getByRole('link', { name: accountText.toSignUp[lang] }).click();
    await page.waitForURL(`**${paths.signUp[lang]}?**`);

    // Errors are shown at their fields, and typed values stay.
    await fillSignUp(page, eva, 'playa');
    await submit(page, signUpText.submit[lang]);
    await page.getByRole('alert').first().waitFor();
    expect(await page.locator('[name="email"]').inputValue()).toBe(eva.email);
    expect(await page.locator('[name="password"]').inputValue()).toBe('');
    await page.locator('[name="password"]').fill(FIRST);
    if (hasScripts) await page.locator('li[data-met="true"]').nth(3).waitFor();
    await page.locator('[name="privacy"]').check();
    await submit(page, signUpText.submit[lang]);
    await page.getByRole('heading', { level: 1, name: signUpCodeText.title[lang] }).waitFor();

    // A wrong code, a new one, and the account opens on the requested page.
    await codeSentTo(eva.email);
    await page.locator('[name="digits"]').fill('000000');
    await submit(page, signUpCodeText.submit[lang]);
    await page.getByRole('alert').waitFor();
    await submit(page, accountText.again[lang]);
    await page.getByRole('status').filter({ hasText: accountText.sentAgain[lang] }).waitFor();
    await page.locator('[name="digits"]').fill(await codeSentTo(eva.email, 2));
    await submit(page, signUpCodeText.submit[lang]);
    await page.waitForURL(`**${TARGET}`);

    // Signs out; the password is forgotten.
    await page.goto(paths.signIn[lang]);
    await page.getByRole('heading', { level: 1, name: signInText.hello('Eva')[lang] }).waitFor();
    await submit(page, signInText.leave[lang]);
    await page.goto(`${paths.signIn[lang]}?to=${encodeURIComponent(TARGET)}`);
    await page.getByRole('link', { name: accountText.toRecover[lang] }).click();
    await page.locator('[name="account"]').fill(eva.email);
    await submit(page, recoverText.submit[lang]);
    await page.getByRole('heading', { level: 1, name: newPasswordText.title[lang] }).waitFor();
    const digits = await codeSentTo(eva.email, 3);
    await page.locator('[name="digits"]').fill(digits);
    await page.locator('[name="password"]').fill('short');
    await submit(page, newPasswordText.submit[lang]);
    await page.getByRole('alert').first().waitFor();
    expect(await page.locator('[name="digits"]').inputValue()).toBe(digits);
    await page.locator('[name="password"]').fill(SECOND);
    await submit(page, newPasswordText.submit[lang]);
    await page.getByRole('status').filter({ hasText: newPasswordText.done[lang] }).waitFor();
    await signIn(page, lang, eva.email, SECOND);
    await page.waitForURL(`**${TARGET}`);

    // Another session is listed and ended; the password changes.
    const other = await visitor(browser, options);
    await other.page.goto(paths.signIn[lang]);
    await signIn(other.page, lang, eva.email, SECOND);
    await other.page.waitForURL((url) => url.pathname !== paths.signIn[lang]);
    await page.goto(paths.accountSafety[lang]);
    await page.getByRole('heading', { level: 1, name: safetyText.title[lang] }).waitFor();
    await submit(page, safetyText.endOthers[lang]);
    await page.getByRole('status').filter({ hasText: safetyText.done.others[lang] }).waitFor();
    await other.page.goto(paths.accountSafety[lang]);
    await other.page.waitForURL(`**${paths.signIn[lang]}?**`);
    await other.close();
    await page.locator('[name="current"]').fill(SECOND);
    await page.locator('[name="password"]').fill(THIRD);
    await submit(page, passwordChangeText.submit[lang]);
    await page.getByRole('status').filter({ hasText: safetyText.done.password[lang] }).waitFor();
    await mailCame(eva.email, /contraseña de tu cuenta|password of your account/);

    // The account is closed for good.
    await page.getByRole('link', { name: safetyText.toClose[lang] }).click();
    await page.getByText(closeAccountText.tickets[lang]).waitFor();
    await page.locator('[name="password"]').fill('Wrong#2028');
    await submit(page, closeAccountText.submit[lang]);
    await page.getByRole('alert').waitFor();
    await page.locator('[name="password"]').fill(THIRD);
    await submit(page, closeAccountText.submit[lang]);
    await page.getByRole('heading', { level: 1, name: closeAccountText.closed[lang] }).waitFor();
    await mailCame(eva.email, /Cerramos tu cuenta|Your account is closed/);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('traveller');
    await page.goto(paths.signIn[lang]);
    await signIn(page, lang, eva.email, THIRD);
    await page.getByRole('alert').first().waitFor();
    expect(complaints.filter((text) => !/status of (?:422|401)/.test(text))).toEqual([]);
    await close();
  });
});

test.each(byLanguage('es', ['es', 'en'] as const))(
  'in %s a password of nobody’s account is recovered in the same words',
  async (lang) => {
    const { page, close } = await visitor(browser, PHONE);
    await page.goto(paths.recoverPassword[lang]);
    await page.locator('[name="account"]').fill('nadie@example.com');
    await page.getByRole('radio', { name: SEND_TYPE_NAMES.sms[lang] }).check();
    await submit(page, recoverText.submit[lang]);
    await page.getByRole('heading', { level: 1, name: newPasswordText.title[lang] }).waitFor();
    expect(await page.getByText(newPasswordText.sent[lang]).count()).toBe(1);
    await close();
  },
);

test('signing in leads to no other site', async () => {
  const { page, close } = await visitor(browser, PHONE);
  for (const path of [paths.signIn.es, paths.signUp.es, paths.recoverPassword.es])
    for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      await page.goto(`${path}?to=${encodeURIComponent(to)}`);
      expect(await page.locator('main [name="to"]').first().inputValue()).toBe('/');
    }
  await close();
});
