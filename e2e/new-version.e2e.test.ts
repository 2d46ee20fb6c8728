import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atRestText } from '#text/at-rest.ts';
import type { Lang } from '#text/lang.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { awake } from './testing/traveller-actions.ts';
import { goOnWith, held } from './testing/held.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A page opened before the running site was built. */
async function openedBefore(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/"version":"\w+"/, '"version":"older"');
      await route.fulfill({ response: answer, body });
    },
    { times: 1 },
  );
  await page.goto(path);
  await awake(page);
}

const looksAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const offer = (page: Page, lang: Lang) => page.getByRole('button', { name: atRestText.reload[lang] });
const isOffered = (page: Page, lang: Lang) => async () => {
  await looksAgain(page);
  return offer(page, lang).isVisible();
};

test.each(
  byLanguage('es', [
    ['es', '/', PHONE],
    ['en', '/home', DESKTOP],
  ] as const),
)('an open page learns of a newer version and offers to reload, in %s', async (lang, path, screen) => {
  const { page, complaints, close } = await visitor(browser, screen as BrowserContextOptions);
  await openedBefore(page, path);
  await expect.poll(isOffered(page, lang)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await offer(page, lang).click();
  await page.waitForFunction(() => !document.getElementById('state')!.textContent!.includes('"version":"older"'));
  await awake(page);
  for (let i = 0; i < 5; i += 1) expect(await isOffered(page, lang)()).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

test('nobody who is typing is asked to reload, and nobody without a network hears of it', async () => {
  const { page, complaints, close } = await visitor(browser, PHONE);
  await openedBefore(page, '/');
  // Later requests of the page would fail in the console, which is not tested here.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await looksAgain(page);
  await page.context().setOffline(false);
  await page.locator('[name="departure.date"]').focus();
  await page.keyboard.press('1');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (let i = 0; i < 5; i += 1) {
    expect(await isOffered(page, 'es')()).toBe(false);
    await page.waitForTimeout(200);
  }
  expect(asked.filter((url) => url.includes('version/select'))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('a payment knows no version: nothing interrupts it', async () => {
  const { page, close } = await visitor(browser, PHONE);
  await goOnWith(page.context(), await held());
  await page.goto('/reservacion/pago');
  const state = await page.locator('#state').textContent();
  expect(JSON.parse(state!).site.version).toBeNull();
  await close();
});
