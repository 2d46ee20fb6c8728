import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Home } from './home.ts';
import { hasLivingOwner } from './owner.ts';
import { isServerOf } from './postmaster-file.ts';

/** Between two looks at whether the server lives. */
const LOOK_EVERY_MS = 200;
/** Another process that answers for the server is given this long to start it again before we do. */
const OWNERS_TURN_MS = 1_500;
/** Pauses before the tries to start it again; after the last of them it is given up. */
const PAUSES_MS = [0, 250, 500, 1_000, 2_000, 4_000];
/**
 * For want of space it is tried for ever: somebody will make some, and another start of this program would want it too.
 */
const SPACE_PAUSE_MS = 2_000;
/** A server that dies more often than this in a minute is not helped by another start. */
const MAX_DEATHS_A_MINUTE = 5;

export type SupervisionOptions = {
  readonly home: Home;
  /** The server as it runs now. */
  readonly pid: number;
  /** Starts it in the same place, or finds that another process did; answers its number. */
  readonly startAgain: () => Promise<number>;
  /** Told once, when it could not be started again. */
  readonly onLost: (problem: unknown) => void;
  readonly log: (message: string) => void;
};

export type Supervision = {
  /** Stops looking, and answers the server's number. */
  readonly end: () => Promise<number>;
};

/** Starts a server again that dies while this process lives: its crash recovery keeps every acknowledged row. */
export const supervise = (order: SupervisionOptions): Supervision => {
  const ending = new AbortController();
  const deaths: number[] = [];
  let { pid } = order;

  const watch = async (): Promise<void> => {
    for (;;) {
      await pause(LOOK_EVERY_MS, undefined, { signal: ending.signal, ref: false });
      if (await isServerOf(pid, order.home.cluster)) continue;
      countDeath(deaths, order.home);
      pid = await startAgain(order, ending.signal);
    }
  };

  const watching = watch().catch((problem: unknown) => {
    if (!ending.signal.aborted) order.onLost(problem);
  });
  return {
    end: async () => {
      ending.abort();
      await watching;
      return pid;
    },
  };
};

const countDeath = (deaths: number[], home: Home): void => {
  const now = performance.now();
  deaths.push(now);
  if (deaths.filter((death) => now - death < 60_000).length <= MAX_DEATHS_A_MINUTE) return;
  throw new EmbeddedPostgresError(
    'start-failed',
    `The embedded PostgreSQL in ${home.dataDir} died ${MAX_DEATHS_A_MINUTE + 1} times within a minute; read ${home.log}, or set DATABASE_URL to a PostgreSQL server.`,
  );
};

const startAgain = async (order: SupervisionOptions, signal: AbortSignal): Promise<number> => {
  const { home, log } = order;
  const since = performance.now();
  log(`PostgreSQL died in ${home.place}; starting it again`);
  if (await hasLivingOwner(home.owner)) await pause(OWNERS_TURN_MS, undefined, { signal });
  for (let tries = 0; ; tries += 1) {
    await pause(PAUSES_MS[tries] ?? SPACE_PAUSE_MS, undefined, { signal });
    try {
      const pid = await order.startAgain();
      log(`PostgreSQL runs again after ${Math.round(performance.now() - since)} ms`);
      return pid;
    } catch (problem) {
      const wantsSpace = problem instanceof EmbeddedPostgresError && problem.fault === 'disk-full';
      if (tries >= PAUSES_MS.length - 1 && !wantsSpace) throw problem;
      if (tries === 0 && wantsSpace) log(problem.message);
    }
  }
};
