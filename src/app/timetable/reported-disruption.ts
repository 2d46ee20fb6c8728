import { isCancelled } from '#domain/timetable/departure-event.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { RunDisruption } from '#domain/timetable/run.ts';

/** A run's delay or cancellation, at most one second old: for display. Sales query the database. */
export function reportedDisruption({ words }: Timetable, { departure, from }: Segment): Omit<RunDisruption, 'runsAs'> {
  const word = words.find((one) => one.departure === departure && one.fromCall <= from);
  return { isCancelled: isCancelled(word), late: word?.minutes ?? 0 };
}
