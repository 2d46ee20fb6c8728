import { DRAWN_PLACES } from '#ui/drawings/vignettes.ts';
import type { Head, Site } from '#web/page.ts';
import { socialOfPlace } from '#web/social-picture.ts';
import { breadcrumbThing, carrierId, carrierThing, priceOf, type Thing } from '#web/things.ts';
import * as paths from '#wire/page-paths.ts';
import { tourDetailPath } from '#wire/tours-paths.ts';
import type { TourView } from '#wire/tours.ts';

type Said = Pick<TourView, 'name' | 'title' | 'summary' | 'place' | 'price' | 'seller'>;

/** A tour as schema.org entities: what it is, who operates it, and its price for an adult, sold by the carrier. */
export function tourThings(tour: Said, site: Site, origin: string): readonly Thing[] {
  const { lang } = site;
  const { name, title, summary, place, price, seller } = tour;
  const path = tourDetailPath(lang, name, {});
  return [
    carrierThing(site, origin),
    {
      '@type': 'TouristTrip',
      '@id': `${origin}${path}#tour`,
      name: title[lang],
      description: summary[lang],
      url: origin + path,
      itinerary: { '@type': 'Place', name: place[lang] },
      provider: { '@type': 'Organization', name: seller.name, telephone: seller.phone },
      offers: {
        '@type': 'Offer',
        price: priceOf(price),
        priceCurrency: 'MXN',
        url: origin + path,
        seller: { '@id': carrierId(origin) },
      },
    },
    breadcrumbThing(origin, [
      { name: site.brand.name, path: paths.home[lang] },
      { name: 'Tours', path: paths.tourSearch[lang] },
      { name: title[lang], path },
    ]),
  ];
}

/** The social image of the tour's place; undefined where the place has no picture. */
export const tourPicture = ({ place }: Pick<TourView, 'place'>, site: Site): Head['picture'] =>
  socialOfPlace(
    DRAWN_PLACES.find((drawn) => place.es.includes(drawn)),
    site.brand,
  );
