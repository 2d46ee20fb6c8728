import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '#adapters/db/content/content.ts';
import { previewTokens } from '#adapters/links/preview-links.ts';
import { previewOf } from '#app/content/preview.ts';
import { isOnSale } from '#domain/booking/deadlines.ts';
import { after, HOUR, instant, MINUTE, plusDays } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { loadDemo } from '#main/load-demo.ts';
import { likeness } from '#testing/http/crawl-breaches.ts';
import { type CrawledPage, readPage } from '#testing/http/crawled-page.ts';
import { openPages } from '#testing/http/open-pages.ts';
import { SITE_SECRET } from '#testing/http/principals.ts';
import { linkedThings } from '#testing/linked-things.ts';
import { openSale } from '#testing/paying-sale.ts';
import { present } from '#testing/present.ts';
import { SPECIFIED_LANDINGS } from '#testing/specified-landings.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { errorMessage } from '#text/errors.ts';
import { shuttleText } from '#text/pages/shuttle.ts';
import { contentText } from '#text/content-frame.ts';
import { pageOf, previewPath } from '#web/content/preview.ts';

const DAYS = 3;
/** From noon until five to midnight. */
const LATE = 12 * HOUR - 5 * MINUTE;

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

const ask = (path: string, init: RequestInit = {}) => fetch(site.origin + path, { redirect: 'manual', ...init });

async function read(path: string): Promise<{ readonly html: string; readonly page: CrawledPage }> {
  const response = await ask(path);
  expect([path, response.status]).toEqual([path, 200]);
  const html = await response.text();
  return { html, page: readPage(html) };
}

const ADDRESSES = SPECIFIED_LANDINGS.flatMap(({ paths: [es, en], copyOf }) => [
  [es, 'es-MX', copyOf?.[0] ?? es] as const,
  [en, 'en', copyOf?.[1] ?? en] as const,
]);

test('late in the evening the shuttle begins with the departures of tomorrow', async () => {
  const sale = await openSale(database.pool);
  const evening = await openPages(database.pool, { ...sale, now: after(present().now, LATE) });
  const shown = async (query: string) => (await fetch(`${evening.origin}/shuttle${query}`)).text();
  const dayIn = (html: string) => /<input[^>]*name="date"[^>]*>/.exec(html)![0];
  const today = dateInZone(sale.now, CARRIER_ZONE);
  const [byItself, asked] = [await shown(''), await shown(`?date=${today}`)];
  await evening.close();
  expect(dayIn(byItself)).toContain(`value="${plusDays(today, 1)}"`);
  expect(byItself).not.toContain(shuttleText.noneLeft.es);
  expect(dayIn(asked)).toContain(`value="${today}"`);
  expect(asked).toContain(shuttleText.noneLeft.es);
});

test.each(['/boletos-a-sayulita', '/tickets-to-vallarta'])(
  '%s offers three buses that are still sold online, to people and to programs',
  async (path) => {
    const { page, html } = await read(path);
    const board = /<h2 id="next">.*?<\/ul>/.exec(html)![0];
    const shown = Array.from(
      board.matchAll(/<a [^>]*>(?:<span[^>]*>[^<]*<\/span>)?<time dateTime="([^"]*)"/g),
      ([, at]) => at!,
    );
    const told = page.structured.flatMap((json) =>
      Array.from(json.matchAll(/"departureTime":"([^"]*)"/g), ([, at]) => at!),
    );
    expect(shown).toHaveLength(3);
    expect(told).toEqual(shown);
    expect(shown.filter((at) => !isOnSale(present().now, instant(Date.parse(at))))).toEqual([]);
  },
);

test.each(['2026-02-30', '2026-13-45', 'mañana'])('the shuttle says that %s is no day, and asks again', async (day) => {
  const response = await ask(`/shuttle?date=${encodeURIComponent(day)}&after=99:99`);
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain(errorMessage('date_impossible').es);
  expect(html).toContain(`value="${day}"`);
  expect(html).not.toContain(':99');
  // Of a day that does not exist nothing is said.
  expect(html).not.toContain(shuttleText.noneLeft.es);
});

test.each(['/boletos-a-sayulita', '/boletos-a-tepic'])(
  'a link to %s is shown with the drawing of the place',
  async (address) => {
    const { html } = await read(address);
    const place = address.slice('/boletos-a-'.length);
    expect(html).toContain(`<meta property="og:image" content="${site.origin}/social-${place}.png"/>`);
  },
);

test.each(ADDRESSES)('%s answers in %s, is to be found at %s, and has no script', async (address, lang, canonical) => {
  const { html, page } = await read(address);
  expect([page.lang, page.canonical, page.script]).toEqual([lang, site.origin + canonical, 0]);
  expect(page.heading).not.toBe('');
  const shown = html.replace(/<(style|script)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');
  expect(shown).not.toMatch(/undefined|NaN|\[object|[{}]/);
  const { paths, copyOf } = SPECIFIED_LANDINGS.find((landing) => landing.paths.includes(address))!;
  const [es, en] = copyOf ?? paths;
  expect(page.alternates).toEqual([
    { lang: 'es-MX', address: site.origin + es },
    { lang: 'en', address: site.origin + en },
    { lang: 'x-default', address: site.origin + es },
  ]);
});

test('the sitemap has a day for each page', async () => {
  const map = await (await ask('/sitemap.xml')).text();
  const pages = map.match(/<loc>/g)!.length;
  expect(pages).toBeGreaterThan(80);
  expect(map.match(/<lastmod>\d{4}-\d{2}-\d{2}</g)).toHaveLength(pages);
});

test('pages of places are in a map of their own with the day, and no two of what is to be found say the same', async () => {
  const map = await (await ask('/sitemap-places.xml')).text();
  const places = Array.from(map.matchAll(/<loc>([^<]+)</g), ([, address]) => address!.replace(site.origin, ''));
  expect(map.match(/<lastmod>\d{4}-\d{2}-\d{2}</g)).toHaveLength(places.length);
  const named = ADDRESSES.flatMap(([address, , canonical]) => (address === canonical ? [address] : []));
  const all = await Promise.all(
    [...new Set([...places, ...named])].map(async (path) => ({ path, ...(await read(path)) })),
  );
  const found = all.filter(({ page }) => page.isIndexed);
  expect(found.length).toBeGreaterThan(55);
  for (const what of ['title', 'description'] as const)
    expect(new Set(found.map(({ page }) => page[what])).size).toBe(found.length);
  const alike = found.flatMap((one, i) =>
    found.slice(i + 1).flatMap((other) => {
      const share = one.page.lang === other.page.lang ? likeness(one.page.words, other.page.words) : 0;
      return share > 0.6 ? [`${one.path} ${other.path} ${share}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test.each(['lujo', 'ejecutivo', 'primera'])(
  'the class %s is to be found, and so is the page that names it',
  async (id) => {
    const map = await (await ask('/sitemap.xml')).text();
    for (const path of [`/${id}`, `/${id}?lang=en`]) {
      expect((await read(path)).page.isIndexed).toBe(true);
      expect(map).toContain(`<loc>${site.origin}${path}</loc>`);
    }
    expect((await read(`/buses-${id}`)).page.canonical).toBe(`${site.origin}/${id}`);
  },
);

test.each([
  [
    'guadalajara-nueva-central',
    ['/shuttle', '/servicios/estacionamiento', '/servicios/cafeteria', '/servicios/discapacitados'],
  ],
  [
    'zapopan-terminal-de-autobuses',
    [
      '/shuttle',
      '/servicios/sala-viajero',
      '/servicios/estacionamiento',
      '/servicios/cafeteria',
      '/servicios/discapacitados',
    ],
  ],
  ['tepic-central-de-autobuses', ['/servicios/estacionamiento', '/servicios/cafeteria', '/servicios/discapacitados']],
  ['sayulita', ['/servicios/discapacitados']],
])('the stop %s names the services that are there, and is to be found with its own words', async (stop, services) => {
  const { html, page } = await read(`/ubicaciones/${stop}`);
  const facts = Array.from(html.matchAll(/<dl class="[^"]*facts[^"]*">(.*?)<\/dl>/gs), ([, list]) => list).join('');
  const named = Array.from(facts.matchAll(/href="(\/[^"]*)"/g), ([, path]) => path);
  expect(named).toEqual(services);
  expect(page.isIndexed).toBe(true);
  expect(html).toMatch(/<img src="\/place-[a-z-]+-dusk\.svg"/);
  expect(await (await ask('/sitemap-places.xml')).text()).toContain(`<loc>${site.origin}/ubicaciones/${stop}</loc>`);
});

const premisesOf = (html: string) =>
  /<section[^>]* aria-labelledby="where">.*?<\/section>/s
    .exec(html)![0]
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test.each([
  ['/ubicaciones/guadalajara-nueva-central', /Andenes 12 a 16; .*Horario Abierta las 24 horas/],
  ['/locations/guadalajara-nueva-central', /Platforms 12 to 16; .*Opening hours Open 24 hours/],
  ['/ubicaciones/zapopan-terminal-de-autobuses', /Andenes 3 a 6; .*Todos los días, de 4:30 a.m. a 11:45 p.m./],
  ['/locations/sayulita', /No platforms: wait at the address above from \d+ minutes before. $/],
])('%s says where to wait and when it is open', async (path, told) => {
  expect(premisesOf((await read(path)).html)).toMatch(told);
});

test('a stop without words of its own asks not to be indexed', async () => {
  expect((await read('/ubicaciones/chapalilla')).page.isIndexed).toBe(false);
  expect(await (await ask('/sitemap-places.xml')).text()).not.toContain('/ubicaciones/chapalilla<');
});

describe('a page of a place', () => {
  test('tells programs the buses, what they cost, and the questions it answers', async () => {
    const { html } = await read('/tickets-to-sayulita');
    const things = linkedThings(html);
    expect(things.get('BusTrip')).toMatchObject({
      departureBusStop: { '@type': 'BusStation', name: 'Guadalajara, Nueva Central' },
      arrivalBusStop: { '@type': 'BusStop', name: 'Sayulita' },
      offers: { '@type': 'Offer', price: '600.00', priceCurrency: 'MXN', availability: 'https://schema.org/InStock' },
    });
    expect(things.get('FAQPage')).toMatchObject({ mainEntity: { length: 4 } });
    expect([...things.keys()].toSorted()).toEqual(['BreadcrumbList', 'BusTrip', 'FAQPage', 'Organization']);
  });

  test('has its search filled in: one press leads to the runs of the day', async () => {
    const first = await ask('/boletos-a-sayulita');
    const cookie = first.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const html = await first.text();
    const [, form = ''] =
      /<form[^>]*method="post" action="\/"[^>]*>(.*?)<\/form>/s.exec(html) ??
      /<form[^>]*action="\/" method="post"[^>]*>(.*?)<\/form>/s.exec(html) ??
      [];
    const fields = Array.from(form.matchAll(/<input[^>]*>/g), ([input]) => {
      const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1] ?? '';
      return [of('name'), of('value')];
    });
    const response = await ask('/', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie, origin: site.origin },
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toContain('/reservacion/horarios');
  });

  test('is found by the whole name of the city as well', async () => {
    const response = await ask('/boletos-a-puerto-vallarta');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/boletos-a-vallarta']);
  });
});

test('a page that did not change is not sent again to a browser that has it', async () => {
  const first = await ask('/servicios/equipaje');
  const cookie = first.headers.getSetCookie().map((one) => one.split(';')[0]);
  const visit = { cookie: cookie.join('; ') };
  const again = await ask('/servicios/equipaje', { headers: visit });
  const tag = again.headers.get('etag')!;
  const known = await ask('/servicios/equipaje', { headers: { ...visit, 'if-none-match': `"other", ${tag}` } });
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', tag]);
  expect(known.headers.get('content-security-policy')).toBe(again.headers.get('content-security-policy'));
  const other = await ask('/servicios/mascota', { headers: { ...visit, 'if-none-match': tag } });
  expect([other.status, other.headers.get('etag')]).not.toContain(tag);
  const english = await ask('/servicios/equipaje?lang=en', { headers: { ...visit, 'if-none-match': tag } });
  expect(english.status).toBe(200);
  // A page with a form of the visitor's own, and one that changes while it is open, are sent whole.
  for (const path of ['/', '/mi-reservacion/buscar'])
    expect((await ask(path, { headers: visit })).headers.get('etag')).toBeNull();
});

test('a class of bus is offered at its own fare, not at that of the cheapest bus on the route', async () => {
  const { rows } = await database.pool.query(
    `select service_class_id, min(amount) as amount from fare where origin_id = 'TLQ' and destination_id = 'BUC'
       and service_class_id in ('lujo', 'primera') group by 1 order by 1`,
  );
  const [luxury, first] = rows.map(({ amount }: { readonly amount: number }) => amount / 100);
  expect(luxury).toBeGreaterThan(first!);
  const said = async (path: string) => (await read(path)).html.replace(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' ');
  expect(await said('/lujo')).toContain(`$ ${luxury!.toFixed(2)}`);
  expect(await said('/lujo')).not.toContain(`$ ${first!.toFixed(2)}`);
  const both = (await said('/boletos-a-bucerias')).replace(/\s+/g, ' ');
  expect(both).toContain(`Primera: desde $ ${first!.toFixed(2)}, `);
  expect(both).toMatch(new RegExp(`Lujo \\$ ${luxury!.toFixed(2)} ?, \\d`));
});

test.each([
  ['tickets', 'landing', '/tickets'],
  ['destino-sayulita', 'destination', '/boletos-a-sayulita'],
  ['ejecutivo', 'landing', '/ejecutivo'],
  ['fin-de-semana', 'landing', '/fin-de-semana'],
] as const)('a draft of %s is shown on its page to who has the link alone', async (slug, kind, path) => {
  expect(pageOf({ slug, kind })?.es).toBe(path);
  const words = { es: `Borrador de ${slug}`, en: `Draft of ${slug}` };
  const by = { name: 'Ana', role: 'editor', place: '127.0.0.1' } as const;
  const document = { title: words, description: words, blocks: [{ kind: 'paragraph' as const, text: words }] };
  const revision = await content(database.pool).save({ slug, kind, document, seen: 0, by });
  const link = previewOf(previewTokens(SITE_SECRET), { slug, revision: revision! }, present().now);

  const shown = await ask(previewPath({ slug, kind }, link, 'es')!);
  const html = await shown.text();
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(html).toContain(words.es);
  expect(html).toContain(contentText.isDraft.es);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(await (await ask(path)).text()).not.toContain(words.es);
});

test.each([
  '/boletos-a-nowhere',
  '/camion-',
  '/nowhere',
  '/equipaje',
  '/destino-sayulita',
  '/group-nowhere',
  '/buses-nowhere',
])('%s is no page, and leads home like every unknown path', async (path) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
});
