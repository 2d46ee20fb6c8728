import { setTimeout } from 'node:timers/promises';

export interface Loop {
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

/** Repeats each until stopped, regardless of errors: like the site's job queue, but without pauses. */
export function startLoops(loops: readonly Loop[], report: (problem: unknown) => void): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = loops.map(async ({ everyMs, run }) => {
    while (!signal.aborted) {
      await run().catch(report);
      await setTimeout(everyMs, undefined, { signal }).catch(() => undefined);
    }
  });
  return async () => {
    stopping.abort();
    await Promise.all(running);
  };
}
