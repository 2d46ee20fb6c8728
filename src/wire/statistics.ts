import * as v from 'valibot';
import { DEVICES } from '#domain/statistics/device.ts';
import { COUNTERS } from '#domain/statistics/visit-count.ts';
import { type Route, route } from '#wire/route.ts';
import { date } from '#wire/shapes.ts';

const service = 'operation';

/** Both days inclusive, in the carrier's zone: by default the last seven, and a year at most. */
const days = { from: v.optional(date), to: v.optional(date) };

const reached = {
  search: v.number(),
  results: v.number(),
  contact: v.number(),
  seats: v.number(),
  payment: v.number(),
};
const funnel = { ...reached, paid: v.number() };

/**
 * Most frequent first. `first` and `second` are what is counted: a path and its language, two stops, or a code and an
 * empty string.
 */
const sums = v.array(v.object({ first: v.string(), second: v.string(), count: v.number() }));

/** Visit counts, without any visitor's identity (B47). Managers only. Our own call. */
export const getStatistics = route({
  service,
  method: 'GET',
  path: 'statistics',
  summary: { es: 'Visitas y ventas por día', en: 'Visits and sales by day' },
  access: { roles: [] },
  query: v.object(days),
  body: undefined,
  data: v.object({
    from: date,
    to: date,
    funnel: v.object(funnel),
    days: v.array(v.object({ day: date, ...funnel })),
    devices: v.array(v.object({ device: v.picklist(DEVICES), ...reached })),
    pages: sums,
    entries: sums,
    deep_links: sums,
    refusals: sums,
    no_runs: sums,
    unknown_paths: v.pipe(v.number(), v.description('How often a path that is none of the site’s led home')),
  }),
});

/** The same as stored, a row for each count of a day; with `download=true` as CSV. Managers only. Our own call. */
export const getVisitCounts = route({
  service,
  method: 'GET',
  path: 'statistics/counts',
  summary: { es: 'Cuentas de visitas por día, también en CSV', en: 'Counts of visits by day, also as CSV' },
  download: 'csv',
  access: { roles: [] },
  query: v.object({ ...days, download: v.optional(v.picklist(['true', 'false']), 'false') }),
  body: undefined,
  data: v.object({
    from: date,
    to: date,
    counts: v.array(
      v.object({
        day: date,
        name: v.picklist([...COUNTERS, 'paid']),
        first: v.string(),
        second: v.string(),
        count: v.number(),
      }),
    ),
  }),
});

export const statisticsRoutes: readonly Route[] = [getStatistics, getVisitCounts];
