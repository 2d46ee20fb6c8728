import { SALES_HORIZON_DAYS } from '#domain/timetable/sales-horizon.ts';
import { type Instant, plusDays, type Zone, zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { homeShell } from '#text/pages/home-shell.ts';
import { shownErrors } from '#web/all-errors.ts';
import { remember } from '#web/booking/enter-step.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { Footer } from '#web/pages/home/footer.tsx';
import { boardPairs } from '#web/pages/home/board-pairs.ts';
import { nextDepartures } from '#web/pages/home/next-departures.ts';
import type { Days, HomeData } from '#web/pages/home/home-data.ts';
import { ResumeStrip } from '#web/pages/home/resume-strip.tsx';
import { Screen } from '#web/pages/home/screen.tsx';
import { findUnpaid } from '#web/pages/home/unpaid.ts';
import {
  createBody,
  hasNoCount,
  linkedValues,
  onlyKnown,
  type SearchValues,
  sentValues,
} from '#web/pages/home/search-values.ts';
import { slideHref } from '#web/pages/home/slide-href.ts';
import { getSlider } from '#wire/catalogue.ts';
import type { WireError } from '#wire/envelope.ts';
import type { StopView } from '#wire/shapes.ts';
import { getOrigins, postCreate } from '#wire/websale.ts';
import * as paths from '#wire/page-paths.ts';

/** Where no stop says what day it is. */
const FALLBACK_ZONE: Zone = zone('America/Mexico_City');

export const homePage: Page<HomeData> = {
  load: (context) => draw(context, { values: linkedValues(context.query), errors: [] }),

  async act(context, form) {
    const values = sentValues(form);
    if (hasNoCount(form)) return draw(context, { values, errors: [NO_COUNT] });
    const made = await context.call(postCreate, { body: createBody(values) });
    if (!made.ok) return draw(context, { values, errors: made.errors });
    const { code, departure } = made.data.reservation;
    return go(stepAddress(departure.open ? 'contacto' : 'horarios', { lang: context.lang, code }), [remember(code)]);
  },

  head: (_data, { lang }) => ({ title: homeShell.title[lang], description: homeShell.description[lang] }),
  Shell: ResumeStrip,
  Screen,
  Footer,
};

/** What no number of people is, as a picker without scripts lets through. */
const NO_COUNT: WireError = { code: 'passengers_required', message: '', field: 'passengers' };

interface Shown {
  readonly values: SearchValues;
  readonly errors: FormErrors;
}

async function draw(context: PageContext, { values, errors }: Shown): Promise<Outcome<HomeData>> {
  const { call, now, lang, cookies } = context;
  const [places, slides, unpaid] = await Promise.all([call(getOrigins), call(getSlider), findUnpaid(context)]);
  const { origins, destinations } = places.ok ? places.data : { origins: [], destinations: {} };
  return {
    kind: 'show',
    status: places.ok ? (errors.length > 0 ? 422 : 200) : 503,
    data: {
      origins,
      destinations,
      values:
        places.ok && context.method === 'GET'
          ? onlyKnown(
              values,
              origins.map(({ id }) => id),
            )
          : values,
      errors: shownErrors(places.ok ? errors : places.errors, lang),
      days: daysAt(origins, now),
      board: await boardOf(context, origins, destinations),
      slides: (slides.ok ? slides.data.slides : []).map((slide) => ({ ...slide, href: slideHref(slide.href, lang) })),
      unpaid,
      remembers: cookies.consent === 'all',
    },
  };
}

/** What day it is where a trip may begin; the coast of Nayarit is an hour behind. */
function daysAt(stops: readonly StopView[], now: Instant): Readonly<Record<string, Days>> {
  const zones = new Set([FALLBACK_ZONE, ...stops.map((stop) => zone(stop.zone))]);
  return Object.fromEntries(
    [...zones].map((at) => {
      const today = dateInZone(now, at);
      return [at, { today, tomorrow: plusDays(today, 1), last: plusDays(today, SALES_HORIZON_DAYS) }];
    }),
  );
}

async function boardOf(
  { call, now, lang }: PageContext,
  stops: readonly StopView[],
  destinations: HomeData['destinations'],
): Promise<HomeData['board']> {
  const pairs = boardPairs(stops, destinations);
  const main = stops.find(({ id }) => id === pairs[0]?.origin);
  if (!main) return { from: '', rows: [] };
  const asked = { call, now, zone: zone(main.zone), home: paths.home[lang] };
  const rows = await Promise.all(pairs.map((pair) => nextDepartures(pair, asked)));
  return {
    from: main.name,
    rows: rows
      .filter((row) => row !== undefined)
      .toSorted((a, b) => Date.parse(a.departs_at) - Date.parse(b.departs_at)),
  };
}
