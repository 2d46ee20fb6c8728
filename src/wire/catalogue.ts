import * as v from 'valibot';
import { previewQuery } from '#wire/content.ts';
import { route } from '#wire/route.ts';
import { amount, bilingual, date, dayPrice, localTime, stopView } from '#wire/shapes.ts';

const service = 'catalogue';

/** Whether the browser runs an old version of the site (M24). `last_active` is its own version. */
export const getVersion = route({
  service,
  method: 'GET',
  path: 'version/select/:project_id',
  summary: { es: 'Versión del sitio', en: 'Version of the site' },
  query: v.object({ last_active: v.optional(v.pipe(v.string(), v.maxLength(80))) }),
  body: undefined,
  data: v.object({ version: v.string(), current: v.boolean() }),
});

/** Slides of the home page (M23). `href` is a path of the site. */
export const getSlider = route({
  service,
  method: 'GET',
  path: 'slider/list',
  summary: { es: 'Láminas de la página de inicio', en: 'Slides of the home page' },
  query: previewQuery,
  body: undefined,
  data: v.object({
    slides: v.array(
      v.object({ id: v.string(), title: bilingual, text: bilingual, href: v.string(), drawing: v.string() }),
    ),
  }),
});

const pairAndDate = v.object({
  origin: v.optional(v.pipe(v.string(), v.maxLength(128))),
  destination: v.optional(v.pipe(v.string(), v.maxLength(128))),
  date: v.optional(date),
});

/** Public timetable of a pair on a day (M22). */
export const getScheduleList = route({
  service,
  method: 'GET',
  path: 'schedules/list_select',
  summary: { es: 'Horarios públicos de un origen y un destino en un día', en: 'Public timetable of a pair on a day' },
  query: pairAndDate,
  body: undefined,
  data: v.object({
    origin: v.nullable(stopView),
    destination: v.nullable(stopView),
    date,
    schedules: v.array(
      v.object({
        departs_at: localTime,
        arrives_at: localTime,
        duration_minutes: v.number(),
        stops_between: v.number(),
        service: bilingual,
        adult_fare: amount,
        /** As reported by operators since. */
        cancelled: v.boolean(),
        /** The expected departure if it is late. */
        expected_at: v.optional(localTime),
      }),
    ),
  }),
});

/** The lowest price of each day of a pair of stops, for one adult (B12). Our own call: the specification has none. */
export const getPriceCalendar = route({
  service,
  method: 'GET',
  path: 'schedules/price_calendar',
  summary: {
    es: 'El precio más bajo de cada día entre un origen y un destino, para un adulto',
    en: 'The lowest price of each day for a pair, for one adult',
  },
  budget: 'calendar',
  query: v.object({
    origin: v.pipe(v.string(), v.maxLength(128)),
    destination: v.pipe(v.string(), v.maxLength(128)),
    from: date,
    to: v.pipe(date, v.description('Both days included; 62 days at most')),
    round: v.pipe(v.optional(v.picklist(['true', 'false']), 'false'), v.description('A journey of a round trip')),
  }),
  body: undefined,
  data: v.object({
    /** At the origin. */
    today: date,
    last_day: v.pipe(date, v.description('The last day on sale')),
    days: v.array(dayPrice),
  }),
});

/** Public fares of a pair by service and passenger type (M22). */
export const getRateList = route({
  service,
  method: 'GET',
  path: 'rates/list_select',
  summary: { es: 'Tarifas públicas de un origen y un destino', en: 'Public fares of a pair' },
  query: pairAndDate,
  body: undefined,
  data: v.object({
    rates: v.array(
      v.object({
        service: bilingual,
        type: v.string(),
        percent_off: v.number(),
        one_way: amount,
        round_trip: v.nullable(amount),
      }),
    ),
  }),
});

const publicCode = v.object({
  code: v.string(),
  /** Whole per cent off tickets at the adult fare. */
  percent_off: v.number(),
  from: v.pipe(v.nullable(date), v.description('The first day of purchase; null: it has none')),
  until: v.pipe(v.nullable(date), v.description('The last day of purchase; null: none is set')),
});

export type PublicCodeView = v.InferOutput<typeof publicCode>;

/** Promotional codes announced to everybody that can be used now (M165). Our own call. */
export const getPublicCodes = route({
  service,
  method: 'GET',
  path: 'promotional_codes/list',
  summary: {
    es: 'Códigos promocionales para todos, con su vigencia',
    en: 'Promotional codes for everybody, and until when',
  },
  query: undefined,
  body: undefined,
  data: v.object({ codes: v.array(publicCode) }),
});

export const catalogueRoutes = [getVersion, getSlider, getScheduleList, getPriceCalendar, getRateList, getPublicCodes];
