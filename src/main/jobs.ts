import type { DatabaseTarget } from '#adapters/db/connection.ts';
import type { Cadence, Job, RunningJobs } from '#adapters/jobs/job.ts';
import { startJobs } from '#adapters/jobs/start-jobs.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';

type Run = Job['run'];

export interface RoomJob {
  /** How often it runs across all processes. */
  readonly cadence: Cadence;
  readonly run: Run;
}

/** Recurring jobs by name; those that transactions notify have the name of a `WorkerName`. */
export type Work = Readonly<Record<string, RoomJob>>;

/** A job that runs again after so many seconds. */
export const every = (everySeconds: number, run: Run): RoomJob => ({ cadence: { everySeconds }, run });

/** A job that runs at these times of the carrier, as a cron expression of five fields. */
export const at = (cron: string, run: Run): RoomJob => ({ cadence: { cron, zone: CARRIER_ZONE }, run });

interface WorkSetup {
  readonly work: Work;
  /** False: requests them only, and other processes do them. */
  readonly does: boolean;
  readonly report: (problem: unknown) => void;
}

/** Starts the jobs in the background and returns immediately. */
export function startWork(target: DatabaseTarget, { work, does, report }: WorkSetup): RunningJobs {
  return startJobs({
    connection: typeof target === 'string' ? { connectionString: target } : target,
    jobs: Object.entries(work).map(([name, job]) => ({ name, ...job })),
    does,
    report,
  });
}
