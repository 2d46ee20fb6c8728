import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lang } from '#text/lang.ts';
import { HAS_FONTS, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { FIRST_SCREENS, FONTS, type FirstScreen, type Font, type Place } from './testing/first-screens.ts';
import { siteUrl } from './testing/own-site.ts';
import { awake } from './testing/traveller-actions.ts';
import { inSystemFont } from './testing/without-fonts.ts';

let browser: Browser;
const positions: Position[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  console.table(positions);
});

/** Position of one part on the first screen, in CSS pixels from its upper edge. */
interface Position {
  readonly screen: string;
  readonly lang: Lang;
  readonly font: Font;
  readonly part: string;
  readonly top: number;
  readonly bottom: number;
  /** Another element covers it. */
  readonly isCovered: boolean;
}

test.each(FIRST_SCREENS)('what $name is for stands whole on the first screen of a phone', async (screen) => {
  const place = await screen.reach(siteUrl());
  const seen = [...(await look(screen, place, 'es')), ...(await look(screen, place, 'en'))];
  positions.push(...seen);
  const { height } = PHONE.viewport!;
  expect(seen.filter(({ top, bottom, isCovered }) => top < 0 || bottom > height || isCovered)).toEqual([]);
});

test('what a foot covers and what is below the edge is noticed', async () => {
  const { page, close } = await visitor(browser, PHONE);
  await page.setContent(
    '<meta name="viewport" content="width=device-width"><p>whole</p>' +
      '<i style="position:absolute;top:660px;height:40px">covered</i>' +
      '<u style="position:absolute;top:720px;height:40px">below</u>' +
      '<b style="position:fixed;inset:auto 0 0;height:60px">foot</b>',
  );
  expect(await positionOf(page.locator('p'))).toMatchObject({ isCovered: false });
  expect(await positionOf(page.locator('i'))).toEqual({ top: 660, bottom: 700, isCovered: true });
  expect(await positionOf(page.locator('u'))).toMatchObject({ top: 720, bottom: 760 });
  await close();
});

async function look(screen: FirstScreen, { path, cookies = '' }: Place, lang: Lang): Promise<readonly Position[]> {
  const { page, close } = await visitor(browser, { ...PHONE, bypassCSP: true });
  const said = [HAS_FONTS, `lang=${lang}`, ...(screen.isFirstVisit ? [] : ['consent=none'])];
  const pairs = [...cookies.split(';').filter(Boolean), ...said].map((pair) => pair.trim());
  await page.context().addCookies(
    pairs.map((pair) => {
      const middle = pair.indexOf('=');
      return { name: pair.slice(0, middle), value: pair.slice(middle + 1), url: siteUrl() };
    }),
  );
  await page.goto(path);
  // With the fonts cached: one that comes late on a busy machine is not used at all, and measured as the other.
  await page.reload();
  if (!screen.isStatic) await awake(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const seen: Position[] = [];
  for (const font of FONTS) {
    if (font === 'system') await inSystemFont(page);
    for (const [part, locator] of Object.entries(screen.whole(page, lang, font)))
      seen.push({ screen: screen.name, lang, font, part, ...(await positionOf(locator)) });
  }
  await close();
  return seen;
}

const positionOf = (part: Locator): Promise<Pick<Position, 'top' | 'bottom' | 'isCovered'>> =>
  part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const middle = (left + right) / 2;
    const isOver = (y: number) => {
      const hit = document.elementFromPoint(middle, y);
      return hit !== null && !element.contains(hit) && !hit.contains(element);
    };
    return { top, bottom, isCovered: [top + 1, (top + bottom) / 2, bottom - 1].some(isOver) };
  });
