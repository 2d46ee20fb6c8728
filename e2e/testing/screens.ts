import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { Lang } from '#text/lang.ts';
import { addPath } from '#wire/luggage/path.ts';
import { itineraryInvoicingPath, severalPath } from '#wire/invoicing-paths.ts';
import { adventurePath, carPath, changePath, namesPath, orderPath, seatsPath } from '#wire/link-paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../../db/demo/travellers.ts';
import { postLogin } from '#wire/account.ts';
import { postAddTrip } from '#wire/my-account.ts';
import { postBasketAdd } from '#wire/basket.ts';
import * as paths from '#wire/page-paths.ts';
import { getPayLinkAddress } from '#wire/pay-link.ts';
import { apiClient } from './api-client.ts';
import { boughtScreens } from './bought-screens.ts';
import { HAS_FONTS, visitor } from './browser.ts';
import { giftOrder } from './gift-order.ts';
import { held } from './held.ts';
import { kindsScreens } from './kinds-screens.ts';
import { orderAtOxxo } from './one-way.ts';
import { siteUrl } from './own-site.ts';
import { tourScreens } from './tour-screens.ts';
import { operatorScreens } from './operator-screens.ts';
import { otherRun, paidTrip } from './paid-trip.ts';
import { bring, codeIn, reachSteps, right } from './reach-steps.ts';

const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A screen of the site, and how a visitor gets there. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Cookies that lead a visitor there. */
  readonly cookies?: string;
  /** Pages without scripts are never hydrated. */
  readonly isStatic?: boolean;
}

/** Every screen, with reservations of the site under test at each. */
export async function everyScreen(): Promise<readonly Screen[]> {
  const steps = await reachSteps(siteUrl());
  const trip = await paidTrip({ ahead: 12, service: 'primera' });
  const [payLink, voucher] = [await sharedLink(), await orderedReference()];
  return [
    { name: 'home', path: '/' },
    { name: 'schedules', path: '/horarios-y-tarifas', isStatic: true },
    { name: 'locations', path: '/ubicaciones', isStatic: true },
    { name: 'a stop', path: '/ubicaciones/sayulita', isStatic: true },
    { name: 'shuttle', path: paths.shuttleRides.es, isStatic: true },
    { name: 'a place', path: '/boletos-a-sayulita', isStatic: true },
    { name: 'a class', path: '/ejecutivo', isStatic: true },
    { name: 'privacy', path: '/aviso-privacidad', isStatic: true },
    { name: 'terms', path: '/terminos-condiciones', isStatic: true },
    { name: 'services', path: '/servicios', isStatic: true },
    { name: 'a service', path: '/servicios/equipaje', isStatic: true },
    { name: 'form for a car', path: carPath('es', trip.code), cookies: trip.client.cookie(), isStatic: true },
    { name: 'form of a topic', path: '/contacto/datos-personales', isStatic: true },
    { name: 'call centre', path: paths.contactCentre.es, isStatic: true },
    { name: 'contact us', path: paths.contact.es, isStatic: true },
    { name: 'a case of a traveller', path: paths.travellerCase.es, isStatic: true },
    { name: 'questions', path: paths.faq.es, isStatic: true },
    { name: 'a landing', path: paths.tickets.es, isStatic: true },
    { name: 'fleet', path: '/autobuses', isStatic: true },
    { name: 'internet on board', path: '/internet', isStatic: true },
    { name: 'promotions', path: '/promotions', isStatic: true },
    { name: 'hotels', path: '/para-hoteles', isStatic: true },
    { name: 'search for hotels', path: '/widget', isStatic: true },
    { name: 'gift card', path: paths.giftCard.es, isStatic: true },
    { name: 'balance of a gift card', path: paths.giftBalance.es },
    { name: 'adventures', path: paths.adventures.es, isStatic: true },
    { name: 'an adventure', path: adventurePath('es', 'ballenas-jorobadas'), isStatic: true },
    { name: 'lounge, signed out', path: paths.loungeBooking.es, isStatic: true },
    ...(await tourScreens()),
    { name: 'an order without a trip', ...(await unpaidGift()) },
    { name: 'basket', ...(await basketOfGifts()), isStatic: true },
    { name: 'sign in', path: '/viajero-frecuente/entrar', isStatic: true },
    ...(await accountScreens()),
    { name: 'programme', path: paths.frequentTraveller.es, isStatic: true },
    { name: 'sign up', path: paths.signUp.es },
    { name: 'code to sign up', path: paths.signUpCode.es },
    { name: 'recover a password', path: paths.recoverPassword.es },
    { name: 'new password', path: paths.newPassword.es },
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
    { name: 'several on one invoice', path: severalPath('es', trip.code), cookies: trip.client.cookie() },
    { name: 'invoice', path: itineraryInvoicingPath('es', trip.code), cookies: trip.client.cookie() },
    { name: 'tax details', path: paths.taxDetails.es, cookies: steps.payment },
    { name: 'frame', path: '/card-frame', isStatic: true },
    { name: 'wallets', path: '/wallet-frame', isStatic: true },
    { name: 'calls', path: '/api', isStatic: true },
    ...(await boughtScreens()),
    ...(await kindsScreens()),
    ...(await operatorScreens({ trip, order: steps.order })),
  ];
}

/** Pages of an account with a trip whose return is open. */
async function accountScreens(): Promise<readonly Screen[]> {
  const trip = await paidTrip({ ahead: 13, service: 'primera', opensReturn: true });
  const [{ card }] = DEMO_TRAVELLERS as [(typeof DEMO_TRAVELLERS)[number]];
  const { session } = right(await trip.client.call(postLogin, { body: { card, password: DEMO_PASSWORD } }));
  const cookies = `${trip.client.cookie()};traveller=${session}`;
  const own = await apiClient(siteUrl(), cookies.replace(';', '; '));
  right(await own.call(postAddTrip, { body: { code: trip.code } }));
  const pages = {
    myAccount: paths.myAccount,
    myTrips: paths.myTrips,
    myPoints: paths.myPoints,
    buyPoints: paths.buyPoints,
    myInvoices: paths.myInvoices,
    myPayments: paths.myPayments,
    myDetails: paths.myDetails,
    myPassengers: paths.myPassengers,
    loungeBooking: paths.loungeBooking,
  };
  return [
    ...Object.entries(pages).map(([name, { es: path }]) => ({ name, path, cookies, isStatic: true })),
    { name: 'security of an account', path: paths.accountSafety.es, cookies },
    { name: 'another phone for an account', path: `${paths.accountSafety.es}?change=phone`, cookies },
    { name: 'closing an account', path: paths.closeAccount.es, cookies },
    { name: 'receivers', path: paths.receivers.es, cookies, isStatic: true },
  ];
}

/** Where another person pays. */
async function unpaidGift(): Promise<Pick<Screen, 'path' | 'cookies'>> {
  const client = await apiClient(siteUrl());
  return { path: orderPath('es', await giftOrder(client)), cookies: client.cookie() };
}

/** A basket of one gift card, and another that could be in it. */
async function basketOfGifts(): Promise<Pick<Screen, 'path' | 'cookies'>> {
  const client = await apiClient(siteUrl());
  right(await client.call(postBasketAdd, { body: { code: await giftOrder(client) } }));
  await giftOrder(client);
  return { path: paths.basket.es, cookies: client.cookie() };
}

async function sharedLink(): Promise<string> {
  const { client, code } = await held();
  return new URL(right(await client.call(getPayLinkAddress, { query: { code } })).url).pathname;
}

/** Cookies of a buyer with a reference to pay in a store. */
async function orderedReference(): Promise<string> {
  const { client, code } = await held();
  await orderAtOxxo(client, code);
  return `${client.cookie()};reservation=${code}`;
}

/** Cookies of a buyer with seats held, a reference to pay in a store, and an order at the counter. */
async function severalUnpaid(): Promise<string> {
  const { client, code } = await held();
  await orderAtOxxo(client, code);
  await bring(client, 5, { ahead: 4 });
  return `${client.cookie()};reservation=${await bring(client, 4, { ahead: 5 })}`;
}

export interface Eyes {
  readonly lang: Lang;
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/** The faults of a screen seen this way. */
export async function seenAs(
  browser: Browser,
  screen: Screen,
  { lang, colorScheme, width }: Eyes,
  faultsOf: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const { page, close } = await visitor(browser, { viewport: { width, height: 900 }, colorScheme, bypassCSP: true });
  const url = new URL(siteUrl());
  const cookies = `${screen.cookies ?? ''};lang=${lang};consent=all;${HAS_FONTS}`.split(';').filter(Boolean);
  await page.context().addCookies(
    cookies.map((pair) => {
      const middle = pair.indexOf('=');
      return { name: pair.slice(0, middle).trim(), value: pair.slice(middle + 1), domain: url.hostname, path: '/' };
    }),
  );
  await page.goto(screen.path === '/card-frame' ? `${screen.path}?lang=${lang}` : screen.path);
  // What is off the screen has no layout until it is scrolled to, so that nothing of it could be cut off or too wide.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const faults = await faultsOf(page);
  const { pathname } = new URL(page.url());
  if (pathname !== screen.path.split('?')[0]) faults.push(`was sent to ${pathname}`);
  await close();
  return faults.map((fault) => `${screen.name}: ${fault}`);
}

/**
 * What axe finds. It measures how much of a target can be seen, and takes one for small that the edge of the window cuts:
 * what is too small there counts only if it still is when the page is scrolled.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await axe(page);
  if (!found.some(isSmall)) return found;
  await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), PART_OF_WINDOW);
  const again = await axe(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return found.filter((fault) => !isSmall(fault) || again.includes(fault));
}

const PART_OF_WINDOW = 200;

const isSmall = (fault: string): boolean => fault.startsWith('target-size ');

const axe = (page: Page): Promise<string[]> =>
  page.evaluate(async (tags) => {
    const { violations: all } = await (globalThis as unknown as { axe: { run: Run } }).axe.run(document, {
      runOnly: tags,
    });
    type Run = (
      root: Document,
      options: { runOnly: string[] },
    ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    return all.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 120)}`));
  }, TAGS);

/** References to elements that the page does not have: links of an error summary, names and hints of parts. */
export const dangling = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-labelledby], [aria-describedby], a[href^="#"]')].flatMap((element) =>
      ['aria-labelledby', 'aria-describedby', 'href']
        .flatMap((name) => element.getAttribute(name)?.split(' ') ?? [])
        .map((id) => decodeURIComponent(id.replace(/^#/, '')))
        .filter((id) => !id.includes('/') && id !== '' && document.getElementById(id) === null)
        .map((id) => `refers to #${id}, which is not there`),
    ),
  );

/** Words in three lines or more: their column is too narrow to be read. */
export const crumbled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      // What is for screen readers alone is a pixel wide.
      let around: HTMLElement | null = parent;
      while (around && around.offsetWidth !== 1) around = around.parentElement;
      if (around || parent.closest('svg') || !parent.checkVisibility()) continue;
      for (const { 0: word, index } of text.textContent!.matchAll(/\p{L}{3,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 2) found.push(`breaks “${word}” into ${lines.size} lines`);
      }
    }
    return found;
  });

export const sideways = async (page: Page): Promise<string[]> =>
  (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) ? ['scrolls sideways'] : [];
