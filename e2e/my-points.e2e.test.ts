import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pointsErrors } from '#text/errors/points.ts';
import type { Lang } from '#text/lang.ts';
import { myAccountText } from '#text/pages/my-account.ts';
import { myPointsText as say } from '#text/pages/my-points.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { pointsText } from '#ui/price.tsx';
import * as paths from '#wire/page-paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { siteUrl } from './testing/own-site.ts';

const BETO = DEMO_TRAVELLERS[1]!;
const HUNDREDTHS = 100;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each<[Lang, string, BrowserContextOptions]>([
  ['es', 'on a phone', PHONE],
  ['en', 'without scripts', { ...DESKTOP, javaScriptEnabled: false }],
])('in %s %s a traveller sees points and movements, and is told why a folio wins none', async (lang, _name, screen) => {
  const { page, complaints, close } = await visitor(browser, screen);
  const domain = new URL(siteUrl()).hostname;
  await page.context().addCookies([{ name: 'consent', value: 'none', domain, path: '/' }]);
  await page.goto(paths.myPoints[lang]);
  await page.locator('[name="account"]').fill(BETO.card);
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: signInText.submit[lang], exact: true }).click();
  await page.getByRole('heading', { level: 1, name: say.title[lang] }).waitFor();
  const shown = page.getByRole('main');
  await shown.getByText(pointsText(BETO.purchased * HUNDREDTHS), { exact: true }).waitFor();
  await shown.getByText(`+${pointsText(BETO.win * HUNDREDTHS)}`, { exact: true }).waitFor();
  expect(await shown.getByText(say.kinds.given[lang], { exact: true }).count()).toBe(2);
  await shown.getByText(say.card('classic', 0)[lang]).waitFor();
  expect(await page.locator('[name="first_name"]').inputValue()).toBe(BETO.firstName);
  await page.locator('[name="folio"]').fill('ABCDEFGH-1');
  await page.getByRole('button', { name: say.ask[lang] }).click();
  await page.locator('[name="folio"][aria-invalid]').waitFor();
  expect(await page.locator('[name="folio"]').inputValue()).toBe('ABCDEFGH-1');
  expect(await shown.getByText(pointsErrors.late_credit_not_found[lang]).count()).toBeGreaterThan(0);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await page.getByRole('link', { name: myAccountText.summary[lang] }).click();
  await page.waitForURL((url) => url.pathname === paths.myAccount[lang]);
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  await close();
});
