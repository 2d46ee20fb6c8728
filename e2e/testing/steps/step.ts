import type { Page } from 'playwright-core';
import type { Route } from '#wire/route.ts';
import { type ApiClient, apiClient } from '../api-client.ts';
import { awake } from '../traveller-actions.ts';
import type { siteDatabase } from '../site-database.ts';

/** Something a traveller does on a page, with every call that it makes. */
export interface OnlineStep {
  readonly name: string;
  /** Every request from opening the page until it is done, as the line names it. */
  readonly calls: readonly string[];
  /** Calls that the server makes for its form, where the page has forms for several. */
  readonly sends?: readonly Route[];
  /** Those that are made a second time, with the proof that the first one was refused for. */
  readonly again?: readonly string[];
  /** How long the browser may work on it, in milliseconds, if longer than a call takes. */
  readonly worksFor?: number;
  /** A separate visitor at that place. */
  prepare(place: Place): Promise<Ready>;
  /**
   * Goes from the opened page to where the step begins: nothing is lost meanwhile, and none of `calls` is made there.
   */
  arrive?(page: Page, place: Place): Promise<void>;
  /** Done first, with a network, if the step needs something from it. */
  begin?(page: Page): Promise<void>;
  /** Does it, on the page as it opens or as it was left. */
  act(page: Page): Promise<void>;
  /** Whether it is done. */
  isDone(page: Page): Promise<boolean>;
  /**
   * It signs out, which clears what the site has stored on the device, its service worker too: until the next page has
   * installed it again, a lost line is reported by the browser itself.
   */
  readonly forgets?: boolean;
  /** How a lost line is reported, if not by an alert. */
  readonly says?: string;
  /** Where typed text is found after the line was lost; default: in the fields. */
  keeps?(page: Page): Promise<void>;
}

/** Where they are. */
export interface Place {
  readonly url: string;
  readonly dataDir: string;
  readonly database: Awaited<ReturnType<typeof siteDatabase>>;
}

export interface Ready {
  /** Where the page is. */
  readonly path: string;
  /** Cookies as a header. */
  readonly cookie: string;
  /** What must hold at the end, whatever was lost. */
  holds?(): Promise<void>;
}

/** A visitor who has done nothing yet, at that path. */
export const newcomer = async (
  { url }: Pick<Place, 'url'>,
  path: string,
): Promise<Ready & { readonly client: ApiClient }> => {
  const client = await apiClient(url);
  return { path, client, cookie: client.cookie() };
};

export const isAt =
  (place: RegExp) =>
  async (page: Page): Promise<boolean> =>
    place.test(new URL(page.url()).pathname) && (await page.locator('main h1').count()) > 0 && !(await isLost(page));

/** The page that reports a missing network. */
export const isLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('link[rel="canonical"][href*="/sin-conexion"]') !== null);

/** The browser's own page for a missing network. */
export const isBrowsersPage = (page: Page): boolean => page.url().startsWith('chrome-error:');

/** Shown on a page loaded over the network. */
export const says = (text: string | RegExp) => async (page: Page) =>
  !(await isLost(page)) && page.getByText(text).first().isVisible();

/** By keyboard, whatever covers it on the screen. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().press('Enter');

/** A page whose scripts were lost works without them, or offers to reload. */
export const awakeOrPlain = (page: Page): Promise<void> =>
  Promise.race([awake(page).catch(() => undefined), page.waitForTimeout(4_000)]);
