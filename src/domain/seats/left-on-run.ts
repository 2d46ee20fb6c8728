import type { RunDisruption } from '#domain/timetable/run.ts';

/**
 * What is left on a run for one segment: seats free on every leg of it, and the legal quotas of the whole run (T17).
 */
export interface LeftOnRun {
  readonly freeSeats: number;
  readonly student: number;
  readonly teacher: number;
  readonly inapam: number;
  readonly disruption: RunDisruption;
}
