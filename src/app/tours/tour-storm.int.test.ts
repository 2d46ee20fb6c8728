import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { type BookingDeps, revokeDue } from '#app/tours/book-due.ts';
import { MINUTE } from '#kernel/instant.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openToursFixture, type ToursFixture } from '#testing/tours-fixture.ts';

let database: TestDatabase;
let payments: PaymentFixture;
let tours: ToursFixture;
beforeAll(async () => {
  database = await createTestDatabase();
  payments = await openPaymentFixture(database.pool);
  tours = await openToursFixture(database.pool, { ...payments.sale, ...orderDeps(database.pool, payments.sale) });
});
afterAll(async () => {
  await tours.stop();
  await database.drop();
});
let day = 40;
beforeEach(async () => {
  await tours.clear();
  await payments.clear();
  await tours.break({});
  // The supplier remembers earlier tests.
  day += 1;
});
afterEach(() => payments.audit());

const states = async () =>
  (
    await database.pool.query<{ state: string; money: number }>(
      `select b.state, coalesce((select sum(f.amount)::int from refund f where f.payment_id = b.payment_id), 0) as money
     from tour_booking b order by b.created_at`,
    )
  ).rows;
const standing = async () =>
  (await tours.bookings()).bookings.filter(({ status, slot }) => slot.includes('.') && status === 'confirmed');

class Crash extends Error {}

/** The same parts, which die instead of the call number `at`, or right after it; what they were asked is lost. */
function dying(deps: BookingDeps, at: number, when: 'before' | 'after') {
  let calls = 0;
  const mortal =
    <Args extends readonly unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      calls += 1;
      if (calls > at) throw new Crash();
      if (calls === at && when === 'before') throw new Crash();
      const answer = await call(...args);
      if (calls === at) throw new Crash();
      return answer;
    };
  const { supplier, bookings } = deps;
  const parts: BookingDeps = {
    ...deps,
    // A crash is no problem to report.
    report: () => undefined,
    inTransaction: mortal(deps.inTransaction) as BookingDeps['inTransaction'],
    supplier: { book: mortal(supplier.book), ask: mortal(supplier.ask), cancel: mortal(supplier.cancel) },
    bookings: { ...bookings, take: mortal(bookings.take), later: mortal(bookings.later) },
  };
  return { parts, hasDied: () => calls >= at };
}

/** Dies at every call of booking, before it and after it, and heals; returns how many points there were. */
async function enumerate(fault: string | undefined, heals: (state: string, money: number) => void): Promise<number> {
  let points = 0;
  for (let at = 1; ; at += 1) {
    for (const when of ['before', 'after'] as const) {
      await tours.clear();
      await payments.clear();
      const [start] = await tours.slotsIn(day);
      const before = (await standing()).length;
      await tours.bought(start!.slot.key, { adults: 1 });
      await tours.break({ next: fault ? [fault] : [] });
      const { parts, hasDied } = dying(tours.deps.booking, at, when);
      await tours.book(parts).catch((problem: unknown) => {
        if (!(problem instanceof Crash)) throw problem;
      });
      if (!hasDied()) return points;
      points += 1;
      // Another process finds it once the lease is over.
      await tours.book();
      await tours.book();
      await revokeDue(tours.deps.booking);
      const [row] = await states();
      heals(row!.state, row!.money);
      const made = (await standing()).length - before;
      expect([row!.state, made], `${fault} ${when} call ${at}`).toEqual([row!.state, row!.state === 'booked' ? 1 : 0]);
      await payments.audit();
      // Its place is free for the next point.
      for (const { key, status } of (await tours.bookings()).bookings)
        if (status === 'confirmed') await tours.settle(key, 'cancelled');
    }
  }
}

test(
  'a process that dies anywhere while it books: a booking, once, and no money back',
  async () => {
    const points = await enumerate(undefined, (state, money) => expect([state, money]).toEqual(['booked', 0]));
    expect(points).toBeGreaterThanOrEqual(8);
  },
  2 * MINUTE,
);

test(
  'a process that dies anywhere while the supplier refuses: all of it goes back, once',
  async () => {
    const points = await enumerate('late-refuse', (state, money) =>
      expect([state, money]).toEqual(['refunded', 89_000]),
    );
    expect(points).toBeGreaterThanOrEqual(4);
  },
  2 * MINUTE,
);

/** Numbers that look random and are the same in each run. */
function dice(seed: number) {
  let at = seed;
  return (sides: number): number => {
    at = (at * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor(at / 65_536) % sides;
  };
}

const TROUBLE = ['unavailable', 'reset', 'garbage', 'late', 'late-refuse', 'price', 'full'] as const;
const CARDS = ['pays', 'pays', 'pays', 'declines', 'asks'] as const;

test(
  'a storm of payments and of suppliers: every tour is booked or its money goes back, and the books agree',
  async () => {
    const roll = dice(7);
    const waiting: string[] = [];
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const starts = await tours.slotsIn(day + roll(4));
      const at = await tours.atPayment(starts[roll(starts.length)]!.slot.key, { adults: 1 }).catch(() => undefined);
      // No place was left.
      if (!at) continue;
      const card = CARDS[roll(CARDS.length)]!;
      payments.cards.behave(card);
      const asked = card === 'asks' ? { method: 'paypal' as const, token: undefined } : {};
      await tours.paying(at.session, at.caller, asked);
      if (card === 'asks') {
        const { rows } = await database.pool.query('select payment_id from payment order by created_at desc limit 1');
        waiting.push(rows[0].payment_id);
        payments.cards.decide(rows[0].payment_id, roll(2) === 0 ? 'paid' : 'refused');
      }
      // Three of ten calls fail.
      await tours.break({
        next: Array.from({ length: 6 }, () => TROUBLE[roll(TROUBLE.length)]!).filter(() => roll(10) < 3),
      });
      if (roll(3) === 0) await tours.book();
    }
    await tours.break({});
    await payments.age(MINUTE);
    await reconcilePayments(tours.deps);
    for (let again = 0; again < 3; again += 1) await tours.book();
    await revokeDue(tours.deps.booking);
    await refundDue(tours.deps);
    const rows = await states();
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['booked', 'refunded']));
    for (const { state, money } of rows) expect(money).toBe(state === 'booked' ? 0 : 89_000);
    const { rows: open } = await database.pool.query(
      `select state from payment where state in ('created', 'unknown') union all select state from refund where state <> 'paid'`,
    );
    expect(open).toEqual([]);
    const { rows: pinned } = await database.pool.query(`select from slot_claim where state = 'paying'`);
    expect(pinned).toEqual([]);
    expect(waiting.length).toBeGreaterThan(0);
  },
  2 * MINUTE,
);
