import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byLanguage } from './testing/by-language.ts';
import { HAS_FONTS, launchBrowser, visitor } from './testing/browser.ts';
import { type Front, front } from './testing/front.ts';
import { movesWhileParsed } from './testing/moves-while-parsed.ts';
import { awake } from './testing/traveller-actions.ts';
import { siteUrl } from './testing/own-site.ts';
import { reachSteps } from './testing/reach-steps.ts';
import { withOthers } from './testing/whole.ts';

/** Cumulative layout shift a page may have. Google calls 0.1 good; a tenth of that is invisible. */
const MAX_SHIFT = 0.01;
const WIDTHS = [360, 1280] as const;

/** A phone on slow 4G: fonts, scripts and styles arrive after the first paint. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const SLOW_PROCESSOR = 4;

/** The parser stops where each piece ends, and what was parsed is painted. */
const IN_PIECES = { bytes: 2_048, pauseMs: 60 };

/** Cumulative shift if a page were painted after each of its tags, which no line makes it, and the part of one tag. */
const MAX_PARSED = { all: 0.025, one: 0.008 } as const;

/** Wide letters of the device push most where there is least room. */
const PARSED_AT = withOthers<readonly [width: number, fonts: 'of the site' | 'of the device']>(
  [[360, 'of the device']],
  [
    [360, 'of the site'],
    [1280, 'of the site'],
  ],
);

let browser: Browser;
let inPieces: Front;
let steps: Awaited<ReturnType<typeof reachSteps>>;

beforeAll(async () => {
  browser = await launchBrowser();
  steps = await reachSteps(siteUrl());
  inPieces = await front(siteUrl(), { pieces: IN_PIECES });
});
afterAll(async () => {
  await browser.close();
  await inPieces.stop();
});

type OpenedAt = readonly [name: string, path: string, step: keyof typeof steps | undefined];
const SCREENS: readonly OpenedAt[] = [
  ['home', '/', undefined],
  ['results', '/reservacion/horarios', 'results'],
  ['seats', '/reservacion/asientos', 'seats'],
  ['payment', '/reservacion/pago', 'payment'],
];
const OTHERS: readonly OpenedAt[] = [
  ['contact', '/reservacion/contacto', 'contact'],
  ['an order', '/reservacion/boletos', 'order'],
];
const OUTSIDE: readonly OpenedAt[] = [
  ['a short page', '/saldo', undefined],
  ['a page with a table', '/tickets', undefined],
];

test.each(withOthers(SCREENS, OTHERS))('nothing on %s moves while it loads on a slow line', async (_, path, step) => {
  for (const width of WIDTHS) {
    const { shift, moves } = await load({ path, cookies: step && steps[step], width });
    expect(shift, `at ${width} px\n${moves.join('\n')}`).toBeLessThan(MAX_SHIFT);
  }
});

test.each(withOthers(SCREENS.slice(0, 1), [...SCREENS.slice(1), ...OTHERS]))(
  'nothing on %s moves while it arrives in pieces',
  async (_, path, step) => {
    for (const width of WIDTHS) {
      const { shift, moves } = await load({ path: inPieces.url + path, cookies: step && steps[step], width });
      expect(shift, `at ${width} px\n${moves.join('\n')}`).toBeLessThan(MAX_SHIFT);
    }
  },
);

/** Pages outside a sale are opened as on a first visit, which asks about cookies. */
test.each([...SCREENS, ...withOthers(OUTSIDE.slice(0, 1), [...OUTSIDE.slice(1), ...OTHERS])])(
  'nothing on %s moves while it arrives, wherever the line pauses',
  async (_, path, step) => {
    const cookie = [HAS_FONTS, ...(step ? [steps[step], 'consent=none'] : [])].join(';');
    const html = await (await fetch(siteUrl() + path, { headers: { cookie } })).text();
    for (const [width, fonts] of PARSED_AT) {
      const moves = await movesWhileParsed(browser, { html, origin: siteUrl(), width, fonts });
      const said = `at ${width} px with fonts ${fonts}\n${moves.map(({ text }) => text).join('\n')}`;
      expect(Math.max(0, ...moves.map(({ shift }) => shift)), said).toBeLessThan(MAX_PARSED.one);
      expect(
        moves.reduce((sum, { shift }) => sum + shift, 0),
        said,
      ).toBeLessThan(MAX_PARSED.all);
    }
  },
);

test('what appears above others, or disappears, while a page arrives is noticed', async () => {
  const late = '<!doctype html><head></head><body><p>Shown.</p><style>p { margin-top: 200px }</style></body>';
  const [move] = await movesWhileParsed(browser, { html: late, origin: siteUrl(), width: 360, fonts: 'of the site' });
  expect(move).toMatchObject({ text: expect.stringContaining('“Shown.') });
  expect(move!.shift).toBeGreaterThan(MAX_PARSED.one);
});

const wayPlaces = (page: Page): Promise<readonly number[]> =>
  page
    .locator('[name="method"], #pay')
    .evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect()[way.id === 'pay' ? 'bottom' : 'top']));

test.each(byLanguage('es', ['es', 'en']))(
  'no way to pay, and nothing below, moves when the frame of the card comes (%s)',
  async (lang) => {
    const { page, close } = await visitor(browser);
    await bringCookies(page, `${steps.payment};lang=${lang}`);
    let come = Promise.withResolvers<void>();
    await page.route('**/card-frame*', async (route) => {
      await come.promise;
      await route.continue();
    });
    for (const width of withOthers([320, 360, 1280], [390, 412, 600, 768, 960])) {
      come = Promise.withResolvers<void>();
      // High enough to show the frame: one outside the viewport does not measure itself.
      await page.setViewportSize({ width, height: 2_400 });
      await page.goto('/reservacion/pago', { waitUntil: 'commit' });
      await awake(page);
      const before = await wayPlaces(page);
      expect(before.length).toBeGreaterThan(3);
      come.resolve();
      await page.waitForFunction(() => document.querySelector('iframe')?.hasAttribute('height'));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
      expect(await wayPlaces(page), `at ${width} px`).toEqual(before);
    }
    await close();
  },
);

test.each(byLanguage('es', ['es', 'en']))(
  'nothing below moves when the buttons of the wallets come (%s)',
  async (lang) => {
    const { page, close } = await visitor(browser);
    await bringCookies(page, `${steps.payment};lang=${lang}`);
    for (const width of withOthers([360, 1280], [320, 768])) {
      const come = Promise.withResolvers<void>();
      await page.route('**/wallet-frame*', async (route) => {
        await come.promise;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 2_400 });
      await page.goto('/reservacion/pago', { waitUntil: 'commit' });
      await awake(page);
      await page.locator('[data-kind="wallets"]').check();
      const frame = page.locator('[data-for="wallets"] iframe');
      await frame.waitFor({ state: 'attached' });
      const before = await wayPlaces(page);
      const usual = await frame.getAttribute('height');
      come.resolve();
      await page.frameLocator('[data-for="wallets"] iframe').locator('button').first().waitFor();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect(await wayPlaces(page), `at ${width} px, ${usual} becomes ${await frame.getAttribute('height')}`).toEqual(
        before,
      );
      await page.unroute('**/wallet-frame*');
    }
    await close();
  },
);

test('a page on which something does move is noticed', async () => {
  const { shift } = await load({ path: '/', cookies: undefined, width: 360 }, async (page) => {
    await page.evaluate(() => {
      const inserted = document.createElement('div');
      inserted.style.height = '200px';
      document.body.prepend(inserted);
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  });
  expect(shift).toBeGreaterThan(MAX_SHIFT);
});

async function bringCookies(page: Page, cookies = ''): Promise<void> {
  const pairs = `${cookies};consent=none`.split(';').filter(Boolean);
  await page.context().addCookies(
    pairs.map((pair) => {
      const middle = pair.indexOf('=');
      return { name: pair.slice(0, middle).trim(), value: pair.slice(middle + 1), url: siteUrl() };
    }),
  );
}

/** As Chromium reports it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface Shifts {
  readonly shift: number;
  /** What moved, when (ms), and its rectangle before and after. */
  readonly moves: readonly string[];
}

interface Looked {
  readonly path: string;
  readonly cookies: string | undefined;
  readonly width: number;
}

/** Opens a page over a slow line, waits for hydration, and sums up shifts without user input. */
async function load(
  { path, cookies, width }: Looked,
  then: (page: Page) => Promise<void> = async () => undefined,
): Promise<Shifts> {
  const { page, close } = await visitor(browser, { viewport: { width, height: 800 }, bypassCSP: true });
  await bringCookies(page, cookies);
  const developer = await page.context().newCDPSession(page);
  await developer.send('Network.enable');
  await developer.send('Network.emulateNetworkConditions', SLOW_LINE);
  await developer.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
  await page.addInitScript(() => {
    const sum = { shift: 0, moves: [] as string[] };
    Object.assign(globalThis, { moved: sum });
    const place = ({ x, y, width: w, height: h }: DOMRectReadOnly) => [x, y, w, h].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        sum.shift += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const text = node?.textContent?.slice(0, 40) ?? '';
          sum.moves.push(
            `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ${node?.nodeName} “${text}” ${place(previousRect)} to ${place(currentRect)}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'load' });
  await awake(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await then(page);
  const seen = await page.evaluate(() => (globalThis as unknown as { moved: Shifts }).moved);
  await close();
  return seen;
}
