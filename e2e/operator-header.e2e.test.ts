import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { frame } from '#text/frame.ts';
import type { Lang } from '#text/lang.ts';
import { operationText } from '#text/pages/operation.ts';
import { OPERATION_PAGES } from '#web/pages/operation/operation-pages.ts';
import * as paths from '#wire/page-paths.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { operatorKey } from './testing/operator-key.ts';
import { siteData, siteUrl } from './testing/own-site.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(byLanguage('en', ['es', 'en'] as const))(
  'a manager with a telephone and no scripts goes from screen to screen by one menu, in %s',
  async (lang: Lang) => {
    const { page, close } = await visitor(browser, { ...PHONE, javaScriptEnabled: false });
    await page.goto(paths.operation[lang]);
    await page.locator('[name="key"]').fill(await operatorKey(siteData(), 'manager'));
    await page.getByRole('button', { name: operationText.submit[lang] }).click();
    for (const { path, title } of OPERATION_PAGES) {
      await page.locator('body > header summary', { hasText: frame.menu[lang] }).click();
      await page.getByRole('navigation', { name: frame.menu[lang] }).getByRole('link', { name: title[lang] }).click();
      await page.waitForURL((url) => url.pathname === path[lang].split('?')[0]);
      expect(await page.locator('body > header [aria-current="page"]').first().textContent()).toBe(title[lang]);
      // None of the travellers' shell.
      expect(await page.locator('body > footer').count()).toBe(0);
      expect(await page.getByText(frame.testModeShort[lang]).count()).toBe(0);
    }
    await page.locator('body > header summary', { hasText: frame.menu[lang] }).click();
    await page.getByRole('button', { name: operationText.leave[lang] }).click();
    await page.locator('[name="key"]').waitFor();
    expect(await page.locator('body > header nav').count()).toBe(0);
    await close();
  },
);

const LOGO_GAP = 12;

test.each(byLanguage('es', ['es', 'en'] as const))(
  'the header of a manager is one line, with the whole name, in %s',
  async (lang: Lang) => {
    const { page, close } = await visitor(browser, { ...DESKTOP, javaScriptEnabled: false });
    await page.context().addCookies([{ name: 'fonts', value: 'kept', url: siteUrl() }]);
    await page.goto(paths.operation[lang]);
    await page.locator('[name="key"]').fill(await operatorKey(siteData(), 'manager'));
    await page.getByRole('button', { name: operationText.submit[lang] }).click();
    const header = page.locator('body > header');
    const [logo, links] = [header.locator('a').first(), header.getByRole('navigation', { name: frame.main[lang] })];
    const name = header.locator('summary').first().locator('span');
    await name.evaluate((node) => {
      node.textContent = 'María Fernanda Villaseñor Ontiveros';
    });
    for (const [width, size] of [
      [768, '100%'],
      [1024, '100%'],
      [1280, '100%'],
      [1920, '100%'],
      [1920, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((letters) => {
        document.documentElement.style.fontSize = letters;
      }, size);
      const at = `${width} px, letters of ${size}`;
      expect((await header.boundingBox())!.height, at).toBeLessThanOrEqual(64);
      const [before, after] = [(await logo.boundingBox())!, (await links.boundingBox())!];
      expect(after.x - (before.x + before.width), at).toBeGreaterThanOrEqual(LOGO_GAP);
      expect(await name.evaluate((node) => node.scrollWidth - node.clientWidth), at).toBe(0);
    }
    await header.locator('summary', { hasText: frame.menu[lang] }).click();
    const inMenu = page.getByRole('navigation', { name: frame.menu[lang] }).getByRole('link');
    expect(await inMenu.allTextContents()).toEqual(OPERATION_PAGES.map(({ title }) => title[lang]));
    await close();
  },
);
