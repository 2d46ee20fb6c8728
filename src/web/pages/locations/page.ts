import { type Instant, zone } from '#kernel/instant.ts';
import { clockDifferenceHours } from '#kernel/local-time.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { locationsText } from '#text/pages/locations.ts';
import { shownErrors } from '#web/all-errors.ts';
import type { Page } from '#web/page.ts';
import type { LocatedStop } from '#web/pages/locations/located-stop.ts';
import { type LocationsData, Screen } from '#web/pages/locations/screen.tsx';
import type { StopView } from '#wire/shapes.ts';
import { getOrigins } from '#wire/websale.ts';

/** Every terminal and stop, with its clock as it is today (M155, M173, N2). */
export const locationsPage: Page<LocationsData> = {
  async load({ call, lang, now }) {
    const found = await call(getOrigins);
    return {
      kind: 'show',
      status: found.ok ? 200 : 503,
      data: {
        stops: found.ok ? located(found.data.origins, now) : [],
        errors: found.ok ? [] : shownErrors(found.errors, lang),
      },
    };
  },
  head: (_data, { lang }) => ({ title: locationsText.title[lang], description: locationsText.description[lang] }),
  Screen,
};

function located(stops: readonly StopView[], now: Instant): readonly LocatedStop[] {
  const clock = (stop: StopView): string => isoInZone(now, zone(stop.zone));
  const [first] = stops;
  return first ? stops.map((stop) => ({ ...stop, hours: clockDifferenceHours(clock(first), clock(stop)) })) : [];
}
