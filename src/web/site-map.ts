import { placeSlug } from '#domain/network/slug.ts';
import type { StopKind } from '#domain/network/stop.ts';
import type { LocalDate } from '#kernel/instant.ts';
import type { Lang } from '#text/lang.ts';
import { addressOf } from '#web/addresses.ts';
import type { PageRoute } from '#web/page.ts';
import * as paths from '#wire/page-paths.ts';
import { rootPath, stopPath, ticketsToPath } from '#wire/place-paths.ts';

export const SITE_MAP = '/sitemap.xml';
/** The sitemap of places, which change with the timetable. */
export const PLACE_MAP = '/sitemap-places.xml';

/** Layouts of steps, personal pages and operators' pages. */
const UNLISTED: readonly string[] = ['sale', 'itinerary', 'default-empty', 'operation'];

/**
 * Pages listed for search engines; a path with a parameter is not a URL by itself. A campaign is listed while an editor
 * has published its text.
 */
function isPublic(route: PageRoute, { published }: ChangeDays): boolean {
  const { isCampaign = false, content } = route;
  return isCampaign ? content !== undefined && published.has(content) : isListed(route);
}

/** Whether search engines are told of a page that is no campaign. */
export const isListed = ({ layout, path, copyOf, isListed: said }: PageRoute): boolean =>
  said ?? (!UNLISTED.includes(layout) && !path.includes(':') && !copyOf);

/** The days on which what pages say changed. */
export interface ChangeDays {
  readonly today: LocalDate;
  /** When this release was built: its own texts changed on that day at the latest. */
  readonly built: LocalDate;
  /** Of the texts that editors published, by slug. */
  readonly published: ReadonlyMap<string, LocalDate>;
  /** Slugs of the landings at the root of the site that no route names: classes of bus and campaigns. */
  readonly roots: readonly string[];
}

/** The sitemap of all other public pages, each with the day of its last change. */
export const siteMap = (origin: string, routes: readonly PageRoute[], days: ChangeDays): string =>
  mapOf([
    ...routes
      .filter((route) => isPublic(route, days))
      .map((route) => ({
        es: origin + addressOf(route, 'es'),
        en: origin + addressOf(route, 'en'),
        changed: changeOf(route, days),
      })),
    // The description of the calls is drawn by the server alone: no route names it.
    { es: origin + paths.api.es, en: origin + paths.api.en, changed: days.built },
    ...days.roots.map((slug) => ({
      es: origin + rootPath('es', slug),
      en: origin + rootPath('en', slug),
      changed: changeOf({ content: slug }, days),
    })),
  ]);

function changeOf(
  { content, isDaily = false }: Pick<PageRoute, 'content' | 'isDaily'>,
  { today, built, published }: Omit<ChangeDays, 'roots'>,
): LocalDate {
  if (isDaily) return today;
  const edited = content === undefined ? undefined : published.get(content);
  return edited !== undefined && edited > built ? edited : built;
}

interface SoldNetwork {
  readonly stops: readonly { readonly id: string; readonly city: string; readonly kind?: StopKind }[];
  readonly destinations: ReadonlyMap<string, readonly string[]>;
}

/** The day of the departures on each page, and the slugs of stops with a text of their own. */
interface PlaceDays {
  readonly today: string;
  readonly stops: readonly string[];
  /** Pages of what is on sale besides trips, that have a text of their own. */
  readonly outings: readonly paths.PagePath[];
}

/** The sitemap of places that can be reached, and of stops and outings that have something of their own to say. */
export function placeMap(
  origin: string,
  { stops, destinations }: SoldNetwork,
  { today, stops: described, outings }: PlaceDays,
): string {
  const reached = new Set([...destinations.values()].flat());
  const cities = stops.filter(({ id, kind }) => kind !== 'shuttle' && reached.has(id)).map(({ city }) => city);
  const places = new Set(cities.map(placeSlug));
  const addresses = [
    ...[...places].map((place) => (lang: Lang) => ticketsToPath(lang, place)),
    ...described.map((stop) => (lang: Lang) => stopPath(lang, stop)),
    ...outings.map((page) => (lang: Lang) => page[lang]),
  ];
  return mapOf(addresses.map((at) => ({ es: origin + at('es'), en: origin + at('en'), changed: today })));
}

interface MappedPage extends Readonly<Record<Lang, string>> {
  /** The day of its last change. */
  readonly changed: string;
}

/** Each page in both languages. */
function mapOf(pages: readonly MappedPage[]): string {
  const urls = pages.flatMap((page) => {
    const es = escaped(page.es);
    const en = escaped(page.en);
    const alternates =
      `<xhtml:link rel="alternate" hreflang="es-MX" href="${es}"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${en}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${es}"/>`;
    const lastmod = `<lastmod>${page.changed}</lastmod>`;
    return [es, en].map((address) => `<url><loc>${address}</loc>${lastmod}${alternates}</url>`);
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${urls.join('')}</urlset>`
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
