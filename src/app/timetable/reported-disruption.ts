import { isCancelled } from '#domain/timetable/departure-event.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import type { OperatorReport } from '#app/timetable/ports.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { RunDisruption } from '#domain/timetable/run.ts';

/** A run's delay or cancellation, at most one second old: for display. Sales query the database. */
export function reportedDisruption({ words }: Timetable, { departure, from }: Segment): Omit<RunDisruption, 'runsAs'> {
  const word = words.find((one) => one.departure === departure && one.fromCall <= from);
  return { isCancelled: isCancelled(word), late: word?.minutes ?? 0 };
}

/**
 * Whether two lists hold the same reports. The newest of each does not tell: they are ordered by when they were
 * written, and one that is committed late comes behind newer ones that were read before.
 */
export const sameReports = (some: readonly OperatorReport[], others: readonly OperatorReport[]): boolean =>
  some === others ||
  (some.length === others.length && some.every(({ event }, position) => event === others[position]!.event));
