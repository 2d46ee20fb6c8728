import { setTimeout } from 'node:timers/promises';

export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

/**
 * Runs each job again so long after it ended: never twice at once in this process, and safe beside other processes. A run
 * that fails is reported and the next one comes all the same. Answers how to stop: it waits for what is running.
 */
export function startJobs(jobs: readonly Job[], report: (problem: unknown) => void): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loops = jobs.map(async ({ name, everyMs, run }) => {
    while (!signal.aborted) {
      try {
        await run();
      } catch (cause) {
        report(new Error(`the job ${name} failed`, { cause }));
      }
      await setTimeout(everyMs, undefined, { signal }).catch(() => undefined);
    }
  });
  return async () => {
    stopping.abort();
    await Promise.all(loops);
  };
}
