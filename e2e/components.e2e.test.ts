import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, MAX_WAIT_MS } from './testing/browser.ts';
import { withOthers } from './testing/whole.ts';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SYSTEM_FONT = ':root{--font-head:var(--font-text);--font-label:var(--font-text)}';
/** An A4 sheet between its margins, in CSS pixels. */
const PAPER = 718;
const WIDTHS = [320, 360, 768, 1280, 1920] as const;

let browser: Browser;
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  server = spawn(process.execPath, ['scripts/components/serve.ts'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = once(server.stdout!, 'data');
  browser = await launchBrowser();
  [url = ''] = /http:\S+/.exec(String((await ready)[0])) ?? [];
});
afterAll(async () => {
  await browser.close();
  server.kill();
});

test.each(withOthers(['light'], ['dark']))(
  'every component fits every width by %s, in letters twice as large too',
  async (theme) => {
    const page = await open(`theme=${theme}`);
    const found: string[] = [];
    for (const [text, lang] of [
      ['100', 'es'],
      ['200', 'es'],
      ['200', 'en'],
    ] as const) {
      await page.goto(`${url}/?theme=${theme}&text=${text}&lang=${lang}`);
      for (const font of ['own', 'system']) {
        // As on a slow line, where the web font arrives too late.
        if (font === 'system') await page.addStyleTag({ content: SYSTEM_FONT });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          found.push(...(await lost(page)).map((fault) => `${lang} ${text} % ${width} px, ${font} font: ${fault}`));
        }
      }
    }
    expect(found).toEqual([]);
    await page.context().close();
  },
);

test.each([
  ['es', 'light', 360],
  ['en', 'dark', 1280],
] as const)('no component breaks a rule of accessibility: %s, %s, %i px', async (lang, theme, width) => {
  const page = await open(`lang=${lang}&theme=${theme}`);
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(AXE);
  const violations = await page.evaluate(async (runOnly) => {
    const { violations: all } = await (globalThis as unknown as { axe: { run: Run } }).axe.run(document, { runOnly });
    type Found = readonly { id: string; nodes: { html: string }[] }[];
    type Run = (root: Document, options: { runOnly: string[] }) => Promise<{ violations: Found }>;
    return all.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 120)}`));
  }, TAGS);
  expect(violations).toEqual([]);
  await page.context().close();
});

test('a chip is a link, a button or a choice, and looks the same', async () => {
  const page = await open('lang=es&theme=light');
  const looks = await page.evaluate(() => {
    const look = (element: Element | null | undefined) => {
      const { borderRadius, backgroundColor, color, minHeight, fontSize, padding } = getComputedStyle(element!);
      return { borderRadius, backgroundColor, color, minHeight, fontSize, padding };
    };
    const choices = [...document.querySelectorAll('fieldset')].find((one) =>
      one.textContent?.startsWith('Hora del día'),
    );
    return {
      plain: [
        look(document.querySelector('button[aria-pressed="false"]')),
        look(choices?.querySelector('input:not(:checked) + span')),
      ],
      chosen: [
        look(document.querySelector('a[href="#top"][aria-current]')),
        look(choices?.querySelector('input:checked + span')),
      ],
    };
  });
  expect(looks.plain[0]).toEqual(looks.plain[1]);
  expect(looks.chosen[0]).toEqual(looks.chosen[1]);
  await page.context().close();
});

test('a message is 600 px wide, and a task 800', async () => {
  const page = await open('');
  const widths = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLDialogElement>('dialog:has(> h2)'), (dialog) => {
      dialog.close();
      dialog.showModal();
      const { width } = dialog.getBoundingClientRect();
      dialog.close();
      return width;
    }),
  );
  expect(widths).toEqual([600, 800]);
  await page.context().close();
});

test('nothing moves for who wants no motion, what is drawn before and after an element neither', async () => {
  const page = await open('', { reducedMotion: 'no-preference' });
  const moving = () => page.evaluate(() => document.getAnimations().length);
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toBe(0);
  await page.addStyleTag({
    content: 'p::after{content:"";animation:planted 1s infinite}@keyframes planted{to{top:1px}}',
  });
  expect(await moving()).toBe(0);
  await page.context().close();
});

test('in forced colours chosen, free and taken are told apart', async () => {
  const page = await open('', { forcedColors: 'active' });
  const seats = await looks(page, 'button[data-state]');
  expect(new Set(seats).size).toBe(3);
  for (const name of ['round', 'hour', 'way']) {
    const [chosen, other] = await looks(page, `label:has([name=${name}])`, `[name=${name}] + span`);
    expect(chosen, name).not.toBe(other);
  }
  await page.context().close();
});

test('what is printed is there on paper: no light letters on a ground, nothing cut off', async () => {
  const page = await open('');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER, height: 900 });
  expect(await lost(page)).toEqual([]);
  expect(await lightLetters(page)).toEqual([]);
  await page.addStyleTag({ content: 'main > header > h1{color:#fff}' });
  expect(await lightLetters(page)).toEqual(['H1 Componentes']);
  await page.context().close();
});

test('what is cut off, stands out or scrolls sideways is noticed', async () => {
  const page = await open('');
  await page.setViewportSize({ width: 360, height: 900 });
  expect(await lost(page)).toEqual([]);
  await page.addStyleTag({
    content: 'h1{width:900px}h3{height:4px;overflow:hidden}label{display:block;width:10px;white-space:nowrap}',
  });
  const found = (await lost(page)).join();
  for (const fault of ['sideways', 'cut off: H3', 'stands out: LABEL']) expect(found).toContain(fault);
  await page.context().close();
});

async function open(query: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(MAX_WAIT_MS);
  await page.goto(`${url}/?${query}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

/** Text that is clipped or overflows its element, and a page wider than its window. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, overflowY, display } = getComputedStyle(element);
      if (display === 'inline' || element.closest('.visually-hidden, svg') || element instanceof HTMLInputElement)
        continue;
      const name = `${element.tagName} ${element.textContent.slice(0, 30)}`;
      const isWider = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      const isHigher = element.scrollHeight > element.clientHeight + 1 && overflowY !== 'visible';
      if ((isWider && overflowX !== 'visible') || isHigher) faults.push(`cut off: ${name}`);
      else if (isWider) faults.push(`stands out: ${name}`);
    }
    return faults;
  });

/** Text that would vanish on paper, where grounds are not printed unless a rule asks for it. */
const lightLetters = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const own = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''));
      const { color, printColorAdjust } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const isLight = 0.3 * red + 0.6 * green + 0.1 * blue > 180;
      const isShown = element.checkVisibility() && !element.closest('.visually-hidden');
      const text = own.join('').trim();
      return text && isShown && isLight && printColorAdjust !== 'exact' ? [`${element.tagName} ${text}`] : [];
    }),
  );

/** What distinguishes each without its own colours: background, border, text colour and drawings. */
const looks = (page: Page, ...selectors: string[]): Promise<string[]> =>
  page.evaluate((asked) => {
    const [each = [], inner = []] = asked.map((selector) => [...document.querySelectorAll(selector)]);
    return each.map((element, place) =>
      [element, inner[place]]
        .flatMap((one) => (one ? [getComputedStyle(one)] : []))
        .map((style) => [style.borderTopStyle, style.backgroundColor, style.borderTopWidth, style.color].join(' '))
        .join(' | '),
    );
  }, selectors);
