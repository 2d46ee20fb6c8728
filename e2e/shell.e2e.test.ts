import { brotliDecompressSync } from 'node:zlib';
import { get } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frame } from '#text/frame.ts';
import { DATES_BOOT } from '#web/boot.ts';
import { homeText } from '#text/pages/home.ts';
import { dayFromNow } from './testing/api-client.ts';
import { DESKTOP, HAS_FONTS, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';
import { siteUrl } from './testing/own-site.ts';
import { codeIn, reachSteps } from './testing/reach-steps.ts';

/** The initial TCP congestion window, ten full packets: what arrives without waiting for an acknowledgement. */
const FIRST_WINDOW = 10 * 1460;

/** One with a date field. */
const DATED = '/horarios-y-tarifas';

/** Pages to read. */
const READ = [
  DATED,
  '/ubicaciones',
  '/aviso-privacidad',
  '/terminos-condiciones',
  '/servicios',
  '/servicios/equipaje',
  '/contact-center',
  '/autobuses',
  '/promotions',
];

/** Data for search engines is not executed. */
const EXECUTED_SCRIPT = /<script(?! type="application\/ld\+json">)[^>]*>(.*?)<\/script>/gs;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('every page', () => {
  test('fits the first window, compressed, with its styles and its headers', async () => {
    const steps = await reachSteps(siteUrl());
    const pages = [
      ...['/', '/home', ...READ].map((path) => ({ path, cookie: '' })),
      { path: '/reservacion/horarios', cookie: steps.results },
      { path: '/reservacion/contacto', cookie: steps.contact },
      { path: '/reservacion/adicionales', cookie: steps.extras },
      { path: '/reservacion/asientos', cookie: steps.seats },
      { path: '/reservacion/pago', cookie: steps.payment },
      { path: '/reservacion/boletos', cookie: steps.order },
    ];
    const heavy: string[] = [];
    for (const { path, cookie } of pages) {
      const named = cookie === '' ? path : `${path}?code=${codeIn(cookie)}`;
      // Who comes for the first time is also asked about cookies, and who comes again has the fonts.
      for (const answered of [cookie, `${cookie};consent=none;${HAS_FONTS}`]) {
        const { bytes, html } = await fetchBrotli(named, answered);
        if (bytes > FIRST_WINDOW) heavy.push(`${path} with ${answered.replace(/=[^;]{20,}/g, '')}: ${bytes} bytes`);
        expect(html).toContain('<h1');
      }
    }
    expect(heavy).toEqual([]);
  });

  test('has every token that its styles, its drawings and its payment marks name', async () => {
    const steps = await reachSteps(siteUrl());
    const marks = await (await fetch(`${siteUrl()}/payment-marks.svg`)).text();
    const missing: string[] = [];
    for (const [path, cookie, besides] of [
      ['/', '', ''],
      ['/', HAS_FONTS, ''],
      ['/reservacion/horarios', steps.results, ''],
      ['/reservacion/asientos', steps.seats, ''],
      ['/reservacion/pago', steps.payment, marks],
      ['/reservacion/boletos', steps.order, ''],
      ...READ.map((read) => [read, '', ''] as const),
    ] as const) {
      const { html } = await fetchBrotli(
        cookie.includes('reservation=') ? `${path}?code=${codeIn(cookie)}` : path,
        cookie,
      );
      const declared = new Set(Array.from(html.matchAll(/(--[\w-]+):/g), ([, name]) => name));
      const used = Array.from(`${html}${besides}`.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name);
      missing.push(...new Set(used.filter((name) => !declared.has(name)).map((name) => `${path}: ${name}`)));
    }
    expect(missing).toEqual([]);
  });

  test.each(READ.filter((path) => path !== DATED))('%s ships no script', async (path) => {
    expect((await fetchBrotli(path)).html).not.toMatch(EXECUTED_SCRIPT);
  });

  test('a page with a date field ships only what fetches its calendar when touched', async () => {
    const { html } = await fetchBrotli(DATED);
    expect(Array.from(html.matchAll(EXECUTED_SCRIPT), ([, body]) => body)).toEqual([DATES_BOOT]);
    expect(html).not.toContain('modulepreload" href');
  });
});

test('the first page of a visitor paints without fetching a font, and the next one in the fonts of the site', async () => {
  const { page, close } = await visitor(browser, PHONE);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fetched.push(request.resourceType());
  });
  const usesFonts = () => page.evaluate(() => document.fonts.check('800 20px Sign') && document.fonts.size > 0);
  const font = () => page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
  await page.goto('/ubicaciones');
  expect(await font()).not.toContain('Sign');
  await page.goto('/');
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('fonts');
  expect(fetched).toEqual(['fetch', 'fetch']);
  expect(await font()).not.toContain('Sign');
  await page.goto('/ubicaciones');
  expect(await font()).toContain('Sign');
  expect(await usesFonts()).toBe(true);
  await close();
});

test.each([
  ['no-preference', true],
  ['reduce', false],
] as const)('a page fades into the next one, unless motion is unwanted: %s', async (reducedMotion, fades) => {
  const { page, close } = await visitor(browser, { ...DESKTOP, reducedMotion });
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      (globalThis as { fades?: boolean }).fades =
        (event as unknown as { viewTransition: unknown }).viewTransition !== null;
    }),
  );
  await page.goto('/ubicaciones');
  await page.getByRole('link', { name: frame.schedules.es }).first().click();
  await page.waitForURL('**/horarios-y-tarifas');
  await expect.poll(() => page.evaluate(() => (globalThis as { fades?: boolean }).fades)).toBe(fades);
  await close();
});

test('a path that does not exist leads home and says so once', async () => {
  const { page, close } = await visitor(browser, DESKTOP);
  await page.goto('/no-existe');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.getByText(frame.unknownPath.es).count()).toBe(1);
  await page.reload();
  expect(await page.getByText(frame.unknownPath.es).count()).toBe(0);
  await close();
});

test.each([
  ['/reservacion?origin=TLQ&destination=SAY', '/', 'TLQ'],
  ['/reservation?origin=TLQ&destination=SAY', '/home', 'TLQ'],
  ['/tours?origin=TLQ&destination=SAY', '/', 'TLQ'],
])('%s leads to the search, filled in', async (from, to, origin) => {
  const { page, close } = await visitor(browser, { ...DESKTOP, javaScriptEnabled: false });
  await page.goto(from);
  expect(new URL(page.url()).pathname).toBe(to);
  expect(await page.locator('select[name="origin"]').inputValue()).toBe(origin);
  await close();
});

test('the language is chosen once and kept; English addresses speak English to anyone who has not chosen', async () => {
  const { page, close } = await visitor(browser, DESKTOP);
  await page.goto('/home');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.goto('/');
  expect(await page.locator('h1').textContent()).toBe(homeText.hero.es);
  await page.getByRole('link', { name: /English/ }).click();
  await page.goto('/ubicaciones');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).search]),
    );
  expect(alternates).toEqual([
    ['es-MX', ''],
    ['en', '?lang=en'],
    ['x-default', ''],
  ]);
  await close();
});

test('cookies are asked about once, and no is an answer', async () => {
  const { page, close } = await visitor(browser, DESKTOP);
  await page.goto('/ubicaciones');
  await page.getByRole('button', { name: frame.rejectCookies.es }).click();
  await page.getByRole('button', { name: frame.rejectCookies.es }).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/ubicaciones');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await close();
});

test('the dark of the visitor wins over the light of the device', async () => {
  const { page, close } = await visitor(browser, { ...DESKTOP, colorScheme: 'light' });
  await page.goto('/ubicaciones');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.locator('header details').last().click();
  await page.getByRole('button', { name: frame.dark.es }).click();
  // The page is on its way: one that goes has no colours to read.
  await expect.poll(() => ground().catch(() => light)).not.toBe(light);
  await close();
});

test('without a reservation no step opens', async () => {
  const { page, close } = await visitor(browser, DESKTOP);
  for (const step of ['horarios', 'contacto', 'adicionales', 'asientos', 'pago', 'boletos']) {
    await page.goto(`/reservacion/${step}`);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.getByText(frame.reservationGone.es).count()).toBe(1);
  }
  await close();
});

/** The page as a browser fetches it, measured before decompression, with the head of its answer. */
function fetchBrotli(path: string, cookie = ''): Promise<{ readonly bytes: number; readonly html: string }> {
  const headers = { 'accept-encoding': 'br', cookie };
  return new Promise((resolve, reject) => {
    get(siteUrl() + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        if (response.statusCode !== 200) return reject(new Error(`${path} answered ${response.statusCode}`));
        // Each header with its `: ` and end of line; the status line and the empty line are 19 bytes.
        const head = response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 19);
        resolve({ bytes: head + body.length, html: brotliDecompressSync(body).toString() });
      });
    }).on('error', reject);
  });
}

test('signing in works in 500 px, on a page as in a dialog', async () => {
  const { page, close } = await visitor(browser, DESKTOP);
  for (const address of ['/viajero-frecuente/entrar', '/operacion']) {
    await page.goto(address);
    const sheet = page.locator('[data-width="authenticate"]');
    expect((await sheet.boundingBox())!.width).toBe(500);
  }
  await close();
});

test('while the return is chosen the price so far stands at the foot of a phone and covers no journey', async () => {
  const { page, close } = await visitor(browser, PHONE);
  const buys = travellerActions(page, 'es');
  const [departs, returns] = [dayFromNow(3), dayFromNow(6)];
  await buys.search({ origin: 'TLQ', destination: 'PVR', departs, returns, party: { adult: 1 } });
  await page.locator('button[name="run"]').first().click();
  await page.waitForURL(/direction=return/);
  await awake(page);
  const bar = (await page.locator('[data-foot]').boundingBox())!;
  expect(bar.y + bar.height).toBeCloseTo(PHONE.viewport!.height, 0);
  const tabs = (await page.locator('main [aria-current]').first().boundingBox())!;
  expect(tabs.y + tabs.height).toBeLessThan(bar.y);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = (await page.locator('footer p').last().boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(bar.y);
  await close();
});

test('looking for a reservation keeps the navigation', async () => {
  const { page, close } = await visitor(browser, DESKTOP);
  await page.goto('/mi-reservacion/buscar');
  await page.getByRole('navigation', { name: frame.main.es }).getByRole('link', { name: frame.schedules.es }).waitFor();
  await close();
});
