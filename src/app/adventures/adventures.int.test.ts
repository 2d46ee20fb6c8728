import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { adventureBookings } from '#adapters/db/adventures/bookings.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { vouchers } from '#adapters/db/vouchers/vouchers.ts';
import { orderAdventure } from '#app/adventures/order-adventure.ts';
import { findAdventure, readAdventures } from '#app/adventures/read-adventures.ts';
import type { Caller } from '#app/caller.ts';
import { pay } from '#app/payment/pay.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { returnOrder } from '#app/payment/return-order.ts';
import { readAdventure } from '#domain/adventures/adventure.ts';
import { ladderOf } from '#domain/adventures/cancelled-adventure.ts';
import { priceOfParty } from '#domain/adventures/choose-adventure.ts';
import { before, HOUR, instant, MINUTE, type Instant } from '#kernel/instant.ts';
import type { OrderCode } from '#kernel/ids.ts';
import { fulfilments, orderDeps, returnDeps } from '#main/rooms/fulfilments.ts';
import { openAdventuresFixture } from '#testing/adventures-fixture.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes, openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

type Supplier = Awaited<ReturnType<typeof openAdventuresFixture>>;

let database: TestDatabase;
let fixture: PaymentFixture;
let outside: Supplier;
const now = (): Instant => instant(Date.now());

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
  outside = await openAdventuresFixture(database.pool, now);
});
afterAll(async () => {
  await outside.stop();
  await database.drop();
});
beforeEach(async () => {
  await fixture.clear();
  await outside.break({});
});
afterEach(async () => {
  expect([...fixture.sale.problems, ...outside.problems]).toEqual([]);
  await assertInvariants(database.pool);
});

const deps = () => ({
  ...fixture.sale,
  ...orderDeps(database.pool, fixture.sale, fulfilments(database.pool, fixture.sale)),
  newOrders: newOrders(database.pool),
  adventureSupplier: outside.supplier,
});

const BUYER = {
  firstName: 'Ana',
  lastName: 'López',
  phone: '3331234567',
  email: 'ana@example.com',
  privacy: true,
  ofAge: true,
};

const CODE = 'ballenas-jorobadas';
let keys = 0;

/** Places on a departure that no other test has sold. */
async function wanted(people = 2) {
  const { dates } = good(await findAdventure(deps())(CODE, 'es', now()));
  const date = dates.at(-1 - keys)!;
  return {
    key: `key-of-${(keys += 1)}`,
    lang: 'es' as const,
    buyer: BUYER,
    code: CODE,
    starts: date.starts,
    people,
    seen: priceOfParty(date.base, people).total,
  };
}

interface Bought {
  readonly caller: Caller;
  readonly code: OrderCode;
}

async function paid(people = 2): Promise<Bought & { readonly starts: Instant }> {
  const caller = stranger();
  const chosen = await wanted(people);
  const code = good(await orderAdventure(deps())(chosen, caller, now()));
  const asked = { code, method: 'credit', token: 'tok_1', deviceSession: undefined, total: chosen.seen } as const;
  good(await pay(deps())({ ...asked, key: `pay-${chosen.key}` }, caller, now()));
  return { caller, code, starts: chosen.starts };
}

const orderOf = async ({ code, caller }: Bought) => (await deps().orders.find(code, caller.sessionHash))!.order;
const bookingOf = async (bought: Bought) => adventureBookings(database.pool).of((await orderOf(bought)).id);
const vouchersOf = async (bought: Bought) => vouchers(database.pool).ofOrder((await orderOf(bought)).id);
const letters = async () =>
  (await database.pool.query<{ topic: string }>('select topic from outbox order by outbox_id')).rows.map(
    ({ topic }) => topic,
  );
const madeFor = async (bought: Bought) => {
  const { id } = await orderOf(bought);
  return (await outside.made()).checkouts.find(({ order_id }) => order_id === id);
};

describe('choosing', () => {
  test('the list is in the language asked for', async () => {
    const [spanish, english] = await Promise.all(
      (['es', 'en'] as const).map(async (lang) => good(await readAdventures(deps())(lang))),
    );
    expect(spanish!.find(({ code }) => code === CODE)).toMatchObject({ name: 'Ballenas jorobadas', base: 145_000 });
    expect(english!.find(({ code }) => code === CODE)).toMatchObject({ name: 'Humpback whales', base: 145_000 });
  });

  test('a supplier that does not answer is said as such', async () => {
    await outside.break({ silent: true });
    expect(codes(await findAdventure(deps())(CODE, 'es', now()))).toEqual(['service_unavailable']);
  });

  test('what is not on sale cannot be ordered', async () => {
    const order = (change: object) => async () =>
      codes(await orderAdventure(deps())({ ...(await wanted()), ...change }, stranger(), now()));
    expect(await order({ code: 'nothing' })()).toEqual(['adventure_not_found']);
    expect(await order({ starts: instant(0) })()).toEqual(['adventure_date_closed']);
    expect(await order({ people: 9 })()).toEqual(['adventure_people_invalid']);
    expect(await order({ seen: 1 })()).toEqual(['price_changed']);
  });

  test('an order promises only the steps of its ladder that are ahead', async () => {
    const percentsAt = async (hours: number) => {
      const [caller, { starts, ...chosen }] = [stranger(), await wanted()];
      const code = good(await orderAdventure(deps())({ ...chosen, starts }, caller, before(starts, hours * HOUR)));
      const items = await deps().newOrders.items((await orderOf({ caller, code })).id);
      return items.flatMap(({ what }) => ladderOf(readAdventure(what))).map(({ percent }) => percent);
    };
    expect([await percentsAt(49), await percentsAt(25), await percentsAt(23)]).toEqual([[100, 50], [50], []]);
  });

  test('the same form sent twice begins one order', async () => {
    const caller = stranger();
    const chosen = await wanted();
    const order = () => orderAdventure(deps())(chosen, caller, now());
    const [first, second] = [good(await order()), good(await order())];
    expect(second).toBe(first);
  });
});

describe('paid', () => {
  test('it is booked, and its voucher is issued once', async () => {
    const bought = await paid();
    expect(await bookingOf(bought)).toEqual({ state: 'pending', isCancelled: false, reference: undefined });
    await outside.book();
    const { reference } = (await madeFor(bought))!;
    expect(await bookingOf(bought)).toEqual({ state: 'booked', isCancelled: false, reference });
    await outside.book();
    expect(await vouchersOf(bought)).toMatchObject([{ reference, people: 2, isCancelled: false }]);
    expect(await letters()).toEqual(['order.paid', 'order.ready']);
  });

  test.each(['hang-after', 'garbage', 'unavailable', 'reset', 'late'])(
    'and the answer is %s, it is asked about until it is known, and booked once',
    async (fault) => {
      await outside.break({ next: [fault] });
      const bought = await paid();
      await outside.book();
      expect(await bookingOf(bought)).toMatchObject({ state: 'pending' });
      await outside.book();
      expect(await bookingOf(bought)).toMatchObject({ state: 'booked' });
      const { id } = await orderOf(bought);
      expect((await outside.made()).checkouts.filter(({ order_id }) => order_id === id)).toHaveLength(1);
    },
  );

  test('and refused, all of it goes back by itself, and a letter says so', async () => {
    await outside.break({ next: ['refuse'] });
    const bought = await paid();
    await outside.book();
    expect(await bookingOf(bought)).toMatchObject({ state: 'refunded' });
    expect(await letters()).toEqual(['order.paid', 'order.undone']);
    expect(await vouchersOf(bought)).toEqual([]);
    await refundDue(fixture.sale);
    const { rows } = await database.pool.query('select state from refund');
    expect(rows).toEqual([{ state: 'paid' }]);
  });

  test('and unknown when it is about to begin, its money goes back, and the supplier ends what it booked', async () => {
    await outside.break({ next: ['hang-after'], cancel: ['unavailable'] });
    const bought = await paid();
    await outside.book();
    await outside.bookAtNobody(() => before(bought.starts, 90 * MINUTE));
    expect(await bookingOf(bought)).toMatchObject({ state: 'ending' });
    await outside.end();
    expect(await bookingOf(bought)).toMatchObject({ state: 'ending' });
    await outside.end();
    expect(await bookingOf(bought)).toMatchObject({ state: 'refunded' });
    expect(await madeFor(bought)).toMatchObject({ status: 'cancelled' });
    expect(await letters()).toEqual(['order.paid', 'order.undone']);
  });

  test('at a price that moved meanwhile, it goes back', async () => {
    const bought = await paid();
    await outside.break({ dearer: 100 });
    await outside.book();
    expect(await bookingOf(bought)).toMatchObject({ state: 'refunded' });
  });
});

describe('a paid adventure that its buyer cancels', () => {
  const give = (bought: Bought, amount?: number) =>
    returnOrder({ ...deps(), ...returnDeps(database.pool) })({ code: bought.code, amount }, bought.caller);
  const owedToPartner = async () =>
    (
      await database.pool.query<{ amount: number }>(
        `select coalesce(sum(case when kind = 'partner-grant' then amount else 0 - amount end), 0)::int as amount
         from ledger_transfer where kind in ('partner-grant', 'partner-back')`,
      )
    ).rows[0]!.amount;
  const back = async () => (await database.pool.query('select amount, reason from refund')).rows;
  /** As if so many hours were left until it begins. */
  const beginningIn = async (bought: Bought, hours: number) =>
    database.pool.query(
      `update order_item set what = jsonb_set(what, '{starts}', to_jsonb($2::float8)) where order_id = $1`,
      [(await orderOf(bought)).id, Date.now() + hours * HOUR],
    );

  test.each([
    ['all of it goes back in the first step', 100, 1],
    ['half of it goes back in the second, and its supplier keeps half', 30, 0.5],
  ])('%s; the supplier ends it and its voucher is void', async (_, hours, share) => {
    const bought = await paid();
    const { total } = await orderOf(bought);
    await outside.book();
    await beginningIn(bought, hours);
    expect(codes(await give(bought, total + 1))).toEqual(['offer_changed']);
    const amount = Math.ceil(total * share);
    good(await give(bought, amount));
    // A second press, and one of another session.
    good(await give(bought, amount));
    expect(codes(await give({ ...bought, caller: stranger() }, amount))).toEqual(['reservation_not_found']);
    expect([await back(), await owedToPartner()]).toEqual([[{ amount, reason: 'cancelled' }], total - amount]);
    expect(await vouchersOf(bought)).toMatchObject([{ isCancelled: true }]);
    expect(await bookingOf(bought)).toMatchObject({ state: 'ending', isCancelled: true });
    await outside.end();
    expect(await bookingOf(bought)).toMatchObject({ state: 'refunded', isCancelled: true });
    expect(await madeFor(bought)).toMatchObject({ status: 'cancelled' });
    await refundDue(fixture.sale);
    expect((await database.pool.query('select state from refund')).rows).toEqual([{ state: 'paid' }]);
  });

  test('before its supplier answered, it is not booked any more', async () => {
    const bought = await paid();
    good(await give(bought, (await orderOf(bought)).total));
    expect(await outside.book()).toBe(0);
    await outside.end();
    expect([await bookingOf(bought), await vouchersOf(bought)]).toMatchObject([{ state: 'refunded' }, []]);
  });

  test('while its supplier is being asked, it is due to be ended at once', async () => {
    await outside.break({ next: ['hang-after'] });
    const bought = await paid();
    const { id, total } = await orderOf(bought);
    const booking = outside.book();
    await expect.poll(() => madeFor(bought)).toBeDefined();
    good(await give(bought, total));
    await booking;
    const { rows } = await database.pool.query(
      'select state, trouble, next_try_at <= clock_timestamp() as due from adventure_booking where order_id = $1',
      [id],
    );
    expect(rows).toEqual([{ state: 'ending', trouble: 'cancelled by its buyer', due: true }]);
    await outside.end();
    expect(await madeFor(bought)).toMatchObject({ status: 'cancelled' });
  });

  test('nothing goes back after the last step, nor of one that was sold without a ladder', async () => {
    const late = await paid();
    await outside.book();
    await beginningIn(late, 23);
    expect(codes(await give(late))).toEqual(['adventure_not_given_back']);
    const without = await paid();
    const { id } = await orderOf(without);
    await database.pool.query(`update order_item set what = what - 'cancellation' where order_id = $1`, [id]);
    expect(codes(await give(without))).toEqual(['adventure_not_given_back']);
    expect(await back()).toEqual([]);
    await outside.book();
  });
});
