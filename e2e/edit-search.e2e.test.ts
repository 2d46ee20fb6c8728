import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeText } from '#text/pages/home.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { siteUrl } from './testing/own-site.ts';
import { reach } from './testing/reach-steps.ts';
import { violations } from './testing/screens.ts';
import { awake } from './testing/traveller-actions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** On the results of a round trip. */
async function atResults() {
  const visit = await visitor(browser, { ...PHONE, bypassCSP: true });
  const cookies = (await reach(siteUrl(), 'results')).split(';').map((pair) => pair.trim().split('='));
  await visit.page.context().addCookies(
    [...cookies, ['lang', 'es'], ['consent', 'none']].map(([name = '', ...rest]) => ({
      name,
      value: rest.join('='),
      url: siteUrl(),
    })),
  );
  await visit.page.goto('/reservacion/horarios');
  await awake(visit.page);
  return visit;
}

const search = (page: Page) => page.getByRole('dialog', { name: schedulesStep.changeSearch.es });
const link = (page: Page) => page.locator('[data-edit]');

test('the search is changed on top of its results, with the keyboard alone', async () => {
  const { page, complaints, close } = await atResults();
  await link(page).press('Enter');
  await search(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/reservacion/horarios');
  expect(await violations(page)).toEqual([]);

  // Escape closes what was opened last, and the focus goes back.
  await search(page).locator('[name="departure.date"] ~ button').press('Enter');
  const calendar = page.locator('dialog[open]').nth(1);
  await calendar.waitFor();
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'detached' });
  const party = search(page).locator('details:has(fieldset)').first();
  await party.locator('summary').first().press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(() => party.evaluate((box) => (box as HTMLDetailsElement).open)).toBe(false);
  await search(page).getByRole('radio', { name: homeText.oneWay.es }).check();
  await page.keyboard.press('Escape');
  await search(page).waitFor({ state: 'hidden' });
  expect(await link(page).evaluate((element) => element === document.activeElement)).toBe(true);

  // What was changed is still there, and is searched for.
  await link(page).click();
  await search(page).waitFor();
  expect(await search(page).getByRole('radio', { name: homeText.oneWay.es }).isChecked()).toBe(true);
  const before = page.url();
  await search(page).getByRole('button', { name: homeText.submit.es }).click();
  await page.waitForURL((url) => url.href !== before && url.pathname === '/reservacion/horarios');
  expect(await page.getByText(schedulesStep.return.es, { exact: true }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('what was searched for, and its change, stay on top of a long list', async () => {
  const { page, close } = await atResults();
  const runs = page.locator('main li:has([name="run"], a, button)');
  await runs.last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
  const top = await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(30);
  // What the keyboard reaches going back is not below it.
  const covered: string[] = [];
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(async () => {
      // What had no layout off the screen gets it in the next frame, and moves.
      for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
      const focused = document.activeElement!;
      const { left, top: edge, width } = focused.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, edge + 2);
      return hit?.closest('header') && !focused.closest('header') ? focused.outerHTML.slice(0, 80) : '';
    });
    if (hidden) covered.push(hidden);
  }
  expect(covered).toEqual([]);
  await link(page).click();
  await search(page).waitFor();
  await close();
});

test('where its script cannot be read, the link leads to the search all the same', async () => {
  const { page, close } = await atResults();
  await page.route(/\/edit-search-[^/]*\.js$/, (route) => route.abort());
  await link(page).click();
  await page.waitForURL(({ pathname }) => pathname === '/', { timeout: 20_000 });
  expect(await page.locator('#search').count()).toBe(1);
  await close();
});

test('without what it needs, the link leads to the search', async () => {
  const { page, close } = await atResults();
  await page.route(/\/\?origin=/, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await link(page).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  expect(await page.locator('#search').count()).toBe(1);
  await close();
});
