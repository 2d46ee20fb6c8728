import { DRAWN_PLACES } from '#ui/drawings/vignettes.ts';
import type { Head, Site } from '#web/page.ts';
import { socialOfPlace } from '#web/social-picture.ts';
import { breadcrumbThing, carrierId, carrierThing, listThings, placeThings, priceOf, type Thing } from '#web/things.ts';
import * as paths from '#wire/page-paths.ts';
import { tourDetailPath } from '#wire/tours-paths.ts';
import type { TourView } from '#wire/tours.ts';

type Said = Pick<TourView, 'name' | 'title' | 'summary' | 'place' | 'price'>;

/**
 * A tour as schema.org entities: what it is, and its price for an adult, sold by the carrier. Who operates it is read on
 * the page only: of a company without a known site programs could look up nothing.
 */
export function tourThings(tour: Said, site: Site, origin: string): readonly Thing[] {
  const { lang } = site;
  const path = tourDetailPath(lang, tour.name, {});
  return [
    carrierThing(site, origin),
    tourThing(tour, site, origin),
    breadcrumbThing(origin, [
      { name: site.brand.name, path: paths.home[lang] },
      { name: 'Tours', path: paths.tourSearch[lang] },
      { name: tour.title[lang], path },
    ]),
  ];
}

/** The tours on sale as a list of such entities. */
export const tourListThings = (tours: readonly Said[], site: Site, origin: string): readonly Thing[] => [
  ...placeThings('Tours', site, { origin }),
  ...listThings(tours.map((tour) => tourThing(tour, site, origin))),
];

function tourThing({ name, title, summary, place, price }: Said, { lang }: Site, origin: string): Thing {
  const url = origin + tourDetailPath(lang, name, {});
  return {
    '@type': 'TouristTrip',
    '@id': `${url}#tour`,
    name: title[lang],
    description: summary[lang],
    url,
    itinerary: { '@type': 'Place', name: place[lang] },
    offers: {
      '@type': 'Offer',
      price: priceOf(price),
      priceCurrency: 'MXN',
      url,
      seller: { '@id': carrierId(origin) },
    },
  };
}

/** The social image of the tour's place; undefined where the place has no picture. */
export const tourPicture = ({ place }: Pick<TourView, 'place'>, site: Site): Head['picture'] =>
  socialOfPlace(
    DRAWN_PLACES.find((drawn) => place.es.includes(drawn)),
    site.brand,
  );
