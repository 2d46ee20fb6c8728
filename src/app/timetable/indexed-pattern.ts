import { type CallShape, callsOfShape, createCallShapes, startOfCalls } from '#app/timetable/call-shape.ts';
import { countOf, daysOf, numberIds } from '#app/timetable/dated-ids.ts';
import { createDaySets, type DaySet, dayNumber, dayOfNumber } from '#kernel/day-set.ts';
import { PackedIds } from '#kernel/packed-ids.ts';
import type { TripCall, TripPattern } from '#app/timetable/ports.ts';
import type { DatedRun, IndexedPattern } from '#app/timetable/rides.ts';
import type { DepartureId, ServiceClass } from '#domain/timetable/departure.ts';
import { ComputedMap } from '#kernel/computed-map.ts';
import type { LocalDate } from '#kernel/instant.ts';

/** The departures of a pattern: a set of days that other patterns share, and numbers from `first` on. */
class DeparturesByDate extends ComputedMap<LocalDate, DepartureId> {
  readonly days: DaySet;
  readonly first: number;
  readonly #ids: PackedIds<'departure'>;

  constructor(days: DaySet, first: number, ids: PackedIds<'departure'>) {
    super();
    this.days = days;
    this.first = first;
    this.#ids = ids;
  }

  get size(): number {
    return this.days.size;
  }

  get(date: LocalDate): DepartureId | undefined {
    const index = this.days.indexOf(dayNumber(date));
    return index === undefined ? undefined : this.#ids.at(this.first + index);
  }

  override has(date: LocalDate): boolean {
    return this.days.indexOf(dayNumber(date)) !== undefined;
  }

  *keys(): Generator<LocalDate, undefined> {
    for (const day of this.days.days()) yield dayOfNumber(day);
  }
}

class Pattern implements IndexedPattern {
  readonly trip: IndexedPattern['trip'];
  readonly route: IndexedPattern['route'];
  readonly serviceClass: string;
  readonly layoutId: string;
  readonly seats: number;
  readonly zone: IndexedPattern['zone'];
  readonly service: ServiceClass;
  readonly order: number;
  readonly shape: CallShape;
  readonly startS: number;
  readonly byDate: DeparturesByDate;

  constructor(trip: TripPattern, its: Pick<IndexedPattern, 'service' | 'order' | 'shape'>, byDate: DeparturesByDate) {
    this.trip = trip.trip;
    this.route = trip.route;
    this.serviceClass = trip.serviceClass;
    this.layoutId = trip.layoutId;
    this.seats = trip.seats;
    this.zone = trip.zone;
    this.service = its.service;
    this.order = its.order;
    this.shape = its.shape;
    this.startS = startOfCalls(trip.calls);
    this.byDate = byDate;
  }

  get calls(): readonly TripCall[] {
    return callsOfShape(this.shape, this.startS);
  }
}

/** Dated runs by departure, found by its number. */
class RunsById extends ComputedMap<DepartureId, DatedRun> {
  readonly size: number;
  readonly #patterns: readonly Pattern[];
  /** The number of each pattern's first departure. */
  readonly #firsts: Uint32Array;
  readonly #ids: PackedIds<'departure'>;

  constructor(patterns: readonly Pattern[], ids: PackedIds<'departure'>) {
    super();
    this.#patterns = patterns;
    this.#firsts = Uint32Array.from(patterns, ({ byDate }) => byDate.first);
    this.#ids = ids;
    this.size = patterns.reduce((sum, { byDate }) => sum + byDate.size, 0);
  }

  get(id: DepartureId): DatedRun | undefined {
    const number = this.#ids.numberOf(id);
    if (number === undefined) return undefined;
    let [low, high] = [0, this.#firsts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.#firsts[middle]! <= number) low = middle;
      else high = middle - 1;
    }
    const pattern = this.#patterns[low]!;
    return { pattern, date: dayOfNumber(pattern.byDate.days.at(number - pattern.byDate.first)) };
  }

  *keys(): Generator<DepartureId, undefined> {
    for (const { byDate } of this.#patterns)
      for (let index = 0; index < byDate.size; index += 1) yield this.#ids.at(byDate.first + index);
  }
}

/** The patterns of a timetable and their dated runs: what trips share is kept once. */
export function indexPatterns(
  trips: readonly TripPattern[],
  services: ReadonlyMap<string, ServiceClass>,
): { readonly patterns: readonly IndexedPattern[]; readonly runs: ReadonlyMap<DepartureId, DatedRun> } {
  const shapeOf = createCallShapes();
  const daySetOf = createDaySets();
  const ids = new PackedIds<'departure'>(trips.reduce((sum, { runs }) => sum + countOf(runs), 0));
  let first = 0;
  const patterns = trips.map((trip, order) => {
    const service = services.get(trip.serviceClass);
    if (!service) throw new Error(`trip ${trip.trip} runs in an unknown class: ${trip.serviceClass}`);
    const byDate = new DeparturesByDate(daySetOf(daysOf(trip.runs)), first, ids);
    numberIds(trip.runs, ids, first);
    first += byDate.size;
    return new Pattern(trip, { service, order, shape: shapeOf(trip.calls) }, byDate);
  });
  return { patterns, runs: new RunsById(patterns, ids) };
}
