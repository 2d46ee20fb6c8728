import { setTimeout as pause } from 'node:timers/promises';
import type { Job, RunningJobs } from '#adapters/jobs/job.ts';
import { openQueues, type Queues, type QueuesSetup } from '#adapters/jobs/open-queues.ts';
import { atMostOnce } from '#adapters/jobs/at-most-once.ts';
import { throttledReport } from '#adapters/jobs/throttled-report.ts';

const TRY_AGAIN_MS = 2_000;
/** For a server that no longer answers. */
const MAX_WAIT_MS = 1_000;
/** Many sales a second ask for the same worker: it is asked at once, and then once for all that came meanwhile. */
const ASK_AGAIN_MS = 200;

/**
 * Starts the jobs and returns immediately: the queue is opened in the background, with retries while the database is
 * unavailable. Any number of processes may do this on one database.
 */
export function startJobs(setup: Omit<QueuesSetup, 'tell'>): RunningJobs {
  const { jobs, report, does = true } = setup;
  const stopping = new AbortController();
  const { signal } = stopping;
  const tell = throttledReport(report);
  let queues: Queues | undefined;

  const open = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        queues = await openQueues({ ...setup, tell });
        return;
      } catch (cause) {
        tell(new Error('the queue of jobs did not open; trying again', { cause }));
        await pause(TRY_AGAIN_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  };

  const beating = open().then(() => Promise.all(does ? jobs.map((job) => beat(job)) : []));

  const beat = async ({ name, cadence }: Job): Promise<void> => {
    if (!('everySeconds' in cadence)) return;
    while (!signal.aborted) {
      await queues?.ask(name, cadence.everySeconds).catch(tell);
      await pause(cadence.everySeconds * 1_000, undefined, { signal }).catch(() => undefined);
    }
  };

  // After a stop, the next start finds the remaining work.
  const askNow = (name: string): void => {
    if (!signal.aborted) queues?.ask(name).catch(tell);
  };

  return {
    notifyWorker: atMostOnce(ASK_AGAIN_MS, askNow),
    stop: async () => {
      stopping.abort();
      await Promise.race([beating, pause(MAX_WAIT_MS, undefined, { ref: false })]);
      await queues?.close();
    },
  };
}
