import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adventureSupplier } from '#adapters/adventures/supplier.ts';
import { loungeReads, loungeStore } from '#adapters/db/lounge/lounge-visits.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { transactions } from '#adapters/db/session-of.ts';
import { orderAdventure } from '#app/adventures/order-adventure.ts';
import { findAdventure } from '#app/adventures/read-adventures.ts';
import { type Changing, readBeside } from '#app/basket/read-beside.ts';
import type { Caller } from '#app/caller.ts';
import { bookVisit } from '#app/lounge/book-visit.ts';
import { readLounges } from '#app/lounge/read-lounges.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { pay } from '#app/payment/pay.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { priceOfParty } from '#domain/adventures/choose-adventure.ts';
import type { Lounge } from '#domain/lounge/lounge.ts';
import { describeOrder } from '#http/orders/kinds.ts';
import { after, HOUR, type Instant, instant, MINUTE, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { openAdventuresFixture } from '#testing/adventures-fixture.ts';
import { basketDeps, basketOf } from '#testing/basket.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { codes, openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { EVA, openToursFixture, type ToursFixture } from '#testing/tours-fixture.ts';
import { openProgramme, type Programme } from '#testing/travellers.ts';

const WHALES = 'ballenas-jorobadas';

const LOUNGE: Lounge = {
  key: 'coast',
  name: { es: 'Costa', en: 'Coast' },
  stops: ['pvr'],
  zone: zone('America/Mexico_City'),
  opens: 0,
  closes: 24,
  capacity: 1,
  price: centavos(9_000),
};

let database: TestDatabase;
let fixture: PaymentFixture;
let programme: Programme;
let tours: ToursFixture;
let adventures: Awaited<ReturnType<typeof openAdventuresFixture>>;
let site: ReturnType<typeof openSite>;

const openSite = () => {
  const { pool } = database;
  const sale = { ...fixture.sale, lounges: [LOUNGE] };
  const own = { ...sale, ...orderDeps(pool, sale) };
  return {
    ...own,
    loungeReads: loungeReads(pool),
    loungeStore,
    inTransaction: transactions(pool),
    newOrders: newOrders(pool),
    adventureSupplier: adventureSupplier(adventures.config),
  };
};

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  fixture = await openPaymentFixture(pool);
  programme = openProgramme(pool);
  adventures = await openAdventuresFixture(pool, () => fixture.sale.now);
  site = openSite();
  tours = await openToursFixture(pool, site);
});
afterAll(async () => {
  await tours.stop();
  await adventures.stop();
  await database.drop();
});
beforeEach(async () => {
  await tours.clear();
  await fixture.clear();
  await database.pool.query('truncate lounge_visit, lounge_hour');
  await adventures.break({});
  await tours.break({});
});
afterEach(() => fixture.audit());

let keys = 0;
const newKey = () => `key-${(keys += 1)}-12345678`;

/** The sum of what a payment by `method` costs, paid by the caller. */
const paying = (
  caller: Caller,
  { code, total }: { readonly code: string; readonly total: number },
  method: 'credit' | 'traveller_purchased' = 'credit',
) =>
  pay(site)(
    {
      code,
      total: centavos(total),
      method,
      token: method === 'credit' ? 'tok_1' : undefined,
      deviceSession: undefined,
      key: newKey(),
    },
    caller,
    fixture.sale.now,
  );

const runOf = async ({ reservation }: Visit) => {
  const { rows } = await database.pool.query<{ departs: Date; arrives: Date }>(
    `select a.departs_at as departs, b.arrives_at as arrives
     from reservation r
     join departure_call a on (a.departure_id, a.call_index) = (r.departure_id, r.departure_from)
     join departure_call b on (b.departure_id, b.call_index) = (r.departure_id, r.departure_to)
     where r.reservation_id = $1`,
    [reservation.id],
  );
  return { departs: instant(Number(rows[0]!.departs)), arrives: instant(Number(rows[0]!.arrives)) };
};

/** An adventure for its smallest party, the first that begins two hours after. */
async function adventureAfter(caller: Caller, at: Instant): Promise<string> {
  const { adventure, dates } = good(await findAdventure(site)(WHALES, 'es', fixture.sale.now));
  const { starts, base } = dates.find((one) => one.starts > after(at, 2 * HOUR))!;
  const people = adventure.least;
  const wanted = { code: WHALES, starts, people, seen: priceOfParty(base, people).total };
  return good(
    await orderAdventure({ ...site, random: randomBytes })(
      { ...wanted, key: newKey(), lang: 'es', buyer: EVA },
      caller,
      fixture.sale.now,
    ),
  );
}

/** A bus to Puerto Vallarta, and there an hour in the lounge, an adventure and, another day, a tour; in one basket. */
async function wholeTrip() {
  const account = await programme.account({ tier: 'classic', purchased: 10_000_000 });
  const caller = await programme.enter(account, fixture.sale.now);
  // The lounge is for travellers with a ticket.
  const ticket = await fixture.sale.atPayment({ round: false, caller });
  good(await paying(caller, { code: ticket.code, total: ticket.reservation.quote!.total }, 'traveller_purchased'));
  const bus = await fixture.sale.atPayment({ round: false, caller });
  const { departs, arrives } = await runOf(bus);
  const { days } = good(await readLounges(site)(caller, fixture.sale.now));
  const hour = days[0]!.hours.find(({ starts }) => starts > arrives)!.starts;
  const wanted = { lounge: 'coast', starts: hour, hours: 1, people: 1, lang: 'es', key: newKey() } as const;
  const visit = good(await bookVisit(site)(wanted, caller, fixture.sale.now));
  if (!('order' in visit)) throw new Error('booked without an order');
  const [start] = await tours.slotsIn(6);
  const chosen = good(await tours.choose(start!.slot.key, { adults: 1 }, caller));
  const tour = good(await tours.checkOut(chosen, caller)).order!.code;
  const adventure = await adventureAfter(caller, arrives);
  const all = [bus.code, visit.order, tour, adventure];
  const basket = await basketOf(
    deps(),
    all.map((code) => ({ code })),
    { caller, now: fixture.sale.now },
  );
  return { caller, bus, departs, arrives, lounge: visit.order, hour, tour, start: start!.slot, adventure, basket };
}

const deps = () => basketDeps(database.pool, site);

/** Each order of a whole trip: how its newest payment stands, and how much of it goes back. */
async function sharesOf({ bus, lounge, tour, adventure }: Awaited<ReturnType<typeof wholeTrip>>) {
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
    ...deps(),
    newOrders: newOrders(database.pool),
    describe: describeOrder({ ...site, tripGivesBack: async () => undefined }),
  })({ code, ...change }, caller, fixture.sale.now);

describe('a whole trip in one basket', () => {
  test('is paid once, and each of its suppliers books what is theirs', async () => {
    const trip = await wholeTrip();
    good(await paying(trip.caller, trip.basket));
    expect(await sharesOf(trip)).toEqual({
      bus: 'captured',
      lounge: 'captured',
      tour: 'captured',
      adventure: 'captured',
    });
    await tours.book();
    await adventures.book();
    const { rows } = await database.pool.query(
      'select count(*)::int as vouchers from voucher where cancelled_at is null',
    );
    expect(rows).toEqual([{ vouchers: 2 }]);
    const { visits } = good(await readLounges(site)(trip.caller, fixture.sale.now));
    expect(visits).toHaveLength(1);
  });

  test('the money of what its suppliers refuse goes back to the payer, and the rest stays', async () => {
    const trip = await wholeTrip();
    good(await paying(trip.caller, trip.basket));
    await tours.break({ next: ['late-refuse'] });
    await adventures.break({ next: ['refuse'] });
    // Accepted, and refused when asked about.
    await tours.book();
    await tours.book();
    await adventures.book();
    expect(await sharesOf(trip)).toMatchObject({
      bus: 'captured',
      lounge: 'captured',
      tour: 'back',
      adventure: 'back',
    });
    await fixture.audit();
    // Through the basket, then from the provider.
    await refundDue(site);
    await refundDue(site);
    const { rows } = await database.pool.query(
      `select count(*)::int as count from refund f join payment p using (payment_id)
       where f.state = 'paid' and p.provider <> 'basket'`,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  test('what went to others while the bank asked goes back, and the rest is sold', async () => {
    const trip = await wholeTrip();
    fixture.cards.behave('asks');
    good(await paying(trip.caller, trip.basket));
    await abandonPayment(site)(trip.basket, trip.caller);
    await database.pool.query(`update slot_claim set held_until = clock_timestamp() where held_until is not null`);
    await database.pool.query('update lounge_visit set held_until = clock_timestamp()');
    for (let places = 0; places < 6; places += 1) await tours.choose(trip.start.key, { adults: 1 });
    const rival = await programme.enter(
      await programme.account({ tier: 'golden', purchased: 10_000_000 }),
      fixture.sale.now,
    );
    const ticket = await fixture.sale.atPayment({ round: false, caller: rival });
    good(await paying(rival, { code: ticket.code, total: ticket.reservation.quote!.total }, 'traveller_purchased'));
    const wanted = { lounge: 'coast', starts: trip.hour, hours: 1, people: 1, lang: 'es', key: newKey() } as const;
    good(await bookVisit(site)(wanted, rival, fixture.sale.now));
    const { id: payment } = fixture.cards.charges.at(-1)!;
    fixture.cards.decide(payment, 'paid');
    await confirmAttempt(site, payment);
    expect(await sharesOf(trip)).toEqual({ bus: 'captured', lounge: 'back', tour: 'back', adventure: 'captured' });
  });
});

describe('before its bus is cancelled or moved', () => {
  test('it says what else was bought for it, and what each gives back', async () => {
    const trip = await wholeTrip();
    const { caller, bus, lounge, tour, adventure } = trip;
    expect(good(await beside(bus.code, caller))).toEqual([]);
    good(await paying(caller, trip.basket));
    await adventures.book();
    const found = good(await beside(bus.code, caller));
    expect(found.map(({ code, givesBack }) => [code, givesBack])).toEqual([
      [lounge, 9_000],
      // Its ladder gives all of it back so many days before.
      [tour, trip.start.prices.adult],
      [adventure, 0],
    ]);
    // Nothing hangs on a tour.
    expect(codes(await beside(bus.code, stranger()))).toEqual(['reservation_not_found']);
  });

  test('it says only what does not fit with the new time', async () => {
    const trip = await wholeTrip();
    const { caller, bus, departs, arrives, hour, lounge } = trip;
    good(await paying(caller, trip.basket));
    const to = (milliseconds: number) => ({
      journeys: [0],
      to: { starts: after(departs, milliseconds), ends: after(arrives, milliseconds) },
    });
    expect(good(await beside(bus.code, caller, to(MINUTE)))).toEqual([]);
    const late = good(await beside(bus.code, caller, to(hour - arrives + MINUTE)));
    expect(late.map(({ code }) => code)).toContain(lounge);
    expect(late.map(({ code }) => code)).not.toContain(trip.tour);
  });

  test('what was given back already is not named again', async () => {
    const trip = await wholeTrip();
    good(await paying(trip.caller, trip.basket));
    await tours.break({ next: ['late-refuse'] });
    await tours.book();
    await tours.book();
    const found = good(await beside(trip.bus.code, trip.caller));
    expect(found.map(({ code }) => code)).not.toContain(trip.tour);
  });
});
