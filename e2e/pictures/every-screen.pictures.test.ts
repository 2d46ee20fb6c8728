import { mkdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchPath } from '#web/addresses.ts';
import { ROUTES } from '#web/routes.ts';
import { launchBrowser } from '../testing/browser.ts';
import { everyScreen, type Screen, seenAs, sideways, violations } from '../testing/screens.ts';
import { awake } from '../testing/traveller-actions.ts';
import { clipped, differs, endless } from './faults.ts';

/** Where pictures are stored, outside git: the last accepted ones, and those of this run that differ from them. */
const FOLDER = process.env['ANDEN_PICTURES_DIR'] ?? new URL('../../.pictures', import.meta.url).pathname;
/** `ANDEN_PICTURES=accept`: accepts the pictures of this run. */
const ACCEPTS = process.env['ANDEN_PICTURES'] === 'accept';
/** `ANDEN_SCREENS=home,seats`: only these. */
const WANTED = process.env['ANDEN_SCREENS']?.split(',');

const WIDTHS = [320, 360, 768, 1280, 1920];
const COLOURS = ['light', 'dark', 'forced'] as const;
const TEXTS = [100, 200];
/** Widths at which axe runs too: its results change with the layout, not with each width. */
const AXE_WIDTHS = [360, 1280];

let browser: Browser;
let all: readonly Screen[];
let screens: readonly Screen[];
beforeAll(async () => {
  browser = await launchBrowser();
  for (const folder of ['accepted', 'changed']) mkdirSync(join(FOLDER, folder), { recursive: true });
  all = await everyScreen();
  screens = all.filter(({ name }) => WANTED?.includes(name) ?? true);
}, 120_000);
afterAll(() => browser.close());

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
            const name = [screen.name, lang, look.width, look.colours, look.text].join('-').replace(/\W+/g, '-');
            if (await isChanged(page, name)) changed.push(name);
          }
          return found;
        })),
      );
    if (changed.length > 0)
      console.warn(`not as accepted (${FOLDER}/changed):\n${changed.join('\n')}\nANDEN_PICTURES=accept takes them.`);
    expect(faults).toEqual([]);
    expect(changed).toEqual([]);
  });
});

test('every page of the site is among them', () => {
  const seen = all.map(({ path }) => path.split('?')[0]!);
  const looked = new Set(
    ROUTES.filter(({ path }) => seen.some((one) => matchPath(path, one))).map(({ entry }) => entry),
  );
  // Its step leads to the page of a reservation's invoices, which is among them.
  const same = ['flows/reservation/invoicing'];
  expect([...new Set(ROUTES.map(({ entry }) => entry))].filter((entry) => !looked.has(entry))).toEqual(same);
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
    ...(await page.evaluate(clipped)),
    ...(await page.evaluate(endless)),
    ...(isForAxe ? await violations(page) : []),
  ];
  return found.map((fault) => `${width} px, ${colours}, ${text} %: ${fault}`);
}

/** A screen without an accepted picture is accepted as it is. */
async function isChanged(page: Page, name: string): Promise<boolean> {
  const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60 });
  const accepted = join(FOLDER, 'accepted', `${name}.jpg`);
  if (ACCEPTS || !existsSync(accepted)) writeFileSync(accepted, picture);
  else if (await differs(browser, readFileSync(accepted), picture)) {
    writeFileSync(join(FOLDER, 'changed', `${name}.jpg`), picture);
    return true;
  }
  return false;
}
