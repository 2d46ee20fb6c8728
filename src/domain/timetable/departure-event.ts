import type { Id } from '#kernel/ids.ts';

/** Identifies one report of operators about a departure. */
export type DepartureEventId = Id<'departure-event'>;

/** The latest report about a departure; without minutes it is cancelled. */
interface LatestReport {
  readonly minutes: number | undefined;
}

/** Whether the latest report cancels a run: nothing is sold or changed on it. The only place that decides this. */
export const isCancelled = (report: LatestReport | undefined): boolean =>
  report !== undefined && report.minutes === undefined;
