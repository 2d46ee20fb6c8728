import type { Place } from '#domain/network/coast-line.ts';
import { flatKm, roadPath } from '#domain/network/road-path.ts';
import type { Stop } from '#domain/network/stop.ts';
import { type Instant, instant } from '#kernel/instant.ts';

/** A stop on the route, and when the bus is there. */
export interface RideCall {
  readonly stop: Pick<Stop, 'id' | 'city' | 'latitude' | 'longitude'>;
  readonly arrives: Instant;
  readonly departs: Instant;
}

/** A stretch of the route, represented by its middle. */
export interface RidePoint {
  readonly place: Place;
  /** Degrees clockwise from north. */
  readonly heading: number;
  readonly km: number;
  /** Assumes an even speed between two calls. */
  readonly at: Instant;
}

/** Maximum length of a stretch. */
const STRETCH_KM = 2;
/** Without a known road, a straight line approximates legs up to this length. */
const STRAIGHT_KM = 40;

/** The route of a ride in stretches of about two kilometres; legs without a known road have none. */
export const ridePoints = (calls: readonly RideCall[]): readonly RidePoint[] =>
  calls.slice(1).flatMap((to, i) => legPoints(calls[i]!, to));

export const placeOf = ({ latitude, longitude }: RideCall['stop']): Place => [latitude, longitude];

function legPoints(from: RideCall, to: RideCall): readonly RidePoint[] {
  const ends = [placeOf(from.stop), placeOf(to.stop)] as const;
  const path = roadPath(...ends) ?? (flatKm(...ends) <= STRAIGHT_KM ? ends : []);
  const stretches = path.slice(1).flatMap((end, i) => stretchesOf(path[i]!, end));
  const whole = stretches.reduce((sum, { km }) => sum + km, 0);
  let done = 0;
  return stretches.map((stretch) => {
    const share = (done + stretch.km / 2) / whole;
    done += stretch.km;
    return { ...stretch, at: instant(from.departs + share * (to.arrives - from.departs)) };
  });
}

function stretchesOf(from: Place, to: Place): readonly Omit<RidePoint, 'at'>[] {
  const km = flatKm(from, to);
  const count = Math.ceil(km / STRETCH_KM);
  const heading = headingOf(from, to);
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const place = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])] as const;
    return { place, heading, km: km / count };
  });
}

function headingOf(from: Place, to: Place): number {
  const squeeze = Math.cos((from[0] * Math.PI) / 180);
  return (Math.atan2((to[1] - from[1]) * squeeze, to[0] - from[0]) * 180) / Math.PI;
}
