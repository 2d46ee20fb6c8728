import { wallClock } from '#kernel/local-time.ts';
import type { SoldRun } from '#web/booking/sale-of.ts';

/** From which hour of the clock at the boarding stop, in their order. */
const BEGINS = { early: 0, morning: 6, afternoon: 12, night: 19 } as const;

export type PartOfDay = keyof typeof BEGINS;

const PARTS = Object.keys(BEGINS) as readonly PartOfDay[];

type Leaving = Pick<SoldRun, 'departs_at'>;

const partOf = ({ departs_at }: Leaving): PartOfDay => {
  const { hour } = wallClock(departs_at);
  return PARTS.findLast((part) => BEGINS[part] <= hour)!;
};

/** Runs of a day by the part of it they leave in; parts without any are left out. */
export const partsOfDay = <Run extends Leaving>(runs: readonly Run[]) =>
  PARTS.map((part) => ({ part, runs: runs.filter((run) => partOf(run) === part) })).filter(
    (group) => group.runs.length > 0,
  );
