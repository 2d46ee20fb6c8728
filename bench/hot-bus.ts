// One bus wanted by everybody, by the seat inventory on a real database, against the same holds on separate buses.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useRunFolder } from '../e2e/testing/run-folder.ts';
import { crowd, figure, median, middle, print, quantile, ROUND_MS, ROUNDS, type Turn } from './measure.ts';
import { noteGoal } from './record.ts';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { migrate } from '#adapters/db/migrate.ts';
import { createPool, type Pool } from '#adapters/db/pool.ts';
import { createDraft, orderOf, publishDeparture } from '#testing/db/sale-fixtures.ts';
import type { StoredReservation } from '#app/booking/ports.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import { administer } from '#testing/administer.ts';
import { inDatabase } from '#testing/in-database.ts';

const CLIENTS = 64;
const SEATS = 40;
/** Holds of each client on a separate bus in one turn. */
const ALONE = 16;
const MIGRATIONS = new URL('../db/migrations', import.meta.url).pathname;
const LEVELS = ['read committed', 'serializable'] as const;

/** Errors and deadlocks so far, and the worst ratio of the p99. */
let wrong = 0;
let worst = 0;
useRunFolder();
const dataDir = await mkdtemp(join(tmpdir(), 'anden-bench-'));
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
try {
  for (const level of LEVELS) await measure(level);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(level: (typeof LEVELS)[number]): Promise<void> {
  const name = `hot_${level.replace(' ', '_')}`;
  await administer(server.connection, `create database ${name}`);
  await administer(server.connection, `alter database ${name} set default_transaction_isolation = '${level}'`);
  const target = inDatabase(server.connection, name);
  await migrate(target, MIGRATIONS);
  const pool = createPool(target, { connections: CLIENTS, waitMs: 60_000, queryMs: 60_000, genericPlans: true });
  const alone: Turn[] = [];
  const hot: Hot[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const turns = { alone: await holdAlone(pool), hot: await holdHot(pool) };
    if (round === 0) continue;
    alone.push(turns.alone);
    hot.push(turns.hot);
  }
  await assertInvariants(pool);
  const { rows } = await pool.query('select deadlocks::int from pg_stat_database where datname = current_database()');
  await pool.end();
  await tell(level, { alone, hot, deadlocks: rows[0].deadlocks });
}

interface Hot extends Turn {
  readonly attempts: number;
  readonly sold: number;
  readonly errors: number;
}

interface Told {
  readonly alone: readonly Turn[];
  readonly hot: readonly Hot[];
  readonly deadlocks: number;
}

async function tell(level: string, { alone, hot, deadlocks }: Told): Promise<void> {
  const row = (name: string, { rate, p50, p99 }: Turn) => [name, figure(rate), figure(p50), figure(p99)];
  const sum = (of: (turn: Hot) => number) => hot.reduce((total, turn) => total + of(turn), 0);
  print(`hot bus, ${level}: ${ROUNDS} rounds of ${ROUND_MS / 1000} s, ${CLIENTS} clients and connections`, [
    ['', 'a second', 'p50 ms', 'p99 ms'],
    row(`one bus of ${SEATS} seats`, middle(hot)),
    row('a bus for each client', middle(alone)),
  ]);
  const ratio = median(hot.map(({ p99 }, round) => p99 / alone[round]!.p99));
  console.log(
    `p99 ${ratio.toFixed(2)} x uncontended; ${sum((turn) => turn.attempts).toLocaleString('en')} attempts on ` +
      `${ROUNDS} buses, sold ${hot.map(({ sold }) => sold).join(' ')}; ${sum((turn) => turn.errors)} errors shown there ` +
      `and ${alone.reduce((total, { failed }) => total + failed, 0)} of the uncontended, ${deadlocks} deadlocks, invariants hold`,
  );
  wrong += deadlocks + sum((turn) => turn.errors) + alone.reduce((total, { failed }) => total + failed, 0);
  worst = Math.max(worst, ratio);
  await noteGoal('hot-bus-p99', worst);
  await noteGoal('hot-bus-errors', wrong);
}

/** A visitor about to choose a seat for the whole way. */
function draftOn(pool: Pool, departure: DepartureId): Promise<StoredReservation> {
  return createDraft(pool, { departure: { departure, from: 0, to: 3 } });
}

function draftsOf(pool: Pool, departures: readonly DepartureId[]): Promise<StoredReservation[]> {
  return Promise.all(departures.map((departure) => draftOn(pool, departure)));
}

/** Every client fills a separate bus, party after party: all the work of a hold, without contention. */
async function holdAlone(pool: Pool): Promise<Turn> {
  const buses = await Promise.all(Array.from({ length: CLIENTS }, () => publishDeparture(pool, { seats: SEATS })));
  const drafts: StoredReservation[][] = [];
  for (let party = 0; party < ALONE; party += 1) drafts.push(await draftsOf(pool, buses));
  const seats = seatInventory(pool);
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  await Promise.all(
    buses.map(async (_, client) => {
      for (let party = 0; party < ALONE; party += 1) {
        const begun = performance.now();
        const held = await seats.hold(orderOf(drafts[party]![client]!, [party + 1])).catch(() => undefined);
        times.push(performance.now() - begun);
        if (held?.kind !== 'held') failed += 1;
      }
    }),
  );
  const rate = ((times.length - failed) * 1000) / (performance.now() - started);
  return { rate, p50: quantile(times, 0.5), p99: quantile(times, 0.99), failed };
}

/** All clients compete for any seat of one bus, repeatedly; a successful one leaves, and a new visitor comes. */
async function holdHot(pool: Pool): Promise<Hot> {
  const bus = await publishDeparture(pool, { seats: SEATS });
  const visitors = await draftsOf(
    pool,
    Array.from({ length: CLIENTS }, () => bus),
  );
  const seats = seatInventory(pool);
  let attempts = 0;
  let errors = 0;
  const turn = await crowd(CLIENTS, async (client) => {
    attempts += 1;
    const seat = 1 + Math.floor(Math.random() * SEATS);
    const held = await seats.hold(orderOf(visitors[client]!, [seat])).catch(() => undefined);
    if (held?.kind === 'held') visitors[client] = await draftOn(pool, bus);
    else if (held?.kind !== 'taken') errors += 1;
    return true;
  });
  const { rows } = await pool.query('select count(*)::int as sold from seat_claim where departure_id = $1', [bus]);
  return { ...turn, attempts, errors, sold: rows[0].sold };
}
