import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchPath } from '#web/addresses.ts';
import { ROUTES } from '#web/routes.ts';
import { launchBrowser } from './testing/browser.ts';
import {
  crumbled,
  dangling,
  everyScreen,
  type Eyes,
  type Screen,
  seenAs,
  sideways,
  violations,
} from './testing/screens.ts';
import { awake } from './testing/traveller-actions.ts';
import { inSystemFont } from './testing/without-fonts.ts';

let browser: Browser;
let screens: readonly Screen[];

beforeAll(async () => {
  browser = await launchBrowser();
  screens = await everyScreen();
});
afterAll(() => browser.close());

/**
 * Every screen in every language, mode and width: `npm run accessible`. Without it each screen is checked in only one
 * of the first two combinations, in rotation, and the narrowest telephone where it is looked at in Spanish.
 */
const IS_FULL = process.env['ANDEN_ACCESSIBLE'] === 'all';
const WAYS = [
  ['es', 'light', 360],
  ['en', 'dark', 1280],
  ['es', 'dark', 360],
  ['es', 'light', 1280],
  ['es', 'dark', 1280],
  ['en', 'light', 360],
  ['en', 'dark', 360],
  ['en', 'light', 1280],
] as const;
const NARROWEST = 320;
const TELEPHONE = 360;
const LOOKED = IS_FULL ? WAYS : WAYS.slice(0, 2);

describe.each(LOOKED.map((way, turn) => [...way, turn] as const))('%s, %s, %i px', (lang, colorScheme, width, turn) => {
  test('every screen is free of violations and of sideways scrolling', async () => {
    const found: string[] = [];
    for (const [i, screen] of screens.entries())
      if (IS_FULL || i % LOOKED.length === turn) found.push(...(await look(screen, { lang, colorScheme, width })));
    expect(found).toEqual([]);
  });
});

test('every page of the site is among the screens', () => {
  const seen = screens.map(({ path }) => path.split('?')[0]!);
  const looked = new Set(
    ROUTES.filter(({ path }) => seen.some((one) => matchPath(path, one))).map(({ entry }) => entry),
  );
  // Its step leads to the page of a reservation's invoices, which is among them.
  const same = ['flows/reservation/invoicing'];
  expect([...new Set(ROUTES.map(({ entry }) => entry))].filter((entry) => !looked.has(entry))).toEqual(same);
});

test('a reference to what the page does not have is noticed', async () => {
  const page = await browser.newPage();
  await page.setContent('<h1 id="a">A</h1><p aria-labelledby="a b"><a href="#c">C</a> <a href="#a">A</a></p>');
  expect(await dangling(page)).toEqual(['refers to #b, which is not there', 'refers to #c, which is not there']);
  await page.close();
});

test('a target that is too small is noticed wherever it is, and not one that the window cuts', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 900 } });
  const at = (top: number, side: number) =>
    `<button style="position:absolute;top:${top}px;width:${side}px;height:${side}px;padding:0;border:0">${top}</button>`;
  const seen = async (buttons: string) => {
    await page.setContent(
      `<!doctype html><html lang="en"><title>T</title><main style="height:3000px"><h1>T</h1>${buttons}</main>`,
    );
    return (await violations(page)).filter((fault) => fault.startsWith('target-size'));
  };
  for (const top of [60, 150, 500, 880, 1_500]) expect(await seen(at(top, 12) + at(top + 14, 12))).toHaveLength(2);
  expect(await seen(at(883, 24) + at(912, 24))).toEqual([]);
  await page.close();
});

test('a word broken into pieces is noticed', async () => {
  const page = await browser.newPage();
  const inside = (width: number) => `<p style="width:${width}px;overflow-wrap:anywhere">deadline</p>`;
  await page.setContent(`${inside(20)}${inside(50)}${inside(200)}`);
  expect(await crumbled(page)).toEqual([expect.stringMatching(/^breaks “deadline” into [3-8] lines$/)]);
  await page.close();
});

const look = (screen: Screen, eyes: Eyes): Promise<string[]> =>
  seenAs(browser, screen, eyes, async (page) => {
    if (!screen.isStatic) await awake(page);
    return [
      ...(await violations(page)),
      ...(await dangling(page)),
      ...(await sideways(page)),
      ...(eyes.lang === 'es' ? await squeezed(page) : []),
    ];
  });

/** On the narrowest phone, with the headings' font and, as on a slow line, without it; then at twice the text size. */
async function squeezed(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: NARROWEST, height: 900 });
  const found = await sideways(page);
  await inSystemFont(page);
  found.push(...(await sideways(page)).map((fault) => `${fault} in the system's font`));
  await page.setViewportSize({ width: TELEPHONE, height: 900 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const large = [...(await sideways(page)), ...(await crumbled(page))];
  return [...found, ...large.map((fault) => `${fault} in letters twice as large`)];
}
