import type { RidePoint } from '#domain/seats/ride-points.ts';
import type { BusSide } from '#domain/seats/sea-side.ts';
import { sunAt } from '#domain/seats/sun.ts';

/** Degrees; a lower sun is behind hills and houses. */
const MIN_ALTITUDE = 5;
/** How perpendicular to the side the sun shines, from 0 to 1: below this it comes from ahead, behind or above. */
const MIN_SLANT = 0.35;
/** Minimum share of the route with the sun on a side; and of that, the share on the same side. */
const SUNNY_SHARE = 0.4;
const CLEAR_SHARE = 0.75;

/**
 * The side away from the sun. Undefined at night, when the sun is ahead, behind or overhead, or when it changes sides
 * with the bends of the road.
 */
export function shadeSide(points: readonly RidePoint[]): BusSide | undefined {
  const sums = { left: 0, right: 0, way: 0 };
  for (const point of points) {
    const slant = slantOf(point);
    sums.way += point.km;
    if (Math.abs(slant) >= MIN_SLANT) sums[slant > 0 ? 'right' : 'left'] += point.km;
  }
  const sunny = sums.left + sums.right;
  if (sunny === 0 || sunny < SUNNY_SHARE * sums.way) return undefined;
  if (sums.left >= CLEAR_SHARE * sunny) return 'right';
  return sums.right >= CLEAR_SHARE * sunny ? 'left' : undefined;
}

/** How perpendicular the sun shines on a side: positive for the right of the bus, negative for the left. */
function slantOf({ place: [latitude, longitude], heading, at }: RidePoint): number {
  const { azimuth, altitude } = sunAt(at, { latitude, longitude });
  if (altitude < MIN_ALTITUDE) return 0;
  return Math.sin(radians(azimuth - heading)) * Math.cos(radians(altitude));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
