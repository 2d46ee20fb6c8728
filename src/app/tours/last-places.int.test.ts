import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import type { ClaimStore } from '#app/tours/ports.ts';
import { chooseTour } from '#app/tours/shopping.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { MINUTE } from '#kernel/instant.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openToursFixture, type ToursFixture } from '#testing/tours-fixture.ts';

const MANGROVES = 'manglar-de-san-blas';
const VISITORS = 200;
const PLACES = 7;
/** At the same time: more than there are places, fewer than wait for a connection. */
const AT_ONCE = 12;

let database: TestDatabase;
let payments: PaymentFixture;
let tours: ToursFixture;
beforeAll(async () => {
  database = await createTestDatabase({ connections: AT_ONCE });
  payments = await openPaymentFixture(database.pool);
  tours = await openToursFixture(database.pool, { ...payments.sale, ...orderDeps(database.pool, payments.sale) });
});
afterAll(async () => {
  await tours.stop();
  await database.drop();
});
beforeEach(async () => {
  await tours.clear();
  await payments.clear();
});
afterEach(() => expect([...tours.problems, ...payments.sale.problems]).toEqual([]));

/** Everybody wants one place, so many at a time; what each got. */
async function rush(claims: ClaimStore) {
  const [{ slot }] = (await tours.slotsIn(12, MANGROVES)) as [Awaited<ReturnType<typeof tours.slotsIn>>[number]];
  // As if somebody else had one of the eight.
  const last = { ...slot, capacity: PLACES };
  const deps = { ...tours.deps, claims, supplier: { slot: async () => last } };
  const waiting = Array.from({ length: VISITORS }, () => stranger());
  const held: {
    caller: ReturnType<typeof stranger>;
    session: Awaited<ReturnType<typeof tours.atPayment>>['session'];
  }[] = [];
  const left: number[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let caller = waiting.pop(); caller; caller = waiting.pop()) {
        const wanted = { name: MANGROVES, slot: slot.key, adults: 1, children: 0, pickUp: null, total: null };
        const chosen = await chooseTour(deps)(null, wanted, { caller, now: tours.clock.now() });
        if (chosen.ok) held.push({ caller, session: chosen.value });
        else left.push(Number(chosen.fault[0].params?.['left']));
      }
    }),
  );
  return { held, left };
}

test(
  `${VISITORS} visitors on the last ${PLACES} places of a start: exactly ${PLACES} are sold`,
  async () => {
    const { held, left } = await rush(tours.deps.claims);
    expect(held).toHaveLength(PLACES);
    expect(left).toHaveLength(VISITORS - PLACES);
    expect(Math.max(...left)).toBe(0);
    for (const { caller, session } of held) {
      const ready = good(await tours.checkOut(session, caller));
      good(await tours.paying(ready, caller));
    }
    const { rows } = await database.pool.query(`select sum(people)::int as sold from slot_claim where state = 'sold'`);
    expect(rows[0].sold).toBe(PLACES);
    await payments.audit();
  },
  2 * MINUTE,
);

test(
  'control: without the lock more are held than there are places',
  async () => {
    const { claims } = tours.deps;
    const [{ slot }] = (await tours.slotsIn(12, MANGROVES)) as [Awaited<ReturnType<typeof tours.slotsIn>>[number]];
    await database.pool.query('insert into tour_slot (slot, product, starts_at, capacity) values ($1, $2, $3, $4)', [
      slot.key,
      slot.product,
      new Date(slot.starts),
      PLACES,
    ]);
    let met = 0;
    let meet: () => void;
    const together = new Promise<void>((resolve) => (meet = resolve));
    // Counts without a lock; the first ones count before any of them holds.
    const unlocked: ClaimStore = {
      ...claims,
      lockSlot: async (tx, slot) => {
        const { rows } = await sessionOf(tx).query(
          `select coalesce(sum(people), 0)::int as taken from slot_claim where slot = $1 and state = 'held'`,
          [slot],
        );
        met += 1;
        if (met > PLACES) meet();
        await together;
        return { capacity: PLACES, taken: rows[0].taken };
      },
    };
    const { held } = await rush(unlocked);
    expect(held.length).toBeGreaterThan(PLACES);
    await database.pool.query(`update slot_claim set state = 'sold', held_until = null`);
    await expect(assertInvariants(database.pool)).rejects.toThrow('i32');
  },
  2 * MINUTE,
);
