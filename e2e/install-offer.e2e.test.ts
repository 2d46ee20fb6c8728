import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installText } from '#text/install.ts';
import type { Lang } from '#text/lang.ts';
import { COSTERA } from '#main/costera.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, type Visit, visitor } from './testing/browser.ts';
import { goOnWith, held } from './testing/held.ts';
import { siteUrl } from './testing/own-site.ts';
import { atRest } from './testing/traveller-actions.ts';
import { withoutFonts } from './testing/without-fonts.ts';
import { sampled } from './testing/whole.ts';

/** Longer than a page waits before it offers. */
const LONG_ENOUGH_MS = 5_000;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** One who has answered about cookies. */
async function returning(options: BrowserContextOptions): Promise<Visit> {
  const visit = await visitor(browser, options);
  await visit.page.context().addCookies([{ name: 'consent', value: 'none', url: siteUrl() }]);
  return visit;
}

/** What Chromium fires once a site can be installed; a browser without a profile never does. */
const findInstallable = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => Object.assign(globalThis, { isAsked: true });
    dispatchEvent(Object.assign(event, { prompt }));
    return event.defaultPrevented;
  });
const isAsked = (page: Page) => page.evaluate(() => 'isAsked' in globalThis);

/** From now on; what moved while the page loaded is tested elsewhere. */
const watchShifts = async (page: Page) => {
  await page.evaluate(() => {
    new PerformanceObserver((list) => Object.assign(globalThis, { moved: list.getEntries().length })).observe({
      type: 'layout-shift',
    });
  });
};

/** As in Safari on an iPhone. */
const onIphone = (page: Page, isInstalled = false) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'standalone', { value }), isInstalled);

const install = (page: Page, lang: Lang) => page.getByRole('button', { name: installText.install[lang], exact: true });
const steps = (page: Page, lang: Lang) => page.getByRole('link', { name: installText.steps[lang], exact: true });

const HOMES = [
  ['es', '/', PHONE],
  ['en', '/home', DESKTOP],
] as const;

describe.each(byLanguage('es', HOMES))('home in %s', (lang, path, screen) => {
  test('offers once to install the site, and the browser asks', async () => {
    const { page, complaints, close } = await returning(screen);
    await withoutFonts(page);
    await page.goto(path);
    await atRest(page);
    await watchShifts(page);
    expect(await findInstallable(page)).toBe(true);
    await install(page, lang).waitFor();
    await page.getByText(installText.offer(COSTERA.name)[lang]).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await page.evaluate(() => 'moved' in globalThis)).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await install(page, lang).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await isAsked(page)).toBe(true);
    await install(page, lang).waitFor({ state: 'detached' });
    await page.goto(path);
    await atRest(page);
    await findInstallable(page);
    await page.waitForTimeout(LONG_ENOUGH_MS);
    expect(await install(page, lang).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('says how on an iPhone, and Escape takes it away', async () => {
    const { page, complaints, close } = await returning(screen);
    await onIphone(page);
    await page.goto(path);
    await page.getByText(installText.byHand(COSTERA.name)[lang]).waitFor();
    await page.keyboard.press('Escape');
    expect(await steps(page, lang).count()).toBe(0);
    await page.context().clearCookies({ name: 'app' });
    await page.goto(path);
    await steps(page, lang).click();
    await page.waitForURL(/app-ios/);
    expect(complaints).toEqual([]);
    await close();
  });
});

type Arrange = (page: Page) => Promise<unknown>;
const nothing: Arrange = async () => undefined;

const NOBODY: readonly (readonly [who: string, arrange: Arrange, then: Arrange])[] = [
  ['has not answered about cookies', (page) => page.context().clearCookies(), nothing],
  ['has it installed', (page) => onIphone(page, true), nothing],
  ['is filling in the search', (page) => onIphone(page), (page) => page.locator('[name="departure.date"]').press('1')],
  ['has an order to pay', async (page) => (await onIphone(page), goOnWith(page.context(), await held())), nothing],
];

test.each(sampled(NOBODY))('is not offered to one who %s', async (_, arrange, then) => {
  const { page, close } = await returning(PHONE);
  await arrange(page);
  await page.goto('/');
  await atRest(page);
  await then(page);
  await findInstallable(page);
  await page.waitForTimeout(LONG_ENOUGH_MS);
  expect((await install(page, 'es').count()) + (await steps(page, 'es').count())).toBe(0);
  await close();
});

test('in a sale neither we nor the browser ask', async () => {
  const { page, close } = await visitor(browser, PHONE);
  await goOnWith(page.context(), await held());
  await page.goto('/reservacion/pago');
  await atRest(page);
  expect(await findInstallable(page)).toBe(true);
  await page.waitForTimeout(LONG_ENOUGH_MS);
  expect([await isAsked(page), await install(page, 'es').count()]).toEqual([false, 0]);
  await close();
});
