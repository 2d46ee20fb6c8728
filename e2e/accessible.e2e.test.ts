import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lang } from '#text/lang.ts';
import { itineraryInvoicingPath } from '#wire/invoicing-paths.ts';
import { addPath, changePath, namesPath, seatsPath } from '#wire/link-paths.ts';
import { getPayLinkAddress } from '#wire/pay-link.ts';
import { launchBrowser, visitor } from './testing/browser.ts';
import { awake } from './testing/traveller-actions.ts';
import { held } from './testing/held.ts';
import { orderAtOxxo } from './testing/one-way.ts';
import { siteUrl } from './testing/own-site.ts';
import { otherRun, paidTrip } from './testing/paid-trip.ts';
import { bring, codeIn, reachSteps, right } from './testing/reach-steps.ts';
import * as paths from '#wire/page-paths.ts';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Cookies that bring a visitor there. */
  readonly cookies?: string;
  /** Pages that ship no script never wake. */
  readonly isStatic?: boolean;
}

let browser: Browser;
let screens: readonly Screen[];

beforeAll(async () => {
  browser = await launchBrowser();
  const steps = await reachSteps(siteUrl());
  const trip = await paidTrip({ ahead: 12, service: 'primera' });
  const [payLink, voucher] = [await sharedLink(), await orderedReference()];
  screens = [
    { name: 'home', path: '/' },
    { name: 'schedules', path: '/horarios-y-tarifas', isStatic: true },
    { name: 'locations', path: '/ubicaciones', isStatic: true },
    { name: 'privacy', path: '/aviso-privacidad', isStatic: true },
    { name: 'terms', path: '/terminos-condiciones', isStatic: true },
    { name: 'sign in', path: '/viajero-frecuente/entrar', isStatic: true },
    { name: 'results', path: '/reservacion/horarios', cookies: steps.results },
    { name: 'contact', path: '/reservacion/contacto', cookies: steps.contact },
    { name: 'extras', path: '/reservacion/adicionales', cookies: steps.extras },
    { name: 'seats', path: '/reservacion/asientos', cookies: steps.seats },
    { name: 'payment', path: '/reservacion/pago', cookies: steps.payment },
    { name: 'code asked', path: '/reservacion/pago?said=cash_contact_required', cookies: steps.payment },
    { name: 'reference', path: '/reservacion/boletos', cookies: voucher },
    { name: 'unpaid, at home', path: '/', cookies: voucher },
    { name: 'several unpaid, at home', path: '/', cookies: await severalUnpaid() },
    { name: 'somebody else pays', path: payLink },
    { name: 'bad link', path: '/reservacion/continuar', isStatic: true },
    { name: 'order', path: '/reservacion/boletos', cookies: steps.order },
    { name: 'no network', path: '/sin-conexion', isStatic: true },
    { name: 'find', path: '/mi-reservacion/buscar' },
    { name: 'itinerary', path: `/mi-reservacion/mi-reservacion?code=${codeIn(steps.order)}`, cookies: steps.order },
    { name: 'other runs', path: changePath('es', trip), cookies: trip.client.cookie() },
    {
      name: 'another run',
      path: `${changePath('es', trip)}&run=${await otherRun(trip)}`,
      cookies: trip.client.cookie(),
    },
    { name: 'luggage', path: addPath('es', trip.code), cookies: trip.client.cookie() },
    { name: 'names', path: namesPath('es', trip.code), cookies: trip.client.cookie(), isStatic: true },
    { name: 'other seats', path: seatsPath('es', trip.code), cookies: trip.client.cookie() },
    { name: 'find to invoice', path: paths.invoicing.es },
    { name: 'invoice', path: itineraryInvoicingPath('es', trip.code), cookies: trip.client.cookie() },
    { name: 'tax details', path: paths.taxDetails.es, cookies: steps.payment },
    { name: 'frame', path: '/card-frame', isStatic: true },
    { name: 'wallets', path: '/wallet-frame', isStatic: true },
    { name: 'calls', path: '/api', isStatic: true },
  ];
}, 120_000);
afterAll(() => browser.close());

/**
 * Every screen in every language, mode and width: `npm run accessible`. Without it each screen is looked at in one of the
 * first two ways, in turn.
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
const LOOKED = IS_FULL ? WAYS : WAYS.slice(0, 2);

describe.each(LOOKED.map((way, turn) => [...way, turn] as const))('%s, %s, %i px', (lang, colorScheme, width, turn) => {
  test('every screen is free of violations and of sideways scrolling', async () => {
    const found: string[] = [];
    for (const [i, screen] of screens.entries())
      if (IS_FULL || i % LOOKED.length === turn) found.push(...(await look(screen, { lang, colorScheme, width })));
    expect(found).toEqual([]);
  });
});

/** In the longer words, those of Spanish. Those seen above in Spanish were made as narrow there. */
test('what was looked at in English fits the narrowest telephone too', async () => {
  const found: string[] = [];
  const eyes = { lang: 'es', colorScheme: 'light', width: NARROWEST } as const;
  for (const [i, screen] of screens.entries())
    if (!IS_FULL && i % LOOKED.length !== 0) found.push(...(await at(screen, eyes, squeezed)));
  expect(found).toEqual([]);
});

/** Where somebody else pays. */
async function sharedLink(): Promise<string> {
  const { client, code } = await held();
  return new URL(right(await client.call(getPayLinkAddress, { query: { code } })).url).pathname;
}

/** Cookies of who has a reference to pay in a store. */
async function orderedReference(): Promise<string> {
  const { client, code } = await held();
  await orderAtOxxo(client, code);
  return `${client.cookie()};reservation=${code}`;
}

/** Cookies of who has seats held, a reference to pay in a store, and an order at the counter. */
async function severalUnpaid(): Promise<string> {
  const { client, code } = await held();
  await orderAtOxxo(client, code);
  await bring(client, 5, { ahead: 4 });
  return `${client.cookie()};reservation=${await bring(client, 4, { ahead: 5 })}`;
}

interface Eyes {
  readonly lang: Lang;
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

const look = (screen: Screen, eyes: Eyes): Promise<string[]> =>
  at(screen, eyes, async (page) => {
    if (!screen.isStatic) await awake(page);
    return [
      ...(await violations(page)),
      ...(await sideways(page)),
      ...(eyes.lang === 'es' ? await squeezed(page) : []),
    ];
  });

/** On the narrowest telephone, with the headings' font and, as on a slow line, without it. */
async function squeezed(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: NARROWEST, height: 900 });
  const found = await sideways(page);
  await page.addStyleTag({ content: ':root { --font-head: var(--font-text) }' });
  return [...found, ...(await sideways(page)).map((fault) => `${fault} in the system's font`)];
}

/** What is wrong with a screen, for anyone who sees it so. */
async function at(
  screen: Screen,
  { lang, colorScheme, width }: Eyes,
  faultsOf: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const { page, close } = await visitor(browser, { viewport: { width, height: 900 }, colorScheme, bypassCSP: true });
  const url = new URL(siteUrl());
  const cookies = `${screen.cookies ?? ''};lang=${lang};consent=all`.split(';').filter(Boolean);
  await page.context().addCookies(
    cookies.map((pair) => {
      const middle = pair.indexOf('=');
      return { name: pair.slice(0, middle).trim(), value: pair.slice(middle + 1), domain: url.hostname, path: '/' };
    }),
  );
  await page.goto(screen.path === '/card-frame' ? `${screen.path}?lang=${lang}` : screen.path);
  const faults = await faultsOf(page);
  const { pathname } = new URL(page.url());
  if (pathname !== screen.path.split('?')[0]) faults.push(`was sent to ${pathname}`);
  await close();
  return faults.map((fault) => `${screen.name}: ${fault}`);
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const { violations: all } = await (globalThis as unknown as { axe: { run: Run } }).axe.run(document, {
      runOnly: tags,
    });
    type Run = (
      root: Document,
      options: { runOnly: string[] },
    ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    return all.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`);
  }, TAGS);
}

const sideways = async (page: Page): Promise<string[]> =>
  (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) ? ['scrolls sideways'] : [];
