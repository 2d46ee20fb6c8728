import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Home } from './home.ts';
import { hasLivingOwner } from './owner.ts';
import { isServerOf } from './postmaster-file.ts';

/** Interval between checks that the server is alive. */
const LOOK_EVERY_MS = 200;
/** Another process that is responsible for the server has this long to restart it before we do. */
const OWNERS_TURN_MS = 1_500;
/** Pauses before the restart attempts; after the last of them the server counts as lost. */
const PAUSES_MS = [0, 250, 500, 1_000, 2_000, 4_000];
/**
 * When the disk is full, restarting is retried forever: space may be freed, and a new start of this program would need
 * it too.
 */
const SPACE_PAUSE_MS = 2_000;
/** A server that dies more often than this per minute does not recover by restarting. */
const MAX_DEATHS_A_MINUTE = 5;

export type SupervisionOptions = {
  readonly home: Home;
  /** The current server. */
  readonly pid: number;
  /** Restarts the server in the same place, or finds that another process did; returns its pid. */
  readonly startAgain: () => Promise<number>;
  /** Called once, when the server could not be restarted. */
  readonly onLost: (problem: unknown) => void;
  readonly log: (message: string) => void;
};

export type Supervision = {
  /** Stops supervising, and returns the server's pid. */
  readonly end: () => Promise<number>;
};

/** Restarts a server that dies while this process lives: crash recovery keeps every acknowledged row. */
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
