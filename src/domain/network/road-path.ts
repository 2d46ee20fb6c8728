import type { Place } from '#domain/network/coast-line.ts';
import { ROADS } from '#domain/network/road-lines.ts';

/** A stop this close to a point of a road counts as on it. */
const ON_ROAD_KM = 3;
const KM_A_DEGREE = 111.2;

/** Kilometres between two places, in a locally flat projection. */
export function flatKm(a: Place, b: Place): number {
  const squeeze = Math.cos((((a[0] + b[0]) / 2) * Math.PI) / 180);
  return KM_A_DEGREE * Math.hypot(b[0] - a[0], (b[1] - a[1]) * squeeze);
}

/** The shortest way by road between two places; undefined when one of them is not on our roads. */
export function roadPath(from: Place, to: Place): readonly Place[] | undefined {
  const start = pointNear(from);
  const end = pointNear(to);
  if (!start || !end) return undefined;
  const way = shortestWay(start, end);
  return way && [from, ...way.slice(1, -1), to];
}

const keyOf = ([latitude, longitude]: Place): string => `${latitude},${longitude}`;

/** The distinct points of all roads. */
const POINTS: readonly Place[] = [...new Map(ROADS.flat().map((place) => [keyOf(place), place])).values()];

function pointNear(place: Place): Place | undefined {
  const near = POINTS.filter((point) => flatKm(place, point) <= ON_ROAD_KM);
  return near.toSorted((a, b) => flatKm(place, a) - flatKm(place, b))[0];
}

/** The adjacent points of each point. */
const NEXT: ReadonlyMap<string, readonly Place[]> = new Map(
  POINTS.map((place) => [
    keyOf(place),
    ROADS.flatMap((road) =>
      road.flatMap((point, i) => (keyOf(point) === keyOf(place) ? [road[i - 1], road[i + 1]] : [])),
    ).filter((next) => next !== undefined),
  ]),
);

/** Dijkstra's algorithm: the roads have about forty points. */
function shortestWay(start: Place, end: Place): readonly Place[] | undefined {
  const open = new Map([[keyOf(start), { km: 0, way: [start] as readonly Place[] }]]);
  const done = new Set<string>();
  while (open.size > 0) {
    const [key, { km, way }] = [...open].reduce((best, one) => (one[1].km < best[1].km ? one : best));
    const here = way.at(-1)!;
    if (key === keyOf(end)) return way;
    open.delete(key);
    done.add(key);
    for (const next of NEXT.get(key) ?? []) {
      const reached = { km: km + flatKm(here, next), way: [...way, next] };
      const known = open.get(keyOf(next));
      if (!done.has(keyOf(next)) && (!known || reached.km < known.km)) open.set(keyOf(next), reached);
    }
  }
  return undefined;
}
