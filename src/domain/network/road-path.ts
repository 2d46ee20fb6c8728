import type { Place } from '#domain/network/coast-line.ts';
import { ROADS } from '#domain/network/road-lines.ts';

/** A stop this near a point of a road is on it. */
const ON_ROAD_KM = 3;
const KM_A_DEGREE = 111.2;

/** Kilometres between two places, on a map flat around them. */
export function flatKm(a: Place, b: Place): number {
  const squeeze = Math.cos((((a[0] + b[0]) / 2) * Math.PI) / 180);
  return KM_A_DEGREE * Math.hypot(b[0] - a[0], (b[1] - a[1]) * squeeze);
}

/** The shortest way along the roads from one place to another; undefined where one of them is on none of ours. */
export function roadPath(from: Place, to: Place): readonly Place[] | undefined {
  const start = pointNear(from);
  const end = pointNear(to);
  if (!start || !end) return undefined;
  const way = shortestWay(start, end);
  return way && [from, ...way.slice(1, -1), to];
}

const keyOf = ([latitude, longitude]: Place): string => `${latitude},${longitude}`;

/** The points of all roads, where several meet once. */
const POINTS: readonly Place[] = [...new Map(ROADS.flat().map((place) => [keyOf(place), place])).values()];

function pointNear(place: Place): Place | undefined {
  const near = POINTS.filter((point) => flatKm(place, point) <= ON_ROAD_KM);
  return near.toSorted((a, b) => flatKm(place, a) - flatKm(place, b))[0];
}

/** By each point, the points a road leads to from there. */
const NEXT: ReadonlyMap<string, readonly Place[]> = new Map(
  POINTS.map((place) => [
    keyOf(place),
    ROADS.flatMap((road) =>
      road.flatMap((point, i) => (keyOf(point) === keyOf(place) ? [road[i - 1], road[i + 1]] : [])),
    ).filter((next) => next !== undefined),
  ]),
);

/** Dijkstra's: the roads have some forty points. */
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
