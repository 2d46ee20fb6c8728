import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import { administer } from '#testing/administer.ts';

/** Time that runs faster, the same for the site and its database. */
export interface Clock {
  now(): Instant;
  /** Waits this many of its milliseconds. */
  pass(milliseconds: number): Promise<void>;
  /** This many of its milliseconds are over at once. */
  leap(milliseconds: number): Promise<void>;
  /** How many of its milliseconds fit into one of ours. */
  readonly speed: number;
}

/**
 * Gives a database this clock. Every statement asks `clock_timestamp()`; ours stands before the server's in the search path
 * of anyone who connects from now on.
 */
export async function fastClock(database: DatabaseTarget, speed: number): Promise<Clock> {
  const startedAt = Date.now();
  let leapt = 0;
  const set = () =>
    administer(
      database,
      `create or replace function public.clock_timestamp() returns timestamptz language sql volatile parallel safe as $$
         select to_timestamp(${(startedAt + leapt) / 1000})
           + (pg_catalog.clock_timestamp() - to_timestamp(${startedAt / 1000})) * ${speed}
       $$;
       do $$ begin
         execute format('alter database %I set search_path = public, pg_catalog', current_database());
       end $$`,
    );
  await set();
  return {
    speed,
    now: () => instant(startedAt + leapt + (Date.now() - startedAt) * speed),
    pass: async (milliseconds) => {
      await pause(milliseconds / speed);
    },
    leap: async (milliseconds) => {
      leapt += milliseconds;
      await set();
    },
  };
}
