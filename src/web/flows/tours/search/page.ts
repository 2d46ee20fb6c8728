import { isPartySize } from '#domain/tours/filter.ts';
import { TOUR_CATEGORIES } from '#domain/tours/product.ts';
import { parseLocalDate, zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { tourText } from '#text/tours/pages.ts';
import { shownErrors } from '#web/all-errors.ts';
import type { FormErrors, Outcome, Page, PageContext } from '#web/page.ts';
import { Screen } from '#web/flows/tours/search/screen.tsx';
import type { Filters, SearchData } from '#web/flows/tours/search/search-data.ts';
import { SearchShell } from '#web/flows/tours/search/shell.tsx';
import { tourListThings } from '#web/tours/tour-thing.ts';
import { enterTours, type TourVisit } from '#web/tours/enter.ts';
import { namesNothing } from '#web/unknown-path.ts';
import { getTourProducts } from '#wire/tours.ts';

/** The tours on sale, by filters in the address. */
export const tourSearchPage: Page<SearchData> = {
  load: async (context) => {
    const entry = await enterTours(context, 'buscar');
    return entry.kind === 'away' ? entry.outcome : shown(context, entry.visit);
  },
  head: (data, site, origin) => ({
    title: tourText.search.title[site.lang],
    description: tourText.search.description[site.lang],
    things: tourListThings(data.tours ?? [], site, origin),
    // A filtered list says what the whole one says.
    noIndex: Object.values(data.filters).some((value) => value !== ''),
  }),
  Shell: SearchShell,
  Screen,
};

const CENTAVOS = 100;
/** Of the carrier: days on which a search begins. */
const ZONE = zone('America/Mexico_City');

async function shown(
  { call, query, now, lang }: PageContext,
  { data, over, cookies }: TourVisit,
): Promise<Outcome<SearchData>> {
  const filters = filtersIn(query);
  const { most, ...asked } = filters;
  const errors = errorsIn(asked);
  const isAsked = errors.length === 0;
  // The places to choose from are those of all tours.
  const found = await call(getTourProducts, {
    query: isAsked ? Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')) : {},
  });
  const isReached = found.ok || namesNothing(found);
  const { tours, places } = found.ok ? found.data : { tours: [], places: [] };
  const limit = most === '' ? Number.POSITIVE_INFINITY : Number(most) * CENTAVOS;
  return {
    kind: 'show',
    status: !isReached ? 503 : isAsked ? 200 : 422,
    cookies,
    data: {
      filters,
      tours: isAsked ? tours.filter(({ price }) => price <= limit) : null,
      places,
      isReached,
      today: dateInZone(now, ZONE),
      chosen: data?.shopping ?? null,
      errors: shownErrors(errors, lang),
      said: saidIn(query, over),
    },
  };
}

/** Of the fields in their order. */
const errorsIn = ({ date, people }: Pick<Filters, 'date' | 'people'>): FormErrors => [
  ...(date === '' || parseLocalDate(date) ? [] : [{ code: 'date_impossible', message: '', field: 'date' }]),
  ...(people === '' || isPartySize(people) ? [] : [{ code: 'tour_people_invalid', message: '', field: 'people' }]),
];

function filtersIn(query: URLSearchParams): Filters {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 80);
  const matching = (name: string, shape: RegExp) => (shape.test(text(name)) ? text(name) : '');
  return {
    q: text('q'),
    category: TOUR_CATEGORIES.find((category) => category === query.get('category')) ?? '',
    place: text('place'),
    date: text('date'),
    people: text('people'),
    most: matching('most', /^\d{1,6}$/),
  };
}

function saidIn(query: URLSearchParams, over: string | undefined): SearchData['said'] {
  const name = over ?? query.get('over');
  if (name !== null) return { kind: 'over', name: name.slice(0, 80) };
  return query.has('emptied') ? { kind: 'emptied' } : null;
}
