import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { newClient } from './client.ts';
import { clientConfig } from './client-config.ts';
import type { DatabaseTarget } from './connection.ts';
import { DatabaseAway } from './database-errors.ts';

/** Intervals between checks: while the database answers, and while it does not. */
const EVERY_MS = 300;
const AGAIN_MS = 200;
/**
 * A server that does not answer the smallest query within this time counts as frozen. With the interval above, this is
 * detected within 1.5 s.
 */
const TIMEOUT_MS = 1_200;
/**
 * Counted in turns of our event loop, not by the clock: while this process or the machine is busy, replies that arrived
 * are not read, and the time does not count.
 */
const TURN_MS = 100;
const MAX_MISSED_TURNS = TIMEOUT_MS / TURN_MS;
/** By the clock, for a connection that is never established. */
const MAX_CONNECT_MS = 10_000;

/** Monitors whether the database answers, on a separate connection. */
export interface Pulse {
  /** Starts checking periodically. */
  begin(): void;
  /** The last known state; false before `begin`. */
  isAway(): boolean;
  /** Checks now; resolves within little more than a second. */
  answers(): Promise<boolean>;
  /**
   * Resolves with the work, or rejects with DatabaseAway as soon as the database stops answering. The work itself
   * continues without being awaited, and ends when its connection does.
   */
  whileAnswering<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

export interface PulseOptions {
  /** Called when the database becomes unavailable and when it is back, with how long it was away. */
  readonly log: (message: string) => void;
}

export function createPulse(target: DatabaseTarget, { log }: PulseOptions): Pulse {
  const stopping = new AbortController();
  const waiting = new Set<(problem: DatabaseAway) => void>();
  let client: Client | undefined;
  let asking: Promise<boolean> | undefined;
  let awaySince: number | undefined;

  const note = (isThere: boolean): boolean => {
    if (isThere && awaySince !== undefined) {
      log(`the database answers again after ${Math.round(performance.now() - awaySince)} ms`);
      awaySince = undefined;
    }
    if (!isThere && awaySince === undefined && !stopping.signal.aborted) {
      log('the database does not answer');
      awaySince = performance.now();
      for (const tell of waiting) tell(new DatabaseAway());
      waiting.clear();
    }
    return isThere;
  };

  const askNow = async (): Promise<boolean> => {
    const here = (client ??= connecting(target));
    const isThere = await inTime(answered(here));
    if (isThere) return true;
    client = undefined;
    letGo(here);
    return false;
  };

  const answers = (): Promise<boolean> => {
    asking ??= askNow()
      .then(note)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };

  let beating: Promise<void> | undefined;
  const beat = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const isThere = await answers();
      await pause(isThere ? EVERY_MS : AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(
        () => undefined,
      );
    }
  };

  return {
    begin: () => {
      beating ??= beat();
    },
    isAway: () => awaySince !== undefined,
    answers,
    whileAnswering: async (work) => {
      const { promise: away, reject } = Promise.withResolvers<never>();
      // Work that starts while the database is away may not need it: if it does, getting a connection fails.
      waiting.add(reject);
      try {
        return await Promise.race([work(), away]);
      } finally {
        waiting.delete(reject);
      }
    },
    stop: async () => {
      stopping.abort();
      await beating;
      if (client) letGo(client);
    },
  };
}

type Asked = Client & { readonly opening?: Promise<unknown> };

function connecting(target: DatabaseTarget): Asked {
  const client = newClient({
    ...clientConfig(target, {}),
    application_name: 'anden-pulse',
    connectionTimeoutMillis: MAX_CONNECT_MS,
  });
  return Object.assign(client, { opening: client.connect() });
}

async function answered(client: Asked): Promise<boolean> {
  try {
    await client.opening;
    await client.query('select 1');
    return true;
  } catch {
    return false;
  }
}

/** The answer, or false after the timeout. */
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const over = new AbortController();
  const { signal } = over;
  const late = (async () => {
    for (let turn = 0; turn < MAX_MISSED_TURNS && !signal.aborted; turn += 1)
      await pause(TURN_MS, undefined, { signal, ref: false }).catch(() => undefined);
    return false;
  })();
  return Promise.race([answer, late]).finally(() => over.abort());
}

/** A frozen server does not answer the disconnect, so this does not wait. */
function letGo(client: Client): void {
  client.end().catch(() => undefined);
}
