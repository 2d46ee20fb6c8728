import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { addToBasket, removeFromBasket } from '#app/basket/change-basket.ts';
import { readBasketOf } from '#app/basket/read-basket.ts';
import type { Caller } from '#app/caller.ts';
import { bookVisit } from '#app/lounge/book-visit.ts';
import { readLounges } from '#app/lounge/read-lounges.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { good } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openWholeTripFixture, type WholeTripFixture } from '#testing/whole-trip-fixture.ts';

let database: TestDatabase;
let all: WholeTripFixture;
beforeAll(async () => {
  database = await createTestDatabase();
  all = await openWholeTripFixture(database.pool);
});
afterAll(async () => {
  await all.stop();
  await database.drop();
});
beforeEach(() => all.clear());
afterEach(() => all.fixture.audit());

const now = () => all.fixture.sale.now;
const days = async (caller: Caller) => good(await readLounges(all.site)(caller, now())).days;
const visits = async (caller: Caller) => good(await readLounges(all.site)(caller, now())).visits;

/** A signed-in traveller without a ticket, whose unpaid bus to Puerto Vallarta is in their basket. */
async function unpaidTrip(tier: Tier = 'classic') {
  const caller = await all.programme.enter(await all.programme.account({ tier, purchased: 1_000_000 }), now());
  const bus = await all.fixture.sale.atPayment({ round: false, caller });
  expect(await days(caller)).toEqual([]);
  good(await addToBasket(all.deps())(bus, caller, now()));
  return { caller, bus };
}

/** The same with an hour in the lounge, both in the basket. */
async function tripAndHour() {
  const { caller, bus } = await unpaidTrip();
  const [day] = await days(caller);
  const hour = day!.hours[10]!.starts;
  const wanted = { lounge: 'coast', starts: hour, hours: 1, people: 1, lang: 'es', key: all.newKey() } as const;
  const visit = good(await bookVisit(all.site)(wanted, caller, now()));
  if (!('order' in visit)) throw new Error('booked without an order');
  expect([day!.isWithTrip, visit.isWithTrip]).toEqual([true, true]);
  good(await addToBasket(all.deps())({ code: visit.order }, caller, now()));
  const { order, total } = await readBasketOf(all.deps())(caller, now());
  return { caller, bus, visit: visit.order, basket: { code: order!.code, total } };
}

const newestPayment = async (code: string) => {
  const { rows } = await database.pool.query<{ state: string }>(
    `select p.state from payment p join orders o on o.order_id = p.reservation_id where o.code = $1
     order by p.created_at desc limit 1`,
    [code],
  );
  return rows[0]?.state;
};

describe('an hour in the lounge and its own unpaid bus', () => {
  test('are paid together, and both are there', async () => {
    const { caller, bus, visit, basket } = await tripAndHour();
    good(await all.paying(caller, basket));
    expect([await newestPayment(bus.code), await newestPayment(visit)]).toEqual(['captured', 'captured']);
    expect(await visits(caller)).toMatchObject([{ isPaid: true, order: { code: visit } }]);
  });

  test('are not paid one without the other', async () => {
    const { caller, bus, visit, basket } = await tripAndHour();
    expect(codes(await all.paying(caller, { code: visit, total: 9_000 }))).toEqual(['needs_its_trip']);
    good(await removeFromBasket(all.deps())({ code: bus.code }, caller));
    const { parts } = await readBasketOf(all.deps())(caller, now());
    expect(parts.map(({ refusal }) => refusal)).toEqual(['needs_its_trip']);
    expect(codes(await all.paying(caller, { ...basket, total: 9_000 }))).toEqual(['needs_its_trip']);
    // The bus may be paid alone; then the lounge may, too.
    good(await all.paying(caller, { code: bus.code, total: bus.reservation.quote!.total }));
    good(await all.paying(caller, { code: visit, total: 9_000 }));
    expect(await visits(caller)).toHaveLength(1);
  });

  test('a bus that is gone when the money comes takes the lounge with it: both shares go back', async () => {
    const { caller, bus, visit, basket } = await tripAndHour();
    all.fixture.cards.behave('asks');
    good(await all.paying(caller, basket));
    const { id: payment } = all.fixture.cards.charges.at(-1)!;
    await abandonPayment(all.site)(basket, caller);
    // Its hold ends, and the bus is full by then.
    await endHold(database.pool, bus.reservation.id);
    await seatInventory(database.pool).sweep(10);
    await database.pool.query('update leg_seats set taken = (1::bigint << 62) - 1');
    all.fixture.cards.decide(payment, 'paid');
    await confirmAttempt(all.site, payment);
    await database.pool.query('update leg_seats set taken = 0');
    expect([await newestPayment(bus.code), await newestPayment(visit)]).toEqual(['refund_due', 'refund_due']);
    expect(await visits(caller)).toEqual([]);
  });
});

test('a card that includes the lounge needs a paid ticket', async () => {
  const { caller } = await unpaidTrip('golden');
  expect(await days(caller)).toEqual([]);
});
