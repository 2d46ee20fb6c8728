import * as v from 'valibot';
import { TOUR_CATEGORIES } from '#domain/tours/product.ts';
import { SLOT_STATES, TOUR_DAY_STATES } from '#domain/tours/slot-sale.ts';
import { route } from '#wire/route.ts';
import { amount, bilingual, date, localTime, text } from '#wire/shapes.ts';

const service = 'tours';

const dayOfYear = v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A tour in a list. `name` is its address below `/tours/detalle/`. */
export const tourCard = v.object({
  name: v.string(),
  title: bilingual,
  summary: bilingual,
  place: bilingual,
  category: v.picklist(TOUR_CATEGORIES),
  duration_minutes: v.number(),
  languages: v.array(v.string()),
  price: v.pipe(amount, v.description('For an adult, VAT included')),
  child_price: v.pipe(v.nullable(amount), v.description('VAT included; null: children do not take part')),
  season: v.pipe(
    v.nullable(v.object({ from: dayOfYear, until: dayOfYear })),
    v.description('Month and day, both included; null: all year'),
  ),
});

export type TourCard = v.InferOutput<typeof tourCard>;

/** The company that operates the tour. */
export const tourSeller = v.object({ name: v.string(), phone: v.string() });

export const pickUpView = v.object({ key: v.string(), place: bilingual });

/** A tour with everything there is to read about it. */
export const tourView = v.object({
  ...tourCard.entries,
  text: v.array(bilingual),
  includes: v.array(bilingual),
  excludes: v.array(bilingual),
  bring: v.array(bilingual),
  zone: v.string(),
  party: v.object({ min: v.number(), max: v.number() }),
  ages: v.object({
    min: v.number(),
    child_until: v.pipe(v.nullable(v.number()), v.description('The last age that pays the child price')),
  }),
  cutoff_hours: v.pipe(v.number(), v.description('Sales close this long before the start')),
  pickups: v.array(v.object({ ...pickUpView.entries, minutes_before: v.number() })),
  meeting_point: bilingual,
  cancellation: v.pipe(
    v.array(v.object({ hours_before: v.number(), percent: v.number() })),
    v.description('Cancelled this long before the start, this share of the price goes back; later nothing'),
  ),
  depends_on_weather: v.boolean(),
  seller: tourSeller,
});

export type TourView = v.InferOutput<typeof tourView>;

/** A start of a tour that was chosen, with its deadlines as absolute times. */
export const chosenSlotView = v.object({
  slot: v.string(),
  name: v.string(),
  starts_at: localTime,
  ends_at: localTime,
  closes_at: v.pipe(localTime, v.description('The last moment to buy it')),
  price: amount,
  child_price: v.nullable(amount),
  pickups: v.array(v.object({ ...pickUpView.entries, at: localTime })),
  cancellation: v.array(v.object({ until: localTime, percent: v.number() })),
});

export type ChosenSlotView = v.InferOutput<typeof chosenSlotView>;

/** A start of a tour with what is left of it. */
export const tourSlotView = v.object({
  ...chosenSlotView.entries,
  state: v.picklist(SLOT_STATES),
  left: v.number(),
});

export type TourSlotView = v.InferOutput<typeof tourSlotView>;

/** The tours on sale, by the filters; with `name` that tour alone, and everything about it. */
export const getTourProducts = route({
  service,
  method: 'GET',
  path: 'tour/catalog/product',
  summary: { es: 'Tours en venta', en: 'Tours on sale' },
  query: v.object({
    name: v.optional(text(80)),
    /** Words of its title, text or place. */
    q: v.optional(text(80)),
    category: v.optional(v.picklist([...TOUR_CATEGORIES, ''])),
    /** The Spanish or English name of a place. */
    place: v.optional(text(80)),
    date: v.pipe(v.optional(text(20)), v.description('Those that can be bought for this day')),
    people: v.optional(text(3)),
  }),
  body: undefined,
  data: v.object({
    tours: v.array(tourCard),
    places: v.pipe(v.array(bilingual), v.description('Of all tours, for the filter')),
    tour: v.nullable(tourView),
  }),
});

/** The days of a tour, from `from` (today) on. */
export const getTourDates = route({
  service,
  method: 'GET',
  path: 'tour/catalog/date',
  summary: { es: 'Días en que sale un tour', en: 'Days on which a tour runs' },
  budget: 'calendar',
  query: v.object({ name: text(80), from: v.optional(text(20)), people: v.optional(text(3)) }),
  body: undefined,
  data: v.object({
    days: v.array(
      v.object({
        date,
        state: v.picklist(TOUR_DAY_STATES),
        left: v.pipe(v.number(), v.description('Places in the emptiest of its starts')),
        price: v.pipe(v.nullable(amount), v.description('The lowest for an adult; null unless on sale')),
      }),
    ),
    last: v.pipe(date, v.description('The last day on sale')),
  }),
});

/** The starts of a tour on a day. */
export const getTourSlots = route({
  service,
  method: 'GET',
  path: 'tour/catalog/timeslot',
  summary: { es: 'Salidas de un tour en un día', en: 'Starts of a tour on a day' },
  budget: 'calendar',
  query: v.object({ name: text(80), date: text(20), people: v.optional(text(3)) }),
  body: undefined,
  data: v.object({ slots: v.array(tourSlotView) }),
});

/** How many take part. Children are those who pay the child price. */
export const tourPeople = { adults: v.optional(count, 0), children: v.optional(count, 0) };

export const tourCatalogueRoutes = [getTourProducts, getTourDates, getTourSlots];
