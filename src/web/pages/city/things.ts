import type { Site } from '#web/page.ts';
import type { FoundCity } from '#web/pages/city/city-data.ts';
import { headingOf } from '#web/pages/city/heading.ts';
import { questionsOf } from '#web/pages/city/questions.ts';
import { askedIn, breadcrumbThing, busTripThing, carrierThing, faqThing, type Thing } from '#web/things.ts';
import * as paths from '#wire/page-paths.ts';
import { ticketsToPath } from '#wire/place-paths.ts';

/** Buses, questions and the carrier as JSON-LD. */
export function thingsOfCity(found: FoundCity, site: Site, origin: string): readonly Thing[] {
  const { lang } = site;
  const path = ticketsToPath(lang, found.place);
  return [
    carrierThing(site, origin),
    breadcrumbThing(origin, [
      { name: site.brand.name, path: paths.home[lang] },
      { name: headingOf('tickets', found.city)[lang], path },
    ]),
    faqThing([...askedIn(found.said?.blocks ?? [], lang), ...questionsOf(found, lang)]),
    ...found.departures.map((departure) => busTripThing(departure, { lang, origin, url: origin + path })),
  ];
}
