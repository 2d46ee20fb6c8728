import { stopText } from '#text/pages/stop.ts';
import { LineMap } from '#web/network/line-map.tsx';
import { placeOf } from '#web/network/map-layout.ts';
import { isWithin } from '#web/network/projection.ts';
import { CITY, CITY_MARKS, LINE, SHORE, SHORE_MARKS } from '#web/network/windows.ts';
import type { Site } from '#web/page.ts';
import type { FoundStop } from '#web/pages/stop/stop-data.ts';
import { stopPath } from '#wire/place-paths.ts';

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
  const drawn = here && WINDOWS.find(({ extent }) => isWithin(extent, placeOf(here)));
  if (!here || !drawn) return null;
  const slugs = new Map(found.around.map(({ id, slug }) => [id, slug]));
  return (
    <LineMap
      id={drawn.id}
      title={stopText.map(here.name)[lang]}
      text={stopText.mapText[lang]}
      extent={drawn.extent}
      marks={drawn.marks}
      // Shuttle and buses have maps of their own: both together could not be read.
      stops={found.around.filter(({ kind }) => (kind === 'shuttle') === (here.kind === 'shuttle'))}
      hrefOf={({ id }) => stopPath(lang, slugs.get(id)!)}
      here={here.id}
      lang={lang}
    />
  );
}
