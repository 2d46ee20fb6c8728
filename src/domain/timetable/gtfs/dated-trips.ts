import { daysOf, type ServiceCalendar, shiftedByWeeks } from '#domain/timetable/gtfs/calendars.ts';
import type { Feed, RideableTrip } from '#domain/timetable/gtfs/feed.ts';
import { startsOf } from '#domain/timetable/gtfs/frequencies.ts';
import { weeksToSale } from '#domain/timetable/gtfs/shift-weeks.ts';
import type { FeedCall } from '#domain/timetable/gtfs/trip-calls.ts';
import { serviceTimeText } from '#domain/timetable/gtfs/values.ts';
import { type LocalDate, plusDays } from '#kernel/instant.ts';

export interface DatedTrip extends RideableTrip {
  readonly dates: readonly LocalDate[];
}

export interface Horizon {
  readonly today: LocalDate;
  readonly days: number;
  /** Moves an old feed by whole weeks to where most of it is on sale. */
  readonly shiftDates: boolean;
}

const DAY_S = 86_400;

/** Trips with their days of the horizon, headways taken apart into trips; trips that run on no day of it are left out. */
export function datedTrips(feed: Feed, horizon: Horizon): DatedTrip[] {
  const calendars = horizon.shiftDates ? shifted(feed, horizon) : feed.calendars;
  const daysAfter = daysFinder(calendars, horizon);
  return feed.trips
    .flatMap((trip) => repeated(trip, feed))
    .map((trip) => ({ ...trip, dates: daysAfter(trip.serviceId, daysBack(trip.calls)) }))
    .filter(({ dates }) => dates.length > 0);
}

/** What left yesterday evening, or the evening before, may still be under way today. */
const daysBack = (calls: readonly FeedCall[]): number => Math.floor((calls.at(-1)?.departsS ?? 0) / DAY_S);

function daysFinder(calendars: ReadonlyMap<string, ServiceCalendar>, { today, days }: Horizon) {
  const found = new Map<string, readonly LocalDate[]>();
  return (serviceId: string, back: number): readonly LocalDate[] => {
    const key = `${back} ${serviceId}`;
    const calendar = calendars.get(serviceId);
    const dates = found.get(key) ?? (calendar ? daysOf(calendar, plusDays(today, -back), plusDays(today, days)) : []);
    found.set(key, dates);
    return dates;
  };
}

function shifted({ calendars, trips }: Feed, { today, days }: Horizon): Map<string, ServiceCalendar> {
  const worth = new Map<string, number>();
  for (const { serviceId } of trips) worth.set(serviceId, (worth.get(serviceId) ?? 0) + 1);
  const weeks = weeksToSale({ calendars, trips: worth, today, days });
  return new Map([...calendars].map(([id, calendar]) => [id, shiftedByWeeks(calendar, weeks)]));
}

function repeated(trip: RideableTrip, { frequencies }: Feed): RideableTrip[] {
  const spans = frequencies.get(trip.id);
  if (!spans) return [trip];
  const base = trip.calls[0]!.departsS;
  return startsOf(spans).map((start) => ({
    ...trip,
    id: `${trip.id}@${serviceTimeText(start).slice(0, -3)}`,
    calls: trip.calls.map((call) => ({
      ...call,
      arrivesS: Math.max(start, call.arrivesS - base + start),
      departsS: call.departsS - base + start,
    })),
  }));
}
