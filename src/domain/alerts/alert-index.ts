import { type Alert, byUrgency, isOfWholeCarrier, isShown } from '#domain/alerts/alert.ts';
import { type AlertedRide, isOnDay, touches } from '#domain/alerts/touches.ts';
import type { RouteId, StopId } from '#domain/network/stop.ts';
import type { Instant, LocalDate } from '#kernel/instant.ts';

/** Published alerts, indexed by route, stop and day; the most urgent first. */
export interface AlertIndex {
  /** Alerts that touch a ride. */
  ofRide(ride: AlertedRide, now: Instant): readonly Alert[];
  /** Alerts of a stop and of the routes that call there, from a day on in the stop's zone. */
  ofStop(place: AlertedPlace, now: Instant): readonly Alert[];
  /** Alerts for everyone from a day on: of the whole carrier, or severe. */
  forEverybody(today: LocalDate, now: Instant): readonly Alert[];
  /** Alerts that name stops, from a day on. */
  namingStops(today: LocalDate, now: Instant): readonly Alert[];
  /** All alerts shown at a moment. */
  shown(now: Instant): readonly Alert[];
}

export interface AlertedPlace {
  readonly stop: StopId;
  readonly routes: readonly RouteId[];
  readonly today: LocalDate;
}

/** Nobody reads more than this many in one place. */
export const MAX_ALERTS_SHOWN = 8;

/** Maximum size of the cache of service days, which is then cleared: those on sale, and some before. */
const REMEMBERED_DAYS = 120;

/** Built once for each version of the published alerts. */
export function indexAlerts(alerts: readonly Alert[]): AlertIndex {
  const all = bucketsOf(alerts.toSorted(byUrgency));
  const severe = all.sorted.filter(({ severity, scope }) => severity === 'severe' || isOfWholeCarrier(scope));
  const byDay = new Map<LocalDate, Buckets>();

  const ofDay = (date: LocalDate): Buckets => {
    const known = byDay.get(date);
    if (known) return known;
    const buckets = bucketsOf(all.sorted.filter(({ scope }) => isOnDay(scope, date)));
    if (byDay.size >= REMEMBERED_DAYS) byDay.clear();
    byDay.set(date, buckets);
    return buckets;
  };
  const lasting = (found: readonly Alert[], today: LocalDate, now: Instant): readonly Alert[] =>
    mostUrgent([found], (alert) => isShown(alert, now) && !isOver(alert, today));

  return {
    ofRide(ride, now) {
      const { everywhere, ofRoute, ofStop } = ofDay(ride.serviceDate);
      const { route, origin, destination } = ride;
      const near = [everywhere, ofRoute.get(route), ofStop.get(origin), ofStop.get(destination)];
      return mostUrgent(near, (alert) => isShown(alert, now) && touches(alert.scope, ride));
    },
    ofStop({ stop, routes, today }, now) {
      const near = [all.everywhere, all.ofStop.get(stop), ...routes.map((route) => all.ofRoute.get(route))];
      return mostUrgent(near, (alert) => isShown(alert, now) && !isOver(alert, today));
    },
    forEverybody: (today, now) => lasting(severe, today, now),
    namingStops: (today, now) =>
      all.sorted.filter((alert) => alert.scope.stops.length > 0 && isShown(alert, now) && !isOver(alert, today)),
    shown: (now) => all.sorted.filter((alert) => isShown(alert, now)),
  };
}

/** Whether the last of its days has passed. */
const isOver = ({ scope: { days } }: Alert, today: LocalDate): boolean =>
  days.until !== undefined && days.until < today;

/** Each alert is in one kind of bucket: one that names stops is in those of its stops, even if it also names routes. */
interface Buckets {
  readonly sorted: readonly Alert[];
  readonly everywhere: readonly Alert[];
  readonly ofRoute: ReadonlyMap<RouteId, readonly Alert[]>;
  readonly ofStop: ReadonlyMap<StopId, readonly Alert[]>;
}

/** Input and buckets are sorted. */
function bucketsOf(sorted: readonly Alert[]): Buckets {
  const ofRoute = new Map<RouteId, Alert[]>();
  const ofStop = new Map<StopId, Alert[]>();
  for (const alert of sorted) {
    const { routes, stops } = alert.scope;
    for (const stop of stops) put(ofStop, stop, alert);
    if (stops.length === 0) for (const route of routes) put(ofRoute, route, alert);
  }
  return { sorted, everywhere: sorted.filter(({ scope }) => isOfWholeCarrier(scope)), ofRoute, ofStop };
}

function put<Key>(buckets: Map<Key, Alert[]>, key: Key, alert: Alert): void {
  const bucket = buckets.get(key);
  if (bucket) bucket.push(alert);
  else buckets.set(key, [alert]);
}

/** Each bucket is sorted, so only as many as can be shown are read from it. */
function mostUrgent(
  buckets: readonly (readonly Alert[] | undefined)[],
  isMeant: (alert: Alert) => boolean,
): readonly Alert[] {
  const found = new Set<Alert>();
  for (const bucket of buckets) for (const alert of first(bucket ?? [], isMeant)) found.add(alert);
  return found.size < 2 ? [...found] : [...found].sort(byUrgency).slice(0, MAX_ALERTS_SHOWN);
}

function first(bucket: readonly Alert[], isMeant: (alert: Alert) => boolean): readonly Alert[] {
  const found: Alert[] = [];
  for (const alert of bucket) {
    if (found.length === MAX_ALERTS_SHOWN) break;
    if (isMeant(alert)) found.push(alert);
  }
  return found;
}
