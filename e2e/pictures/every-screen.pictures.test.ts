import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../testing/browser.ts';
import { crumbled, everyScreen, type Screen, seenAs, sideways, violations } from '../testing/screens.ts';
import { awake } from '../testing/traveller-actions.ts';
import { clipped, differs, endless } from './faults.ts';

/** Where pictures are stored, outside git: the last accepted ones, and those of this run that differ from them. */
const FOLDER = process.env['ANDEN_PICTURES_DIR'] ?? new URL('../../.pictures', import.meta.url).pathname;
const [ACCEPTED, CHANGED] = [join(FOLDER, 'accepted'), join(FOLDER, 'changed')];
/** `ANDEN_PICTURES=accept`: accepts the pictures of this run. */
const ACCEPTS = process.env['ANDEN_PICTURES'] === 'accept';
/** `ANDEN_SCREENS=home,paid-basket`: only these, as their pictures are named. */
const WANTED = process.env['ANDEN_SCREENS']?.split(',');

const WIDTHS = [320, 360, 768, 1280, 1920];
const COLOURS = ['light', 'dark', 'forced'] as const;
const TEXTS = [100, 200];
/** Widths at which axe runs too: its results change with the layout, not with each width. */
const AXE_WIDTHS = [360, 1280];
/** In pixels. Of a page many times as tall Chromium takes 16 seconds to make a picture, or makes none. */
const MAX_PICTURE_HEIGHT = 16_000;
/** QR and bar codes, which have a quiet zone before their origin. Those of another run's orders look otherwise. */
const RANDOM_CODES = 'svg[role="img"][viewBox^="-"]';

let browser: Browser;
let screens: readonly Screen[];
beforeAll(async () => {
  browser = await launchBrowser();
  rmSync(CHANGED, { recursive: true, force: true });
  for (const folder of [ACCEPTED, CHANGED]) mkdirSync(folder, { recursive: true });
  const all = await everyScreen();
  const names = all.map(({ name }) => fileName(name));
  const unknown = WANTED?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0) throw new Error(`no screen is named ${unknown.join(', ')}; there are ${names.join(', ')}`);
  screens = all.filter(({ name }) => WANTED?.includes(fileName(name)) ?? true);
}, 120_000);
afterAll(async () => {
  await browser.close();
  tellOutcome();
});

/** In the names of its pictures. */
const fileName = (name: string): string => name.replace(/\W+/g, '-');

interface Seen {
  readonly screen: string;
  /** Of its picture. */
  readonly file: string;
  readonly is: 'new' | 'accepted' | 'same' | 'changed';
}

/** Every view of this run. */
const views: Seen[] = [];

describe.each(['es', 'en'] as const)('every screen in %s', (lang) => {
  test('holds at every width, in all colours and with letters twice as large, and looks as it was accepted', {
    timeout: 3_600_000,
  }, async () => {
    const faults: string[] = [];
    const changed: string[] = [];
    for (const screen of screens)
      faults.push(
        ...(await seenAs(browser, screen, { lang, colorScheme: 'light', width: 1280 }, async (page) => {
          if (!screen.isStatic) await awake(page);
          const found: string[] = [];
          for (const look of LOOKS) {
            await show(page, look);
            found.push(...(await faultsOf(page, look)));
            const name = fileName(screen.name);
            const file = `${[name, lang, look.width, look.colours, look.text].join('-')}.jpg`;
            const is = await compared(page, file);
            views.push({ screen: name, file, is });
            if (is === 'changed') changed.push(file);
          }
          return found;
        })),
      );
    expect(faults).toEqual([]);
    expect(changed).toEqual([]);
  });
});

test('what is cut off, never stops or looks otherwise is noticed', async () => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  const seen = async (html: string) => {
    await page.setContent(html);
    return [...(await page.evaluate(clipped)), ...(await page.evaluate(endless))];
  };
  expect(await seen('<p>whole</p>')).toEqual([]);
  expect(await seen('<p style="width:40px;overflow:hidden;white-space:nowrap">far too long</p>')).toHaveLength(1);
  const turns = '<style>@keyframes turn{to{rotate:1turn}}p{animation:turn 1s infinite}</style>';
  expect(await seen(`${turns}<p>turns</p>`)).toEqual(['never stops: turn']);
  const taken = async (html: string) => {
    await page.setContent(html);
    return page.screenshot({ type: 'jpeg', quality: 60 });
  };
  const before = await taken('<p>Thursday 26</p><p style="height:200px;background:teal">');
  expect(await differs(browser, before, await taken('<p>Friday 27</p><p style="height:200px;background:teal">'))).toBe(
    false,
  );
  expect(
    await differs(browser, before, await taken('<p>Thursday 26</p><p style="height:150px;background:teal">')),
  ).toBe(true);
  await page.close();
});

interface Look {
  readonly width: number;
  readonly colours: (typeof COLOURS)[number];
  /** Per cent. */
  readonly text: number;
}

const LOOKS: readonly Look[] = TEXTS.flatMap((text) =>
  COLOURS.flatMap((colours) => WIDTHS.map((width) => ({ width, colours, text }))),
);

async function show(page: Page, { width, colours, text }: Look): Promise<void> {
  await page.emulateMedia({
    colorScheme: colours === 'dark' ? 'dark' : 'light',
    forcedColors: colours === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, text);
}

async function faultsOf(page: Page, { width, colours, text }: Look): Promise<string[]> {
  const isForAxe = text === 100 && colours !== 'forced' && AXE_WIDTHS.includes(width);
  const found = [
    ...(await sideways(page)),
    ...(await crumbled(page)),
    ...(await page.evaluate(clipped)),
    ...(await page.evaluate(endless)),
    ...(isForAxe ? await violations(page) : []),
  ];
  return found.map((fault) => `${width} px, ${colours}, ${text} %: ${fault}`);
}

/** A view without an accepted picture is accepted as it is. */
async function compared(page: Page, file: string): Promise<Seen['is']> {
  const picture = await screenshot(page);
  const accepted = join(ACCEPTED, file);
  const isNew = !existsSync(accepted);
  if (!isNew && !(await differs(browser, readFileSync(accepted), picture))) return 'same';
  if (!isNew && !ACCEPTS) {
    writeFileSync(join(CHANGED, file), picture);
    return 'changed';
  }
  writeFileSync(accepted, picture);
  return isNew ? 'new' : 'accepted';
}

/**
 * Of the whole page, or of the upper part of a very tall one: in a window of that height, because a full-page picture
 * paints all of the page, also what is clipped from it.
 */
async function screenshot(page: Page): Promise<Buffer> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const isTooTall = height > MAX_PICTURE_HEIGHT;
  if (isTooTall) await page.setViewportSize({ ...page.viewportSize()!, height: MAX_PICTURE_HEIGHT });
  const mask = [page.locator(RANDOM_CODES)];
  return page.screenshot({ fullPage: !isTooTall, mask, maskColor: '#777', type: 'jpeg', quality: 60 });
}

/** Counts, and for changed views a page with both pictures and the command that accepts them. */
function tellOutcome(): void {
  const of = (is: Seen['is']): Seen[] => views.filter((view) => view.is === is);
  console.log(
    `pictures: ${of('same').length} as accepted, ${of('new').length} new, ` +
      `${of('accepted').length} accepted now, ${of('changed').length} changed`,
  );
  const changed = of('changed');
  if (changed.length === 0) return;
  const page = join(CHANGED, 'index.html');
  writeFileSync(page, pageOfPairs(changed.map(({ file }) => file)));
  const names = [...new Set(changed.map(({ screen }) => screen))].join(',');
  console.log(
    `pictures: accepted and changed side by side in ${page}\n` +
      `pictures: to accept them: ANDEN_PICTURES=accept ANDEN_SCREENS=${names} npm run pictures`,
  );
}

const pageOfPairs = (files: readonly string[]): string =>
  `<!doctype html><meta charset="utf-8"><title>Changed</title>
<style>body{font:1rem sans-serif}div{display:flex;gap:1rem;align-items:start}img{min-width:0;max-width:49%;border:1px solid}</style>
${files.map((file) => `<h2>${file}</h2><div><img src="../accepted/${file}" alt="accepted"><img src="${file}" alt="changed"></div>`).join('\n')}
`;
