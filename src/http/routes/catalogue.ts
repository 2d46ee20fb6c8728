import { dayView } from '#http/format/day-view.ts';
import { durationMinutes, expectedView, stopsBetween } from '#http/format/schedule-view.ts';
import { stopView } from '#http/format/stop-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import { priceCalendar } from '#app/booking/price-calendar.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { listRates, type PublicRate } from '#app/fares/list-rates.ts';
import { listPublicSchedules, type PublicRun } from '#app/timetable/list-public-schedules.ts';
import { fault } from '#domain/errors.ts';
import { isIdentifier, PROJECT_ID } from '#domain/network/carrier.ts';
import { fail, ok } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import * as wire from '#wire/catalogue.ts';

export interface CatalogueDeps extends Pick<SaleDeps, 'timetable' | 'availability'> {
  /** What the browser compares its own version with: changes with each build. */
  readonly version: string;
}

/** The calls that concern no reservation: version, public timetable and fares. */
export function catalogueHandlers({ timetable, availability, version }: CatalogueDeps): readonly Handler[] {
  const schedules = listPublicSchedules({ timetable });
  const calendar = priceCalendar({ timetable, availability });
  const rates = listRates({ timetable });
  return [
    handler(wire.getVersion, async ({ params, query }) => {
      if (!isIdentifier(params.project_id ?? '', PROJECT_ID)) return fail([fault('not_found', 'project_id')]);
      return ok({ version, current: query.last_active === undefined || query.last_active === version });
    }),
    handler(wire.getScheduleList, async ({ query, now }) => {
      const found = await schedules(query, now);
      if (!found.ok) return found;
      const { origin, destination, date, runs } = found.value;
      return ok({
        origin: origin ? stopView(origin) : null,
        destination: destination ? stopView(destination) : null,
        date,
        schedules: runs.map(runView),
      });
    }),
    handler(wire.getPriceCalendar, async ({ query, now }) => {
      const found = await calendar({ ...query, round: query.round === 'true' }, now);
      if (!found.ok) return found;
      const { today, last, days } = found.value;
      return ok({ today, last_day: last, days: days.map(dayView) });
    }),
    handler(wire.getRateList, async ({ query, now }) => {
      const found = await rates(query, now);
      return found.ok ? ok({ rates: found.value.map(rateView) }) : found;
    }),
  ];
}

const runView = ({ disruption, ...run }: PublicRun) => ({
  departs_at: isoInZone(run.departs, run.origin.zone),
  arrives_at: isoInZone(run.arrives, run.destination.zone),
  duration_minutes: durationMinutes(run),
  stops_between: stopsBetween(run),
  service: { ...run.departure.service.name },
  adult_fare: run.adultFare,
  cancelled: disruption.isCancelled,
  ...expectedView(run, disruption),
});

const rateView = ({ service, type, percentOff, oneWay, roundTrip }: PublicRate) => ({
  service: { ...service.name },
  type,
  percent_off: percentOff,
  one_way: oneWay,
  round_trip: roundTrip ?? null,
});
