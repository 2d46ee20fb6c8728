import { ComputedMap } from '#kernel/computed-map.ts';
import type { IndexedPattern, Ride } from '#app/timetable/rides.ts';
import type { StopId } from '#domain/network/stop.ts';

/** The patterns of one shape and class, which are sold between the same calls. */
interface SamePart {
  readonly patterns: readonly IndexedPattern[];
  readonly from: number;
  readonly to: number;
}

/** Rides by origin, then destination. */
export type RideIndex = ReadonlyMap<StopId, ReadonlyMap<StopId, readonly Ride[]>>;

/** Maximum number of rides kept in lists, which are then cleared: two megabytes. */
const KEPT = 40_000;

/** Lists of rides, made when they are first read. */
class RideLists {
  readonly #lists = new Map<readonly SamePart[], readonly Ride[]>();
  #kept = 0;

  of(parts: readonly SamePart[]): readonly Ride[] {
    const known = this.#lists.get(parts);
    if (known) return known;
    const list = ridesOf(parts);
    if (this.#kept > KEPT) {
      this.#lists.clear();
      this.#kept = 0;
    }
    this.#lists.set(parts, list);
    this.#kept += list.length;
    return list;
  }
}

const ridesOf = (parts: readonly SamePart[]): readonly Ride[] =>
  parts
    .flatMap(({ patterns, from, to }) => patterns.map((pattern) => ({ pattern, from, to })))
    .sort((a, b) => a.pattern.order - b.pattern.order || a.from - b.from || a.to - b.to);

class RidesFrom extends ComputedMap<StopId, readonly Ride[]> {
  readonly #parts = new Map<StopId, SamePart[]>();
  readonly #lists: RideLists;

  constructor(lists: RideLists) {
    super();
    this.#lists = lists;
  }

  get size(): number {
    return this.#parts.size;
  }

  add(destination: StopId, part: SamePart): void {
    const known = this.#parts.get(destination);
    if (known) known.push(part);
    else this.#parts.set(destination, [part]);
  }

  get(destination: StopId): readonly Ride[] | undefined {
    const parts = this.#parts.get(destination);
    return parts && this.#lists.of(parts);
  }

  override has(destination: StopId): boolean {
    return this.#parts.has(destination);
  }

  *keys(): Generator<StopId, undefined> {
    yield* this.#parts.keys();
  }
}

/** Between which calls of a pattern rides are sold. */
type SoldParts = (pattern: IndexedPattern) => Iterable<readonly [from: number, to: number]>;

/** Indexes the rides of all patterns; `sold` depends on nothing but a pattern's shape and class. */
export function indexRides(patterns: readonly IndexedPattern[], sold: SoldParts): RideIndex {
  const lists = new RideLists();
  const index = new Map<StopId, RidesFrom>();
  for (const alike of patternsAlike(patterns)) {
    const { stops } = alike[0]!.shape;
    for (const [from, to] of sold(alike[0]!)) {
      const rides = index.get(stops[from]!) ?? new RidesFrom(lists);
      index.set(stops[from]!, rides);
      rides.add(stops[to]!, { patterns: alike, from, to });
    }
  }
  return index;
}

function patternsAlike(patterns: readonly IndexedPattern[]): readonly (readonly IndexedPattern[])[] {
  const byShape = new Map<IndexedPattern['shape'], Map<string, IndexedPattern[]>>();
  const groups: IndexedPattern[][] = [];
  for (const pattern of patterns) {
    const byClass = byShape.get(pattern.shape) ?? new Map<string, IndexedPattern[]>();
    byShape.set(pattern.shape, byClass);
    const group = byClass.get(pattern.serviceClass);
    if (group) group.push(pattern);
    else {
      const made = [pattern];
      groups.push(made);
      byClass.set(pattern.serviceClass, made);
    }
  }
  return groups;
}
