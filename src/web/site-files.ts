import { after, DAY, type Instant } from '#kernel/instant.ts';
import { myTicketsText } from '#text/pages/my-tickets.ts';
import { addressOf } from '#web/addresses.ts';
import type { Brand } from '#web/brand.ts';
import type { PageRoute } from '#web/page.ts';
import * as paths from '#wire/page-paths.ts';

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

/** How long the contact for security holds: RFC 9116 asks for an end, and for less than a year. */
const CONTACT_DAYS = 364;

/** Steps and personal pages are not for search engines; what needs a parameter has no address of its own. */
const isPublic = ({ layout, path }: PageRoute): boolean =>
  layout !== 'sale' && layout !== 'itinerary' && layout !== 'default-empty' && !path.includes(':');

/** The small files that programs look for at the root of a site. */
export function siteFiles({ brand, origin, routes, now }: SiteFacts): ReadonlyMap<string, SiteFile> {
  const pages = routes.filter(isPublic);
  return new Map([
    ['/robots.txt', { type: 'text/plain; charset=utf-8', body: robots(origin) }],
    ['/sitemap.xml', { type: 'application/xml; charset=utf-8', body: sitemap(origin, pages) }],
    ['/site.webmanifest', { type: 'application/manifest+json; charset=utf-8', body: manifest(brand) }],
    ['/icon.svg', { type: 'image/svg+xml', body: icon(brand, ROUNDED) }],
    ['/icon-full.svg', { type: 'image/svg+xml', body: icon(brand, FULL) }],
    ['/.well-known/security.txt', { type: 'text/plain; charset=utf-8', body: security({ brand, origin, now }) }],
  ]);
}

/** Steps of a sale are not shut off: without a reservation they lead home, so there is nothing to index. */
const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

function sitemap(origin: string, pages: readonly PageRoute[]): string {
  const urls = pages.flatMap((route) => {
    const es = escaped(origin + addressOf(route, 'es'));
    const en = escaped(origin + addressOf(route, 'en'));
    const alternates =
      `<xhtml:link rel="alternate" hreflang="es-MX" href="${es}"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${en}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${es}"/>`;
    return [es, en].map((address) => `<url><loc>${address}</loc>${alternates}</url>`);
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

/**
 * What is drawn around the sign: a tile of its own, or ground to the edges for devices that cut their own shape out of
 * it.
 */
const ROUNDED = { box: '0 0 32 32', ground: '<rect width="32" height="32" rx="7"' };
const FULL = { box: '-6 -6 44 44', ground: '<path d="M-6-6h44v44H-6z"' };

const icon = ({ light, dark }: Brand, { box, ground }: typeof ROUNDED): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="' +
  box +
  '" fill="none" stroke-linecap="round" stroke-width="3">' +
  `${ground} fill="${light.board}"/><circle cx="16" cy="12" r="5" fill="${light.maize}"/>` +
  `<path d="M5 18c4-3 7-3 11 0s7 3 11-1" stroke="${light.onBoard}"/><path d="M5 25c4-3 7-3 11 0s7 3 11-1" stroke="${dark.teal}"/></svg>`;

const security = ({ brand, origin, now }: Omit<SiteFacts, 'routes'>): string =>
  [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(after(now, CONTACT_DAYS * DAY)).toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
