import { stopText } from '#text/pages/stop.ts';
import { LineMap } from '#web/network/line-map.tsx';
import type { LocatedStop } from '#web/network/located-stop.ts';
import { placeOf } from '#web/network/map-layout.ts';
import { isWithin } from '#web/network/projection.ts';
import { CITY, CITY_MARKS, LINE, SHORE, SHORE_MARKS, SHUTTLE, SHUTTLE_MARKS } from '#web/network/windows.ts';
import type { Site } from '#web/page.ts';
import type { FoundStop } from '#web/pages/stop/stop-data.ts';
import { stopPath } from '#wire/place-paths.ts';

const OF_SHUTTLE = { id: 'shuttle', extent: SHUTTLE, marks: SHUTTLE_MARKS } as const;

/** From nearest to widest. */
const WINDOWS = [
  { id: 'city', extent: CITY, marks: CITY_MARKS },
  { id: 'shore', extent: SHORE, marks: SHORE_MARKS },
  { id: 'line', extent: LINE, marks: [] },
] as const;

/**
 * A map of the stop and those nearby, drawn from their coordinates; nothing if no map covers it. Each name links to its
 * page.
 */
export function StopMap({ found, lang }: { readonly found: FoundStop; readonly lang: Site['lang'] }) {
  const here = found.around.find(({ id }) => id === found.stop.id);
  const windows = here?.kind === 'shuttle' ? [OF_SHUTTLE] : WINDOWS;
  const drawn = here && windows.find(({ extent }) => isWithin(extent, placeOf(here)));
  if (!here || !drawn) return null;
  const slugs = new Map(found.around.map(({ id, slug }) => [id, slug]));
  return (
    <LineMap
      id={drawn.id}
      title={stopText.map(here.name)[lang]}
      text={stopText.mapText[lang]}
      extent={drawn.extent}
      marks={drawn.marks}
      stops={here.kind === 'shuttle' ? thinned(here, found.around) : found.around.filter(isOfBuses)}
      hrefOf={({ id }) => stopPath(lang, slugs.get(id)!)}
      here={here.id}
      lang={lang}
    />
  );
}

/** Shuttle and buses have maps of their own: both together could not be read. */
const isOfBuses = ({ kind }: LocatedStop): boolean => kind !== 'shuttle';

/** In degrees: stops of the shuttle nearer to each other than this would cover each other's names. */
const APART = 0.035;

/** The stop and those of the shuttle that have room beside it. */
function thinned(here: LocatedStop, around: readonly LocatedStop[]): readonly LocatedStop[] {
  const kept = [here];
  for (const stop of around) {
    const isClose = kept.some(
      (one) => Math.hypot(one.latitude - stop.latitude, one.longitude - stop.longitude) < APART,
    );
    if (stop.kind === 'shuttle' && !isClose) kept.push(stop);
  }
  return kept;
}
