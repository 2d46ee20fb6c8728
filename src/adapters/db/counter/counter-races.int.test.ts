import { abandonReservationPayment } from '#app/booking/pay-reservation.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { exchangeSeat } from '#adapters/db/counter/exchange-seat.ts';
import { moveUnguarded } from '#adapters/db/seats/move-seats.ts';
import { sweepEnded } from '#adapters/db/seats/sweep.ts';
import { findBreaches } from '#adapters/db/invariants/assert-invariants.ts';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import type { DoneBy } from '#app/operators/ports.ts';
import { type CounterSite, openCounterFixture } from '#testing/counter-fixture.ts';
import type { Visit } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const ROUNDS = 8;

let database: TestDatabase;
let site: CounterSite;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 16 });
  site = await openCounterFixture(database.pool);
});
afterAll(() => database.drop());
afterEach(async () => {
  await site.payments.audit().finally(site.clear);
  const { rows } = await database.pool.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  expect(rows[0].deadlocks).toBe(0);
});

const cash = (visit: Visit, by: DoneBy = site.by()) =>
  site.counter.take({
    code: site.codeOf(visit),
    money: { kind: 'cash', received: undefined },
    total: visit.reservation.quote!.total,
    by,
  });
const convert = (visit: Visit, authorisation: string) =>
  site.counter.take({
    code: site.codeOf(visit),
    money: { kind: 'terminal', authorisation, cardType: 'credit' },
    total: visit.reservation.quote!.total,
    by: site.by('Leo', 'callcentre'),
  });
const requested = (visit: Visit, seat: number, by = site.by()) => ({
  code: site.codeOf(visit),
  direction: 'departure' as const,
  passenger: 1,
  seat,
  by,
});
const said = (answer: { ok: boolean; fault?: { code: string } }) => (answer.ok ? 'done' : answer.fault!.code);
const taken = async () => (await site.log()).filter(({ action }) => action === 'cash.taken').length;

describe('two tills take the cash of one order', () => {
  test('once: the second is told that it is paid', async () => {
    const visit = await site.ordered();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => cash(visit, site.by(`till ${n}`))));
    expect(answers.map(said).toSorted()).toEqual([...Array(11).fill('already_paid'), 'done']);
    expect(await taken()).toBe(1);
  });

  test('under one key, pressed twice: both are told of the one taking', async () => {
    const visit = await site.ordered();
    const by = site.by();
    const answers = await Promise.all([cash(visit, by), cash(visit, by), cash(visit, by)]);
    expect(answers.map(said)).toEqual(['done', 'done', 'done']);
    expect(await taken()).toBe(1);
  });

  test('control: looking first and taking then, both take it, and the books have it once', async () => {
    const visit = await site.ordered();
    const fixture = moneyRepository(database.pool);
    const orders = await Promise.all([
      fixture.counterOrder(site.codeOf(visit)),
      fixture.counterOrder(site.codeOf(visit)),
    ]);
    const settled = await Promise.all(
      orders.map((order) =>
        site.payments.sale.payments.settle(order!.payment, {
          kind: 'charged',
          ref: order!.payment,
          amount: order!.amount,
          cardType: undefined,
          last4: undefined,
        }),
      ),
    );
    expect(settled.map(({ state }) => state)).toEqual(['captured', 'captured']);
    const { rows } = await database.pool.query(`select from ledger_transfer where kind = 'capture'`);
    expect(rows).toHaveLength(1);
  });
});

test('a till and the traveller with a card at once: one of them pays', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = await site.ordered();
    const online = async () => {
      await abandonReservationPayment(site.payments.sale)(visit, visit.caller);
      const paid = await site.payments.paying(visit);
      return paid.ok ? 'card' : paid.fault[0].code;
    };
    const [card, till] = await Promise.all([online(), cash(visit)]);
    seen.add(`${card} ${said(till)}`);
    const { status } = await site.payments.now(visit);
    const attempts = await site.payments.attempts(visit);
    expect([card, said(till)].filter((one) => one === 'card' || one === 'done')).toHaveLength(1);
    expect([status, attempts.filter(({ state }) => state === 'captured').length]).toEqual(['approved', 1]);
    await site.payments.audit();
    await site.clear();
  }
  expect(seen.size).toBeGreaterThan(0);
});

describe('the call centre and the sweeper at T-15', () => {
  /** Time left until the release when both begin. */
  const MOMENT_MS = 25;

  test('either it is sold, or it is over and nothing was taken', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await site.ordered();
      await site.leavesIn(visit, 15 + MOMENT_MS / 60_000);
      const sweeping = Array.from({ length: 12 }, () => sweepEnded(database.pool, 10));
      const answers = await Promise.all([...Array(4).keys()].map((n) => convert(visit, `AUTH-${round}-${n}`)));
      await Promise.all(sweeping);
      const { rows } = await database.pool.query<{ status: string; expired: boolean }>(
        'select status, expired from reservation where reservation_id = $1',
        [visit.reservation.id],
      );
      const done = answers.map(said).filter((one) => one === 'done').length;
      expect(done).toBeLessThanOrEqual(1);
      expect(rows[0]!.status === 'approved').toBe(done === 1);
      expect((await site.log()).filter(({ action }) => action === 'order.converted')).toHaveLength(done);
      await site.payments.audit();
      await site.clear();
    }
  });

  test('control: money that is taken without asking the clock is money to be given back', async () => {
    const visit = await site.ordered();
    await site.leavesIn(visit, 14);
    while ((await sweepEnded(database.pool, 10)) > 0);
    const [order] = await site.payments.attempts(visit);
    const settled = await site.payments.sale.payments.settle(order!.payment_id, {
      kind: 'charged',
      ref: order!.payment_id,
      amount: visit.reservation.quote!.total,
      cardType: undefined,
      last4: undefined,
    });
    expect(settled.state).toBe('refund_due');
  });
});

test('an order and the cancellation of its run at once: no till takes money for it', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = await site.payments.sale.atPayment({ round: false });
    await Promise.all([
      site.payments.paying(visit, { method: 'cash', token: undefined }),
      site.payments.delay(visit.reservation, undefined),
    ]);
    expect(['departure_cancelled', 'no_order_waits']).toContain(said(await cash(visit)));
    await site.payments.audit();
    await site.clear();
  }
  expect(await taken()).toBe(0);
});

describe('exchanges', () => {
  /** Two of the bus's four seats, both requesting the same third one. */
  const two = async () => {
    const [one, other] = [await site.paid(), await site.paid()];
    const had = [one, other].map(({ reservation }) => reservation.passengers[0]!.seats.departure!);
    return { one, other, seat: [4, 3, 2, 1].find((seat) => !had.includes(seat))! };
  };

  test('to one seat: one has it, the other keeps its own', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { one, other, seat } = await two();
      const answers = await Promise.all([
        site.counter.exchange(requested(one, seat)),
        site.counter.exchange(requested(other, seat)),
      ]);
      expect(answers.map(said).toSorted()).toEqual(['done', 'seat_taken']);
      await site.payments.audit();
      await site.clear();
    }
  });

  test('of one ticket to two seats at once: it ends on one, and the other is free again', async () => {
    const visit = await site.paid();
    const [own] = visit.reservation.tickets;
    const [a, b] = [1, 2, 3, 4].filter((seat) => seat !== own!.seat);
    await Promise.all([site.counter.exchange(requested(visit, a!)), site.counter.exchange(requested(visit, b!))]);
    const { rows } = await database.pool.query('select seat from seat_claim where reservation_id = $1', [
      visit.reservation.id,
    ]);
    expect(rows).toHaveLength(1);
    expect([a, b]).toContain(rows[0].seat);
  });

  test('while the till takes the money: sold, on the new seat', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await site.ordered();
      const seat = visit.reservation.tickets[0]!.seat === 4 ? 3 : 4;
      const answers = await Promise.all([cash(visit), site.counter.exchange(requested(visit, seat))]);
      expect(answers.map(said)).toEqual(['done', 'done']);
      expect((await site.payments.now(visit)).tickets).toMatchObject([{ seat, kind: 'E-Ticket' }]);
      await site.payments.audit();
      await site.clear();
    }
  });

  test('control: without the look at the legs both sit on it, and the invariants notice', async () => {
    const { one, other, seat } = await two();
    const answers = await Promise.all(
      [one, other].map((visit) => exchangeSeat(database.pool, requested(visit, seat), moveUnguarded)),
    );
    expect(answers.map(said)).toEqual(['done', 'done']);
    const breaches = (await findBreaches(database.pool)).map(({ invariant }) => invariant);
    expect(breaches).toContain('i00-no-seat-claimed-twice');
    expect(breaches).toContain('i01-no-seat-ticketed-twice');
    await site.clear();
  });
});
