import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeText } from '#text/pages/home.ts';
import { homeSearchText } from '#text/pages/home-search.ts';
import { postLogin } from '#wire/account.ts';
import { postAddTrip } from '#wire/my-account.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { apiClient, dayFromNow } from './testing/api-client.ts';
import { HAS_FONTS, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { siteUrl } from './testing/own-site.ts';
import { paidTrip } from './testing/paid-trip.ts';
import { right } from './testing/reach-steps.ts';
import { awake } from './testing/traveller-actions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a favourite is offered first, and sets both places at a press', async () => {
  const { page, complaints, close } = await visitor(browser, PHONE);
  await page.context().addCookies([{ name: 'consent', value: 'all', url: siteUrl() }]);
  const lookFor = async (destination: string) => {
    await page.goto(`/?origin=TLQ&destination=${destination}`);
    await awake(page);
    // The script that stores it has loaded.
    await page.waitForLoadState('networkidle');
    await page.locator('[name="departure.date"]').fill(dayFromNow(3));
    await page.getByRole('button', { name: homeText.submit.es }).click();
    await page.waitForURL(/horarios/);
  };
  const offered = page.getByRole('list', { name: homeSearchText.recent.es }).getByRole('listitem');

  await lookFor('PVR');
  await page.goto('/');
  await offered.first().locator('[aria-pressed="false"]').click();
  await offered.first().locator('[aria-pressed="true"]').waitFor();
  await lookFor('SAY');
  await page.goto('/');
  await offered.nth(1).waitFor();
  const search = (await page.getByRole('button', { name: homeText.submit.es }).boundingBox())!;
  expect(search.y + search.height).toBeLessThanOrEqual(PHONE.viewport!.height);
  await offered.first().getByRole('button').first().click();
  const chosen = () =>
    page.evaluate(() =>
      ['origin', 'destination'].map((name) => document.querySelector<HTMLSelectElement>(`[name="${name}"]`)!.value),
    );
  await expect.poll(chosen).toEqual(['TLQ', 'PVR']);
  expect(complaints).toEqual([]);
  await close();
});

test('what an account buys most is offered without asking to store anything', async () => {
  const trip = await paidTrip({ ahead: dayOfItsOwn(), service: 'primera' });
  const [, { card }] = DEMO_TRAVELLERS as [unknown, (typeof DEMO_TRAVELLERS)[number]];
  const { session } = right(await trip.client.call(postLogin, { body: { card, password: DEMO_PASSWORD } }));
  const cookies = `${trip.client.cookie()}; traveller=${session}`;
  right(await (await apiClient(siteUrl(), cookies)).call(postAddTrip, { body: { code: trip.code } }));
  const { page, complaints, close } = await visitor(browser, PHONE);
  const pairs = [...cookies.split('; '), 'consent=none', HAS_FONTS].map((pair) => pair.split('=') as [string, string]);
  await page.context().addCookies(pairs.map(([name, value]) => ({ name, value, url: siteUrl() })));
  await page.goto('/');
  // The second time in the site's own fonts.
  await page.reload();
  const offered = page.getByRole('list', { name: homeSearchText.recent.es }).getByRole('listitem');
  await offered.first().waitFor();
  expect(await offered.first().getByRole('button').count(), 'no favourites without consent').toBe(1);
  const search = (await page.getByRole('button', { name: homeText.submit.es }).boundingBox())!;
  expect(search.y + search.height).toBeLessThanOrEqual(PHONE.viewport!.height);
  await offered.filter({ hasText: 'Puerto Vallarta' }).getByRole('button').click();
  await expect.poll(() => page.locator('select[name="destination"]').inputValue()).toBe('PVR');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
