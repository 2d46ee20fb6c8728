import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '#main/load-demo.ts';
import { readPage } from '#testing/http/crawled-page.ts';
import { openPages } from '#testing/http/open-pages.ts';
import { openSale } from '#testing/paying-sale.ts';
import { present } from '#testing/present.ts';
import { CITIES, SPECIFIED_LANDINGS } from '#testing/specified-landings.ts';
import { SPECIFIED_SCREENS } from '#testing/specified-screens.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { findRoute, rootLanding } from '#web/routes.ts';

const DAYS = 3;

let database: TestDatabase;
let site: Awaited<ReturnType<typeof openPages>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemo(database.pool, { now: present().now, random: randomBytes }, DAYS);
  site = await openPages(database.pool, await openSale(database.pool));
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

/** A row of the specification's tables in one language, as one line of a report. */
const rowOf = (address: string, status: number, lang: string, heading: string, kind: string): string =>
  [address, status, lang, heading, kind].join(' | ');

/** From the table of routes alone: whether a text of editors, a place, a class or a screen of its own is shown. */
function kindOf(address: string): string {
  const path = address.split('?')[0]!;
  const { route } = findRoute(path) ?? rootLanding(path) ?? {};
  if (route?.entry === 'pages/city') return 'city';
  if (route?.entry === 'pages/landing') return route.content === undefined ? 'class' : 'named';
  return route?.content === undefined ? 'own' : 'content';
}

const SPECIFIED = [
  ...SPECIFIED_SCREENS.map(([path, alias, kind, es = '', en = '']) => ({
    paths: [path, alias ?? `${path}?lang=en`] as const,
    kind: kind as string,
    headings: [es, en] as const,
  })),
  ...SPECIFIED_LANDINGS,
];

test('every screen, service and landing of the specification is where it says, in both languages, and is what it says', async () => {
  const answered: string[] = [];
  const specified: string[] = [];
  for (const { paths, kind, headings } of SPECIFIED)
    for (const [at, lang] of (['es-MX', 'en'] as const).entries()) {
      const address = paths[at]!;
      const response = await fetch(site.origin + address, { redirect: 'manual' });
      const page = readPage(await response.text());
      answered.push(rowOf(address, response.status, page.lang ?? '', page.heading, kindOf(address)));
      specified.push(rowOf(address, 200, lang, headings[at]!, kind));
    }
  expect(answered).toEqual(specified);
  expect(new Set(specified).size).toBe(2 * SPECIFIED.length);
}, 60_000);

test.each([
  ['/servicios/', '/servicios'],
  ['/servicios/equipaje/?lang=en', '/servicios/equipaje?lang=en'],
  ['/horarios-y-tarifas/?origin=TLQ&destination=SAY', '/horarios-y-tarifas?origin=TLQ&destination=SAY'],
  ['/boletos-a-sayulita//', '/boletos-a-sayulita'],
  ['/nada/de/nada/', '/'],
  ['//servicios/', '/'],
  ['/%0d%0a/', '/'],
])('%s leads to %s: a slash at the end makes no other page', async (typed, to) => {
  const response = await fetch(site.origin + typed, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([to === '/' ? 302 : 301, to]);
});

test('the table has every city that the line sells', async () => {
  const map = await (await fetch(`${site.origin}/sitemap-places.xml`)).text();
  const sold = Array.from(map.matchAll(/<loc>[^<]*\/boletos-a-([^<]*)</g), ([, city]) => city!);
  expect(Object.keys(CITIES).toSorted()).toEqual(sold.toSorted());
});
