import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { baskets } from '#adapters/db/basket/baskets.ts';
import { loungeReads, loungeStore } from '#adapters/db/lounge/lounge-visits.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { sessionOf, transactions } from '#adapters/db/session-of.ts';
import type { Caller } from '#app/caller.ts';
import { bookVisit } from '#app/lounge/book-visit.ts';
import type { LoungeStore } from '#app/lounge/ports.ts';
import { readLounges } from '#app/lounge/read-lounges.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import { type Instant, MINUTE } from '#kernel/instant.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { good } from '#testing/paying-sale.ts';
import { codes, openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { coastLounge } from '#testing/coast-lounge.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, type Programme } from '#testing/travellers.ts';

const VISITORS = 200;
const PLACES = 7;
/** At the same time: more than there are places. */
const AT_ONCE = 12;

const LOUNGE = coastLounge({ opens: 6, closes: 22, capacity: PLACES });

let database: TestDatabase;
let fixture: PaymentFixture;
let programme: Programme;
beforeAll(async () => {
  database = await createTestDatabase({ connections: AT_ONCE });
  fixture = await openPaymentFixture(database.pool);
  programme = openProgramme(database.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await fixture.clear();
  await database.pool.query('truncate lounge_visit, lounge_hour');
});
afterEach(() => expect(fixture.sale.problems).toEqual([]));

/** Whose ticket opens the lounge to everybody here: hundreds of tickets do not fit into the buses of a day. */
let holder: TravellerId;

const deps = (store: LoungeStore = loungeStore) => ({
  ...fixture.sale,
  ...orderDeps(database.pool, { ...fixture.sale, lounges: [LOUNGE] }),
  lounges: [LOUNGE],
  loungeReads: {
    ...loungeReads(database.pool),
    moments: (_own: TravellerId, stops: readonly string[], from: Instant) =>
      loungeReads(database.pool).moments(holder, stops, from),
  },
  baskets: baskets(database.pool),
  loungeStore: store,
  inTransaction: transactions(database.pool),
  newOrders: newOrders(database.pool),
});

/** Travellers whose tier includes the lounge, and an hour of the day of their ticket. */
async function travellers(count: number): Promise<{ readonly callers: readonly Caller[]; readonly hour: Instant }> {
  const callers: Caller[] = [];
  for (let one = 0; one < count; one += 1) {
    const account = await programme.account({ tier: 'golden' });
    callers.push(await programme.enter(account, fixture.sale.now));
    if (one === 0) holder = account.id;
  }
  good(await fixture.paying(await fixture.sale.atPayment({ round: false, caller: callers[0]! })));
  const { days } = good(await readLounges(deps())(callers[0]!, fixture.sale.now));
  return { callers, hour: days[0]!.hours.at(-1)!.starts };
}

/** Everybody wants one place in the same hour, so many at a time; what each was told. */
async function rush(store: LoungeStore, count: number): Promise<readonly string[]> {
  const { callers, hour } = await travellers(count);
  const waiting = [...callers];
  const told: string[] = [];
  const wanted = { lounge: 'coast', starts: hour, hours: 1, people: 1, lang: 'es', key: 'key-of-visit' } as const;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let caller = waiting.pop(); caller; caller = waiting.pop()) {
        const booked = await bookVisit(deps(store))(wanted, caller, fixture.sale.now);
        told.push(booked.ok ? 'booked' : codes(booked)!.join());
      }
    }),
  );
  return told;
}

const countOf = (told: readonly string[], what: string) => told.filter((one) => one === what).length;

test(
  `${VISITORS} travellers want the last ${PLACES} places of an hour in the lounge: exactly ${PLACES} have them`,
  async () => {
    const told = await rush(loungeStore, VISITORS);
    expect([countOf(told, 'booked'), countOf(told, 'lounge_full')]).toEqual([PLACES, VISITORS - PLACES]);
    await assertInvariants(database.pool);
  },
  2 * MINUTE,
);

test(
  'control: without the lock of the hour more have a place than there are',
  async () => {
    let met = 0;
    let meet: () => void;
    const together = new Promise<void>((resolve) => (meet = resolve));
    const asked = new WeakSet<object>();
    // Counts without a lock; the first ones count before any of them has a place.
    const unlocked: LoungeStore = {
      ...loungeStore,
      lockHours: async (tx, _lounge, hours) => {
        const { rows } = await sessionOf(tx).query(
          `select coalesce(sum(people), 0)::int as taken from lounge_visit where state = 'booked'`,
        );
        // It locks twice, and counts the second time.
        if (asked.has(tx)) {
          met += 1;
          if (met > PLACES) meet();
          await together;
        }
        asked.add(tx);
        return hours.map(() => rows[0].taken);
      },
    };
    const told = await rush(unlocked, 2 * AT_ONCE);
    expect(countOf(told, 'booked')).toBeGreaterThan(PLACES);
  },
  2 * MINUTE,
);
