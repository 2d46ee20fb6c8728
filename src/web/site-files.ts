import { after, DAY, type Instant } from '#kernel/instant.ts';
import { myTicketsText } from '#text/pages/my-tickets.ts';
import { siteIcon } from '#ui/drawings/logo.ts';
import { duskPaints, painted } from '#ui/drawings/palette.ts';
import type { Brand } from '#web/brand.ts';
import { paymentMarks } from '#web/payment-marks.ts';
import { placePictures } from '#web/place-pictures.ts';
import { roadPictures } from '#web/road-pictures.ts';
import { PLACE_MAP, SITE_MAP } from '#web/site-map.ts';
import { tourPictures } from '#web/tours/pictures.ts';
import { FEED_PATH } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';

export interface SiteFile {
  readonly type: string;
  readonly body: string;
  /** It names tokens as the pages of this build do: one of an earlier build would have no colours in them. */
  readonly isOfBuild?: true;
}

interface SiteFacts {
  readonly brand: Brand;
  readonly origin: string;
  readonly now: Instant;
}

/** The carrier's logo on a tile, as SVG. */
export const signOf = (brand: Brand): string => painted(siteIcon('tile'), duskPaints(brand));

/** How long the security contact is valid: RFC 9116 requires an expiry of less than a year. */
const CONTACT_DAYS = 364;

/** The small files that programs expect at the root of a site. */
export function siteFiles({ brand, origin, now }: SiteFacts): ReadonlyMap<string, SiteFile> {
  return new Map<string, SiteFile>([
    ['/robots.txt', { type: 'text/plain; charset=utf-8', body: robots(origin) }],
    ['/site.webmanifest', { type: 'application/manifest+json; charset=utf-8', body: manifest(brand) }],
    ['/icon.svg', { type: 'image/svg+xml', body: signOf(brand) }],
    ['/icon-full.svg', { type: 'image/svg+xml', body: painted(siteIcon('full'), duskPaints(brand)) }],
    ['/payment-marks.svg', { type: 'image/svg+xml', body: paymentMarks(), isOfBuild: true }],
    ...roadPictures(brand),
    ...placePictures(brand),
    ...tourPictures(brand),
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
    `Sitemap: ${origin}${SITE_MAP}`,
    `Sitemap: ${origin}${PLACE_MAP}`,
    '',
  ].join('\n');

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

const security = ({ brand, origin, now }: SiteFacts): string =>
  [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(after(now, CONTACT_DAYS * DAY)).toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
