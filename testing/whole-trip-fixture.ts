import { randomBytes } from 'node:crypto';
import { adventureSupplier } from '#adapters/adventures/supplier.ts';
import { baskets } from '#adapters/db/basket/baskets.ts';
import { loungeReads, loungeStore } from '#adapters/db/lounge/lounge-visits.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { coastLounge } from '#testing/coast-lounge.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { transactions } from '#adapters/db/session-of.ts';
import { orderAdventure } from '#app/adventures/order-adventure.ts';
import { findAdventure } from '#app/adventures/read-adventures.ts';
import type { Caller } from '#app/caller.ts';
import { bookVisit } from '#app/lounge/book-visit.ts';
import { readLounges } from '#app/lounge/read-lounges.ts';
import { pay } from '#app/payment/pay.ts';
import { priceOfParty } from '#domain/adventures/choose-adventure.ts';
import type { Lounge } from '#domain/lounge/lounge.ts';
import { after, HOUR, type Instant, instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { openAdventuresFixture } from '#testing/adventures-fixture.ts';
import { basketDeps, basketOf } from '#testing/basket.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { openPaymentFixture } from '#testing/payment-fixture.ts';
import { EVA, openToursFixture } from '#testing/tours-fixture.ts';
import { openProgramme } from '#testing/travellers.ts';

const WHALES = 'ballenas-jorobadas';

const LOUNGE = coastLounge({ capacity: 1 });

export type WholeTripFixture = Awaited<ReturnType<typeof openWholeTripFixture>>;
export type WholeTrip = Awaited<ReturnType<WholeTripFixture['wholeTrip']>>;

/** A site that sells trips, hours in a lounge, tours and adventures, with their suppliers as processes. */
export async function openWholeTripFixture(pool: Pool, lounge: Lounge = LOUNGE) {
  const fixture = await openPaymentFixture(pool);
  const programme = openProgramme(pool);
  const adventures = await openAdventuresFixture(pool, () => fixture.sale.now);
  const sale = { ...fixture.sale, lounges: [lounge] };
  const own = { ...sale, ...orderDeps(pool, sale) };
  const site = {
    ...own,
    loungeReads: loungeReads(pool),
    baskets: baskets(pool),
    loungeStore,
    inTransaction: transactions(pool),
    newOrders: newOrders(pool),
    adventureSupplier: adventureSupplier(adventures.config),
  };
  const tours = await openToursFixture(pool, site);
  const deps = () => basketDeps(pool, site);

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
    const { rows } = await pool.query<{ departs: Date; arrives: Date }>(
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

  return {
    fixture,
    programme,
    adventures,
    tours,
    site,
    deps,
    newKey,
    paying,
    wholeTrip,
    stop: async () => {
      await tours.stop();
      await adventures.stop();
    },
    clear: async () => {
      await tours.clear();
      await fixture.clear();
      await pool.query('truncate lounge_visit, lounge_hour');
      await adventures.break({});
      await tours.break({});
    },
  };
}
