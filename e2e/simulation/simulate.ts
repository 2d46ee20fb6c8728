import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { HOUR, type Instant, MINUTE } from '#kernel/instant.ts';
import { type Audit, audit } from './audit.ts';
import { type Journey, travel } from './traveller.ts';
import { openEnvironment, type Tampering, type SimulationEnvironment } from './environment.ts';

export interface Simulation {
  /** Migrated and empty. */
  readonly database: DatabaseTarget;
  readonly seed: number;
  /** Minimum number of attempts to pay. */
  readonly payments: number;
  /** The share of the provider's calls and events that fail: 0 to 1. */
  readonly faults: number;
  /** Concurrent travellers. */
  readonly concurrency: number;
  /** Ratio of simulated to real time. */
  readonly speed: number;
  /** Simulated milliseconds in which something of what is left open must settle by itself. */
  readonly tidying?: number;
  readonly tampering?: Tampering;
}

export interface Report extends Audit {
  readonly seed: number;
  readonly travellers: number;
  readonly payments: number;
  /** Until the last traveller had their result, and until everything was settled and audited. */
  readonly seconds: { readonly crowd: number; readonly all: number };
}

const TIDYING = 30 * MINUTE;

/** After this long, everything with a retry interval has been retried. */
const LONG_AFTER = 9 * HOUR;

/** Lets travellers buy until this many payments were begun, waits for pending ones, and audits. */
export async function simulate({ database, tampering = {}, tidying = TIDYING, ...asked }: Simulation): Promise<Report> {
  const started = performance.now();
  const environment = await openEnvironment({ database, speed: asked.speed, tampering });
  try {
    await environment.providers.spoil(asked.faults, asked.seed);
    await environment.suppliers.spoil(asked.faults, asked.seed);
    const journeys = await crowd(environment, asked);
    const crowded = secondsSince(started);
    await Promise.all(journeys.flatMap(({ errands }) => errands));
    await settled(environment, tidying);
    // The faults end, and hours pass. Operators cancel some of what they had booked.
    await environment.providers.spoil(0, asked.seed);
    await environment.suppliers.spoil(0, asked.seed);
    await environment.suppliers.callOff(asked.seed);
    await environment.clock.leap(LONG_AFTER);
    const asOf = await settled(environment, tidying);
    const audited = await audit(
      environment,
      asOf,
      journeys.flatMap(({ told }) => told ?? []),
    );
    const payments = await begunOf(environment);
    const seconds = { crowd: crowded, all: secondsSince(started) };
    return { seed: asked.seed, travellers: journeys.length, payments, seconds, ...audited };
  } finally {
    await environment.close();
  }
}

const secondsSince = (started: number): number => Math.round((performance.now() - started) / 100) / 10;

/** Travellers by number, this many at once. */
async function crowd(
  environment: SimulationEnvironment,
  { seed, payments, concurrency }: Pick<Simulation, 'seed' | 'payments' | 'concurrency'>,
): Promise<readonly Journey[]> {
  const journeys: Journey[] = [];
  let next = 0;
  let enough = false;
  const walk = async () => {
    while (!enough) {
      const traveller = next;
      next += 1;
      journeys.push(await travel(environment, seed, traveller));
      if (traveller % 20 === 0) enough = (await begunOf(environment)) >= payments;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, walk));
  return journeys;
}

async function begunOf({ pool }: SimulationEnvironment): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from payment');
  return rows[0]!.count;
}

/**
 * Until nothing is open, or nothing more was settled in the time allowed: computing is not faster in simulated time, and
 * much slower on a busy machine. Returns the time of its last check: whatever could be paid until then may still wait.
 */
async function settled({ pool, clock }: SimulationEnvironment, tidying: number): Promise<Instant> {
  let fewest = Number.POSITIVE_INFINITY;
  let until: number = clock.now();
  for (;;) {
    const looked = clock.now();
    const { rows } = await pool.query<{ open: number }>(OPEN);
    const { open } = rows[0]!;
    if (open < fewest) {
      fewest = open;
      until = looked + tidying;
    }
    if (open === 0 || looked >= until) return looked;
    await clock.pass(MINUTE / 4);
  }
}

/** Abandoned attempts count until they were reconciled after the last moment they could be paid. */
const OPEN = `
  select (select count(*) from payment
      where state in ('created', 'pending', 'unknown') and provider <> 'counter'
        and coalesce(pay_by < clock_timestamp(), true)
        or state = 'expired' and provider <> 'basket' and updated_at < clock_timestamp() - interval '8 hours')
    + (select count(*) from refund where state = 'due')
    + (select count(*) from tour_booking 
        where state = 'pending' or revoke or state = 'booked' and next_try_at < clock_timestamp())
    + (select count(*) from adventure_booking where state in ('pending', 'ending')) as open`;
