// Follows every link of a site over HTTP and reports what readers or search engines would trip over. It is independent
// of the implementation: it judges the responses only.
import { type CrawledPage, readPage } from './crawled-page.ts';

/** The response of one address. */
export interface Visit {
  readonly address: string;
  /** Where the link was found: an address of the site, or the list that names it. */
  readonly foundOn: string;
  readonly status: number;
  /** Absent: not HTML, or not judged by itself. */
  readonly page?: CrawledPage;
}

export interface Crawl {
  /** By address without its fragment, in the order found. */
  readonly visits: ReadonlyMap<string, Visit>;
  /** Addresses of the sitemaps that robots.txt names. */
  readonly listed: ReadonlySet<string>;
  /** Those of them that no chain of links reaches. */
  readonly unreachable: readonly string[];
  /** Links to a fragment of a page: source and target. */
  readonly fragments: readonly { readonly foundOn: string; readonly address: string; readonly id: string }[];
}

export interface CrawlOptions {
  /** Scheme, host and port; nothing else is visited. */
  readonly origin: string;
  /** Initial paths. */
  readonly starts: readonly string[];
}

/** Concurrent requests. */
const AT_ONCE = 4;
const ROBOTS = '/robots.txt';
/** The notice of the redirect for an unknown path. */
const UNKNOWN_PATH = /\bnotice=unknown-path\b/;
const NOT_FOUND = 404;

/** Every page reachable by links from `starts`, then the remaining ones of the sitemaps. */
export async function crawl({ origin, starts }: CrawlOptions): Promise<Crawl> {
  const visits = new Map<string, Visit>();
  const fragments: Crawl['fragments'][number][] = [];
  const waiting: { readonly address: string; readonly foundOn: string }[] = [];
  const known = new Set<string>();

  const found = (link: string, foundOn: string) => {
    const url = addressOf(link, foundOn);
    if (url?.origin !== origin) return;
    const address = url.href.split('#')[0]!;
    if (url.hash.length > 1) fragments.push({ foundOn, address, id: decodeURIComponent(url.hash.slice(1)) });
    if (known.has(address)) return;
    known.add(address);
    waiting.push({ address, foundOn });
  };

  const visit = async ({ address, foundOn }: (typeof waiting)[number]) => {
    const response = await fetch(address, { redirect: 'manual', headers: { accept: 'text/html' } });
    const body = await response.text();
    const to = response.headers.get('location');
    const isUnknown = response.headers.getSetCookie().some((cookie) => UNKNOWN_PATH.test(cookie));
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    const page = isPage && !to ? readPage(body) : undefined;
    visits.set(address, { address, foundOn, status: isUnknown ? NOT_FOUND : response.status, ...(page && { page }) });
    if (to && !isUnknown) found(new URL(to, address).href, foundOn);
    // Another view of a page, by its query, is visited but not followed: a calendar would be endless.
    if (page && isItself(address, page)) for (const link of page.links) found(link, address);
  };

  const visitAll = async () => {
    while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  };

  for (const path of starts) found(origin + path, 'the start');
  await visitAll();
  const listed = await listedBy(origin);
  const unreachable = [...listed].filter((address) => !known.has(address));
  for (const address of unreachable) found(address, 'the sitemap');
  for (const { page } of visits.values())
    for (const { address } of page?.alternates ?? []) found(address, 'the other language');
  await visitAll();
  return { visits, listed, unreachable, fragments };
}

/** Every address of the sitemaps that the site names to search engines. */
async function listedBy(origin: string): Promise<ReadonlySet<string>> {
  const read = async (url: string) => (await fetch(url)).text();
  const maps = Array.from((await read(origin + ROBOTS)).matchAll(/^Sitemap: (\S+)$/gm), ([, url = '']) => url);
  const locations = (await Promise.all(maps.map(read))).flatMap((map) =>
    Array.from(map.matchAll(/<loc>([^<]*)<\/loc>/g), ([, loc = '']) => loc.replaceAll('&amp;', '&')),
  );
  return new Set(locations);
}

/** Whether the page's canonical address is this one. */
export const isItself = (address: string, { canonical }: CrawledPage): boolean =>
  canonical === undefined || canonical === address;

/** Undefined for links to something else than a page, such as `mailto:`. */
function addressOf(link: string, base: string): URL | undefined {
  return /^(?!https?:)[a-z]+:/i.test(link) ? undefined : new URL(link, base.startsWith('http') ? base : undefined);
}
