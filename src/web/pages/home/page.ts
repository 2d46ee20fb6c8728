import { SALES_HORIZON_DAYS } from '#domain/timetable/sales-horizon.ts';
import { type Instant, plusDays, type Zone, zone } from '#kernel/instant.ts';
import { oncePer } from '#kernel/once-per.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { homeShell } from '#text/pages/home-shell.ts';
import { shownErrors } from '#web/all-errors.ts';
import { remember } from '#web/booking/enter-step.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { previewIn } from '#web/content/preview.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { Footer } from '#web/pages/home/footer.tsx';
import { boardPairs } from '#web/pages/home/board-pairs.ts';
import { Shell } from '#web/pages/home/hero.tsx';
import { nextDepartures } from '#web/pages/home/next-departures.ts';
import type { HomeData } from '#web/pages/home/home-data.ts';
import { reachOf } from '#web/booking/search/reach.ts';
import type { Days, Place, ShownSearch } from '#web/booking/search/search-data.ts';
import { Screen } from '#web/pages/home/screen.tsx';
import { linkErrors } from '#web/pages/home/link-errors.ts';
import { withNamedStops } from '#web/pages/home/named-stops.ts';
import { findUnpaid } from '#web/pages/home/unpaid.ts';
import {
  createBody,
  hasNoCount,
  linkedValues,
  linkOf,
  onlyKnown,
  type SearchValues,
  sentValues,
} from '#web/booking/search/search-values.ts';
import { slideHref } from '#web/pages/home/slide-href.ts';
import { siteThing } from '#web/things.ts';
import { getAlerts } from '#wire/alerts.ts';
import { getSlider } from '#wire/catalogue.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { WireError } from '#wire/envelope.ts';
import { getFrequentTrips } from '#wire/my-account.ts';
import type { DataOf } from '#wire/route.ts';
import type { StopView } from '#wire/shapes.ts';
import { getOrigins, getPromotionalCode, postCreate } from '#wire/websale.ts';
import * as paths from '#wire/page-paths.ts';

/** Above the search: more would push it off the screen. */
const MAX_ALERTS = 3;

/** Used when no stop determines the current day. */
const FALLBACK_ZONE: Zone = zone('America/Mexico_City');

export const homePage: Page<HomeData, ShownSearch> = {
  load: (context) => draw(context, { values: linkedValues(context.query), errors: [] }),

  async act(context, form) {
    const values = sentValues(form);
    if (hasNoCount(form)) return draw(context, { values, errors: [NO_COUNT] });
    const made = await context.call(postCreate, { body: createBody(values) });
    if (!made.ok) return draw(context, { values, errors: made.errors });
    const { code, departure } = made.data.reservation;
    return go(stepAddress(departure.open ? 'contacto' : 'horarios', { lang: context.lang, code }), [remember(code)]);
  },

  head: ({ isDraft }, site, origin) => ({
    title: homeShell.title[site.lang],
    description: homeShell.description[site.lang],
    things: [siteThing(site, origin)],
    ...(isDraft ? { noIndex: true } : {}),
  }),
  Shell,
  Screen,
  shown: ({ origins, reach, values, errors, again, days, frequent, remembers }) => ({
    origins,
    reach,
    values,
    errors,
    again,
    days,
    frequent,
    remembers,
  }),
  Footer,
};

const placeOf = ({ id, name, city, area, zone: its }: StopView): Place => ({
  id,
  name,
  ...(city === name ? {} : { city }),
  area,
  zone: its,
});

/** Error for an invalid number of passengers, which the form allows without scripts. */
const NO_COUNT: WireError = { code: 'passengers_required', message: '', field: 'passengers' };

interface Shown {
  readonly values: SearchValues;
  readonly errors: FormErrors;
}

async function draw(context: PageContext, { values: asked, errors }: Shown): Promise<Outcome<HomeData>> {
  const { call, now, lang, cookies } = context;
  const preview = previewIn(context.query);
  const [places, slides, unpaid, alerts, bought] = await Promise.all([
    call(getOrigins),
    call(getSlider, { query: preview }),
    findUnpaid(context),
    call(getAlerts, { query: {} }),
    call(getFrequentTrips),
  ]);
  const { origins, pairs, destinations, shown, reach } = onSale(places.ok ? places.data : NOWHERE);
  const served = await servedFrom(context, origins, pairs);
  const isLinked = places.ok && context.method === 'GET';
  const values = isLinked ? withNamedStops(asked, origins) : asked;
  const known = isLinked
    ? onlyKnown(
        values,
        origins.map(({ id }) => id),
      )
    : values;
  return {
    kind: 'show',
    status: places.ok ? (errors.length > 0 ? 422 : 200) : 503,
    ...(preview.preview === undefined ? {} : { isPassing: true }),
    data: {
      isDraft: preview.preview !== undefined,
      origins: shown,
      reach,
      values: isLinked ? await dated(context, known, { stops: origins, next: served.next }) : known,
      again: `${paths.home[lang]}?${linkOf(values)}`,
      errors: [
        ...shownErrors(places.ok ? errors : places.errors, lang),
        ...(isLinked ? await linkedErrors(context, values, { origins, destinations }) : []),
      ],
      days: daysAt(origins, now),
      board: served.board,
      places: served.places,
      slides: (slides.ok ? slides.data.slides : []).map((slide) => ({ ...slide, href: slideHref(slide.href, lang) })),
      unpaid,
      alerts: alerts.ok ? alerts.data.alerts.slice(0, MAX_ALERTS) : [],
      // Nothing depends on them: a guest has none.
      frequent: bought.ok ? bought.data.trips : [],
      remembers: cookies.consent === 'all',
    },
  };
}

type Places = DataOf<typeof getOrigins>;

const NOWHERE: Places = { origins: [], destinations: {} };

/** What follows from the places on sale alone, which are the same until the timetable changes. */
const onSale = oncePer((places: Places) => {
  const { origins } = places;
  const destinations = allReached(origins, places);
  return {
    origins,
    pairs: boardPairs(origins, places.destinations),
    destinations,
    shown: origins.map(placeOf),
    reach: reachOf(origins, destinations),
  };
});

/** The destinations of each origin, also those reached only by changing buses, in the order of the stops. */
const allReached = (
  stops: readonly StopView[],
  { destinations, connected = {} }: Pick<Places, 'destinations' | 'connected'>,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(destinations).map(([from, direct]) => {
      const more = connected[from] ?? [];
      const all = stops.map(({ id }) => id).filter((id) => direct.includes(id) || more.includes(id));
      return [from, more.length > 0 ? all : direct];
    }),
  );

/** Errors in the URL, including its promotional code: links may be old, or typed by anyone. */
async function linkedErrors(
  { call, now, lang, query }: PageContext,
  values: SearchValues,
  { origins, destinations }: Pick<Places, 'origins' | 'destinations'>,
): Promise<readonly ShownError[]> {
  const from = origins.find(({ id }) => id === values.origin);
  const today = dateInZone(now, from ? zone(from.zone) : FALLBACK_ZONE);
  const errors = linkErrors({ query, values, known: { today, destinations }, lang });
  const promo = values.promo.trim();
  const checked = promo === '' ? undefined : await call(getPromotionalCode, { query: { code: promo } });
  const refused = checked && !checked.ok ? checked.errors.filter(({ code }) => code === 'promo_invalid') : [];
  return [...errors, ...shownErrors(refused, lang).map(({ text }) => ({ field: 'promotional_code', text }))];
}

/**
 * Today at each possible origin: the coast of Nayarit is an hour behind. A zone with the days of the first one is left
 * out, as nearly always: the form then takes those.
 */
function daysAt(stops: readonly StopView[], now: Instant): Readonly<Record<string, Days>> {
  const zones = new Set([FALLBACK_ZONE, ...stops.map((stop) => zone(stop.zone))]);
  const first = dateInZone(now, FALLBACK_ZONE);
  return Object.fromEntries(
    [...zones].flatMap((at) => {
      const today = dateInZone(now, at);
      if (at !== FALLBACK_ZONE && today === first) return [];
      return [[at, { today, tomorrow: plusDays(today, 1), last: plusDays(today, SALES_HORIZON_DAYS) }]];
    }),
  );
}

/**
 * A search without a day gets that of the next departure, between its stops or else from the main terminal: today, or
 * tomorrow after the last one.
 */
async function dated(
  { call, now, lang }: PageContext,
  values: SearchValues,
  { stops, next }: { readonly stops: readonly StopView[]; readonly next: string },
): Promise<SearchValues> {
  const { origin, destination, departureDate, departureOpen, returnDate } = values;
  if (departureDate !== '' || departureOpen || returnDate !== '') return values;
  const from = destination === '' ? undefined : stops.find(({ id }) => id === origin);
  const own = from && (await nextDepartures({ origin, destination }, { call, now, zone: zone(from.zone), lang }));
  return { ...values, departureDate: own?.date ?? next };
}

interface ServedFrom extends Pick<HomeData, 'board' | 'places'> {
  /** The first day with a departure; empty without any. */
  readonly next: string;
}

/** The next departures from the main terminal, and their destinations. */
async function servedFrom(
  { call, now, lang }: PageContext,
  stops: readonly StopView[],
  pairs: ReturnType<typeof boardPairs>,
): Promise<ServedFrom> {
  const main = stops.find(({ id }) => id === pairs[0]?.origin);
  if (!main) return { board: { from: '', rows: [] }, places: [], next: '' };
  const asked = { call, now, zone: zone(main.zone), lang };
  const served = (await Promise.all(pairs.map((pair) => nextDepartures(pair, asked)))).filter(
    (each) => each !== undefined,
  );
  const rows = served.map(({ row }) => row);
  return {
    board: { from: main.name, rows: rows.toSorted((a, b) => Date.parse(a.departs_at) - Date.parse(b.departs_at)) },
    places: served.map(({ place }) => place),
    next: served.map(({ date }) => date).toSorted()[0] ?? '',
  };
}
