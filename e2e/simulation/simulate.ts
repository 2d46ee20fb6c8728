import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { HOUR, type Instant, MINUTE } from '#kernel/instant.ts';
import { type Audit, audit } from './audit.ts';
import { type Journey, travel } from './traveller.ts';
import { openEnvironment, type Tampering, type SimulationEnvironment } from './environment.ts';

export interface Simulation {
  /** Migrated and empty. */
  readonly database: DatabaseTarget;
  readonly seed: number;
  /** Attempts to pay, at least. */
  readonly payments: number;
  /** Of the provider's calls and notices this many go wrong: 0 to 1. */
  readonly faults: number;
  /** Travellers on their way at once. */
  readonly concurrency: number;
  /** Simulated time over real time. */
  readonly speed: number;
  /** Simulated milliseconds in which what was left open must be settled by itself. */
  readonly tidying?: number;
  readonly tampering?: Tampering;
}

export interface Report extends Audit {
  readonly seed: number;
  readonly travellers: number;
  readonly payments: number;
  /** Until the last traveller was told, and until everything was settled and audited. */
  readonly seconds: { readonly crowd: number; readonly all: number };
}

const TIDYING = 30 * MINUTE;

/** Whatever rests between two questions has been asked again by then. */
const LONG_AFTER = 9 * HOUR;

/** Lets travellers buy until this many payments were begun, waits for what is under way, and audits. */
export async function simulate({ database, tampering = {}, tidying = TIDYING, ...asked }: Simulation): Promise<Report> {
  const started = performance.now();
  const environment = await openEnvironment({ database, speed: asked.speed, tampering });
  try {
    await environment.providers.spoil(asked.faults, asked.seed);
    const journeys = await crowd(environment, asked);
    const crowded = secondsSince(started);
    await Promise.all(journeys.flatMap(({ errands }) => errands));
    await settled(environment, tidying);
    // The storm is over, and hours pass.
    await environment.providers.spoil(0, asked.seed);
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

/** Travellers in the order of their numbers, this many at once. */
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

/** Until nothing is open, or the time in which all must be settled is over. */
/** Answers when it last looked: what could be paid until then waits rightly. */
async function settled({ pool, clock }: SimulationEnvironment, tidying: number): Promise<Instant> {
  const until = clock.now() + tidying;
  for (;;) {
    const looked = clock.now();
    const { rows } = await pool.query<{ open: number }>(OPEN);
    if (rows[0]!.open === 0 || looked >= until) return looked;
    await clock.pass(MINUTE / 4);
  }
}

/** What was given up counts until it has been asked about since anybody could still pay it. */
const OPEN = `
  select (select count(*) from payment
      where state in ('created', 'pending', 'unknown') and provider <> 'counter'
        and coalesce(pay_by < clock_timestamp(), true)
        or state = 'expired' and updated_at < clock_timestamp() - interval '8 hours')
    + (select count(*) from refund where state = 'due') as open`;
