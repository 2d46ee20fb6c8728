import type { TimetableStore } from '#app/timetable/ports.ts';
import { runsOnDay } from '#app/timetable/runs-on-day.ts';
import type { Pair, Timetable } from '#app/timetable/timetable.ts';
import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import { type Alert, byUrgency } from '#domain/alerts/alert.ts';
import { MAX_ALERTS_SHOWN } from '#domain/alerts/alert-index.ts';
import type { AlertedRide } from '#domain/alerts/touches.ts';
import type { RouteId, StopId } from '#domain/network/stop.ts';
import type { DepartureId, Segment } from '#domain/timetable/departure.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { Instant, LocalDate } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import type { CurrentAlerts } from './current-alerts.ts';
import { oncePer } from '#kernel/once-per.ts';

export interface FindAlertsDeps {
  readonly currentAlerts: () => Promise<CurrentAlerts>;
  readonly timetable: TimetableCache;
  readonly departures: Pick<TimetableStore, 'departure'>;
}

/** An alert, and which of several runs it touches; undefined for all of them. */
export interface TouchingAlert {
  readonly alert: Alert;
  readonly runs: readonly DepartureId[] | undefined;
}

/** Alerts to show to travellers in different places: worst first, limited in number. */
export function findAlerts({ currentAlerts, timetable: cache, departures }: FindAlertsDeps) {
  return {
    /** Those of the whole carrier, and severe ones. */
    async forEverybody(now: Instant): Promise<readonly Alert[]> {
      const [{ index }, { zone }] = await Promise.all([currentAlerts(), cache.current()]);
      return index.forEverybody(dateInZone(now, zone), now);
    },

    async namingStops(now: Instant): Promise<readonly Alert[]> {
      const [{ index }, { zone }] = await Promise.all([currentAlerts(), cache.current()]);
      return index.namingStops(dateInZone(now, zone), now);
    },

    /** Those of a stop and the routes that call there; none for an unknown stop. */
    async ofStop(stop: StopId, now: Instant): Promise<readonly Alert[]> {
      const [{ index }, timetable] = await Promise.all([currentAlerts(), cache.current()]);
      const zone = timetable.stops.get(stop)?.zone;
      if (zone === undefined) return [];
      return index.ofStop({ stop, routes: routesAt(timetable, stop), today: dateInZone(now, zone) }, now);
    },

    /** Those of a pair's runs that leave on a day. */
    async ofDay(pair: Pair, date: LocalDate, now: Instant): Promise<readonly TouchingAlert[]> {
      const [{ index }, timetable] = await Promise.all([currentAlerts(), cache.current()]);
      const runs = runsOnDay(timetable, pair, date);
      const touched = new Map<Alert, DepartureId[]>();
      for (const run of runs) {
        for (const alert of index.ofRide(rideOf(run), now)) {
          touched.set(alert, [...(touched.get(alert) ?? []), run.departure.id]);
        }
      }
      return [...touched]
        .map(([alert, ids]) => ({ alert, runs: ids.length === runs.length ? undefined : ids }))
        .sort((a, b) => byUrgency(a.alert, b.alert))
        .slice(0, MAX_ALERTS_SHOWN);
    },

    /** Those of one run, published or not. */
    async ofSegment(segment: Segment, now: Instant): Promise<readonly Alert[]> {
      const [{ index }, timetable] = await Promise.all([currentAlerts(), cache.current()]);
      const ride = publishedRide(timetable, segment) ?? (await storedRide(departures, segment));
      return ride ? index.ofRide(ride, now) : [];
    },
  };
}

const rideOf = ({ departure, origin, destination }: Run): AlertedRide => ({
  route: departure.route,
  serviceDate: departure.serviceDate,
  origin: origin.id,
  destination: destination.id,
});

function publishedRide({ runs }: Timetable, { departure, from, to }: Segment): AlertedRide | undefined {
  const dated = runs.get(departure);
  const origin = dated?.pattern.calls[from]?.stop;
  const destination = dated?.pattern.calls[to]?.stop;
  if (!dated || origin === undefined || destination === undefined) return undefined;
  return { route: dated.pattern.route, serviceDate: dated.date, origin, destination };
}

async function storedRide(
  departures: FindAlertsDeps['departures'],
  { departure: id, from, to }: Segment,
): Promise<AlertedRide | undefined> {
  const departure = await departures.departure(id);
  const origin = departure?.calls[from]?.stop;
  const destination = departure?.calls[to]?.stop;
  if (!departure || origin === undefined || destination === undefined) return undefined;
  return { route: departure.route, serviceDate: departure.serviceDate, origin, destination };
}

const routesAt = ({ patterns }: Timetable, stop: StopId): readonly RouteId[] => [
  ...(routesOfStops(patterns).get(stop) ?? []),
];

/** Routes by stop, computed once for each published timetable. */
const routesOfStops = oncePer((patterns: Timetable['patterns']): ReadonlyMap<StopId, ReadonlySet<RouteId>> => {
  const found = new Map<StopId, Set<RouteId>>();
  for (const pattern of patterns) {
    for (const stop of pattern.shape.stops) found.set(stop, (found.get(stop) ?? new Set()).add(pattern.route));
  }
  return found;
});
