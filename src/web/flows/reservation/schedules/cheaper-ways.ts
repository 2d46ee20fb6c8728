import type { ScheduleView } from '#wire/shapes.ts';

type Way = NonNullable<ScheduleView['cheaper_way']>;

/** A cheaper way to buy the trip, with the lowest and highest saving over the runs it applies to. */
export interface CheaperWay extends Pick<Way, 'kind' | 'changes'> {
  readonly least: number;
  readonly most: number;
  /** Computed with the lowest fare of the other journey, because its run is not chosen yet. */
  readonly isLowest: boolean;
}

/** The cheaper ways of a list without duplicates: most runs share the same one. */
export function waysOf(runs: readonly ScheduleView[]): readonly CheaperWay[] {
  const ways = new Map<string, CheaperWay>();
  for (const { cheaper_way: way, other_journey: other } of runs) {
    if (!way) continue;
    const { kind, changes, saves } = way;
    const key = JSON.stringify([kind, changes]);
    const { least = saves, most = saves, isLowest = false } = ways.get(key) ?? {};
    ways.set(key, {
      kind,
      changes,
      least: Math.min(least, saves),
      most: Math.max(most, saves),
      isLowest: isLowest || other?.kind === 'lowest',
    });
  }
  return [...ways.values()];
}
