import type { ScheduleView } from '#wire/shapes.ts';

/** What distinguishes a run from the others in its list. */
export type RunBadge = 'cheapest' | 'fastest';

/** Given to one run or to two that tie: on more it would not distinguish anything. */
const MOST = 2;

type Compared = Pick<ScheduleView, 'price' | 'duration_minutes' | 'available'>;

/** Badges for the available runs with the lowest price or the shortest duration. Other runs are not in the map. */
export function badgesOf<Run extends Compared>(runs: readonly Run[]): ReadonlyMap<Run, readonly RunBadge[]> {
  const open = runs.filter(({ available }) => available);
  const cheapest = leastBy(open, ({ price }) => price);
  const fastest = leastBy(open, ({ duration_minutes }) => duration_minutes);
  return new Map(
    [...new Set([...cheapest, ...fastest])].map((run) => [
      run,
      [
        ...(cheapest.includes(run) ? ['cheapest' as const] : []),
        ...(fastest.includes(run) ? ['fastest' as const] : []),
      ],
    ]),
  );
}

/** The runs with the minimum; empty when there are too many, or when all runs tie. */
function leastBy<Run>(runs: readonly Run[], of: (run: Run) => number): readonly Run[] {
  const least = Math.min(...runs.map(of));
  const found = runs.filter((run) => of(run) === least);
  return found.length <= MOST && found.length < runs.length ? found : [];
}
