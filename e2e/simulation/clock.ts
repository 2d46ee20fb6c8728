import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import { administer } from '#main/testing/administer.ts';

/** Time that runs faster, the same for the site and its database. */
export interface Clock {
  now(): Instant;
  /** Waits so many of its milliseconds. */
  pass(milliseconds: number): Promise<void>;
  /** How many of its milliseconds fit into one of ours. */
  readonly speed: number;
  readonly startedAt: Instant;
}

export function fastClock(speed: number, startedAt = instant(Date.now())): Clock {
  return {
    speed,
    startedAt,
    now: () => instant(startedAt + (Date.now() - startedAt) * speed),
    pass: async (milliseconds) => {
      await pause(milliseconds / speed);
    },
  };
}

/**
 * Gives a database this clock. Every statement asks `clock_timestamp()`; ours stands before the server's in the search path
 * of whoever connects from now on.
 */
export const setClock = (database: DatabaseTarget, { speed, startedAt }: Clock): Promise<void> =>
  administer(
    database,
    `create function public.clock_timestamp() returns timestamptz language sql volatile parallel safe as $$
       select to_timestamp(${startedAt / 1000}) + (pg_catalog.clock_timestamp() - to_timestamp(${startedAt / 1000})) * ${speed}
     $$;
     do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`,
  );
