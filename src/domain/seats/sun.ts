import { DAY, type Instant } from '#kernel/instant.ts';

interface At {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Position of the sun, in degrees. */
export interface SunPosition {
  /** Clockwise from north. */
  readonly azimuth: number;
  /** Above the horizon; negative at night. */
  readonly altitude: number;
}

/** Noon of 1 January 2000, UTC. */
const J2000 = Date.UTC(2000, 0, 1, 12);

const RADIAN = Math.PI / 180;
const sin = (degrees: number): number => Math.sin(degrees * RADIAN);
const cos = (degrees: number): number => Math.cos(degrees * RADIAN);
const arc = (y: number, x: number): number => Math.atan2(y, x) / RADIAN;

/**
 * The sun as seen from a place. Low-precision formulas of the Astronomical Almanac (page C5), with the sidereal time of
 * J. J. Michalsky, "The Astronomical Almanac's algorithm for approximate solar position", Solar Energy 40 (1988):
 * accurate to a hundredth of a degree from 1950 to 2050, without refraction.
 */
export function sunAt(moment: Instant, { latitude, longitude }: At): SunPosition {
  const days = (moment - J2000) / DAY;
  const hour = (((moment % DAY) + DAY) % DAY) / (DAY / 24);
  const anomaly = 357.528 + 0.9856003 * days;
  const ecliptic = 280.46 + 0.9856474 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const obliquity = 23.439 - 0.0000004 * days;
  const ascension = arc(cos(obliquity) * sin(ecliptic), cos(ecliptic));
  const declination = Math.asin(sin(obliquity) * sin(ecliptic)) / RADIAN;
  const sidereal = 15 * (6.697375 + 0.0657098242 * days + hour);
  const angle = sidereal + longitude - ascension;
  const height = sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(angle);
  const east = -cos(declination) * sin(angle);
  const north = sin(declination) * cos(latitude) - cos(declination) * cos(angle) * sin(latitude);
  return { azimuth: (arc(east, north) + 360) % 360, altitude: Math.asin(height) / RADIAN };
}
