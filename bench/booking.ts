// A whole booking over HTTP, from the search to an order paid at the counter, against TPC-B on the same server.
import { openBookings } from './bookings.ts';
import {
  crowd,
  figure,
  median,
  middle,
  print,
  ratioOf,
  ROUND_MS,
  ROUNDS,
  takeTurns,
  type Turn,
  watched,
} from './measure.ts';
import { noteGoal } from './record.ts';
import { startBenchSite } from './site.ts';
import { openBank } from './tpc-b.ts';
import type { Connection } from '#adapters/db/connection.ts';
import { createPool } from '#adapters/db/pool.ts';

const CLIENTS = 8;

const site = await startBenchSite();
const bookings = await openBookings(site.url, 2);
const bank = await openBank(site.database, CLIENTS);
const refusals = new Map<string, number>();

const delays: number[] = [];
/** Bytes of WAL, all clients together, and the bookings that wrote them. */
const wal = await walOf(site.database, () => crowd(CLIENTS, book));
const turns = await takeTurns({
  booking: watched(() => crowd(CLIENTS, book), site.loopDelay, delays),
  limit: () => crowd(CLIENTS, bank.transact),
});
const row = (name: string, side: keyof typeof turns): string[] => {
  const { rate, p50, p99, failed } = middle(turns[side]);
  const ratio = side === 'limit' ? '1' : ratioOf(turns[side], turns.limit).toFixed(2);
  return [name, figure(rate), ratio, figure(p50), figure(p99), String(failed)];
};
print(`booking: ${ROUNDS} rounds of ${ROUND_MS / 1000} s, ${CLIENTS} clients, ${bookings.runs} runs to choose from`, [
  ['', 'a second', 'ratio', 'p50 ms', 'p99 ms', 'failed'],
  row('2 passengers: six calls, durable', 'booking'),
  row('TPC-B through the same driver', 'limit'),
]);
console.log(`event-loop delay while ${CLIENTS} clients book: p99 ${figure(median(delays))} ms`);
console.log(`WAL of a booking: ${figure(wal / 1000)} KB, drafts, letters and jobs included`);
await noteGoal('booking-wal', wal / 1000);
await noteGoal('booking', ratioOf(turns.booking, turns.limit));
await noteGoal('booking-loop', median(delays));
for (const [why, times] of refusals) console.log(`${times} x ${why}`);
await bank.close();
await site.stop();

/** Bytes of WAL that each booking of some work wrote, full pages of the first writes after a checkpoint left out. */
async function walOf(target: Connection, work: () => Promise<Turn>): Promise<number> {
  const pool = createPool(target, { connections: 1 });
  const read = async () =>
    (await pool.query('select wal_bytes::float8 as bytes, wal_fpi::float8 as pages from pg_stat_wal')).rows[0] as {
      bytes: number;
    };
  await pool.query('checkpoint');
  // Pages are written whole once after a checkpoint: only what bookings write is asked about.
  await work();
  const before = await read();
  const { rate } = await work();
  const { bytes } = await read();
  await pool.end();
  return (bytes - before.bytes) / ((rate * ROUND_MS) / 1000);
}

async function book(): Promise<boolean> {
  try {
    await bookings.book();
    return true;
  } catch (problem) {
    const why = String(problem);
    refusals.set(why, (refusals.get(why) ?? 0) + 1);
    return false;
  }
}
