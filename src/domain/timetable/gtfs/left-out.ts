import type { NoticeCode } from '#domain/timetable/gtfs/validation-notice.ts';

/** Why a trip of the feed is not on sale: the code of the notice, or that no day of it is on sale. */
export type LeftOutReason = NoticeCode | 'outside_days_on_sale';

/** Counts of left-out trips by reason. */
export interface LeftOut {
  add(reason: LeftOutReason, trips?: number): void;
  counts(): ReadonlyMap<LeftOutReason, number>;
}

export function countLeftOut(): LeftOut {
  const counts = new Map<LeftOutReason, number>();
  return {
    add: (reason, trips = 1) => counts.set(reason, (counts.get(reason) ?? 0) + trips),
    counts: () => counts,
  };
}
