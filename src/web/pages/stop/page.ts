import { BOARDING_MINUTES } from '#domain/booking/deadlines.ts';
import { zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { stopText } from '#text/pages/stop.ts';
import { shownErrors } from '#web/all-errors.ts';
import { loadContent } from '#web/content/load-content.ts';
import { textOfStop } from '#web/content/place-texts.ts';
import { locatedStops } from '#web/network/located-stop.ts';
import { go, type Outcome, type Page, type PageContext, type Site } from '#web/page.ts';
import { Screen } from '#web/pages/stop/screen.tsx';
import type { FoundStop, StopData } from '#web/pages/stop/stop-data.ts';
import { StopShell } from '#web/pages/stop/shell.tsx';
import { thingsOfStop } from '#web/pages/stop/things.ts';
import { placeDrawnAt } from '#ui/drawings/vignettes.ts';
import { socialOfPlace } from '#web/social-picture.ts';
import { saleOf } from '#web/booking/sale-of.ts';
import { namesNothing } from '#web/unknown-path.ts';
import { getAlerts } from '#wire/alerts.ts';
import { stopPath } from '#wire/place-paths.ts';
import * as paths from '#wire/page-paths.ts';
import { getStop, type StopFacts } from '#wire/places.ts';
import { getOrigins } from '#wire/websale.ts';

/** A terminal or stop: its location and next departures (M173, N2). */
export const stopPage: Page<StopData> = {
  async load(context) {
    const { call, lang, params } = context;
    const asked = params['stop'] ?? '';
    const answer = await call(getStop, { params: { stop: asked } });
    if (!answer.ok) {
      if (namesNothing(answer)) return go(paths.locations[lang]);
      return { kind: 'show', status: 503, data: { found: undefined, errors: shownErrors(answer.errors, lang) } };
    }
    if (answer.data.slug !== asked) return go(stopPath(lang, answer.data.slug));
    const found = await foundStop(context, answer.data);
    return {
      kind: 'show',
      ...(found.isDraft ? { isPassing: true } : {}),
      data: { found, errors: [] },
    } satisfies Outcome<StopData>;
  },
  head: ({ found }, site, origin) => (found ? headOf(found, site, origin) : { ...MISSING(site), noIndex: true }),
  Screen,
  Shell: StopShell,
};

const MISSING = ({ lang }: Site) => ({ title: stopText.missing[lang], description: stopText.missing[lang] });

function headOf(found: FoundStop, site: Site, origin: string) {
  const { stop, departures_today: departures } = found;
  const today = { departures, isDropOffOnly: stop.drop_off_only };
  return {
    title: stopText.title(stop.name, stop.kind)[site.lang],
    description: (found.said?.description ?? stopText.description(stop.name, stop.area, today))[site.lang],
    things: thingsOfStop(found, site, origin),
    picture: socialOfPlace(placeDrawnAt(stop), site.brand),
    // The boards of two stops of one line are nearly the same: only pages with content of their own are indexed.
    ...(found.said && !found.isDraft ? {} : { noIndex: true }),
  };
}

async function foundStop(context: PageContext, facts: StopFacts): Promise<FoundStop> {
  const { call, now } = context;
  const [{ content: said, isDraft }, places, alerts] = await Promise.all([
    loadContent(context, textOfStop(facts.slug)),
    call(getOrigins),
    call(getAlerts, { query: { stop: facts.stop.id } }),
  ]);
  return {
    ...facts,
    departures: facts.departures.map((run) => ({ ...run, sale: saleOf(run, now) })),
    now: isoInZone(now, zone(facts.stop.zone)),
    boardsBefore: BOARDING_MINUTES,
    around: locatedStops(places.ok ? places.data.origins : [facts.stop], now),
    alerts: alerts.ok ? alerts.data.alerts : [],
    said,
    isDraft: isDraft && said !== undefined,
  };
}
