import type { Page } from 'playwright-core';
import { type ApiClient, apiClient } from '../api-client.ts';
import { awake } from '../traveller-actions.ts';
import type { siteDatabase } from '../site-database.ts';

/** Something a traveller does on a page, with every call that it makes. */
export interface OnlineStep {
  readonly name: string;
  /** Everything asked of the site from opening the page until it is done, as the line names it. */
  readonly calls: readonly string[];
  /** Those of them that are made a second time, with the proof that the first one was refused for. */
  readonly again?: readonly string[];
  /** How long the browser may work at it, in milliseconds, where that is longer than a call takes. */
  readonly worksFor?: number;
  /** A visitor of their own who stands there. */
  prepare(place: Place): Promise<Ready>;
  /**
   * Goes on from the page that was opened to where it begins: nothing is lost on the way, and none of `calls` is made
   * there.
   */
  arrive?(page: Page, place: Place): Promise<void>;
  /** What is done first, with a network, where that brings what the rest is done with. */
  begin?(page: Page): Promise<void>;
  /** Does it, on the page as it comes or as it was left. */
  act(page: Page): Promise<void>;
  /** Whether it is done. */
  isDone(page: Page): Promise<boolean>;
  /** What is said of a lost line where it is no alert. */
  readonly says?: string;
  /** Where what was typed is seen after the line was lost: in the fields, unless said here. */
  keeps?(page: Page): Promise<void>;
}

/** Where they stand. */
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
  /** What must be so in the end, whatever was lost on the way. */
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

/** The page that says there is no network. */
export const isLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('link[rel="canonical"][href$="/sin-conexion"]') !== null);

/** It is said on a page that came over the network. */
export const says = (text: string) => async (page: Page) =>
  !(await isLost(page)) && page.getByText(text).first().isVisible();

/** By the keyboard, whatever is above it on the screen. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().press('Enter');

/** A page whose scripts were lost works without them, or offers to be asked for again. */
export const awakeOrPlain = (page: Page): Promise<void> =>
  Promise.race([awake(page).catch(() => undefined), page.waitForTimeout(4_000)]);
