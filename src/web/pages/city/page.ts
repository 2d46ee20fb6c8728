import { zone } from '#kernel/instant.ts';
import { clockDifferenceHours } from '#kernel/local-time.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { cityText } from '#text/pages/city.ts';
import { placeDrawnAt } from '#ui/drawings/vignettes.ts';
import { shownErrors } from '#web/all-errors.ts';
import { go, type Outcome, type Page, type PageContext, show } from '#web/page.ts';
import type { CityData, FoundCity, Wording } from '#web/pages/city/city-data.ts';
import { headingOf } from '#web/pages/city/heading.ts';
import { Screen } from '#web/pages/city/screen.tsx';
import { CityShell } from '#web/pages/city/shell.tsx';
import { thingsOfCity } from '#web/pages/city/things.ts';
import { saleOf } from '#web/booking/sale-of.ts';
import { loadContent } from '#web/content/load-content.ts';
import { textOfPlace } from '#web/content/place-texts.ts';
import { socialOfPlace } from '#web/social-picture.ts';
import { namesNothing, unknownPath } from '#web/unknown-path.ts';
import { getPlace, getPlaceDepartures, type PlaceFacts, type RouteView } from '#wire/places.ts';

/** Landing page of a place: how to get there, made from the timetable (M175 to M181, T93). */
export const cityPage = (wording: Wording): Page<CityData> => ({
  async load(context): Promise<Outcome<CityData>> {
    const asked = context.params['city'] ?? '';
    const answer = await context.call(getPlace, { params: { place: asked } });
    if (!answer.ok) {
      if (namesNothing(answer)) return unknownPath;
      const errors = shownErrors(answer.errors, context.lang);
      return { kind: 'show', status: 503, data: { wording, found: undefined, errors } };
    }
    const { place, to } = answer.data;
    if (place !== asked) return go(context.path.slice(0, context.path.length - asked.length) + place);
    const [main] = to;
    if (!main) return unknownPath;
    const found = await foundCity(context, answer.data, main);
    return { ...show({ wording, found, errors: [] }), ...(found.isDraft ? { isPassing: true } : {}) };
  },
  head: ({ found }, site, origin) => {
    const { lang } = site;
    if (!found) return { title: cityText.missing[lang], description: cityText.missing[lang], noIndex: true };
    const { city, main, said } = found;
    return {
      title: headingOf(wording, city)[lang],
      description: (said?.description ?? cityText.description(city, main.city))[lang],
      things: thingsOfCity(found, site, origin),
      picture: socialOfPlace(found.picture, site.brand),
      // Between places of one line the timetables are nearly the same: only pages with content of their own are
      // indexed.
      ...(said && !found.isDraft ? {} : { noIndex: true }),
    };
  },
  Screen,
  Shell: CityShell,
});

/** Departures that are offered. */
const SHOWN = 3;

async function foundCity(context: PageContext, facts: PlaceFacts, main: RouteView): Promise<FoundCity> {
  const { call, now } = context;
  const [next, { content: said, isDraft }] = await Promise.all([
    call(getPlaceDepartures, { params: { place: main.place }, query: { to: facts.place } }),
    loadContent(context, textOfPlace(facts.place)),
  ]);
  const clockAt = (name: string) => isoInZone(now, zone(name));
  return {
    ...facts,
    main,
    clockHours: clockDifferenceHours(clockAt(main.origin.zone), clockAt(main.destination.zone)),
    departures: next.ok ? next.data.departures.filter((run) => saleOf(run, now) === 'online').slice(0, SHOWN) : [],
    said,
    isDraft,
    picture: placeDrawnAt(main.destination),
  };
}
