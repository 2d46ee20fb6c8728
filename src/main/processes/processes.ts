import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { BUDGETS } from '#http/limits/budgets.ts';
import { createRateLimiter } from '#http/limits/rate-limiter.ts';
import { instant } from '#kernel/instant.ts';
import type { Closing } from '#main/closing.ts';
import type { Environment } from '#main/config/config.ts';
import type { FromServing, ToServing } from '#main/processes/serving-process.ts';
import { answerLimits } from '#main/processes/shared-limits.ts';
import { isFree } from '#main/free-port.ts';
import type { Surroundings } from '#main/surroundings.ts';

/** Pauses before a process that ended is started again: more each time it ends soon after its start. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;
const SOON_MS = 10_000;

interface Supervision {
  readonly report: (problem: unknown) => void;
  readonly say: (sentence: string) => void;
  readonly onOpen: Closing['onOpen'];
}

/**
 * Starts as many processes that serve on one port as configured, and starts each again when it ends. Resolves when all
 * serve; throws when one ends before. Requests are counted here, for all of them.
 */
export async function startProcesses(env: Environment, surroundings: Surroundings, its: Supervision): Promise<void> {
  const { report, say, onOpen } = its;
  // Those that serve share the port, and would share it with another site as well.
  if (!(await isFree(surroundings.port, env.HOST))) throw new Error(`port ${surroundings.port} is in use`);
  const limiter = createRateLimiter({
    clock: () => instant(Date.now()),
    factor: env.RATE_LIMIT_FACTOR,
    budgets: BUDGETS,
  });
  const stopping = new AbortController();
  const living = new Set<Worker>();

  const begin = (): { readonly serving: Promise<void>; readonly ended: Promise<string> } => {
    const worker = cluster.fork();
    living.add(worker);
    const serving = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<string>();
    worker.on('message', (message: FromServing) => {
      if (message === 'begun') worker.send({ surroundings } satisfies ToServing);
      if (message !== 'serving') return;
      say(`process ${worker.process.pid} serves`);
      serving.resolve();
    });
    answerLimits(worker, limiter);
    // Sending to a process that is ending fails; its end is what counts.
    worker.on('error', () => undefined);
    worker.once('exit', (code, signal) => {
      living.delete(worker);
      ended.resolve(String(signal ?? code));
      serving.reject(new Error(`a process ended (${signal ?? code}) before it served`));
    });
    return { serving: serving.promise, ended: ended.promise };
  };

  const keep = async ({ ended }: ReturnType<typeof begin>): Promise<void> => {
    let [last, pauseMs, since] = [ended, FIRST_PAUSE_MS, performance.now()];
    for (;;) {
      const how = await last;
      if (stopping.signal.aborted) return;
      pauseMs = performance.now() - since < SOON_MS ? Math.min(pauseMs * 2, MAX_PAUSE_MS) : FIRST_PAUSE_MS;
      report(new Error(`a process ended (${how}); starting another in ${pauseMs} ms`));
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      since = performance.now();
      const { serving, ended: next } = begin();
      // Its end is awaited in any case.
      serving.catch(() => undefined);
      last = next;
    }
  };

  onOpen(async () => {
    stopping.abort();
    const ends = [...living].map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    for (const worker of living) worker.process.kill('SIGTERM');
    await Promise.all(ends);
  });
  const begun = Array.from({ length: env.ANDEN_PROCESSES }, begin);
  await Promise.all(begun.map(({ serving }) => serving));
  for (const one of begun) void keep(one);
}
