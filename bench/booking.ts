// A whole booking over HTTP, from the search to an order paid at the counter, against TPC-B on the same server.
import { openBookings } from './bookings.ts';
import { crowd, figure, median, middle, print, ratioOf, ROUND_MS, ROUNDS, takeTurns, watched } from './measure.ts';
import { noteGoal } from './record.ts';
import { startBenchSite } from './site.ts';
import { openBank } from './tpc-b.ts';

const CLIENTS = 8;

const site = await startBenchSite();
const bookings = await openBookings(site.url, 2);
const bank = await openBank(site.database, CLIENTS);
const refusals = new Map<string, number>();

const delays: number[] = [];
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
await noteGoal('booking', ratioOf(turns.booking, turns.limit));
await noteGoal('booking-loop', median(delays));
for (const [why, times] of refusals) console.log(`${times} x ${why}`);
await bank.close();
await site.stop();

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
