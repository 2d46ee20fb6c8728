import { SALES_HORIZON_DAYS } from '#domain/timetable/sales-horizon.ts';
import { plusDays, type Zone, zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { schedulesText } from '#text/pages/schedules.ts';
import { shownErrors } from '#web/all-errors.ts';
import type { FormErrors, Outcome, Page, PageContext } from '#web/page.ts';
import { requestedPair, pairErrors } from '#web/network/requested-pair.ts';
import type { Found, PairAndDay, SchedulesData } from '#web/pages/schedules/schedules-data.ts';
import { Screen } from '#web/pages/schedules/screen.tsx';
import { placeThings } from '#web/things.ts';
import { saleOf } from '#web/booking/sale-of.ts';
import { getScheduleAlerts } from '#wire/alerts.ts';
import { getRateList, getScheduleList } from '#wire/catalogue.ts';
import { getOrigins } from '#wire/websale.ts';

const FALLBACK_ZONE: Zone = zone('America/Mexico_City');

/**
 * The public timetable and the fares of a pair on a day (M22, M153): addressed by URL, so it can be linked and needs no
 * script.
 */
export const schedulesPage: Page<SchedulesData> = {
  async load(context) {
    const { call, query, lang, now } = context;
    const places = await call(getOrigins);
    const { origins, destinations } = places.ok ? places.data : { origins: [], destinations: {} };
    const pair = requestedPair(query, { origins, destinations });
    const from = origins.find(({ id }) => id === pair.origin);
    const today = dateInZone(now, from ? zone(from.zone) : FALLBACK_ZONE);
    const asked: PairAndDay = { ...pair, date: query.get('date') || today };
    const answer = places.ok
      ? await find(context, asked, pairErrors(pair, places.data))
      : { found: null, errors: places.errors };
    return {
      kind: 'show',
      status: places.ok ? (answer.errors.length > 0 ? 422 : 200) : 503,
      data: {
        stops: origins,
        asked,
        today,
        lastDay: plusDays(today, SALES_HORIZON_DAYS),
        found: answer.found,
        errors: shownErrors(answer.errors, lang),
      },
    } satisfies Outcome<SchedulesData>;
  },
  head({ found }, site, origin) {
    const { lang } = site;
    return {
      title: (found ? schedulesText.titleOf(found.from.city, found.to.city) : schedulesText.title)[lang],
      description: schedulesText.description[lang],
      things: placeThings(schedulesText.title[lang], site, { origin }),
    };
  },
  Screen,
};

interface Answer {
  readonly found: Found | null;
  readonly errors: FormErrors;
}

async function find({ call, now }: PageContext, query: PairAndDay, wrong: FormErrors): Promise<Answer> {
  if (wrong.length > 0) return { found: null, errors: wrong };
  const [runs, rates, alerts] = await Promise.all([
    call(getScheduleList, { query }),
    call(getRateList, { query }),
    call(getScheduleAlerts, { query }),
  ]);
  // Both calls validate the day; showing the error once is enough.
  if (!runs.ok) return { found: null, errors: runs.errors };
  const { origin: from, destination: to, schedules } = runs.data;
  if (!from || !to) return { found: null, errors: [{ code: 'pair_not_served', message: '', field: 'destination' }] };
  return {
    found: {
      from,
      to,
      runs: schedules.map((run) => ({ ...run, sale: saleOf(run, now) })),
      rates: rates.ok ? rates.data.rates : [],
      alerts: alerts.ok ? alerts.data.alerts : [],
    },
    errors: rates.ok ? [] : rates.errors,
  };
}
