import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import { administer } from '#testing/administer.ts';

/** Accelerated time, shared by the site and its database. */
export interface Clock {
  now(): Instant;
  /** Waits this many simulated milliseconds. */
  pass(milliseconds: number): Promise<void>;
  /** Skips this many simulated milliseconds. */
  leap(milliseconds: number): Promise<void>;
  /** Ratio of simulated to real milliseconds. */
  readonly speed: number;
}

/**
 * Gives a database this clock. Every statement uses `clock_timestamp()`; ours precedes the server's in the search path
 * of all later connections.
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
