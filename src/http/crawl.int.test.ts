import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '#main/load-demo.ts';
import { startAdventuresStandIn } from '#main/stand-ins/adventures.ts';
import { startTourStandIn } from '#main/stand-ins/tours.ts';
import { breachesOf } from '#testing/http/crawl-breaches.ts';
import { type Crawl, crawl, isItself } from '#testing/http/crawl.ts';
import { openPages } from '#testing/http/open-pages.ts';
import { openSale } from '#testing/paying-sale.ts';
import { present } from '#testing/present.ts';
import { SPECIFIED_LANDINGS } from '#testing/specified-landings.ts';
import { SPECIFIED_SCREENS, SPECIFIED_STEPS } from '#testing/specified-screens.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { errorMessage } from '#text/errors.ts';
import { tourText } from '#text/tours/pages.ts';
import * as paths from '#wire/page-paths.ts';

/** Days on sale: the pages show runs of today and tomorrow only. */
const DAYS = 3;

let database: TestDatabase;
let site: Awaited<ReturnType<typeof openPages>>;
const suppliers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemo(database.pool, { now: present().now, random: randomBytes }, DAYS);
  const sale = await openSale(database.pool);
  const place = {
    report: (problem: unknown) => sale.problems.push(problem),
    onStart: (stop: () => Promise<unknown>) => suppliers.push(stop),
  };
  const [tours, adventures] = await Promise.all([startTourStandIn(place), startAdventuresStandIn(place)]);
  site = await openPages(database.pool, sale, {}, { tours, adventures });
});
afterAll(async () => {
  await site.close();
  await Promise.all(suppliers.map((stop) => stop()));
  await database.drop();
});

/** Pages that do something rather than only show it. */
const WITH_SCRIPT: ReadonlySet<string> = new Set(
  [
    paths.home,
    paths.invoicing,
    paths.giftBalance,
    paths.find,
    paths.itinerary,
    paths.signIn,
    paths.signUp,
    paths.recoverPassword,
    paths.operation,
    paths.myTickets,
    paths.myVouchers,
  ].flatMap(({ es, en }) => [es, en]),
);

let found: Crawl;
beforeAll(async () => {
  found = await crawl({ origin: site.origin, starts: [paths.home.es, paths.home.en] });
}, 180_000);

test('every link from home leads on, and every page is found, is its own and is read without script', async () => {
  expect(breachesOf(found, (path) => WITH_SCRIPT.has(path))).toEqual([]);
  const indexed = [...found.visits.values()].filter(({ page }) => page?.isIndexed);
  expect(indexed.length).toBeGreaterThan(50);
  expect(site.problems).toEqual([]);
});

const SHOWN = SPECIFIED_SCREENS.filter(([, , kind]) => kind !== 'to come').flatMap(([path, alias, , es, en]) => [
  [path, 'es-MX', es],
  [alias ?? `${path}?lang=en`, 'en', en],
]);

test.each(SHOWN)('%s is led to from home in %s, under “%s”', (address, lang, heading) => {
  const visit = found.visits.get(`${site.origin}${address}`);
  expect([visit?.status, visit?.page?.lang, visit?.page?.heading]).toEqual([200, lang, heading]);
});

test('every landing is led to from home, and a near copy leads to one that is', async () => {
  const led = new Set(
    [...found.visits.values()].filter(({ foundOn }) => foundOn.startsWith(site.origin)).map(({ address }) => address),
  );
  const maps = await Promise.all(
    ['/sitemap.xml', '/sitemap-places.xml'].map(async (path) => (await fetch(site.origin + path)).text()),
  );
  const unled: string[] = [];
  const listed: string[] = [];
  for (const { paths: own, copyOf } of SPECIFIED_LANDINGS) {
    unled.push(...(copyOf ?? own).filter((path) => !led.has(site.origin + path)));
    if (copyOf) listed.push(...own.filter((path) => maps.some((map) => map.includes(`<loc>${site.origin}${path}<`))));
  }
  expect([unled, listed]).toEqual([[], []]);
});

test.each([paths.tourSearch, paths.adventures].flatMap(({ es, en }) => [es, en]))(
  'everything on sale at %s is led to from there, and may be found',
  (path) => {
    const list = found.visits.get(site.origin + path)!;
    const urls = list.page!.structured.flatMap((json) =>
      Array.from(json.matchAll(/"@type":"TouristTrip","@id":"([^"#]*)#/g), ([, url]) => url!),
    );
    expect(urls.length).toBeGreaterThan(2);
    expect(urls.filter((url) => found.visits.get(url)?.status !== 200)).toEqual([]);
    expect(urls.filter((url) => !found.visits.get(url)?.page?.isIndexed)).toEqual([]);
    expect(urls.filter((url) => !list.page!.links.includes(url.replace(site.origin, '')))).toEqual([]);
  },
);

test('no two pages that are led to have one title, to be found or not', () => {
  const own = [...found.visits.values()].flatMap(({ address, status, page }) =>
    page && status < 400 && isItself(address, page) ? [{ address, title: page.title }] : [],
  );
  const same = [...Map.groupBy(own, ({ title }) => title).values()].filter((group) => group.length > 1);
  expect(same.map((group) => group.map(({ address }) => address.replace(site.origin, '')))).toEqual([]);
});

const THINGS: readonly (readonly [path: string, ...types: string[]])[] = [
  [paths.home.es, 'WebSite'],
  [paths.home.en, 'WebSite'],
  [paths.faq.es, 'Organization', 'BreadcrumbList', 'FAQPage'],
  [paths.services.es, 'Organization', 'BreadcrumbList'],
  ['/servicios/equipaje', 'Organization', 'BreadcrumbList'],
  [paths.tips.es, 'Organization', 'BreadcrumbList'],
  [paths.terms.es, 'Organization', 'BreadcrumbList'],
  [paths.privacy.es, 'Organization', 'BreadcrumbList'],
  [paths.locations.es, 'Organization', 'BreadcrumbList'],
  [paths.schedules.es, 'Organization', 'BreadcrumbList'],
  ['/ubicaciones/sayulita', 'Organization', 'BreadcrumbList', 'BusStop'],
  ['/boletos-a-sayulita', 'Organization', 'BreadcrumbList', 'FAQPage', 'BusTrip'],
  ['/company', 'Organization', 'BreadcrumbList'],
  [paths.tourSearch.es, 'Organization', 'BreadcrumbList', 'ItemList'],
  [paths.adventures.es, 'Organization', 'BreadcrumbList', 'ItemList'],
  ['/tours/detalle/surf-en-sayulita', 'Organization', 'BreadcrumbList', 'TouristTrip', 'FAQPage'],
  ['/aventuras/islas-marietas', 'Organization', 'BreadcrumbList', 'TouristTrip', 'FAQPage'],
];

test.each(THINGS)('%s tells programs what it is', (path, ...types) => {
  const { page } = found.visits.get(site.origin + path)!;
  const said = page!.structured.flatMap((json) => JSON.parse(json)['@graph'] as { '@type': string }[]);
  expect(said.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(types));
});

test('every page to be found tells programs what it is, but the description of the calls', () => {
  const silent = [...found.visits.values()].filter(({ page }) => page?.isIndexed && page.structured.length === 0);
  expect(silent.map(({ address }) => address.replace(site.origin, '')).toSorted()).toEqual([
    paths.api.es,
    paths.api.en,
  ]);
});

test.each([paths.home.es, paths.home.en])('the search that %s tells programs of fills the form', async (path) => {
  const { page } = found.visits.get(site.origin + path)!;
  const [, template] = /"target":"([^"]+)"/.exec(page!.structured.join())!;
  const html = await (await fetch(template!.replace('{destination}', 'Sayulita'))).text();
  const [list] = /<select[^>]*name="destination".*?<\/select>/s.exec(html)!;
  expect(list).toMatch(/<option[^>]*selected=""[^>]*>Sayulita<\/option>/);
});

test.each(SPECIFIED_STEPS)('%s without a reservation leads to %s', async (path, leadsTo) => {
  const response = await fetch(site.origin + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('location') ?? undefined]).toEqual(
    leadsTo ? [302, leadsTo] : [200, undefined],
  );
});

test('no tour is found for a day that is not on sale yet, and the page says so', async () => {
  const response = await fetch(`${site.origin}${paths.tourSearch.es}?date=2030-01-01`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(tourText.search.none.es);
});

test.each(['2026-02-30', 'mañana'])('the tours say that %s is no day, not that nothing is found', async (day) => {
  const response = await fetch(`${site.origin}${paths.tourSearch.es}?date=${encodeURIComponent(day)}`);
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain(errorMessage('date_impossible').es);
  expect(html).toContain(`value="${day}"`);
  expect(html).not.toContain(tourText.search.none.es);
});

test('what is wrong with a site is found, with where it was found', async () => {
  const { origin, close } = await faulty();
  const found = await crawl({ origin, starts: ['/'] });
  const breaches = breachesOf(found, () => false).map((breach) => breach.replaceAll(origin, ''));
  await close();
  expect(breaches).toEqual([
    'alike by 100 %: /a and at /b (found on /)',
    'dead end: no link leads on at /c (found on /)',
    'dead link: 404 at /gone (found on /a)',
    'dead link: 404 at /unknown (found on /a)',
    'dead link: no #nowhere at /b (found on /a)',
    'hreflang: does not name itself as en at /c (found on /)',
    'hreflang: /b as en does not name it back at /a (found on /)',
    'same description as /a: at /b (found on /)',
    'same title as /a: at /b (found on /)',
    'script: 26 letters of it at /a (found on /)',
    'sitemap: does not list what may be indexed at /b (found on /)',
    'sitemap: lists what asks not to be indexed at /hidden (found on /)',
    'structured data: Organization without url at /b (found on /)',
    'structured data: no JSON at /a (found on /)',
    'structured data: “Any toilets?” is not on the page at /b (found on /)',
    'unreachable: /lonely is in the sitemap, and no link leads to it',
  ]);
});

/** A site that has each fault once. */
async function faulty() {
  const server = createServer(({ url = '', headers }, response) => {
    const home = `http://${headers.host}`;
    if (url === '/unknown') {
      response.writeHead(302, { location: '/', 'set-cookie': 'notice=unknown-path' }).end();
      return;
    }
    if (url === '/sitemap.xml') {
      response.end(['/', '/a', '/c', '/hidden', '/lonely'].map((path) => `<loc>${home}${path}</loc>`).join(''));
      return;
    }
    if (url === '/robots.txt') {
      response.end(`User-agent: *\nSitemap: ${home}/sitemap.xml\n`);
      return;
    }
    const html = FAULTY[url];
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' });
    response.end(html?.replaceAll('{home}', home) ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise((resolve) => server.close(resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

interface Written {
  readonly title: string;
  readonly alternates: Readonly<Record<string, string>>;
  readonly head?: string;
  readonly body: string;
}

const written = (lang: string, { title, alternates, head = '', body }: Written): string =>
  `<html lang="${lang}"><title>${title}</title><meta name="description" content="${title}"/>` +
  Object.entries(alternates)
    .map(([of, path]) => `<link rel="alternate" hreflang="${of}" href="{home}${path}"/>`)
    .join('') +
  `${head}<main>${body}</main></html>`;

const data = (json: string): string => `<script type="application/ld+json">${json}</script>`;

const UNSEEN = '{"@type":"Question","name":"Any toilets?","acceptedAnswer":{"@type":"Answer","text":"One"}}';

const FAULTY: Readonly<Record<string, string>> = {
  '/': written('en', {
    title: 'Home',
    alternates: { en: '/' },
    body: '<a href="/a">One</a> <a href="/b">Two</a> <a href="/c">Three</a> <a href="/hidden">Four</a> of these lead somewhere',
  }),
  '/a': written('es', {
    title: 'Same',
    alternates: { es: '/a', en: '/b' },
    head: `<script>alert(1) </script>${data('{')}`,
    body: '<a href="/gone">buses to everywhere</a> <a href="/unknown"></a> <a href="/b#nowhere"></a>',
  }),
  '/b': written('es', {
    title: 'Same',
    alternates: { es: '/b' },
    head:
      data('{"@context":"https://schema.org","@type":"Organization","name":"Line"}') +
      data(`{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[${UNSEEN}]}`),
    body: '<a href="/">buses to everywhere</a>',
  }),
  '/c': written('en', { title: 'Shut', alternates: {}, body: 'nothing more' }),
  '/hidden': written('en', {
    title: 'Hidden',
    alternates: { en: '/hidden' },
    head: '<meta name="robots" content="noindex"/>',
    body: '<a href="/">out</a> of it',
  }),
  '/lonely': written('en', { title: 'Alone', alternates: { en: '/lonely' }, body: '<a href="/">back</a> from here' }),
};
