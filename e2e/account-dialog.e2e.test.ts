import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atRestText } from '#text/at-rest.ts';
import { frame } from '#text/frame.ts';
import type { Lang } from '#text/lang.ts';
import { accountText, newPasswordText, recoverText, signUpText } from '#text/pages/account.ts';
import { signUpCodeText } from '#text/pages/sign-up-code.ts';
import { signInText } from '#text/pages/sign-in.ts';
import * as paths from '#wire/page-paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { byLanguage } from './testing/by-language.ts';
import { codeSentTo } from './testing/account-codes.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { tabTo } from './testing/keyboard.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { isInDialog, openedDialog, openerOf } from './testing/sign-in-dialog.ts';
import { siteDatabase } from './testing/site-database.ts';
import { atRest } from './testing/traveller-actions.ts';

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
const [ANA] = DEMO_TRAVELLERS as [(typeof DEMO_TRAVELLERS)[number]];

let people = 0;
/** A person without an account. */
const person = () => {
  people += 1;
  const digits = String(Date.now() % 100_000_000).padStart(8, '0');
  return { email: `iris.${digits}.${people}@example.com`, phone: `4${people}${digits}` };
};

/** What is typed on the page below. */
const PLACE = 'Sayulita';

/** At home, with something typed, or chosen on a phone. */
async function atHome(lang: Lang, options: BrowserContextOptions) {
  const visit = await visitor(browser, options);
  const { page } = visit;
  await page.context().addCookies([
    { name: 'lang', value: lang, url: siteUrl() },
    { name: 'consent', value: 'none', url: siteUrl() },
  ]);
  await page.goto(paths.home[lang]);
  await atRest(page);
  const place = page.locator('main').getByRole('combobox').first();
  const option = place.locator('option', { hasText: PLACE }).first();
  if ((await option.count()) > 0) await place.selectOption((await option.getAttribute('value'))!);
  else {
    await place.fill(PLACE);
    await page.keyboard.press('Tab');
    await expect.poll(() => place.inputValue()).toContain(PLACE);
  }
  const typed = await place.inputValue();
  // It is not the same page once it was loaded again.
  await page.evaluate('window.isSamePage = true');
  const expectAsLeft = async () =>
    expect({
      isSamePage: await page.evaluate('window.isSamePage === true'),
      typed: await place.inputValue(),
      path: new URL(page.url()).pathname,
    }).toEqual({ isSamePage: true, typed, path: paths.home[lang] });
  return { ...visit, expectAsLeft };
}

const focused = (page: Page) => page.evaluate('document.activeElement.textContent');
const titled = (page: Page, title: string) => page.getByRole('dialog', { name: title }).waitFor();
const type = (dialog: Locator, name: string, text: string) => dialog.locator(`[name="${name}"]`).fill(text);
const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();

/** Presses a link of the dialog by keyboard; the form it leads to has the focus. */
async function follow(page: Page, link: string, title: string) {
  await tabTo(page, 'dialog[open] a', new RegExp(`^${link}$`));
  await page.keyboard.press('Enter');
  await titled(page, title);
  expect(await focused(page)).toBe(title);
}

/** The dialog is gone, and the header names who is signed in and has the focus. */
async function isSignedIn(page: Page, lang: Lang, name: string) {
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page
    .getByRole('banner')
    .locator('summary', { hasText: frame.accountOf(name)[lang] })
    .waitFor();
  expect(await focused(page)).toContain(frame.accountOf(name)[lang]);
}

async function fillSignUp(dialog: Locator, { email, phone }: ReturnType<typeof person>, password: string) {
  await type(dialog, 'first_name', 'Iris');
  await type(dialog, 'last_name', 'Luna');
  await type(dialog, 'cell_phone', phone);
  await type(dialog, 'email', email);
  await type(dialog, 'password', password);
}

/** The browser itself logs forms that are shown again, and requests without a network. */
const ours = (complaints: readonly string[]) =>
  complaints.filter((one) => !/status of (?:422|403)|ERR_INTERNET_DISCONNECTED/.test(one));

describe.each(
  byLanguage('en', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const satisfies readonly (readonly [Lang, BrowserContextOptions])[]),
)('in %s', (lang, options) => {
  test('an account is opened, and later recovered, over a page that keeps what was typed on it', async () => {
    const { page, complaints, expectAsLeft, close } = await atHome(lang, options);
    const iris = person();
    const dialog = await openedDialog(page, lang);
    await follow(page, accountText.toSignUp[lang], signUpText.title[lang]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

    // What is wrong is said at its field, and what was typed stays: also the password, which no page sends back.
    await fillSignUp(dialog, iris, 'playa');
    await press(dialog, signUpText.submit[lang]);
    await dialog.locator('[name="privacy"][aria-invalid]').waitFor();
    expect(await dialog.locator('[name="email"]').inputValue()).toBe(iris.email);
    expect(await dialog.locator('[name="password"]').inputValue()).toBe('playa');
    expect(await isInDialog(page)).toBe(true);
    // An error leads to its field in the dialog, whatever the page below has.
    await dialog.getByRole('alert').getByRole('link').last().click();
    expect(await page.evaluate('document.activeElement.closest("dialog[open]") && document.activeElement.name')).toBe(
      'privacy',
    );
    await type(dialog, 'password', FIRST);
    await dialog.getByLabel(signUpText.privacy[lang], { exact: true }).check();

    // Without a line nothing is lost.
    await page.context().setOffline(true);
    await press(dialog, signUpText.submit[lang]);
    await dialog.getByText(atRestText.offline[lang]).waitFor();
    expect(await dialog.locator('[name="password"]').inputValue()).toBe(FIRST);
    await page.context().setOffline(false);
    await press(dialog, signUpText.submit[lang]);
    await titled(page, signUpCodeText.title[lang]);
    expect(await focused(page)).toBe(signUpCodeText.title[lang]);

    // A wrong code, and another one.
    await codeSentTo(iris.email);
    await type(dialog, 'digits', '000000');
    await page.keyboard.press('Enter');
    await dialog.locator('[name="digits"][aria-invalid]').waitFor();
    await press(dialog, accountText.again[lang]);
    await dialog.getByRole('status').filter({ hasText: accountText.sentAgain[lang] }).waitFor();
    await type(dialog, 'digits', await codeSentTo(iris.email, 2));
    await press(dialog, signUpCodeText.submit[lang]);
    await isSignedIn(page, lang, 'Iris');
    await expectAsLeft();

    // Elsewhere the password is forgotten.
    const other = await atHome(lang, options);
    const recovering = await openedDialog(other.page, lang);
    await type(recovering, 'account', iris.email);
    await follow(other.page, accountText.toRecover[lang], recoverText.title[lang]);
    expect(await recovering.locator('[name="account"]').inputValue()).toBe(iris.email);
    await press(recovering, recoverText.submit[lang]);
    await titled(other.page, newPasswordText.title[lang]);
    await type(recovering, 'digits', await codeSentTo(iris.email, 3));
    await type(recovering, 'password', SECOND);
    await press(recovering, newPasswordText.submit[lang]);
    await recovering.getByRole('status').filter({ hasText: newPasswordText.done[lang] }).waitFor();
    await type(recovering, 'account', iris.email);
    await type(recovering, 'password', SECOND);
    await other.page.keyboard.press('Enter');
    await isSignedIn(other.page, lang, 'Iris');
    await other.expectAsLeft();
    expect(ours([...complaints, ...other.complaints])).toEqual([]);
    await other.close();
    await close();
  });

  test('the password of nobody’s account is recovered in the same words, and the way back is Escape', async () => {
    const { page, expectAsLeft, close } = await atHome(lang, options);
    const dialog = await openedDialog(page, lang);
    await follow(page, accountText.toRecover[lang], recoverText.title[lang]);
    await type(dialog, 'account', 'nadie.mas@example.com');
    await dialog.getByRole('radio').last().check();
    await press(dialog, recoverText.submit[lang]);
    await titled(page, newPasswordText.title[lang]);
    await dialog.getByText(newPasswordText.sent[lang]).waitFor();
    await follow(page, newPasswordText.back[lang], recoverText.title[lang]);
    await follow(page, accountText.toSignUp[lang], signUpText.title[lang]);
    await follow(page, accountText.toSignIn[lang], signInText.title[lang]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await openerOf(page, lang).evaluate((link) => link === document.activeElement)).toBe(true);
    await expectAsLeft();
    await close();
  });

  test('what is only to be read opens beside the page, and a form that cannot be had says so', async () => {
    const { page, expectAsLeft, close } = await atHome(lang, options);
    const dialog = await openedDialog(page, lang);
    await follow(page, accountText.toSignUp[lang], signUpText.title[lang]);
    const opens = page.context().waitForEvent('page');
    await dialog.getByRole('link', { name: signUpText.privacyLink[lang] }).click();
    const beside = await opens;
    await beside.waitForURL(`**${paths.privacy[lang]}`);
    await beside.close();
    await page.context().setOffline(true);
    await type(dialog, 'first_name', 'Iris');
    await dialog.getByRole('link', { name: accountText.toSignIn[lang] }).click();
    await dialog.getByText(atRestText.offline[lang]).waitFor();
    expect(await dialog.locator('[name="first_name"]').inputValue()).toBe('Iris');
    await page.context().setOffline(false);
    await dialog.getByRole('link', { name: accountText.toSignIn[lang] }).click();
    await titled(page, signInText.title[lang]);
    await expectAsLeft();
    await close();
  });

  test('a session that is another one by now is said, and the same form is sent once more', async () => {
    const { page, expectAsLeft, close } = await atHome(lang, options);
    const dialog = await openedDialog(page, lang);
    await page.context().clearCookies({ name: 'anden' });
    await type(dialog, 'account', ANA.card);
    await type(dialog, 'password', DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.getByText(atRestText.expired[lang]).waitFor();
    await press(dialog, signInText.submit[lang]);
    await isSignedIn(page, lang, ANA.firstName);
    await expectAsLeft();
    await close();
  });
});
