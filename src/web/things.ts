import type { Lang } from '#text/lang.ts';
import type { Site } from '#web/page.ts';
import * as paths from '#wire/page-paths.ts';
import { stopPath } from '#wire/place-paths.ts';
import type { BlockView } from '#wire/content.ts';
import type { BoardDeparture } from '#wire/places.ts';
import type { StopView } from '#wire/shapes.ts';

/** A schema.org entity for JSON-LD. */
export type Thing = Readonly<Record<string, unknown>>;

/** The id by which other entities refer to the carrier. */
export const carrierId = (origin: string): string => `${origin}/#carrier`;

/** The carrier. */
export const carrierThing = ({ brand }: Site, origin: string): Thing => ({
  '@type': 'Organization',
  '@id': carrierId(origin),
  name: brand.name,
  legalName: brand.legalName,
  url: `${origin}${paths.home.es}`,
  logo: `${origin}/icon-512.png`,
  telephone: brand.phone.dial,
  email: brand.email,
});

/**
 * The site, whose name search engines take from home, with its carrier and the address that fills its search with where
 * somebody wants to go.
 */
export const siteThing = ({ brand, lang }: Site, origin: string): Thing => ({
  '@type': 'WebSite',
  name: brand.name,
  url: `${origin}${paths.home.es}`,
  // No more: home has to fit the first window.
  publisher: { '@id': carrierId(origin) },
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}${paths.home[lang]}?destination={destination}`,
    'query-input': 'required name=destination',
  },
});

interface Crumb {
  readonly name: string;
  /** May be absent for the page itself. */
  readonly path?: string;
}

/** Breadcrumbs: the pages above this one, and the page itself last. */
export const breadcrumbThing = (origin: string, crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    ...(path === undefined ? {} : { item: origin + path }),
  })),
});

/** The carrier, and where below home a page is; `above`: the pages between them. */
export const placeThings = (
  title: string,
  site: Site,
  { origin, above = [] }: { readonly origin: string; readonly above?: readonly Crumb[] },
): readonly Thing[] => [
  carrierThing(site, origin),
  breadcrumbThing(origin, [{ name: site.brand.name, path: paths.home[site.lang] }, ...above, { name: title }]),
];

/** The entities of a list, in its order; nothing for an empty one. */
export const listThings = (things: readonly Thing[]): readonly Thing[] =>
  things.length === 0
    ? []
    : [
        {
          '@type': 'ItemList',
          itemListElement: things.map((item, i) => ({ '@type': 'ListItem', position: i + 1, item })),
        },
      ];

/** Pesos with two decimals, the machine-readable price format. */
export const priceOf = (centavos: number): string => (centavos / 100).toFixed(2);

interface Located {
  readonly name: string;
  readonly city: string;
  readonly kind: StopView['kind'];
  readonly address?: string | undefined;
  readonly latitude: number;
  readonly longitude: number;
}

/** A terminal or stop. */
export const stopThing = (stop: Located, url: string): Thing => ({
  '@type': stop.kind === 'terminal' ? 'BusStation' : 'BusStop',
  '@id': `${url}#stop`,
  name: stop.name,
  url,
  address: {
    '@type': 'PostalAddress',
    ...(stop.address ? { streetAddress: stop.address } : {}),
    addressLocality: stop.city,
    addressCountry: 'MX',
  },
  geo: { '@type': 'GeoCoordinates', latitude: stop.latitude, longitude: stop.longitude },
});

/** Questions and answers in an editor-written page. */
export const askedIn = (blocks: readonly BlockView[], lang: Lang) =>
  blocks.flatMap((block) =>
    block.kind === 'question' ? [{ question: block.question[lang], answer: block.answer[lang] }] : [],
  );

/** Questions and answers, as shown on the page. */
export const faqThing = (asked: readonly { readonly question: string; readonly answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** The questions and answers of a text as an entity; nothing where it has none. */
export function faqThings(blocks: readonly BlockView[], lang: Lang): readonly Thing[] {
  const asked = askedIn(blocks, lang);
  return asked.length === 0 ? [] : [faqThing(asked)];
}

interface TripFacts {
  readonly lang: Lang;
  readonly origin: string;
  /** URL where it is sold. */
  readonly url: string;
}

/** A departure with its price. */
export const busTripThing = (departure: BoardDeparture, { lang, origin, url }: TripFacts): Thing => ({
  '@type': 'BusTrip',
  name: departure.service[lang],
  provider: { '@id': carrierId(origin) },
  departureTime: departure.departs_at,
  arrivalTime: departure.arrives_at,
  departureBusStop: stopThing(departure.origin, origin + stopPath(lang, departure.origin.slug)),
  arrivalBusStop: stopThing(departure.destination, origin + stopPath(lang, departure.destination.slug)),
  offers: {
    '@type': 'Offer',
    price: priceOf(departure.adult_fare),
    priceCurrency: 'MXN',
    url,
    ...(departure.free_seats === null
      ? {}
      : { availability: `https://schema.org/${departure.free_seats > 0 ? 'InStock' : 'SoldOut'}` }),
  },
});
