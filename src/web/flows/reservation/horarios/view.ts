import { wallClock } from '#kernel/local-time.ts';
import type { ScheduleView } from '#wire/shapes.ts';

/** How the runs of a day are looked at; kept in the address, so that it works without scripts and can be sent on. */
export interface RunsView {
  readonly sort: 'departure' | 'price' | 'duration';
  readonly part: 'any' | 'morning' | 'afternoon' | 'night';
  readonly direct: boolean;
}

const SORTS = ['departure', 'price', 'duration'] as const;
export const PARTS = ['any', 'morning', 'afternoon', 'night'] as const;

const one = <T extends string>(text: string | null, all: readonly [T, ...T[]]): T =>
  all.find((item) => item === text) ?? all[0];

export const viewOf = (query: URLSearchParams): RunsView => ({
  sort: one(query.get('sort'), SORTS),
  part: one(query.get('part'), PARTS),
  direct: query.get('direct') === 'on',
});

/** Hours of the boarding stop's own clock: from the first, before the second. */
const HOURS: Readonly<Record<RunsView['part'], readonly [from: number, until: number]>> = {
  any: [0, 24],
  morning: [0, 12],
  afternoon: [12, 19],
  night: [19, 24],
};

/** The runs that fit, in the order asked for; equal ones by their hour. */
export function arranged(runs: readonly ScheduleView[], { sort, part, direct }: RunsView): ScheduleView[] {
  const [from, until] = HOURS[part];
  const key = (run: ScheduleView): number => {
    if (sort === 'price') return run.price;
    return sort === 'duration' ? run.duration_minutes : Date.parse(run.departs_at);
  };
  return runs
    .filter(({ departs_at, stops_between }) => {
      const { hour } = wallClock(departs_at);
      return hour >= from && hour < until && (!direct || stops_between === 0);
    })
    .toSorted((a, b) => key(a) - key(b) || Date.parse(a.departs_at) - Date.parse(b.departs_at));
}
