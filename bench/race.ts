// Contended attempts to hold seats, in both isolation levels, audited by the invariants; and the same without the second
// check of a hold, as a control: it must be noticed that this sells seats twice.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useRunFolder } from '../e2e/testing/run-folder.ts';
import { quantile } from './measure.ts';
import { noteGoal } from './record.ts';
import { holdSeats } from '#adapters/db/booking/hold.ts';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { assertInvariants, findBreaches } from '#adapters/db/invariants/assert-invariants.ts';
import { migrate } from '#adapters/db/migrate.ts';
import { createPool, type Pool } from '#adapters/db/pool.ts';
import { type HoldJourney, holdJourney, holdUnguarded } from '#adapters/db/seats/hold-journey.ts';
import { createDraft, orderOf, publishDeparture } from '#testing/db/sale-fixtures.ts';
import { administer } from '#testing/administer.ts';
import { inDatabase } from '#testing/in-database.ts';

const CLIENTS = 64;
const SEATS = 40;
const LEGS = 3;
/** Attempts in each isolation level. */
const ATTEMPTS = Number(process.env['RACE_ATTEMPTS'] ?? 1_000_000);
const CONTROL_ATTEMPTS = 4 * SEATS;
/** On one bus, most of them for seats that are taken: the next bus is free again. */
const ATTEMPTS_ON_A_BUS = 512;
const MIGRATIONS = new URL('../db/migrations', import.meta.url).pathname;

type Level = 'read committed' | 'serializable';

useRunFolder();
const dataDir = await mkdtemp(join(tmpdir(), 'anden-race-'));
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
try {
  let errors = 0;
  for (const level of ['read committed', 'serializable'] as const) errors += await race(level);
  await noteGoal('race-errors', errors);
  if (errors > 0) process.exitCode = 1;
  await control();
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function race(level: Level): Promise<number> {
  const pool = await newPool(level.replace(' ', '_'), level);
  const told: Told = { times: [], kinds: new Map() };
  const started = performance.now();
  for (let left = ATTEMPTS; left > 0; left -= ATTEMPTS_ON_A_BUS)
    await oneBus(pool, { attempts: Math.min(left, ATTEMPTS_ON_A_BUS), claim: holdJourney, told });
  const seconds = (performance.now() - started) / 1000;
  await assertInvariants(pool);
  const { rows } = await pool.query('select deadlocks::int from pg_stat_database where datname = current_database()');
  await pool.end();
  const errors = told.kinds.get('error') ?? 0;
  console.log(
    `${level}: ${told.times.length.toLocaleString('en')} attempts by ${CLIENTS} clients in ${seconds.toFixed(0)} s, ` +
      `${[...told.kinds].map(([kind, count]) => `${count.toLocaleString('en')} ${kind}`).join(', ')}; ` +
      `p50 ${quantile(told.times, 0.5).toFixed(1)} ms, p99 ${quantile(told.times, 0.99).toFixed(1)} ms; ` +
      `${rows[0].deadlocks} deadlocks, no seat held twice, invariants hold`,
  );
  return errors;
}

async function control(): Promise<void> {
  const pool = await newPool('control', 'read committed');
  await oneBus(pool, { attempts: CONTROL_ATTEMPTS, claim: holdUnguarded, told: { times: [], kinds: new Map() } });
  const breaches = await findBreaches(pool);
  await pool.end();
  if (breaches.length === 0) throw new Error('control: seats held without the check were not noticed');
  console.log(`control, without the second check: noticed, ${breaches.length} breaches`);
}

async function newPool(name: string, level: Level): Promise<Pool> {
  await administer(server.connection, `create database race_${name}`);
  await administer(server.connection, `alter database race_${name} set default_transaction_isolation = '${level}'`);
  const target = inDatabase(server.connection, `race_${name}`);
  await migrate(target, MIGRATIONS);
  return createPool(target, { connections: CLIENTS, waitMs: 60_000, queryMs: 60_000, genericPlans: true });
}

interface Told {
  readonly times: number[];
  /** How many attempts ended in each way. */
  readonly kinds: Map<string, number>;
}

interface Bus {
  readonly attempts: number;
  readonly claim: HoldJourney;
  readonly told: Told;
}

/** All clients compete for one or two seats of a bus, on any of its legs; who has some is followed by a new visitor. */
async function oneBus(pool: Pool, { attempts, claim, told }: Bus): Promise<void> {
  const departure = await publishDeparture(pool, { seats: SEATS, legs: LEGS });
  let left = attempts;
  const client = async () => {
    let visitor = await newVisitor();
    while (left > 0) {
      left -= 1;
      const first = 1 + Math.floor(Math.random() * (SEATS - 1));
      const begun = performance.now();
      const held = await holdSeats(pool, orderOf(visitor, [first]), { claim }).catch((problem: unknown) => ({
        kind: 'error' as const,
        problem,
      }));
      told.times.push(performance.now() - begun);
      told.kinds.set(held.kind, (told.kinds.get(held.kind) ?? 0) + 1);
      if (held.kind === 'error' && told.kinds.get('error') === 1) console.log(held.problem);
      if (held.kind === 'held') visitor = await newVisitor();
    }
  };
  const newVisitor = () => {
    const from = Math.floor(Math.random() * LEGS);
    const to = from + 1 + Math.floor(Math.random() * (LEGS - from));
    return createDraft(pool, { departure: { departure, from, to } });
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}
