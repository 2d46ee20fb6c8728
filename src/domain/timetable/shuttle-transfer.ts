import type { Stop } from '#domain/network/stop.ts';
import { greatCircleKm } from '#domain/timetable/gtfs/great-circle.ts';
import { after, before, type Instant, MINUTE } from '#kernel/instant.ts';

/** Between a bus and the shuttle, in minutes: time for luggage, a small delay, and the walk. */
export const SHUTTLE_TRANSFER_MINUTES = 30;

/** A stop of the shuttle this near to a stop of the buses is at it. */
const WALK_KM = 0.3;

type Place = Pick<Stop, 'id' | 'kind' | 'latitude' | 'longitude' | 'dropOffOnly'>;

/**
 * The stop of the shuttle at a terminal or stop of the buses, the nearest; `leaving`: one at which passengers get on.
 * Undefined where the shuttle does not go.
 */
export function shuttleStopAt<S extends Place>(at: Place, stops: readonly S[], leaving: boolean): S | undefined {
  if (at.kind === 'shuttle') return undefined;
  return stops
    .filter((stop) => stop.kind === 'shuttle' && !(leaving && stop.dropOffOnly) && greatCircleKm(at, stop) <= WALK_KM)
    .toSorted((a, b) => greatCircleKm(at, a) - greatCircleKm(at, b))[0];
}

/** The first departure of a shuttle that a bus arriving at this time is safe for. */
export const earliestShuttle = (arrives: Instant): Instant => after(arrives, SHUTTLE_TRANSFER_MINUTES * MINUTE);

/** The latest arrival of a shuttle that is safe for a bus leaving at this time. */
export const latestShuttle = (departs: Instant): Instant => before(departs, SHUTTLE_TRANSFER_MINUTES * MINUTE);

/** The part of a day in which a shuttle is of use: `HH:MM`, from and until when; empty where it does not matter. */
export interface ShuttleWindow {
  readonly date: string;
  readonly after: string;
  readonly before: string;
}

/** Whether a run of the shuttle fits; times are local, and of one city, so they compare as text. */
export const isInWindow = (
  run: { readonly departs_at: string; readonly arrives_at: string },
  { date, after: from, before: until }: ShuttleWindow,
): boolean =>
  (from === '' || run.departs_at >= `${date}T${from}`) &&
  (until === '' || run.arrives_at.slice(0, 16) <= `${date}T${until}`);

/** A journey that was bought, by its stops; times are local. */
export interface BoughtRide {
  readonly origin: string;
  readonly destination: string;
  readonly departs_at: string;
  readonly arrives_at: string;
  readonly people: number;
}

/** Whether all who travel by a bus have the shuttle to it, or from it, of that day: by its stop and the window of use. */
export function hasShuttle(
  bought: readonly BoughtRide[],
  { stop, people, ...window }: ShuttleWindow & { readonly stop: string; readonly people: number },
): boolean {
  const seats = bought
    .filter(({ origin, destination }) => (window.after === '' ? destination : origin) === stop)
    .filter((ride) => ride.departs_at.startsWith(window.date) && isInWindow(ride, window))
    .map((ride) => ride.people);
  return seats.reduce((sum, one) => sum + one, 0) >= people;
}
