import * as v from 'valibot';
import { STOP_KINDS } from '#domain/network/stop.ts';
import { STOP_SERVICES } from '#domain/network/stop-services.ts';
import { route } from '#wire/route.ts';
import { amount, bilingual, date, localTime, stopView } from '#wire/shapes.ts';

const service = 'catalogue';

const slug = v.pipe(v.string(), v.description('What it is called in addresses'));

/** `HH:MM`. */
const clock = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/));

/** The stop at the other end. */
const end = v.object({
  id: v.string(),
  slug,
  name: v.string(),
  city: v.string(),
  zone: v.string(),
  kind: v.picklist(STOP_KINDS),
  latitude: v.number(),
  longitude: v.number(),
});

/** A departure of a board, as far as it is sold or to the requested place. */
const boardDeparture = v.object({
  origin: end,
  destination: end,
  departs_at: localTime,
  arrives_at: localTime,
  duration_minutes: v.number(),
  stops_between: v.number(),
  service: bilingual,
  adult_fare: amount,
  free_seats: v.pipe(v.nullable(v.number()), v.description('This moment; null while nobody can say')),
  cancelled: v.boolean(),
  /** The expected departure if it is late. */
  expected_at: v.optional(localTime),
});

export type BoardDeparture = v.InferOutput<typeof boardDeparture>;

/** A stop and its departures (N2, M173). Our own call: the specification has none. */
export const getStop = route({
  service,
  method: 'GET',
  path: 'stops/select/:stop',
  summary: { es: 'Una parada y sus próximas salidas', en: 'A stop and its next departures' },
  query: undefined,
  body: undefined,
  data: v.object({
    stop: stopView,
    slug,
    /** Of its city. */
    place: slug,
    /** Today, in its zone; null when nothing leaves. */
    first: v.nullable(localTime),
    last: v.nullable(localTime),
    departures_today: v.number(),
    services: v.array(v.picklist(STOP_SERVICES)),
    lounge_hours: v.pipe(
      v.nullable(v.object({ opens: clock, closes: clock })),
      v.description('Of the lounge at this stop, by its clock; null: it has none'),
    ),
    platforms: v.pipe(
      v.nullable(bilingual),
      v.description('Where the carrier’s buses leave inside it; null: nobody has told, or there are none'),
    ),
    hours: v.pipe(
      v.nullable(v.object({ opens: clock, closes: clock })),
      v.description('When it is open, every day by its clock; both the same: day and night. Null: nobody has told'),
    ),
    departures: v.array(boardDeparture),
  }),
});

export type StopFacts = v.InferOutput<typeof getStop.data>;

/** The connection between two places, as it runs on `date`. */
const routeView = v.object({
  /** The place at the other end. */
  place: slug,
  city: v.string(),
  origin: end,
  destination: end,
  date,
  /** Of the fastest run. */
  duration_minutes: v.number(),
  /** The lowest adult fare, VAT included. */
  fare: amount,
  first: localTime,
  last: localTime,
  departures: v.number(),
  /** The cheapest first; each with its own fare and its own fastest run. */
  services: v.array(v.object({ id: v.string(), name: bilingual, fare: amount, duration_minutes: v.number() })),
  /** Cities on the way of the run with the most stops. */
  via: v.array(v.string()),
});

export type RouteView = v.InferOutput<typeof routeView>;

/**
 * A city of the line: its stops and its connections in both directions, longest drive first (M175-M181). Our own call.
 */
export const getPlace = route({
  service,
  method: 'GET',
  path: 'places/select/:place',
  summary: {
    es: 'Una ciudad de la línea, con sus paradas y rutas',
    en: 'A city of the line, with its stops and routes',
  },
  query: undefined,
  body: undefined,
  data: v.object({
    place: slug,
    city: v.string(),
    area: v.string(),
    today: date,
    stops: v.array(v.object({ slug, stop: stopView })),
    to: v.array(routeView),
    from: v.array(routeView),
  }),
});

export type PlaceFacts = v.InferOutput<typeof getPlace.data>;

/** The next departures from a city, all or those to another. Our own call. */
export const getPlaceDepartures = route({
  service,
  method: 'GET',
  path: 'places/departures/:place',
  summary: { es: 'Las próximas salidas de una ciudad', en: 'The next departures of a city' },
  query: v.object({ to: v.optional(v.pipe(v.string(), v.maxLength(128))) }),
  body: undefined,
  data: v.object({ departures: v.array(boardDeparture) }),
});

/** All cities of the line, those with the most connections first. Our own call. */
export const getPlaces = route({
  service,
  method: 'GET',
  path: 'places/list',
  summary: { es: 'Las ciudades de la línea', en: 'The cities of the line' },
  query: undefined,
  body: undefined,
  data: v.object({
    today: date,
    places: v.array(v.object({ place: slug, city: v.string(), area: v.string(), stops: v.array(slug) })),
    services: v.array(v.object({ id: v.string(), name: bilingual })),
  }),
});

export const placeRoutes = [getStop, getPlace, getPlaceDepartures, getPlaces];
