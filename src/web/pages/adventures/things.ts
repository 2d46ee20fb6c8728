import { adventureText } from '#text/adventures/words.ts';
import type { Lang } from '#text/lang.ts';
import type { Site } from '#web/page.ts';
import { faqThings, placeThings, priceOf, type Thing } from '#web/things.ts';
import type { AdventureView } from '#wire/adventures.ts';
import type { ContentView } from '#wire/content.ts';
import { adventurePath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';

/** An adventure with its price for each person; its provider sells it. */
export function adventureThing(
  { booking_code: code, name, description, price }: AdventureView,
  lang: Lang,
  origin: string,
): Thing {
  const url = origin + adventurePath(lang, code);
  return {
    '@type': 'TouristTrip',
    '@id': `${url}#adventure`,
    name,
    description,
    url,
    offers: { '@type': 'Offer', price: priceOf(price), priceCurrency: 'MXN', url },
  };
}

interface Described {
  readonly tour: AdventureView;
  readonly said: ContentView | undefined;
}

/** The entities of the page of an adventure: itself, where it is on the site, and the questions of its text. */
export const adventureThings = ({ tour, said }: Described, site: Site, origin: string): readonly Thing[] => [
  ...placeThings(tour.name, site, {
    origin,
    above: [{ name: adventureText.title[site.lang], path: paths.adventures[site.lang] }],
  }),
  adventureThing(tour, site.lang, origin),
  ...faqThings(said?.blocks ?? [], site.lang),
];
