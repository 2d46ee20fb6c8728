import type { LiveAvailability, TakenOnRun } from '#app/seats/ports.ts';
import type { LeftOnRun } from '#domain/seats/left-on-run.ts';
import { QUOTA_PER_BUS } from '#domain/seats/quotas.ts';
import type { Run } from '#domain/timetable/run.ts';

/** The current availability of each run, in order, with a single query. */
export async function leftOnRuns(availability: LiveAvailability, runs: readonly Run[]): Promise<readonly LeftOnRun[]> {
  const taken = await availability.taken(runs.map(({ segment }) => segment));
  return runs.map((run, index) => leftOf(run, taken[index]!));
}

const leftOf = ({ departure }: Run, taken: TakenOnRun): LeftOnRun => ({
  freeSeats: departure.seats - taken.seats,
  student: QUOTA_PER_BUS.student - taken.student,
  teacher: QUOTA_PER_BUS.teacher - taken.teacher,
  inapam: QUOTA_PER_BUS.inapam - taken.inapam,
  disruption: taken.disruption,
});
