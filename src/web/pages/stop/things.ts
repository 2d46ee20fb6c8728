import { stopText } from '#text/pages/stop.ts';
import type { Site } from '#web/page.ts';
import type { FoundStop } from '#web/pages/stop/stop-data.ts';
import { breadcrumbThing, carrierThing, stopThing, type Thing } from '#web/things.ts';
import { stopPath } from '#wire/place-paths.ts';
import * as paths from '#wire/page-paths.ts';

/** The stop and its breadcrumbs, as JSON-LD. */
export function thingsOfStop({ stop, slug }: FoundStop, site: Site, origin: string): readonly Thing[] {
  const { lang } = site;
  const path = stopPath(lang, slug);
  return [
    stopThing(stop, origin + path),
    carrierThing(site, origin),
    breadcrumbThing(origin, [
      { name: site.brand.name, path: paths.home[lang] },
      { name: stopText.allStops[lang], path: paths.locations[lang] },
      { name: stop.name, path },
    ]),
  ];
}
