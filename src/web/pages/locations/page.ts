import { locationsText } from '#text/pages/locations.ts';
import { shownErrors } from '#web/all-errors.ts';
import type { Page } from '#web/page.ts';
import { locatedStops } from '#web/network/located-stop.ts';
import { type LocationsData, Screen } from '#web/pages/locations/screen.tsx';
import { getAlerts } from '#wire/alerts.ts';
import { getOrigins } from '#wire/websale.ts';
import { placeThings } from '#web/things.ts';

/** All terminals and stops with their current time zones (M155, M173, N2). */
export const locationsPage: Page<LocationsData> = {
  async load({ call, lang, now }) {
    const [found, everybody, ofStops] = await Promise.all([
      call(getOrigins),
      call(getAlerts, { query: {} }),
      call(getAlerts, { query: { about: 'stops' } }),
    ]);
    return {
      kind: 'show',
      status: found.ok ? 200 : 503,
      data: {
        stops: found.ok ? locatedStops(found.data.origins, now) : [],
        // Alerts that name a stop are shown next to it.
        alerts: everybody.ok ? everybody.data.alerts.filter(({ stops }) => stops.length === 0) : [],
        alertsOfStops: ofStops.ok ? ofStops.data.alerts : [],
        errors: found.ok ? [] : shownErrors(found.errors, lang),
      },
    };
  },
  head: (_data, site, origin) => ({
    title: locationsText.title[site.lang],
    description: locationsText.description[site.lang],
    things: placeThings(locationsText.title[site.lang], site, { origin }),
  }),
  Screen,
};
