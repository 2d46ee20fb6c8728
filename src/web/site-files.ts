import { placeSlug } from '#domain/network/slug.ts';
import type { StopKind } from '#domain/network/stop.ts';
import { after, DAY, type Instant } from '#kernel/instant.ts';
import { myTicketsText } from '#text/pages/my-tickets.ts';
import type { Lang } from '#text/lang.ts';
import { siteIcon } from '#ui/drawings/logo.ts';
import { duskPaints, painted } from '#ui/drawings/palette.ts';
import { addressOf } from '#web/addresses.ts';
import type { Brand } from '#web/brand.ts';
import type { PageRoute } from '#web/page.ts';
import { paymentMarks } from '#web/payment-marks.ts';
import { placePictures } from '#web/place-pictures.ts';
import { roadPictures } from '#web/road-pictures.ts';
import { FEED_PATH } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';
import { ticketsToPath } from '#wire/place-paths.ts';

export interface SiteFile {
  readonly type: string;
  readonly body: string;
}

interface SiteFacts {
  readonly brand: Brand;
  readonly origin: string;
  readonly routes: readonly PageRoute[];
  readonly now: Instant;
}

/** The carrier's logo on a tile, as SVG. */
export const signOf = (brand: Brand): string => painted(siteIcon('tile'), duskPaints(brand));

/** How long the security contact is valid: RFC 9116 requires an expiry of less than a year. */
const CONTACT_DAYS = 364;

/** Layouts of steps, personal pages and operators' pages. */
const UNLISTED: readonly string[] = ['sale', 'itinerary', 'default-empty', 'operation'];

/** Pages listed for search engines; a path with a parameter is not a URL by itself. */
const isPublic = ({ layout, path, copyOf, isListed = false }: PageRoute): boolean =>
  isListed || (!UNLISTED.includes(layout) && !path.includes(':') && !copyOf);

/** The small files that programs expect at the root of a site. */
export function siteFiles({ brand, origin, routes, now }: SiteFacts): ReadonlyMap<string, SiteFile> {
  const pages = routes.filter(isPublic);
  return new Map([
    ['/robots.txt', { type: 'text/plain; charset=utf-8', body: robots(origin) }],
    ['/sitemap.xml', { type: 'application/xml; charset=utf-8', body: sitemap(origin, pages) }],
    ['/site.webmanifest', { type: 'application/manifest+json; charset=utf-8', body: manifest(brand) }],
    ['/icon.svg', { type: 'image/svg+xml', body: signOf(brand) }],
    ['/icon-full.svg', { type: 'image/svg+xml', body: painted(siteIcon('full'), duskPaints(brand)) }],
    ['/payment-marks.svg', { type: 'image/svg+xml', body: paymentMarks() }],
    ...roadPictures(brand),
    ...placePictures(brand),
    ['/.well-known/security.txt', { type: 'text/plain; charset=utf-8', body: security({ brand, origin, now }) }],
  ]);
}

/** Steps of a sale are not disallowed: without a reservation they redirect home, so there is nothing to index. */
const robots = (origin: string): string =>
  [
    `# GTFS: ${origin}${FEED_PATH}`,
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    `Sitemap: ${origin}${PLACE_MAP}`,
    '',
  ].join('\n');

function sitemap(origin: string, pages: readonly PageRoute[]): string {
  return mapOf(pages.map((route) => ({ es: origin + addressOf(route, 'es'), en: origin + addressOf(route, 'en') })));
}

interface SoldNetwork {
  readonly stops: readonly { readonly id: string; readonly city: string; readonly kind?: StopKind }[];
  readonly destinations: ReadonlyMap<string, readonly string[]>;
}

/** The sitemap of places, which change with the timetable. */
export const PLACE_MAP = '/sitemap-places.xml';

/** The sitemap of places that can be reached. `today`: each page contains the day's departures. */
export function placeMap(origin: string, { stops, destinations }: SoldNetwork, today: string): string {
  const reached = new Set([...destinations.values()].flat());
  const cities = stops.filter(({ id, kind }) => kind !== 'shuttle' && reached.has(id)).map(({ city }) => city);
  const places = new Set(cities.map(placeSlug));
  return mapOf(
    [...places].map((place) => ({ es: origin + ticketsToPath('es', place), en: origin + ticketsToPath('en', place) })),
    today,
  );
}

/** Each page in both languages; `changed` is the day of the last change. */
function mapOf(pages: readonly Readonly<Record<Lang, string>>[], changed?: string): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  const urls = pages.flatMap((page) => {
    const es = escaped(page.es);
    const en = escaped(page.en);
    const alternates =
      `<xhtml:link rel="alternate" hreflang="es-MX" href="${es}"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${en}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${es}"/>`;
    return [es, en].map((address) => `<url><loc>${address}</loc>${lastmod}${alternates}</url>`);
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${urls.join('')}</urlset>`
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-full.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
];

const manifest = ({ name, tagline, light }: Brand): string =>
  JSON.stringify({
    name,
    short_name: name,
    id: '/',
    scope: '/',
    description: tagline.es,
    lang: 'es-MX',
    start_url: paths.home.es,
    display: 'standalone',
    background_color: light.ground,
    theme_color: light.board,
    icons: ICONS,
    shortcuts: [{ name: myTicketsText.title.es, url: paths.myTickets.es, icons: ICONS }],
  });

const security = ({ brand, origin, now }: Omit<SiteFacts, 'routes'>): string =>
  [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(after(now, CONTACT_DAYS * DAY)).toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
