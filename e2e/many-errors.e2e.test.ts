import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactStep } from '#text/contact-step.ts';
import { manyErrors } from '#text/many-errors.ts';
import { TRAVELS } from '#web/flows/reservation/contact/contact-values.ts';
import * as paths from '#wire/page-paths.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { siteUrl } from './testing/own-site.ts';
import { codeIn, reach } from './testing/reach-steps.ts';
import { atRest } from './testing/traveller-actions.ts';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
    return (await axe.run()).violations.map(({ id }) => id);
  });
}

test.each(
  byLanguage('en', [
    ['es', PHONE, ['Contacto: escribe el nombre', 'Pasajero 2 (Luis): escribe']],
    ['en', DESKTOP, ['Contact: enter the first name', 'Passenger 2 (Luis): enter']],
  ] as const),
)('many errors are counted, three are shown, and each says whose it is, in %s', async (lang, screen, said) => {
  const cookies = await reach(siteUrl(), 'contact');
  const { page, complaints, close } = await visitor(browser, { ...screen, bypassCSP: true });
  await page.context().addCookies(
    `${cookies};lang=${lang};consent=none`.split(';').flatMap((pair) => {
      const [name = '', value = ''] = pair.trim().split('=');
      return name ? [{ name, value, url: siteUrl() }] : [];
    }),
  );
  await page.goto(`${paths.reservationFlow[lang]}/contacto?code=${codeIn(cookies)}`);
  await atRest(page);
  await page.locator(`[name="${TRAVELS}"]`).uncheck();
  await page.locator('[name="passengers.1.first_name"]').fill('Luis');
  await page.getByRole('button', { name: contactStep.submit[lang] }).click();
  const summary = page.getByRole('alert').filter({ has: page.locator('li') });
  await summary.waitFor();
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
  const all = await summary.locator('li').count();
  expect(all).toBeGreaterThan(5);
  expect(await summary.getByRole('heading').textContent()).toBe(manyErrors.thereAreProblems(all)[lang]);
  expect(await summary.locator('li:visible').count()).toBe(3);
  const texts = await summary.locator('li').allTextContents();
  for (const one of said) expect(texts.filter((text) => text.startsWith(one))).toHaveLength(1);
  await atRest(page);
  await summary.locator('summary').click();
  expect(await summary.locator('li:visible').count()).toBe(all);
  expect(await violations(page)).toEqual([]);
  await summary.locator('li a').last().click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
  await close();
});
