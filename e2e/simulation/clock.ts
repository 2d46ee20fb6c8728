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
 * Gives a database this clock. Every statement uses `clock_timestamp()`, or `statement_timestamp()` where it looks for
 * rows by their age; ours precede the server's in the search path of all later connections.
 */
export async function fastClock(database: DatabaseTarget, speed: number): Promise<Clock> {
  const startedAt = Date.now();
  let leapt = 0;
  const functionText = (name: string, kind: string): string =>
    `create or replace function public.${name}() returns timestamptz language sql ${kind} parallel safe as $$
       select to_timestamp(${(startedAt + leapt) / 1000})
         + (pg_catalog.${name}() - to_timestamp(${startedAt / 1000})) * ${speed}
     $$;`;
  const set = () =>
    administer(
      database,
      `${functionText('clock_timestamp', 'volatile')}
       ${functionText('statement_timestamp', 'stable')}
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
