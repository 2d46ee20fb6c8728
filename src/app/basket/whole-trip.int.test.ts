import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { tourBookings } from '#adapters/db/tours/bookings.ts';
import { removeFromBasket } from '#app/basket/change-basket.ts';
import { type Changing, readBeside } from '#app/basket/read-beside.ts';
import type { Caller } from '#app/caller.ts';
import { bookVisit } from '#app/lounge/book-visit.ts';
import { readLounges } from '#app/lounge/read-lounges.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { listMethods } from '#app/payment/list-methods.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { readAdventure } from '#domain/adventures/adventure.ts';
import { adventureOffer } from '#domain/adventures/cancelled-adventure.ts';
import { describeOrder } from '#http/orders/kinds.ts';
import { after, HOUR, MINUTE } from '#kernel/instant.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openWholeTripFixture, type WholeTrip, type WholeTripFixture } from '#testing/whole-trip-fixture.ts';

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

/** Each order of a whole trip: how its newest payment stands, and how much of it goes back. */
async function sharesOf({ bus, lounge, tour, adventure }: WholeTrip) {
  const shares: Record<string, string> = {};
  for (const [name, code] of Object.entries({ bus: bus.code, lounge, tour, adventure })) {
    const { rows } = await database.pool.query<{ state: string; back: boolean }>(
      `select p.state, exists (select from refund f where f.payment_id = p.payment_id) as back
       from payment p join orders o on o.order_id = p.reservation_id
       where o.code = $1 order by p.created_at desc limit 1`,
      [code],
    );
    shares[name] = rows[0]!.back ? 'back' : rows[0]!.state;
  }
  return shares;
}

const beside = (code: string, caller: Caller, change: Partial<Changing> = {}) =>
  readBeside({
    ...all.deps(),
    newOrders: newOrders(database.pool),
    describe: describeOrder({ ...all.site, tripGivesBack: async () => undefined }),
  })({ code, ...change }, caller, all.fixture.sale.now);

describe('a whole trip in one basket', () => {
  test('is paid once, and each of its suppliers books what is theirs', async () => {
    const trip = await all.wholeTrip();
    good(await all.paying(trip.caller, trip.basket));
    expect(await sharesOf(trip)).toEqual({
      bus: 'captured',
      lounge: 'captured',
      tour: 'captured',
      adventure: 'captured',
    });
    await all.tours.book();
    await all.adventures.book();
    const { rows } = await database.pool.query(
      'select count(*)::int as vouchers from voucher where cancelled_at is null',
    );
    expect(rows).toEqual([{ vouchers: 3 }]);
    const { visits } = good(await readLounges(all.site)(trip.caller, all.fixture.sale.now));
    expect(visits).toHaveLength(1);
  });

  test('is not offered to be paid while a start in it is cancelled, and is once that is taken out', async () => {
    const { caller, basket, start, tour } = await all.wholeTrip();
    const ways = () => listMethods(all.site)(basket, caller, all.fixture.sale.now);
    expect(good(await ways()).methods.length).toBeGreaterThan(0);
    await all.site.inTransaction((tx) => tourBookings(database.pool).cancelSlot(tx, start.key, 'weather'));
    expect(codes(await ways())).toEqual(['slot_closed']);
    good(await removeFromBasket(all.deps())({ code: tour }, caller));
    expect(good(await ways()).methods.length).toBeGreaterThan(0);
  });

  test('the money of what its suppliers refuse goes back to the payer, and the rest stays', async () => {
    const trip = await all.wholeTrip();
    good(await all.paying(trip.caller, trip.basket));
    await all.tours.break({ next: ['late-refuse'] });
    await all.adventures.break({ next: ['refuse'] });
    // Accepted, and refused when asked about.
    await all.tours.book();
    await all.tours.book();
    await all.adventures.book();
    expect(await sharesOf(trip)).toMatchObject({
      bus: 'captured',
      lounge: 'captured',
      tour: 'back',
      adventure: 'back',
    });
    await all.fixture.audit();
    // Through the basket, then from the provider.
    await refundDue(all.site);
    await refundDue(all.site);
    const { rows } = await database.pool.query(
      `select count(*)::int as count from refund f join payment p using (payment_id)
       where f.state = 'paid' and p.provider <> 'basket'`,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  test('what went to others while the bank asked goes back, and the rest is sold', async () => {
    const trip = await all.wholeTrip();
    all.fixture.cards.behave('asks');
    good(await all.paying(trip.caller, trip.basket));
    await abandonPayment(all.site)(trip.basket, trip.caller);
    await database.pool.query(`update slot_claim set held_until = clock_timestamp() where held_until is not null`);
    await database.pool.query('update lounge_visit set held_until = clock_timestamp()');
    for (let places = 0; places < 6; places += 1) await all.tours.choose(trip.start.key, { adults: 1 });
    const rival = await all.programme.enter(
      await all.programme.account({ tier: 'golden', purchased: 10_000_000 }),
      all.fixture.sale.now,
    );
    const ticket = await all.fixture.sale.atPayment({ round: false, caller: rival });
    good(await all.paying(rival, { code: ticket.code, total: ticket.reservation.quote!.total }, 'traveller_purchased'));
    const wanted = { lounge: 'coast', starts: trip.hour, hours: 1, people: 1, lang: 'es', key: all.newKey() } as const;
    good(await bookVisit(all.site)(wanted, rival, all.fixture.sale.now));
    const { id: payment } = all.fixture.cards.charges.at(-1)!;
    all.fixture.cards.decide(payment, 'paid');
    await confirmAttempt(all.site, payment);
    expect(await sharesOf(trip)).toEqual({ bus: 'captured', lounge: 'back', tour: 'back', adventure: 'captured' });
  });
});

const orderedAdventure = async (code: string) => {
  const { rows } = await database.pool.query(
    'select i.what from order_item i join orders o using (order_id) where o.code = $1',
    [code],
  );
  return readAdventure(rows[0].what);
};

describe('before its bus is cancelled or moved', () => {
  test('it says what else was bought for it, and what each gives back', async () => {
    const trip = await all.wholeTrip();
    const { caller, bus, lounge, tour, adventure } = trip;
    expect(good(await beside(bus.code, caller))).toEqual([]);
    good(await all.paying(caller, trip.basket));
    await all.adventures.book();
    const found = good(await beside(bus.code, caller));
    expect(found.map(({ code, givesBack }) => [code, givesBack])).toEqual([
      [lounge, 9_000],
      // Its ladder gives all of it back so many days before.
      [tour, trip.start.prices.adult],
      [adventure, adventureOffer(await orderedAdventure(adventure), all.fixture.sale.now).amount],
    ]);
    // Nothing hangs on a tour.
    expect(codes(await beside(bus.code, stranger()))).toEqual(['reservation_not_found']);
  });

  test('it says only what does not fit with the new time', async () => {
    const trip = await all.wholeTrip();
    const { caller, bus, departs, arrives, hour, lounge } = trip;
    good(await all.paying(caller, trip.basket));
    const to = (milliseconds: number) => ({
      journeys: [0],
      to: { starts: after(departs, milliseconds), ends: after(arrives, milliseconds) },
    });
    expect(good(await beside(bus.code, caller, to(MINUTE)))).toEqual([]);
    const late = good(await beside(bus.code, caller, to(hour - arrives + MINUTE)));
    expect(late.map(({ code }) => code)).toContain(lounge);
    expect(late.map(({ code }) => code)).not.toContain(trip.tour);
  });

  test('it names what was bought apart as such, to whom bought it', async () => {
    const trip = await all.wholeTrip();
    const { caller, bus, hour } = trip;
    good(await all.paying(caller, trip.basket));
    const wanted = { lounge: 'coast', starts: after(hour, HOUR), hours: 1, people: 1, lang: 'es' } as const;
    const visit = good(await bookVisit(all.site)({ ...wanted, key: all.newKey() }, caller, all.fixture.sale.now));
    if (!('order' in visit)) throw new Error('booked without an order');
    good(await all.paying(caller, { code: visit.order, total: 9_000 }));
    const found = good(await beside(bus.code, caller));
    expect(found.map(({ code, isPaidWith }) => [code, isPaidWith])).toEqual([
      [trip.lounge, true],
      [trip.tour, true],
      [trip.adventure, true],
      [visit.order, false],
    ]);
  });

  test('what was given back already is not named again', async () => {
    const trip = await all.wholeTrip();
    good(await all.paying(trip.caller, trip.basket));
    await all.tours.break({ next: ['late-refuse'] });
    await all.tours.book();
    await all.tours.book();
    const found = good(await beside(trip.bus.code, trip.caller));
    expect(found.map(({ code }) => code)).not.toContain(trip.tour);
  });
});
