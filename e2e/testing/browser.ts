import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { browserPath } from './browser-path.ts';
import { siteUrl } from './own-site.ts';

/** Background networking is off, so that it contacts no other host. */
export function launchBrowser(more: readonly string[] = [], isWhole = false): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...more,
  ];
  return chromium.launch({ executablePath: browserPath(isWhole), args });
}

/** One that shows notifications, and costs more. */
export const launchWholeBrowser = (): Promise<Browser> => launchBrowser([], true);

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

/** Timeout of anything on a page. Only a fault takes this long, however busy the machine is. */
export const MAX_WAIT_MS = 180_000;

/** The cookie of a visitor who has the site's fonts, from an earlier page. */
export const HAS_FONTS = 'fonts=kept';

export interface Visit {
  readonly page: Page;
  /** Errors the page threw or logged; a test ends by expecting none. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/** A visitor with an empty browser, on the site under test. */
export async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: siteUrl(),
    locale: 'es-MX',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(MAX_WAIT_MS);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // Errors of a bank's or a provider's page are not ours.
    const { url } = message.location();
    const isOurs = url === '' || url.startsWith(siteUrl());
    if (message.type() === 'error' && isOurs) complaints.push(message.text());
  });
  return { page, complaints, close: () => context.close() };
}
