import { dateInZone } from '#kernel/zoned.ts';
import { plusDays, type Zone, zone } from '#kernel/instant.ts';
import { SALES_HORIZON_DAYS } from '#domain/booking/limits.ts';
import { homeText } from '#text/pages/home.ts';
import { shownErrors } from '#web/all-errors.ts';
import { remember } from '#web/flows/reservation/enter-step.ts';
import { stepAddress } from '#web/flows/reservation/step-address.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { After } from '#web/pages/home/after.tsx';
import type { BoardRow } from '#web/pages/home/board.tsx';
import type { HomeData } from '#web/pages/home/home-data.ts';
import { Screen } from '#web/pages/home/screen.tsx';
import { createBody, linkedValues, type SearchValues, sentValues } from '#web/pages/home/search-values.ts';
import { getScheduleList, getSlider } from '#wire/catalogue.ts';
import { getOrigins, postCreate } from '#wire/websale.ts';

/** Pairs whose next departures are shown, and how many in all. */
const ON_BOARD = [
  ['TLQ', 'SAY'],
  ['ZAP', 'PVR'],
  ['PVR', 'TLQ'],
  ['TLQ', 'GUA'],
] as const;
const ROWS = 6;
const FALLBACK_ZONE: Zone = zone('America/Mexico_City');

export const homePage: Page<HomeData> = {
  load: (context) => draw(context, { values: linkedValues(context.query), errors: [] }),

  async act(context, form) {
    const values = sentValues(form);
    const made = await context.call(postCreate, { body: createBody(values) });
    if (!made.ok) return draw(context, { values, errors: made.errors });
    const { code, departure } = made.data.reservation;
    return go(stepAddress(departure.open ? 'contacto' : 'horarios', context.lang), [remember(code)]);
  },

  head: (_data, { lang }) => ({ title: homeText.title[lang], description: homeText.description[lang] }),
  Screen,
  After,
};

interface Shown {
  readonly values: SearchValues;
  readonly errors: FormErrors;
}

async function draw(context: PageContext, { values, errors }: Shown): Promise<Outcome<HomeData>> {
  const [places, slides] = await Promise.all([context.call(getOrigins), context.call(getSlider)]);
  const origins = places.ok ? places.data.origins : [];
  const today = dateInZone(context.now, origins[0] ? zone(origins[0].zone) : FALLBACK_ZONE);
  const known = new Set(origins.map(({ id }) => id));
  const pairs = ON_BOARD.filter(([from, to]) => known.has(from) && known.has(to));
  const board = await Promise.all(pairs.map((pair) => rowsOf(context, pair, today)));
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      origins,
      destinations: places.ok ? places.data.destinations : {},
      values,
      errors: shownErrors(places.ok ? errors : [...errors, ...places.errors], context.lang),
      today,
      lastDay: plusDays(today, SALES_HORIZON_DAYS),
      board: board
        .flat()
        .toSorted((a, b) => Date.parse(a.departs_at) - Date.parse(b.departs_at))
        .slice(0, ROWS),
      slides: slides.ok ? slides.data.slides : [],
      remembers: context.cookies.consent === 'all',
    },
  };
}

async function rowsOf(
  context: PageContext,
  [origin, destination]: readonly [string, string],
  date: string,
): Promise<BoardRow[]> {
  const found = await context.call(getScheduleList, { query: { origin, destination, date } });
  if (!found.ok || !found.data.origin || !found.data.destination) return [];
  const { origin: from, destination: to, schedules } = found.data;
  return schedules
    .filter(({ departs_at }) => Date.parse(departs_at) > context.now)
    .slice(0, ROWS)
    .map(({ departs_at, service, adult_fare }) => ({
      departs_at,
      from: from.city,
      to: to.city,
      service,
      price: adult_fare,
      href: `/?origin=${from.id}&destination=${to.id}&date=${departs_at.slice(0, 10)}`,
    }));
}
