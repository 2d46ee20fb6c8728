import { describe, expect, test } from 'vitest';
import type { FleetClass } from '#app/seats/list-fleet.ts';
import type { Content } from '#domain/content/shown.ts';
import { shownAt } from '#domain/content/shown.ts';
import { seatLayout } from '#domain/seats/layout.ts';
import { contentHandlers } from '#http/routes/content.ts';
import { instant, localDate } from '#kernel/instant.ts';
import { ok } from '#kernel/result.ts';
import { COSTERA } from '#main/costera.ts';
import { COSTERA_ADDITIONS } from '#main/costera-additions.ts';
import { askPage, drawnPage, ORIGIN } from '#testing/drawn-page.ts';
import { SPECIFIED_SCREENS } from '#testing/specified-screens.ts';
import { BUILT_IN } from '#text/content/built-in.ts';
import { contentFigures } from '#text/content/figures.ts';
import { findRoute, ROUTES } from '#web/routes.ts';
import { siteMap } from '#web/site-map.ts';
import type { ApiCall } from '#wire/call.ts';

const NOW = instant(Date.parse('2026-11-23T11:40:00-06:00'));
const DAY = localDate('2026-11-23');

const FLEET: readonly FleetClass[] = [
  {
    service: {
      id: 'primera',
      name: { es: 'Primera', en: 'First class' },
      layoutId: 'l',
      discountsApply: true,
      amenities: ['wifi', 'unknown'],
    },
    layout: seatLayout('l', {
      rows: 10,
      columns: ['A', 'B', null, 'C', 'D'],
      facilities: [{ kind: 'door', row: 1, side: 'right' }],
      gaps: [],
    }),
  },
];

/** Content calls over the built-in content; `published` overrides some of it. */
function callOver(published: readonly Content[], fleet = FLEET): ApiCall {
  const publications = published.map((content, i) => ({ ...content, publication: i, from: NOW, until: undefined }));
  const handlers = contentHandlers({
    shown: async (_preview, now) =>
      ok({ contents: shownAt({ builtIn: BUILT_IN, publications }, now), ended: new Set() }),
    figures: async () =>
      contentFigures({
        speaker: COSTERA,
        offers: COSTERA_ADDITIONS,
        today: localDate('2026-11-23'),
        sepWindows: [],
        codes: [],
        lounges: [],
      }),
    fleet: async () => fleet,
  });
  return (async (
    route: object,
    { params = {}, query = {} }: { readonly params?: object; readonly query?: object } = {},
  ) => {
    const found = handlers.find((one) => one.route === route);
    if (!found) return { ok: false, status: 503, errors: [{ code: 'service_unavailable', message: '' }] };
    const answer = await found.handle({ params, query, body: undefined, now: NOW } as never);
    return answer.ok
      ? { ok: true, data: answer.value }
      : { ok: false, status: 404, errors: [{ code: 'not_found', message: '' }] };
  }) as unknown as ApiCall;
}

const ask = (address: string, call = callOver([])) => askPage(address, { now: NOW, call });
const get = (address: string, call = callOver([])) => drawnPage(address, { now: NOW, call });

const one = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

const TABLE = SPECIFIED_SCREENS.map(([path, alias, kind]) => ({ path, alias, kind }));

test.each(TABLE)('$path is where the specification says', async ({ path, alias, kind }) => {
  const found = findRoute(path);
  if (kind === 'to come') {
    expect(found).toBeUndefined();
    expect(await ask(path)).toMatchObject({ kind: 'redirect', to: '/' });
    return;
  }
  expect(found?.route.path).toBe(path);
  expect(found?.route.alias).toBe(alias);
  expect(found?.isAlias).toBe(false);
});

type Asked = readonly [address: string, lang: string, heading: string, canonical: string];

const CONTENT = SPECIFIED_SCREENS.filter(([, , kind]) => kind === 'content').flatMap(
  ([path, alias = `${path}?lang=en`, , es, en]): Asked[] => [
    [path, 'es-MX', es!, `${ORIGIN}${path}`],
    [alias, 'en', en!, `${ORIGIN}${alias}`],
  ],
);

describe.each(CONTENT)('%s', (address, lang, heading, canonical) => {
  test('says what it is, without a script', async () => {
    const { status, html, text } = await get(address);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(`<h1>${heading}</h1>`);
    // Data for search engines is not executed.
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json">)/);
    expect(html).not.toMatch(/ style="/);
    expect(text).not.toMatch(/undefined|NaN|\[object|[{}]/);
  });

  test('names itself and its twin to search engines', async () => {
    const { html } = await get(address);
    const screen = SPECIFIED_SCREENS.find(([path, alias]) => [path, alias].includes(address.split('?')[0]!))!;
    const [path, alias = `${path}?lang=en`] = screen;
    expect(html).toContain(`<link rel="canonical" href="${canonical}"`);
    expect(html).toContain(`hrefLang="es-MX" href="${ORIGIN}${path}"`);
    expect(html).toContain(`hrefLang="en" href="${ORIGIN}${alias}"`);
    expect(html).not.toContain('noindex');
  });
});

test('no two have the same title or description', async () => {
  const pages = await Promise.all(CONTENT.map(async ([address]) => (await get(address)).html));
  const titles = pages.map((html) => one(html, /<title>([^<]*)/));
  const descriptions = pages.map((html) => one(html, /<meta name="description" content="([^"]*)/));
  expect(new Set(titles).size).toBe(CONTENT.length);
  expect(new Set(descriptions).size).toBe(CONTENT.length);
  expect(descriptions.filter((text) => text.length < 50 || text.length > 170)).toEqual([]);
});

test('the sitemap has each in both languages', () => {
  const sitemap = siteMap(ORIGIN, ROUTES, { today: DAY, built: DAY, published: new Map(), roots: [] });
  for (const [, , , address] of CONTENT) expect(sitemap).toContain(`<loc>${address}</loc>`);
});

test('the index leads to each service and says what it is', async () => {
  const { html } = await get('/servicios?lang=en');
  const services = SPECIFIED_SCREENS.filter(([path]) => path.startsWith('/servicios/'));
  expect(services).toHaveLength(12);
  for (const [path, , , , en] of services) {
    expect(html).toContain(`href="${path}?lang=en"`);
    expect(html).toContain(en!);
  }
});

test.each(['/call-center', '/contact-center'])('%s is a call and a WhatsApp message away', async (path) => {
  const { html } = await get(path);
  expect(html).toContain(`href="tel:${COSTERA.phone.dial}"`);
  expect(html).toContain(`href="https://wa.me/${COSTERA.whatsapp!.dial.slice(1)}"`);
});

describe('the fleet', () => {
  test('draws each class from its seats, and says what is on board', async () => {
    const { html } = await get('/autobuses?lang=en');
    expect(html).toContain('First class');
    expect(html).toContain('40 seats');
    expect(html).toContain('wifi');
    expect(html).not.toContain('unknown');
    expect(html.match(/viewBox="0 0 240 /g)).toHaveLength(2);
  });

  test('without a timetable there is the text alone', async () => {
    const { html } = await get('/autobuses?lang=en', callOver([], []));
    expect(html).toContain('We cannot show the buses right now.');
  });
});

describe('what the carrier published', () => {
  const words = (text: string) => ({ es: text, en: text });
  const hostile: Content = {
    slug: 'equipaje',
    kind: 'service',
    document: {
      title: words('<script>alert(1)</script>'),
      description: words('"><img src=x onerror=alert(1)>'),
      blocks: [
        { kind: 'paragraph', text: words('</p><iframe src="//x"></iframe>') },
        { kind: 'link', to: 'constructor', text: words('nowhere') },
        { kind: 'link', to: 'locations', text: words('<b>there</b>') },
      ],
    },
  };

  test('stays text, whatever it looks like, and a link to nowhere is not shown', async () => {
    const { html } = await get('/servicios/equipaje', callOver([hostile]));
    expect(html).toContain('<h1>&lt;script&gt;alert(1)&lt;/script&gt;</h1>');
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json">)|<img src=x|<iframe|<b>there/);
    expect(html).not.toContain('nowhere');
    expect(html).toContain('&lt;b&gt;there&lt;/b&gt;');
  });

  test('stands in the lists as well, and a promotion beside those that are built in', async () => {
    const summer: Content = {
      slug: 'verano',
      kind: 'promotion',
      document: { title: words('Verano'), description: words('Con {bag-weight}'), blocks: [] },
    };
    const { html } = await get('/promotions', callOver([summer]));
    expect(html).toContain('Con 25 kg');
    expect(html).toContain('Boleto abierto');
  });
});

test('a page that cannot be read has a telephone and is not indexed', async () => {
  const { status, html } = await get('/servicios/equipaje', (async () => ({
    ok: false,
    status: 503,
    errors: [{ code: 'service_unavailable', message: '' }],
  })) as unknown as ApiCall);
  expect(status).toBe(503);
  expect(html).toContain(`href="tel:${COSTERA.phone.dial}"`);
  expect(html).toContain('noindex');
});
