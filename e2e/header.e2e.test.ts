import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frame } from '#text/frame.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import * as paths from '#wire/page-paths.ts';
import { COOKIES } from '#web/layouts/navigation.ts';
import { FONTS } from './testing/first-screens.ts';
import { DESKTOP, HAS_FONTS, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { siteUrl } from './testing/own-site.ts';
import { awake } from './testing/traveller-actions.ts';
import { inSystemFont } from './testing/without-fonts.ts';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const WIDTHS = [320, 360, 768, 1000, 1280, 1920];
const MAX_HEIGHT = 64;
const MAX_RIBBON = 28;
const MAX_BANNER = 120;
const [ANA] = DEMO_TRAVELLERS as [(typeof DEMO_TRAVELLERS)[number]];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const answered = (lang: string) =>
  ['consent=none', HAS_FONTS, `lang=${lang}`].map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url: siteUrl() };
  });

const menuOf = (page: Page) => page.locator('body > header details').last();
const accountOf = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: frame.accountOf(ANA.firstName).es });

describe.each(['es', 'en'] as const)('the header in %s', (lang) => {
  test.each(['100%', '200%'])('is one line at every width, with letters of %s', async (size) => {
    const { page, close } = await visitor(browser, { bypassCSP: true });
    await page.context().addCookies(answered(lang));
    await page.goto(paths.terms[lang]);
    await page.addStyleTag({ content: `html { font-size: ${size} }` });
    const faults: string[] = [];
    for (const font of FONTS) {
      if (font === 'system') await inSystemFont(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        faults.push(...(await faultsOf(page)).map((fault) => `${width} px, ${font}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    await close();
  });
});

/** Faults of the entries: not on one line, or not as wide as their words. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const header = document.querySelector('body > header')!;
    const bar = header.firstElementChild!;
    const { height } = header.getBoundingClientRect();
    const entries = [...bar.querySelectorAll('a, summary')]
      .filter((entry) => entry.checkVisibility() && !entry.parentElement?.closest('details:not([open]) > div'))
      .map((entry) => ({ entry, box: entry.getBoundingClientRect() }));
    const rows = new Set(entries.map(({ box }) => Math.round(box.y + box.height / 2)));
    const overlap = entries.some(({ box }, i) => i > 0 && box.x < entries[i - 1]!.box.right - 1);
    const cut = entries.filter(({ entry }) => entry.scrollWidth > entry.clientWidth + 1);
    return [
      ...(height > most ? [`${height} px high`] : []),
      ...(rows.size === 1 ? [] : [`${rows.size} rows`]),
      ...(overlap ? ['entries overlap'] : []),
      ...cut.map(({ entry }) => `${entry.textContent} is cut off`),
      ...(bar.scrollWidth > bar.clientWidth ? ['wider than the page'] : []),
      ...(document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : []),
    ];
  }, MAX_HEIGHT);

describe.each(['es', 'en'] as const)('signed in, the header in %s', (lang) => {
  test('is one line from a small phone to a large window, and names the points beside the name from 1024 px', async () => {
    const { page, complaints, close } = await visitor(browser, { bypassCSP: true });
    await page.context().addCookies(answered(lang));
    await page.goto(paths.signIn[lang]);
    await page.locator('[name="account"]').fill(ANA.card);
    await page.locator('[name="password"]').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: signInText.submit[lang], exact: true }).click();
    await page.waitForURL((url) => url.pathname !== paths.signIn[lang]);
    await page.goto(paths.terms[lang]);
    const shown = page.getByRole('banner').locator('summary small');
    const seen: [number, boolean][] = [];
    const faults: string[] = [];
    for (const font of FONTS) {
      if (font === 'system') await inSystemFont(page);
      for (const width of [...WIDTHS, 1024, 1110]) {
        await page.setViewportSize({ width, height: 740 });
        faults.push(...(await faultsOf(page)).map((fault) => `${width} px, ${font}: ${fault}`));
        seen.push([width, await shown.isVisible()]);
      }
    }
    expect(faults).toEqual([]);
    expect(seen).toEqual(seen.map(([width]) => [width, width >= 1024]));
    expect(await shown.textContent()).toMatch(/^[\d,]+\u00a0PTS$/);
    await page.setViewportSize({ width: 1280, height: 740 });
    await page
      .getByRole('banner')
      .locator('summary', { hasText: frame.accountOf(ANA.firstName)[lang] })
      .click();
    const lines = page.getByRole('banner').locator('a small.figures:visible');
    expect(await lines.count()).toBe(2);
    const [won, bought] = await Promise.all([0, 1].map((at) => lines.nth(at).boundingBox()));
    expect(bought!.y).toBeGreaterThanOrEqual(won!.y + won!.height);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('a telephone gives the ribbon one line, the cookie question little, and a sale none of its foot', async () => {
  const { page, close } = await visitor(browser, { ...PHONE, bypassCSP: true });
  const banner = page.getByRole('region', { name: frame.cookieTitle.es });
  await page.goto('/');
  expect((await page.getByLabel(frame.testModeName.es).boundingBox())!.height).toBeLessThanOrEqual(MAX_RIBBON);
  const box = (await banner.boundingBox())!;
  expect(box.height).toBeLessThanOrEqual(MAX_BANNER);
  expect(box.y + box.height).toBeCloseTo(PHONE.viewport!.height, 0);
  const answers = await banner
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetWidth));
  expect(new Set(answers).size).toBe(1);
  expect(await banner.getByRole('link').getAttribute('href')).toBe(COOKIES.href.es);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await page.evaluate(() => innerWidth)).toBe(PHONE.viewport!.width);
  await page.goto('/reservacion/continuar');
  expect(await banner.evaluate((element) => getComputedStyle(element).position)).toBe('static');
  await close();
});

test('the menu of a telephone holds all of the frame in rows of 48 px, and closes by Escape and by a press elsewhere', async () => {
  const { page, complaints, close } = await visitor(browser, { ...PHONE, bypassCSP: true });
  await page.context().addCookies(answered('es'));
  await page.goto('/');
  await awake(page);
  const summary = menuOf(page).locator('summary');
  const isOpen = () => menuOf(page).evaluate((menu: HTMLDetailsElement) => menu.open);
  // Its script loads after the page's.
  await expect
    .poll(async () => {
      await summary.focus();
      if (!(await isOpen())) await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      return [await isOpen(), await summary.evaluate((element) => element === document.activeElement)];
    })
    .toEqual([false, true]);
  await page.keyboard.press('Enter');
  const panel = menuOf(page).locator('> div');
  expect(await panel.boundingBox()).toMatchObject({ x: 0, width: PHONE.viewport!.width });
  for (const name of [frame.signIn.es, frame.buy.es, frame.locations.es, /33 5555 0100/, /English/])
    expect((await panel.getByRole('link', { name }).boundingBox())!.height).toBeGreaterThanOrEqual(48);
  expect(await violations(page)).toEqual([]);
  await page.mouse.click(40, 720);
  expect(await isOpen()).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

test('during a sale with letters twice as large, the menu of a telephone holds what the line has no room for', async () => {
  const { page, close } = await visitor(browser, { ...PHONE, javaScriptEnabled: false });
  await page.context().addCookies(answered('es'));
  await page.goto('/reservacion/continuar');
  const links = page.getByRole('banner').locator('a[lang="en"]');
  const shown = () => links.evaluateAll((all) => all.map((one) => one.checkVisibility()));
  const summary = menuOf(page).locator('summary');
  await summary.click();
  expect(await shown()).toEqual([true, false]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await shown()).toEqual([false, true]);
  expect((await summary.innerText()).trim()).toBe(frame.menu.es);
  await close();
});

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
    return (await axe.run()).violations.map(({ id }) => id);
  });
}

test('looking for a reservation keeps the navigation', async () => {
  const { page, close } = await visitor(browser, DESKTOP);
  await page.goto(paths.find.es);
  await page.getByRole('navigation', { name: frame.main.es }).getByRole('link', { name: frame.schedules.es }).waitFor();
  await close();
});

test('without scripts who signs in is named on every page, kept by no browser, and signs out in the header', async () => {
  const { page, close } = await visitor(browser, { ...PHONE, javaScriptEnabled: false, bypassCSP: true });
  await page.context().addCookies(answered('es'));
  const guest = await page.goto(paths.locations.es);
  expect(guest!.headers()['cache-control']).toBe('private, no-cache');
  await page.getByRole('banner').getByRole('link', { name: frame.signIn.es }).click();
  await page.locator('[name="account"]').fill(ANA.card);
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: signInText.submit.es, exact: true }).click();
  await page.waitForURL(/ubicaciones/);
  for (const path of [paths.locations.es, paths.home.es, paths.find.es, paths.basket.es, paths.hotSale.es]) {
    const named = await page.goto(path);
    expect(named!.headers()['cache-control']).toBe('private, no-store');
    expect(await accountOf(page).count()).toBe(1);
  }
  // Cached for any visitor, so it contains no name.
  await page.goto(paths.myTickets.es);
  expect(await page.getByRole('banner').textContent()).not.toContain(ANA.firstName);
  const before = await page.context().cookies();
  await page.goto(paths.locations.es);
  await accountOf(page).click();
  await page.getByRole('button', { name: frame.signOut.es, exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: frame.signIn.es }).waitFor();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('greeting');
  // A late response that sets the greeting again greets nobody.
  await page.context().addCookies(before.filter(({ name }) => name === 'greeting'));
  await page.goto(paths.locations.es);
  expect(await page.getByRole('banner').textContent()).not.toContain(ANA.firstName);
  await close();
});
