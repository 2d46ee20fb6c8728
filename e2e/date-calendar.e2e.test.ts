import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localDate, plusDays } from '#kernel/instant.ts';
import { formatLongDate, formatShortDate } from '#kernel/local-time.ts';
import { calendarText } from '#text/calendar.ts';
import type { Lang } from '#text/lang.ts';
import { homeText } from '#text/pages/home.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { tabTo } from './testing/keyboard.ts';
import { awake } from './testing/traveller-actions.ts';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A home page with the pair of stops chosen, the current day there, and the last day on sale. */
async function atHome(lang: Lang, options: BrowserContextOptions) {
  const visit = await visitor(browser, { ...options, locale: lang === 'es' ? 'es-MX' : 'en-US' });
  const { page } = visit;
  await page.goto(`${lang === 'es' ? '/' : '/home'}?origin=TLQ&destination=PVR`);
  await awake(page);
  await opener(page).waitFor();
  const field = page.locator('[name="departure.date"]');
  const today = localDate((await field.getAttribute('min'))!);
  const last = localDate((await field.getAttribute('max'))!);
  // Today, or tomorrow after the last departure.
  const filled = localDate(await field.inputValue());
  expect([today, plusDays(today, 1)]).toContain(filled);
  return { ...visit, today, last, filled };
}

const opener = (page: Page, field = 'departure') => page.locator(`[name="${field}.date"] ~ button`);
const dialog = (page: Page) => page.locator('dialog[open]');
const dayButton = (page: Page, day: string) => page.locator(`dialog [data-day="${day}"]`);
const focusedDay = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).dataset['day']);
const pricesCame = (page: Page) => page.locator('dialog [data-day]', { hasText: '$' }).first().waitFor();
const chosen = (page: Page) =>
  page.evaluate(() =>
    ['departure', 'return'].map((end) => document.querySelector<HTMLInputElement>(`[name="${end}.date"]`)!.value),
  );

/** The dates of the reservation made by the search, as its results were rendered. */
async function searchedDates(page: Page, lang: Lang) {
  await page.getByRole('button', { name: homeText.submit[lang] }).click();
  await page.waitForURL(/horarios/);
  return page.evaluate(async () => {
    const code = new URL(location.href).searchParams.get('code');
    const answer = await fetch(`/api/websale/reservation/state${code ? `?code=${code}` : ''}`);
    const { reservation } = (await answer.json()).content.data;
    return [reservation.departure.date, reservation.return.date];
  });
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

/** The box of each day: equal boxes mean that nothing moved. */
const boxes = (page: Page) =>
  page
    .locator('dialog [data-day]')
    .evaluateAll((days) => days.map((day) => [day.getBoundingClientRect().top, day.getBoundingClientRect().width]));

const fitsWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test.each([
  ['es', DESKTOP],
  ['en', PHONE],
] as const)('by keyboard, in %s', async (lang, screen) => {
  const { page, complaints, close, today, last, filled } = await atHome(lang, screen);
  await page.locator('[name="departure.date"]').focus();
  await tabTo(page, '[name="departure.date"] ~ button');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedDay(page)).toBe(filled);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await pricesCame(page);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  expect(await focusedDay(page), 'nobody goes back before today').toBe(today);
  await page.keyboard.press('Shift+PageDown');
  const beyond = await focusedDay(page);
  // None is where the last day on sale ends its month.
  if (beyond !== last) {
    expect(await dayButton(page, beyond!).textContent()).toContain(calendarText.closed.not_yet[lang]);
    await page.keyboard.press('Enter');
    await page.getByText(calendarText.cannot(calendarText.closed.not_yet[lang])[lang]).waitFor({ state: 'attached' });
    expect(await chosen(page)).toEqual([filled, '']);
  }
  await page.keyboard.press('Shift+PageUp');
  await page.keyboard.press('ArrowDown');
  const out = plusDays(today, 7);
  const said = await dayButton(page, out).textContent();
  expect(said).toContain(formatLongDate(out, lang));
  expect(said).toContain(calendarText.from('$')[lang]);
  await page.keyboard.press('Enter');
  await page.getByText(calendarText.thenReturn(formatShortDate(out, lang))[lang]).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page
    .getByText(calendarText.cannot(calendarText.closed.before_departure[lang])[lang])
    .waitFor({ state: 'attached' });
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await opener(page).textContent()).toBe(`${homeText.departure[lang]}: ${formatShortDate(out, lang)}`);
  expect(await searchedDates(page, lang)).toEqual([out, plusDays(out, 3)]);
  expect(complaints).toEqual([]);
  await close();
});

test.each(
  byLanguage('es', [
    ['es', PHONE],
    ['en', { ...DESKTOP, hasTouch: true }],
  ] as const),
)('by touch, with prices that come late and move nothing, in %s', async (lang, screen) => {
  const { page, complaints, close, today, last } = await atHome(lang, screen);
  const answers = Promise.withResolvers<void>();
  await page.route('**/price_calendar?*', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await opener(page).tap();
  await dayButton(page, plusDays(today, 2)).waitFor();
  // The sheet opens with the first months and draws the others after that; only all of them can be compared.
  await dayButton(page, last).waitFor({ state: 'attached' });
  const before = await boxes(page);
  expect(await fitsWidth(page)).toBe(true);
  answers.resolve();
  await pricesCame(page);
  expect(await boxes(page)).toEqual(before);
  expect(await violations(page)).toEqual([]);
  const [out, back] = [plusDays(today, 2), plusDays(today, 5)];
  await dayButton(page, out).tap();
  await expect.poll(() => dayButton(page, out).textContent()).toContain(calendarText.chosenDeparture[lang]);
  await dayButton(page, back).tap();
  await dialog(page).waitFor({ state: 'detached' });
  expect(await chosen(page)).toEqual([out, back]);
  expect(await searchedDates(page, lang)).toEqual([out, back]);
  expect(complaints).toEqual([]);
  await close();
});

describe('what goes without', () => {
  test('prices that cannot be had: the days can be chosen', async () => {
    const { page, close, today } = await atHome('es', PHONE);
    await page.route('**/price_calendar?*', (route) => route.abort());
    await page.getByRole('radio', { name: homeText.oneWay.es }).check();
    await opener(page).tap();
    await page.getByText(calendarText.noPrices.es).waitFor();
    await dayButton(page, plusDays(today, 1)).tap();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await chosen(page)).toEqual([plusDays(today, 1), '']);
    await close();
  });

  /** What all calendars share is a sheet of its own. */
  const isSheet = (url: string) => url.includes('/use-day-prices-');

  test('its style sheet, for a while: the browser’s own field until then', async () => {
    const { page, close } = await visitor(browser, PHONE);
    const asked: string[] = [];
    await page.route('**/assets/*.css', (route) => {
      asked.push(route.request().url());
      return asked.filter((url) => isSheet(url)).length > 1 ? route.continue() : route.abort();
    });
    await page.goto('/?origin=TLQ&destination=PVR');
    await expect.poll(() => asked.filter((url) => isSheet(url)).length).toBe(1);
    expect(await opener(page).count()).toBe(0);
    await page.locator('[name="departure.date"]').tap();
    await opener(page).tap();
    expect(await dialog(page).evaluate((element) => getComputedStyle(element).paddingTop)).toBe('0px');
    await close();
  });

  test('scripts: the browser’s own field, with its limits', async () => {
    const { page, close } = await visitor(browser, { ...PHONE, javaScriptEnabled: false });
    await page.goto('/');
    const field = page.locator('[name="departure.date"]');
    const [min, max] = [await field.getAttribute('min'), await field.getAttribute('max')];
    expect(plusDays(localDate(min!), 90)).toBe(max);
    expect(await opener(page).count()).toBe(0);
    await close();
  });
});
