import type { ScheduleView } from '#wire/shapes.ts';

/** What sets a run apart from the others of its list. */
export type RunBadge = 'cheapest' | 'fastest';

/** Said of one run, or of two that are equal: of more it would tell nothing apart. */
const MOST = 2;

type Compared = Pick<ScheduleView, 'price' | 'duration_minutes' | 'available'>;

/** The badges of runs with the lowest price or the shortest way among those that can be chosen. Other runs are not in the map. */
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

/** The runs that have the least of something; none where they are too many, or all there are. */
function leastBy<Run>(runs: readonly Run[], of: (run: Run) => number): readonly Run[] {
  const least = Math.min(...runs.map(of));
  const found = runs.filter((run) => of(run) === least);
  return found.length <= MOST && found.length < runs.length ? found : [];
}
