import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atRestText } from '#text/at-rest.ts';
import { frame } from '#text/frame.ts';
import { signInText } from '#text/pages/sign-in.ts';
import * as paths from '#wire/page-paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { withoutFonts } from './testing/without-fonts.ts';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const [ANA] = DEMO_TRAVELLERS as [(typeof DEMO_TRAVELLERS)[number]];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const field = (page: Page) => page.locator('input[name="password"]');

/** Where everything on the page is. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('label, input, form button:not([aria-controls]), a, p, h1')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.textContent, x, y, width, height].join();
    }),
  );

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
    return (await axe.run()).violations.map(({ id }) => id);
  });
}

test.each(
  byLanguage('es', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const),
)('a password is shown and hidden, nothing moves, and it is sent as a password, in %s', async (lang, screen) => {
  const { page, complaints, close } = await visitor(browser, { ...screen, bypassCSP: true });
  const served = Promise.withResolvers<void>();
  await page.route('**/assets/at-rest-*.js', async (route) => {
    await served.promise;
    await route.continue();
  });
  await withoutFonts(page);
  await page.goto(paths.signIn[lang]);
  const before = await boxes(page);
  served.resolve();
  const shows = page.getByRole('button', { name: atRestText.showPassword[lang] });
  await shows.waitFor();
  expect(await boxes(page)).toEqual(before);
  const [box, room] = [(await shows.boundingBox())!, (await field(page).boundingBox())!];
  expect([box.width, box.height]).toEqual([44, 44]);
  expect(box.x + box.width).toBeLessThanOrEqual(room.x + room.width);
  expect(box.y >= room.y && box.y + box.height <= room.y + room.height).toBe(true);
  await field(page).fill(DEMO_PASSWORD);
  await field(page).press('Tab');
  await page.keyboard.press('Enter');
  expect(await field(page).getAttribute('type')).toBe('text');
  expect(await field(page).getAttribute('autocomplete')).toBe('current-password');
  await page.getByRole('status').filter({ hasText: atRestText.passwordShown[lang] }).waitFor({ state: 'attached' });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: atRestText.hidePassword[lang] }).click();
  expect(await field(page).getAttribute('type')).toBe('password');
  await shows.click();
  await page.locator('[name="account"]').fill(ANA.card);
  await page.evaluate(() =>
    document.addEventListener('submit', () => {
      const { type } = document.querySelector<HTMLInputElement>('input[name="password"]')!;
      sessionStorage.setItem('sent as', type);
    }),
  );
  await page.getByRole('button', { name: signInText.submit[lang], exact: true }).click();
  await page.waitForURL((url) => url.pathname !== paths.signIn[lang]);
  expect(await page.evaluate(() => sessionStorage.getItem('sent as'))).toBe('password');
  expect(complaints).toEqual([]);
  await close();
});

test('so is the one of the dialog that signs in, and both of a new password', async () => {
  const { page, complaints, close } = await visitor(browser, DESKTOP);
  await page.goto(paths.home.es);
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', { name: frame.signIn.es }).click();
  await page.locator('dialog[open]').waitFor();
  await page.locator('dialog[open]').getByRole('button', { name: atRestText.showPassword.es }).waitFor();
  await page.goto(paths.signUp.es);
  await page.getByRole('button', { name: atRestText.showPassword.es }).first().waitFor();
  expect(await page.getByRole('button', { name: atRestText.showPassword.es }).count()).toBe(
    await page.locator('input[type="password"]').count(),
  );
  expect(complaints).toEqual([]);
  await close();
});
