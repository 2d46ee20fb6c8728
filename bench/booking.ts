// A whole booking over HTTP, from the search to an order paid at the counter, against TPC-B on the same server.
import { dayFromNow } from '../e2e/testing/api-client.ts';
import { right } from '../e2e/testing/reach-steps.ts';
import { crowd, figure, median, middle, print, ratioOf, ROUND_MS, ROUNDS, takeTurns, watched } from './measure.ts';
import { noteGoal } from './record.ts';
import { callsOf, newVisitor, startBenchSite } from './site.ts';
import { openBank } from './tpc-b.ts';
import { postAdditionals } from '#wire/additionals.ts';
import { getSchedules, postContact, postCreate, postPayment, postSchedules, postSeats } from '#wire/websale.ts';

const CLIENTS = 8;
/** Days whose runs are booked, enough that no bus fills up. */
const DAYS = 80;
/** Pairs of stops whose runs use different buses. */
const JOURNEYS = [
  { origin: 'TLQ', destination: 'GUA' },
  { origin: 'GUA', destination: 'TLQ' },
];
const PARTY = [
  { first_name: 'Ana', last_name: 'López' },
  { first_name: 'Luis', last_name: 'López' },
];
const CONTACT = {
  ...PARTY[0],
  cell_phone: '3331234567',
  email: 'ana@example.com',
  privacy: true,
  of_age: true,
};

const site = await startBenchSite();
const offers = await allOffers();
const bank = await openBank(site.database, CLIENTS);
const refusals = new Map<string, number>();
let next = 0;

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
print(`booking: ${ROUNDS} rounds of ${ROUND_MS / 1000} s, ${CLIENTS} clients, ${offers.length} runs to choose from`, [
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

interface Offer {
  readonly journey: (typeof JOURNEYS)[number];
  readonly date: string;
  readonly run: { readonly schedule_id: string; readonly schedule_detail_id: string };
}

/** The results of a search, requested once: searches have a separate bench. */
async function allOffers(): Promise<readonly Offer[]> {
  const call = callsOf(site.url, newVisitor());
  const found: Offer[] = [];
  for (const journey of JOURNEYS) {
    const { code } = right(await call(postCreate, { body: draft(journey, dayFromNow(2)) })).reservation;
    for (let day = 2; day < DAYS; day += 1) {
      const { schedules } = right(
        await call(getSchedules, { query: { code, direction: 'departure', date: dayFromNow(day) } }),
      );
      const date = dayFromNow(day);
      for (const { schedule_id, schedule_detail_id, available } of schedules)
        if (available) found.push({ journey, date, run: { schedule_id, schedule_detail_id } });
    }
  }
  // Neighbours in the list leave on different days.
  return found.toSorted((a, b) => a.run.schedule_detail_id.localeCompare(b.run.schedule_detail_id));
}

function draft(journey: (typeof JOURNEYS)[number], date: string) {
  return { ...journey, round: false, departure: { date }, passengers: PARTY.map(() => ({ type: 'adult' as const })) };
}

async function book(): Promise<boolean> {
  const offer = offers[next % offers.length]!;
  next += 1;
  try {
    const call = callsOf(site.url, newVisitor());
    const { code } = right(await call(postCreate, { body: draft(offer.journey, offer.date) })).reservation;
    right(await call(postSchedules, { body: { code, departure: offer.run } }));
    right(await call(postContact, { body: { code, contact: CONTACT, passengers: PARTY } }));
    right(await call(postAdditionals, { body: { code } }));
    const held = right(await call(postSeats, { body: { code, automatic: true } }));
    const { total } = held.reservation.summary;
    right(await call(postPayment, { body: { code, method: 'cash', idempotency_key: `key-of-${code}`, total } }));
    return true;
  } catch (problem) {
    const why = String(problem);
    refusals.set(why, (refusals.get(why) ?? 0) + 1);
    return false;
  }
}
