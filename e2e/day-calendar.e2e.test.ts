import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localDate, plusDays } from '#kernel/instant.ts';
import { formatLongDate, formatShortDate } from '#kernel/local-time.ts';
import { calendarText } from '#text/calendar.ts';
import type { Lang } from '#text/lang.ts';
import * as paths from '#wire/page-paths.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { tabTo } from './testing/keyboard.ts';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PAIR = 'origin=TLQ&destination=PVR';

/** Each page with a date field beside the search: its path, its field, and whether its prices are known. */
const PAGES = [
  [paths.schedules, PAIR, 'date', true],
  [{ es: '/boletos-a-sayulita', en: '/tickets-to-sayulita' }, '', 'departure.date', true],
  [paths.shuttleRides, '', 'date', false],
  [paths.tourSearch, '', 'date', false],
  [paths.giftCard, '', 'date', false],
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const field = (page: Page, name: string) => page.locator(`input[data-calendar][name="${name}"]`);
const opener = (page: Page, name: string) => page.locator(`input[data-calendar][name="${name}"] ~ button`);
const dialog = (page: Page) => page.locator('dialog[open]');
const dayButton = (page: Page, day: string) => page.locator(`dialog [data-day="${day}"]`);
const focusedDay = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).dataset['day']);

async function at(path: string, lang: Lang, options: BrowserContextOptions) {
  const visit = await visitor(browser, { ...options, locale: lang === 'es' ? 'es-MX' : 'en-US' });
  const asked: string[] = [];
  visit.page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await visit.page.goto(path);
  return { ...visit, asked };
}

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as {
      axe: { run(of: Document, how: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations: all } = await axe.run(document, { runOnly: tags });
    return all.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, TAGS);
}

describe.each(PAGES)('%s', (path, query, name, isPriced) => {
  test.each(
    byLanguage('en', [
      ['es', PHONE],
      ['en', DESKTOP],
    ] as const),
  )('its date is chosen in the calendar, fetched at the first tap, in %s', async (lang, screen) => {
    const { page, asked, complaints, close } = await at(`${path[lang]}?${query}`, lang, { ...screen, hasTouch: true });
    expect(asked).toEqual([]);
    const first = localDate((await field(page, name).getAttribute('min'))!);
    const chosen = await field(page, name).inputValue();
    await field(page, name).tap();
    const day = plusDays(first, 3);
    await dayButton(page, day).waitFor();
    // A day that nobody chose is not named below as if it were.
    if (!isPriced && chosen === '') expect(await dialog(page).locator('p[aria-hidden]').textContent()).toBe('');
    expect(asked.length).toBeGreaterThan(0);
    if (isPriced) await page.locator('dialog [data-day]', { hasText: '$' }).first().waitFor();
    else expect(await dialog(page).textContent()).not.toContain('$');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await dayButton(page, day).tap();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await field(page, name).inputValue()).toBe(day);
    expect(await opener(page, name).textContent()).toContain(formatShortDate(day, lang));
    expect(complaints).toEqual([]);
    await close();
  });
});

test('by keyboard: the keys of a date grid, the limits of the field, and back to what opened it', async () => {
  const { page, complaints, close } = await at(`${paths.schedules.es}?${PAIR}`, 'es', DESKTOP);
  await page.locator('select[name="origin"]').focus();
  await opener(page, 'date').waitFor();
  await tabTo(page, 'input[name="date"] ~ button');
  await page.keyboard.press('Enter');
  const start = localDate(await field(page, 'date').inputValue());
  const [first, last] = await Promise.all(
    ['min', 'max'].map(async (limit) => localDate((await field(page, 'date').getAttribute(limit))!)),
  );
  await expect.poll(() => focusedDay(page)).toBe(start);
  await page.keyboard.press('ArrowUp');
  expect(await focusedDay(page), 'nobody goes back before the first day').toBe(first);
  await page.keyboard.press('Shift+PageDown');
  const beyond = localDate((await focusedDay(page))!);
  expect(beyond >= last!).toBe(true);
  expect(await dayButton(page, beyond).textContent()).toContain(formatLongDate(beyond, 'es'));
  // None is outside where the last day ends its month.
  if (beyond > last!) {
    await page.keyboard.press('Enter');
    await page.getByText(calendarText.cannot(calendarText.closed.outside.es).es).waitFor({ state: 'attached' });
  }
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => opener(page, 'date').evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await field(page, 'date').inputValue()).toBe(start);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedDay(page)).toBe(start);
  await page.keyboard.press('PageDown');
  const chosen = localDate((await focusedDay(page))!);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  await page
    .locator('form:has([name="date"]) button[type="submit"], form:has([name="date"]) button:not([type])')
    .first()
    .click();
  await page.waitForURL((url) => url.searchParams.get('date') === chosen);
  expect(complaints).toEqual([]);
  await close();
});

test('without the line it is the browser’s own field, which is still sent', async () => {
  const { page, close } = await at(`${paths.schedules.es}?${PAIR}`, 'es', PHONE);
  await page.route('**/assets/*.js', (route) => route.abort());
  const opened = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        HTMLInputElement.prototype.showPicker = function picked() {
          resolve();
        };
      }),
  );
  await field(page, 'date').tap();
  await opened;
  expect(await opener(page, 'date').count()).toBe(0);
  await close();
});

test('without scripts it has its limits', async () => {
  const { page, close } = await at(paths.schedules.es, 'es', { ...PHONE, javaScriptEnabled: false });
  const [min, max] = await Promise.all(['min', 'max'].map((limit) => field(page, 'date').getAttribute(limit)));
  expect(plusDays(localDate(min!), 90)).toBe(max);
  await close();
});
