// Takes the pictures of the README (docs/pictures) from a separate site, with the installed Chromium: wide and light in
// Spanish, and of a phone, dark and in English: `npm run readme-pictures`, after a change that they should show.
import type { BrowserContext } from 'playwright-core';
import { invoicingText } from '#text/invoicing.ts';
import type { Lang } from '#text/lang.ts';
import { itineraryInvoicingPath } from '#wire/invoicing-paths.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import { apiClient } from '../e2e/testing/api-client.ts';
import { HAS_FONTS, launchBrowser } from '../e2e/testing/browser.ts';
import { FLORES, submitForm, typeReceiver } from '../e2e/testing/invoice-form.ts';
import { startOnCopy } from '../e2e/testing/loaded-data.ts';
import { payByCard } from '../e2e/testing/paid-trip.ts';
import { bring, codeIn, reach } from '../e2e/testing/reach-steps.ts';
import { awake } from '../e2e/testing/traveller-actions.ts';

const FOLDER = new URL('../docs/pictures/', import.meta.url).pathname;

const WIDE = {
  lang: 'es',
  colorScheme: 'light',
  viewport: { width: 1280, height: 860 },
  isMobile: false,
  ending: '',
} as const;
const PHONE = {
  lang: 'en',
  colorScheme: 'dark',
  viewport: { width: 360, height: 760 },
  isMobile: true,
  ending: '-phone',
} as const;

interface Picture {
  readonly name: string;
  readonly cookies: string;
  readonly path: (lang: Lang) => string;
}

const site = await startOnCopy('');
const browser = await launchBrowser();
try {
  const pictures = await screens(site.url);
  for (const look of [WIDE, PHONE]) for (const picture of pictures) await take(picture, look);
} finally {
  await browser.close();
  await site.stop();
}

/** Each with the cookies that lead there. */
async function screens(siteUrl: string): Promise<readonly Picture[]> {
  const atStep = async (name: 'results' | 'seats' | 'payment', page: string): Promise<Picture> => {
    const cookies = await reach(siteUrl, name);
    return { name, cookies, path: () => `/reservacion/${page}?code=${codeIn(cookies)}` };
  };
  const client = await apiClient(siteUrl);
  const code = await bring(client, 4);
  await payByCard(client, code, siteUrl);
  const cookies = `${client.cookie()};reservation=${code}`;
  const invoice = (lang: Lang) => itineraryInvoicingPath(lang, code);
  await issueInvoice(cookies, invoice('es'));
  return [
    { name: 'home', cookies: '', path: (lang) => (lang === 'es' ? '/' : '/home') },
    await atStep('results', 'horarios'),
    await atStep('seats', 'asientos'),
    await atStep('payment', 'pago'),
    { name: 'tickets', cookies, path: () => `/reservacion/boletos?code=${code}` },
    { name: 'itinerary', cookies, path: (lang) => itineraryPath(lang, code) },
    { name: 'invoice', cookies, path: invoice },
  ];
}

async function issueInvoice(cookies: string, path: string): Promise<void> {
  const context = await visitorWith(cookies, WIDE);
  const page = await context.newPage();
  await page.goto(path);
  await awake(page);
  await typeReceiver(page, FLORES);
  await submitForm(page, 'es');
  await page.getByRole('heading', { name: invoicingText.issued.es, exact: true }).waitFor();
  await context.close();
}

type Look = typeof WIDE | typeof PHONE;

async function visitorWith(cookies: string, { lang, colorScheme, viewport, isMobile }: Look): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site.url,
    colorScheme,
    viewport,
    isMobile,
    hasTouch: isMobile,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const pairs = [...cookies.split(';').filter(Boolean), `lang=${lang}`, 'consent=none', HAS_FONTS].map((pair) =>
    pair.trim(),
  );
  await context.addCookies(
    pairs.map((pair) => {
      const middle = pair.indexOf('=');
      return { name: pair.slice(0, middle), value: pair.slice(middle + 1), url: site.url };
    }),
  );
  return context;
}

async function take({ name, cookies, path }: Picture, look: Look): Promise<void> {
  const context = await visitorWith(cookies, look);
  const page = await context.newPage();
  await page.goto(path(look.lang));
  // The second time the fonts are cached.
  await page.reload({ waitUntil: 'networkidle' });
  await page.screenshot({ path: `${FOLDER}${name}${look.ending}.png` });
  console.log(`pictures: ${name}${look.ending}`);
  await context.close();
}
