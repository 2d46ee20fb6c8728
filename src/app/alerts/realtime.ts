import type { OperatorReport } from '#app/timetable/ports.ts';
import type { DatedRun } from '#app/timetable/rides.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import type { ActivePeriod, Alert } from '#domain/alerts/alert.ts';
import { type CallState, callStates } from '#domain/disruptions/call-states.ts';
import type { RouteId, StopId } from '#domain/network/stop.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import {
  after,
  earliest,
  type Instant,
  instant,
  type LocalDate,
  MINUTE,
  plusDays,
  SECOND,
  type Zone,
} from '#kernel/instant.ts';
import { startOfDay } from '#kernel/zoned.ts';
import type { CurrentAlerts } from './current-alerts.ts';

/** The current state besides the timetable, in the terms of GTFS-Realtime. */
export interface RealtimeFeed {
  /** Start of the half minute in which it was made: within it, requests get the same feed. */
  readonly at: Instant;
  readonly alerts: readonly RealtimeAlert[];
  readonly trips: readonly RealtimeTrip[];
}

export interface RealtimeAlert {
  readonly alert: Alert;
  readonly active: ActivePeriod;
  readonly informed: readonly InformedEntity[];
}

/** Several names mean their combination; no names mean every bus. */
export interface InformedEntity {
  readonly agency?: string;
  readonly route?: RouteId;
  readonly stop?: StopId;
}

export interface RealtimeTrip {
  readonly departure: DepartureId;
  /** The trip's id in `trips.txt`, and its service day. */
  readonly trip: string;
  readonly startDate: LocalDate;
  readonly route: RouteId;
  readonly isCancelled: boolean;
  /** In order; each applies until the next. Empty when cancelled. */
  readonly calls: readonly RealtimeCall[];
}

export interface RealtimeCall {
  readonly stop: StopId;
  readonly state: CallState;
}

export interface RealtimeDeps {
  readonly currentAlerts: () => Promise<CurrentAlerts>;
  readonly timetable: TimetableCache;
}

const MADE_EVERY = 30 * SECOND;

/** Alerts that are shown, and departures with reports that are not over. */
export function realtimeFeed({ currentAlerts, timetable: cache }: RealtimeDeps) {
  let made: RealtimeFeed | undefined;
  return async (now: Instant): Promise<RealtimeFeed> => {
    const at = instant(Math.floor(now / MADE_EVERY) * MADE_EVERY);
    if (made?.at === at) return made;
    const [{ index, agencies }, timetable] = await Promise.all([currentAlerts(), cache.current()]);
    made = {
      at,
      alerts: index.shown(now).map((alert) => realtimeAlert(alert, { agencies, zone: timetable.zone })),
      trips: realtimeTrips(timetable, now),
    };
    return made;
  };
}

function realtimeAlert(
  alert: Alert,
  { agencies, zone }: { readonly agencies: readonly string[]; readonly zone: Zone },
): RealtimeAlert {
  return { alert, active: periodOf(alert, zone), informed: informedOf(alert, agencies) };
}

/**
 * When it applies: its days, if any, because the feed has no other field for them. That it is shown follows from its
 * presence.
 */
function periodOf({ scope: { days }, active }: Alert, zone: Zone): ActivePeriod {
  const from = days.from === undefined ? active.from : startOfDay(days.from, zone);
  const ends = [
    ...(days.until === undefined ? [] : [startOfDay(plusDays(days.until, 1), zone)]),
    ...(active.until === undefined ? [] : [active.until]),
  ];
  const until = ends.length > 0 ? earliest(...ends) : undefined;
  // It is shown only before its days, as a warning.
  return until !== undefined && until <= from ? active : { from, until };
}

function informedOf({ scope: { routes, stops } }: Alert, agencies: readonly string[]): readonly InformedEntity[] {
  if (routes.length === 0 && stops.length === 0) {
    const named = agencies.filter((agency) => agency !== '').map((agency) => ({ agency }));
    return named.length > 0 ? named : [{}];
  }
  if (routes.length === 0) return stops.map((stop) => ({ stop }));
  if (stops.length === 0) return routes.map((route) => ({ route }));
  return routes.flatMap((route) => stops.map((stop) => ({ route, stop })));
}

function realtimeTrips(timetable: Timetable, now: Instant): readonly RealtimeTrip[] {
  const said = new Map<DepartureId, OperatorReport[]>();
  for (const word of timetable.words) said.set(word.departure, [...(said.get(word.departure) ?? []), word]);
  return [...said].flatMap(([departure, words]) => {
    const run = timetable.runs.get(departure);
    const trip = run && realtimeTrip(run, departure, words);
    return trip && !isOver(timetable, run, words, now) ? [trip] : [];
  });
}

/** Suffix of a trip set aside: the version that replaced it. */
const SET_ASIDE = /~\d+$/;

/** Undefined when it runs on time after all. */
function realtimeTrip(
  { pattern, date }: DatedRun,
  departure: DepartureId,
  words: readonly OperatorReport[],
): RealtimeTrip | undefined {
  const states = callStates(words, pattern.calls.length);
  if (states.every((state) => state === 0)) return undefined;
  const isCancelled = states.every((state) => state === 'skipped');
  const calls = states.flatMap((state, call): readonly RealtimeCall[] =>
    isSaid(states, call) ? [{ stop: pattern.calls[call]!.stop, state }] : [],
  );
  return {
    departure,
    trip: pattern.trip.replace(SET_ASIDE, ''),
    startDate: date,
    route: pattern.route,
    isCancelled,
    calls: isCancelled ? [] : calls,
  };
}

/** A delay applies until the next one; each skipped call is listed. */
const isSaid = (states: readonly CallState[], call: number): boolean =>
  states[call] === 'skipped' || states[call] !== (call === 0 ? 0 : states[call - 1]);

function isOver(
  { days }: Timetable,
  { pattern, date }: DatedRun,
  words: readonly OperatorReport[],
  now: Instant,
): boolean {
  const planned = days.at(date, pattern.calls.at(-1)!.arrivesS, pattern.zone);
  const late = Math.max(0, ...words.map(({ minutes }) => minutes ?? 0));
  return after(planned, late * MINUTE) < now;
}
