import { localDate, parseLocalDate, plusDays, zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { tourText } from '#text/tours/pages.ts';
import { loadContent } from '#web/content/load-content.ts';
import { textOfTour } from '#web/content/outing-texts.ts';
import type { DetailData } from '#web/flows/tours/detail/detail-data.ts';
import { Screen } from '#web/flows/tours/detail/screen.tsx';
import { DetailShell } from '#web/flows/tours/detail/shell.tsx';
import { partyIn, sizeOf } from '#web/flows/tours/party.ts';
import type { Outcome, Page, PageContext } from '#web/page.ts';
import { tourPicture, tourThings } from '#web/tours/tour-thing.ts';
import { faqThings } from '#web/things.ts';
import { enterTours, type TourVisit } from '#web/tours/enter.ts';
import { namesNothing } from '#web/unknown-path.ts';
import { getTourDates, getTourProducts, getTourSlots } from '#wire/tours.ts';

/** A tour: what it is, and its days and starts with places left. Read only: choosing is the next page. */
export const tourDetailPage: Page<DetailData> = {
  load: async (context) => {
    const entry = await enterTours(context, 'detalle');
    return entry.kind === 'away' ? entry.outcome : shown(context, entry.visit);
  },
  head: (data, site, origin) =>
    data.kind === 'found'
      ? {
          title: data.tour.title[site.lang],
          description: (data.said?.description ?? tourText.detail.description(data.tour.title[site.lang]))[site.lang],
          things: [...tourThings(data.tour, site, origin), ...faqThings(data.said?.blocks ?? [], site.lang)],
          picture: tourPicture(data.tour, site),
          // Without a text it is mostly a calendar, as its siblings are.
          isAlike: !data.said,
          noIndex: data.isDraft || data.date !== null || data.from !== '',
        }
      : { title: tourText.detail.gone[site.lang], description: tourText.search.description[site.lang], noIndex: true },
  Shell: DetailShell,
  Screen,
};

/** The calendar turns by as many days as it shows. */
const DAYS = 42;
/** Roughly: which day is today at the place of a tour, its calendar knows. */
const ZONE = zone('America/Mexico_City');

async function shown(context: PageContext, { over, cookies }: TourVisit): Promise<Outcome<DetailData>> {
  const { call, query, params, now } = context;
  const name = params['name'] ?? '';
  const party = partyIn(query);
  const today = dateInZone(now, ZONE);
  const people = sizeOf(party);
  const from = parseLocalDate(query.get('from') ?? '') ?? '';
  const date = parseLocalDate(query.get('date') ?? '') ?? null;
  // A later day than the calendar shows at first.
  const later = date !== null && date >= plusDays(today, DAYS) ? date : undefined;
  const start = from || later;
  const [product, dates, starts, { content: said, isDraft }] = await Promise.all([
    call(getTourProducts, { query: { name } }),
    call(getTourDates, { query: { name, people, ...(start ? { from: start } : {}) } }),
    date === null ? null : call(getTourSlots, { query: { name, date, people } }),
    loadContent(context, textOfTour(name)),
  ]);
  const tour = product.ok ? product.data.tour : null;
  if (!tour) {
    // A selection that ran out is told on another page: its cookies stay until then.
    const isGone = product.ok || namesNothing(product);
    return { kind: 'show', status: isGone ? 404 : 503, data: { kind: isGone ? 'gone' : 'unreachable' } };
  }
  const isReached = [dates, starts].every((answer) => !answer || answer.ok || namesNothing(answer));
  const days = dates.ok ? dates.data.days : [];
  const next = days.length > 0 ? plusDays(localDate(days.at(-1)!.date), 1) : null;
  return {
    kind: 'show',
    status: isReached ? 200 : 503,
    cookies,
    ...(isDraft ? { isPassing: true } : {}),
    data: {
      kind: 'found',
      tour,
      party,
      days,
      from,
      later: next && dates.ok && next <= dates.data.last ? next : null,
      // The server never begins before today.
      earlier: start && days[0] ? plusDays(localDate(days[0].date), -DAYS) : null,
      date,
      slots: starts?.ok ? starts.data.slots : [],
      isReached,
      over,
      said,
      isDraft: isDraft && said !== undefined,
    },
  };
}
