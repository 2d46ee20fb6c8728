import { zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { schedulesText } from '#text/pages/schedules.ts';
import { shownErrors } from '#web/all-errors.ts';
import type { Page } from '#web/page.ts';
import { Screen, type SchedulesPageData } from '#web/pages/schedules/screen.tsx';
import { getRateList, getScheduleList } from '#wire/catalogue.ts';
import { getOrigins } from '#wire/websale.ts';

const FALLBACK_ZONE = 'America/Mexico_City';

/** What is shown before anybody asks: the first pair of the line. */
export const schedulesPage: Page<SchedulesPageData> = {
  async load({ call, query, lang, now }) {
    const places = await call(getOrigins);
    const stops = places.ok ? places.data.origins : [];
    const origin = query.get('origin') || stops[0]?.id || '';
    const served = places.ok ? (places.data.destinations[origin] ?? []) : [];
    const destination = query.get('destination') || served.at(-1) || '';
    const from = stops.find(({ id }) => id === origin);
    const date = query.get('date') || dateInZone(now, zone(from?.zone ?? FALLBACK_ZONE));
    const asked = { origin, destination, date };
    const [runs, rates] = await Promise.all([
      call(getScheduleList, { query: asked }),
      call(getRateList, { query: asked }),
    ]);
    const errors = [places, runs, rates].flatMap((answer) => (answer.ok ? [] : answer.errors));
    const unique = errors.filter((error, i) => errors.findIndex(({ code }) => code === error.code) === i);
    return {
      kind: 'show',
      data: {
        stops,
        asked,
        runs: runs.ok ? runs.data : null,
        rates: rates.ok ? rates.data.rates : [],
        errors: shownErrors(unique, lang),
      },
    };
  },
  head: (_data, { lang }) => ({ title: schedulesText.title[lang], description: schedulesText.description[lang] }),
  Screen,
};
