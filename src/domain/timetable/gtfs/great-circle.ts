interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the Earth. */
const EARTH_KM = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two places on a sphere (haversine). */
export function greatCircleKm(a: Place, b: Place): number {
  const north = radians(b.latitude - a.latitude) / 2;
  const east = radians(b.longitude - a.longitude) / 2;
  const h = Math.sin(north) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
