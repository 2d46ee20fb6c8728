import type { Shape } from '#domain/timetable/gtfs/shapes.ts';
import type { RideableTrip } from '#domain/timetable/gtfs/trip-calls.ts';
import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';

/** The canonical validator's distance. */
const FAR_KM = 0.1;
const DEGREE_KM = 111.19;

/** Reports stops that the shape of their trip does not pass, once for each stop and shape. */
export function sayFarFromShape(
  trips: readonly RideableTrip[],
  shapes: ReadonlyMap<string, Shape>,
  report: Report,
): void {
  const measured = new Map<Shape, Set<string>>();
  for (const { shape: shapeId, calls } of trips) {
    const shape = shapes.get(shapeId ?? '');
    if (!shape) continue;
    const known = measured.get(shape) ?? new Set();
    measured.set(shape, known);
    for (const { stop, line } of calls) {
      if (known.has(stop.id)) continue;
      known.add(stop.id);
      if (isNear(shape, stop)) continue;
      report('stop_too_far_from_shape', { file: 'stop_times.txt', line, field: 'stop_id', value: stop.id });
    }
  }
}

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Whether a segment of the shape passes the place, on a plane that touches the ground there. */
function isNear({ latitudes, longitudes }: Shape, place: Place): boolean {
  const eastKm = DEGREE_KM * Math.cos((place.latitude * Math.PI) / 180);
  let x = (longitudes[0]! - place.longitude) * eastKm;
  let y = (latitudes[0]! - place.latitude) * DEGREE_KM;
  for (let i = 1; i < latitudes.length; i += 1) {
    const dx = (longitudes[i]! - place.longitude) * eastKm - x;
    const dy = (latitudes[i]! - place.latitude) * DEGREE_KM - y;
    const length2 = dx * dx + dy * dy;
    const along = length2 === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / length2));
    if (Math.hypot(x + along * dx, y + along * dy) <= FAR_KM) return true;
    x += dx;
    y += dy;
  }
  return false;
}
