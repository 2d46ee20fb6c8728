import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { clientConfig } from './client-config.ts';
import type { DatabaseTarget } from './connection.ts';
import { DatabaseAway } from './database-errors.ts';

/** Between two questions, and while nobody answers. */
const EVERY_MS = 300;
const AGAIN_MS = 200;
/** A server that does not answer the smallest question within so long is taken for frozen. With the above: known after 1.5 s. */
const TIMEOUT_MS = 1_200;
/**
 * Counted in turns of our own loop and not by the clock: while this process is busy, or the whole machine, an answer that
 * has come is not read, and the time is not counted either.
 */
const TURN_MS = 100;
const MAX_MISSED_TURNS = TIMEOUT_MS / TURN_MS;
/** For a connection that is never made, by the clock. */
const MAX_CONNECT_MS = 10_000;

/** Knows whether the database answers, on a connection of its own. */
export interface Pulse {
  /** Asks again and again from now on. */
  begin(): void;
  /** As far as was seen last; never before it began. */
  isAway(): boolean;
  /** Asks now; answers within little more than a second. */
  answers(): Promise<boolean>;
  /**
   * The work, or DatabaseAway as soon as the database stops answering while it is under way. The work itself goes on, and
   * ends when its own connection does: nobody waits for it any longer.
   */
  whileAnswering<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

export interface PulseOptions {
  /** Told when the database goes away and when it is back, with how long it was away. */
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
      // Somebody who begins while it is away may need none of it: the connection that is refused tells.
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
  const client = new Client({
    ...clientConfig(target, {}),
    application_name: 'anden-pulse',
    connectionTimeoutMillis: MAX_CONNECT_MS,
  });
  client.on('error', () => undefined);
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

/** The answer, or false after a while. */
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

/** A frozen server answers no good-bye: nobody waits for it. */
function letGo(client: Client): void {
  client.end().catch(() => undefined);
}
