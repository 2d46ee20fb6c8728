import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Lang } from '#text/lang.ts';
import { accountText } from '#text/pages/account.ts';
import { safetyText } from '#text/pages/account-safety.ts';
import { passkeyText as say } from '#text/pages/passkeys.ts';
import { signInText } from '#text/pages/sign-in.ts';
import * as paths from '#wire/page-paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { byLanguage } from './testing/by-language.ts';
import { mailCame } from './testing/account-codes.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { heldBack } from './testing/scripts-held-back.ts';
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

const BETO = DEMO_TRAVELLERS[1]!;
const TARGET = '/horarios-y-tarifas';

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fits = (page: Page) => page.evaluate('document.documentElement.scrollWidth <= innerWidth');

async function newVisitor(lang: Lang, options: BrowserContextOptions) {
  const visit = await visitor(browser, options);
  await visit.page.context().addCookies([
    { name: 'lang', value: lang, url: siteUrl() },
    { name: 'consent', value: 'none', url: siteUrl() },
  ]);
  return visit;
}

/** The device's authenticator, which verifies its user by itself. */
async function authenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const unlocks = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { unlocks };
}

async function signIn(page: Page, lang: Lang) {
  await page.locator('[name="account"]').fill(BETO.card);
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await submit(page, signInText.submit[lang]);
}

async function signOut(page: Page, lang: Lang) {
  await page.goto(paths.signIn[lang]);
  await submit(page, signInText.leave[lang]);
  await page.waitForURL((url) => url.pathname !== paths.signIn[lang]);
}

describe.each(
  byLanguage('es', [
    ['es', 'on a phone', PHONE],
    ['en', 'on a desktop', DESKTOP],
  ] as const satisfies readonly (readonly [Lang, string, BrowserContextOptions])[]),
)('in %s, %s', (lang, _, options) => {
  test('a passkey is added, signs in, is removed, and signs in no more', async () => {
    const { page, complaints, close } = await newVisitor(lang, options);
    const device = await authenticator(page);
    await page.goto(paths.accountSafety[lang]);
    await page.waitForURL(`**${paths.signIn[lang]}?**`);
    await signIn(page, lang);
    await page.waitForURL(`**${paths.accountSafety[lang]}`);

    // The password first; a wrong one is said at its field.
    await page.locator('[name="passkey_password"]').fill('Wrong#2026');
    await submit(page, say.add[lang]);
    await page.locator('[name="passkey_password"][aria-invalid]').waitFor();
    expect(await fits(page)).toBe(true);
    await page.locator('[name="passkey_password"]').fill(DEMO_PASSWORD);
    await submit(page, say.add[lang]);
    await page.getByText(say.next[lang]).waitFor();
    const name = lang === 'es' ? 'El de siempre' : 'My computer';
    await page.locator('[name="name"]').fill(name);

    // Whoever cancels may try again; the name stays.
    await device.unlocks(false);
    await submit(page, say.create[lang]);
    await page.getByText(say.trouble.cancelled[lang]).waitFor();
    expect(await page.locator('[name="name"]').inputValue()).toBe(name);
    await device.unlocks(true);
    await submit(page, say.create[lang]);
    await page.getByRole('status').filter({ hasText: safetyText.done.passkey[lang] }).waitFor();
    const line = page.getByRole('listitem').filter({ hasText: name });
    await line.waitFor();
    expect(await fits(page)).toBe(true);
    await mailCame(BETO.email, /llave de acceso|passkey/);

    // It signs in, and leads on.
    await signOut(page, lang);
    await page.goto(`${paths.signIn[lang]}?to=${encodeURIComponent(TARGET)}`);
    await submit(page, say.signIn[lang]);
    await page.waitForURL(`**${TARGET}`);
    await page.goto(paths.signIn[lang]);
    await page.getByRole('heading', { level: 1, name: signInText.hello(BETO.firstName)[lang] }).waitFor();

    // Removed, it is refused like any other.
    await page.goto(paths.accountSafety[lang]);
    await line.getByRole('button').click();
    await page.getByRole('status').filter({ hasText: safetyText.done['passkey-removed'][lang] }).waitFor();
    expect(await line.count()).toBe(0);
    await signOut(page, lang);
    await page.goto(paths.signIn[lang]);
    await page.locator('[name="account"]').fill('eva@example.com');
    await submit(page, say.signIn[lang]);
    await page.getByRole('alert').waitFor();
    expect(await page.locator('[name="account"]').inputValue()).toBe('eva@example.com');
    expect(await fits(page)).toBe(true);
    // The browser itself logs a form that is shown again with 422.
    expect(complaints.filter((one) => !one.includes('422'))).toEqual([]);
    await close();
  });

  test('nothing moves from under a finger when the scripts of the sign-in page arrive', async () => {
    const { page, close } = await newVisitor(lang, options);
    const scripts = await heldBack(page);
    await page.goto(paths.signIn[lang], { waitUntil: 'commit' });
    const link = page.getByRole('link', { name: accountText.toSignUp[lang] });
    const before = await link.boundingBox();
    expect(await page.getByRole('button', { name: say.signIn[lang] }).count()).toBe(0);
    scripts.release();
    await page.getByRole('button', { name: say.signIn[lang] }).waitFor();
    expect(await link.boundingBox()).toEqual(before);
    await close();
  });

  test('without scripts the password is the way', async () => {
    const { page, close } = await newVisitor(lang, { ...options, javaScriptEnabled: false });
    await page.goto(`${paths.signIn[lang]}?to=${encodeURIComponent(paths.accountSafety[lang])}`);
    await page.getByText(say.withoutScripts[lang]).waitFor();
    expect(await page.getByRole('button', { name: say.signIn[lang] }).count()).toBe(0);
    await signIn(page, lang);
    await page.waitForURL(`**${paths.accountSafety[lang]}`);
    await page.getByText(say.withoutScripts[lang]).waitFor();
    await close();
  });
});
