import { daysOf, type ServiceCalendar, shiftedByWeeks } from '#domain/timetable/gtfs/calendars.ts';
import type { Feed } from '#domain/timetable/gtfs/feed.ts';
import { startsOf } from '#domain/timetable/gtfs/frequencies.ts';
import { weeksToSale } from '#domain/timetable/gtfs/shift-weeks.ts';
import type { FeedCall, RideableTrip } from '#domain/timetable/gtfs/trip-calls.ts';
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
/** More than the country's largest carriers run in ninety days; a feed beyond this is a mistake. */
const MAX_DEPARTURES = 1_000_000;

interface DatedTrips {
  readonly trips: readonly DatedTrip[];
  /** The feed's trips before headways are expanded, in feed order. */
  readonly tripsRunning: readonly RideableTrip[];
  /** The number of weeks the feed was moved by. */
  readonly weeks: number;
}

/**
 * Trips with their days in the horizon, headways expanded into trips; trips without a day in it are left out. Undefined
 * when there would be too many departures.
 */
export function datedTrips(feed: Feed, horizon: Horizon): DatedTrips | undefined {
  const weeks = horizon.shiftDates ? weeksOf(feed, horizon) : 0;
  const calendars = new Map([...feed.calendars].map(([id, calendar]) => [id, shiftedByWeeks(calendar, weeks)]));
  const daysAfter = daysFinder(calendars, horizon);
  const trips: DatedTrip[] = [];
  const tripsRunning: RideableTrip[] = [];
  let departures = 0;
  for (const trip of feed.trips) {
    let runs = false;
    for (const one of repeated(trip, feed)) {
      const dates = daysAfter(trip.serviceId, daysBack(one.calls));
      if (dates.length === 0) continue;
      runs = true;
      departures += dates.length;
      if (departures > MAX_DEPARTURES) return undefined;
      trips.push({ ...one, dates });
    }
    if (runs) tripsRunning.push(trip);
    else feed.leftOut.add('outside_days_on_sale');
  }
  return { trips, tripsRunning, weeks };
}

/** A departure of yesterday evening, or the evening before, may still be under way today. */
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

function weeksOf({ calendars, trips }: Feed, { today, days }: Horizon): number {
  const worth = new Map<string, number>();
  for (const { serviceId } of trips) worth.set(serviceId, (worth.get(serviceId) ?? 0) + 1);
  return weeksToSale({ calendars, trips: worth, today, days });
}

function* repeated(trip: RideableTrip, { frequencies }: Feed): Generator<RideableTrip> {
  const spans = frequencies.get(trip.id);
  if (!spans) return yield trip;
  const base = trip.calls[0]!.departsS;
  for (const start of startsOf(spans)) {
    yield {
      ...trip,
      id: `${trip.id}@${startText(start)}`,
      calls: trip.calls.map((call) => ({
        ...call,
        arrivesS: Math.max(start, call.arrivesS - base + start),
        departsS: call.departsS - base + start,
      })),
    };
  }
}

/** In minutes, unless the trip starts at other seconds than :00. */
const startText = (start: number): string =>
  start % 60 === 0 ? serviceTimeText(start).slice(0, -3) : serviceTimeText(start);
