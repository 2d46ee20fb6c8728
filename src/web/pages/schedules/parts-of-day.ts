import { wallClock } from '#kernel/local-time.ts';
import type { SoldRun } from '#web/booking/sale-of.ts';

/** First hour of each part, in local time at the boarding stop. */
const BEGINS = { early: 0, morning: 6, afternoon: 12, night: 19 } as const;

export type PartOfDay = keyof typeof BEGINS;

const PARTS = Object.keys(BEGINS) as readonly PartOfDay[];

type Leaving = Pick<SoldRun, 'departs_at'>;

const partOf = ({ departs_at }: Leaving): PartOfDay => {
  const { hour } = wallClock(departs_at);
  return PARTS.findLast((part) => BEGINS[part] <= hour)!;
};

/** Runs of a day by part of the day; empty parts are omitted. */
export const partsOfDay = <Run extends Leaving>(runs: readonly Run[]) =>
  PARTS.map((part) => ({ part, runs: runs.filter((run) => partOf(run) === part) })).filter(
    (group) => group.runs.length > 0,
  );
