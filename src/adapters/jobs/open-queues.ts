import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Job } from '#adapters/jobs/job.ts';
import { bossSettings, LEFT_TO_OTHERS, POLICY, QUEUE, WORKER } from '#adapters/jobs/queue-settings.ts';

export interface QueuesSetup {
  /** The driver's options: `connectionString` for a URL, or host, port, user and database. */
  readonly connection: object;
  readonly jobs: readonly Job[];
  /** False: this process requests jobs and leaves them to others. Default true. */
  readonly does?: boolean;
  /** Receives every failed run. */
  readonly report: (problem: unknown) => void;
  /** How often jobs of dead processes are looked for; default every 5 seconds. */
  readonly lookAfterSeconds?: number;
  /** Receives problems that may repeat in floods. */
  readonly tell: (problem: unknown) => void;
}

export interface Queues {
  /**
   * Queues a run for now, unless one is waiting or running. With `onceInSeconds`: unless any process queued one in the
   * current interval of this many seconds.
   */
  ask(name: string, onceInSeconds?: number): Promise<void>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 3_000;
/** For a server that does not even answer the disconnect. */
const MAX_CLOSE_MS = 1_500;

/** Creates a queue and a worker for each job. Throws when the database cannot be reached. */
export async function openQueues(setup: QueuesSetup): Promise<Queues> {
  // Imported lazily, so that it does not delay the start.
  const { PgBoss } = await import('pg-boss');
  const { connection, jobs, tell, does = true } = setup;
  const boss = new PgBoss({ ...bossSettings(connection, setup.lookAfterSeconds), ...(!does && LEFT_TO_OTHERS) });
  boss.on('error', (problem) => tell(asError(problem)));
  boss.on('warning', (warning) => tell(new Error(`the queue of jobs warns: ${warning.message}`)));
  try {
    await boss.start();
    const crew = await Promise.all(jobs.map(async (job) => [job.name, await enlist(boss, job, setup)] as const));
    return queuesOf(boss, new Map(crew));
  } catch (error) {
    await giveUp(boss);
    throw error;
  }
}

interface Worker {
  /** Absent: no job is done in this process. */
  id?: string;
  /** A new request arrived while the job was running: it runs once more before it ends. */
  again: boolean;
}

async function enlist(boss: PgBoss, job: Job, { does = true, report }: QueuesSetup): Promise<Worker> {
  const { name, cadence } = job;
  await boss.createQueue(name, { ...QUEUE, policy: POLICY });
  // Applies this release's settings to a queue that an older one created.
  await boss.updateQueue(name, QUEUE);
  const worker: Worker = { again: false };
  if (!does) return worker;
  if ('cron' in cadence) await boss.schedule(name, cadence.cron, null, { tz: cadence.zone, missed: 'once' });
  worker.id = await boss.work(name, WORKER, async ([asked]) => {
    try {
      do {
        worker.again = false;
        await job.run(asked!.signal);
      } while (worker.again && !asked!.signal.aborted);
    } catch (cause) {
      const which = asked!.retryCount === 0 ? '' : ` again (retry ${asked!.retryCount})`;
      report(new Error(`the job ${name} failed${which}`, { cause }));
      throw cause;
    }
  });
  return worker;
}

function queuesOf(boss: PgBoss, crew: ReadonlyMap<string, Worker>): Queues {
  return {
    ask: async (name, onceInSeconds) => {
      const worker = crew.get(name);
      if (!worker) return;
      if (onceInSeconds === undefined) worker.again = true;
      const queued = await boss.send(
        name,
        null,
        onceInSeconds === undefined ? {} : { singletonSeconds: onceInSeconds },
      );
      if (queued !== null && worker.id) boss.notifyWorker(worker.id);
    },
    close: async () => {
      const working = [...crew].filter(([, { id }]) => id !== undefined);
      const done = Promise.all(working.map(([name]) => boss.offWork(name, { wait: true })));
      await Promise.race([done, pause(TIMEOUT_MS, undefined, { ref: false })]);
      await giveUp(boss);
    },
  };
}

/** Aborts the jobs still running and puts them back into the queue for any process. */
const giveUp = (boss: PgBoss): Promise<void> =>
  Promise.race([boss.stop({ graceful: false }), pause(MAX_CLOSE_MS, undefined, { ref: false })]).catch(() => undefined);

/**
 * A worker's error is a plain object, and a lost connection's error includes the whole connection: only message and
 * code are kept.
 */
function asError(problem: unknown): Error {
  const { message, code } = problem as { readonly message?: string; readonly code?: string };
  return Object.assign(new Error(`the queue of jobs: ${message}`), code === undefined ? {} : { code });
}
