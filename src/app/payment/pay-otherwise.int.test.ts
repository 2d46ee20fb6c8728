import { payReservation } from '#app/booking/pay-reservation.ts';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { holdSeats } from '#app/booking/hold-seats.ts';
import { listMethods } from '#app/payment/list-methods.ts';
import { centavos } from '#kernel/money.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { after, before, HOUR, MINUTE } from '#kernel/instant.ts';
import { id } from '#kernel/ids.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { codes, openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: PaymentFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

describe('before anything is charged', () => {
  test('a price that changes while its order is being read is refused too', async () => {
    const visit = await fixture.sale.atPayment();
    // The trip is read ahead of an order that was changed in between.
    const find: typeof fixture.sale.orders.find = async (...asked) => {
      await setTimeout(50);
      await database.pool.query(
        `update reservation set promo_code = 'COSTA10', version = version + 1 where reservation_id = $1`,
        [visit.reservation.id],
      );
      return fixture.sale.orders.find(...asked);
    };
    const sale = { ...fixture.sale, orders: { ...fixture.sale.orders, find } };
    const paid = await payReservation(sale)(fixture.asked(visit, { method: 'cash' }), visit.caller, fixture.sale.now);
    expect(codes(paid)).toEqual(['price_changed']);
  });

  test('a price that changed since it was seen is refused', async () => {
    const visit = await fixture.sale.atPayment();
    expect(await fixture.paying(visit, { total: centavos(100) })).toMatchObject({
      fault: [{ code: 'price_changed', params: { total: visit.reservation.quote!.total } }],
    });
  });

  test.each([
    [{ method: undefined }, 'method_required'],
    [{ method: 'apple_pay' }, 'method_unavailable'],
    [{ token: undefined }, 'card_token_required'],
  ] as const)('%j is %s', async (change, code) => {
    expect(codes(await fixture.paying(await fixture.sale.atPayment(), change))).toEqual([code]);
    expect(await fixture.attempts(await fixture.sale.atPayment())).toEqual([]);
  });

  test('a hold that ended is not paid for', async () => {
    const visit = await fixture.sale.atPayment();
    await endHold(database.pool, visit.reservation.id);
    expect(codes(await fixture.paying(visit))).toEqual(['time_exceeded']);
  });

  test('paying and the end of a hold at the same moment: one of them wins, whole', async () => {
    const visits = await Promise.all(Array.from({ length: 3 }, () => fixture.sale.atPayment({ round: false })));
    const inventory = seatInventory(database.pool);
    const results = await Promise.all([
      ...visits.map(async (visit) => {
        await fixture.leave(visit, 15);
        return fixture.paying(visit);
      }),
      ...Array.from({ length: 10 }, () => inventory.sweep(10)),
    ]);
    for (const result of results) {
      if (typeof result === 'number') continue;
      expect(result.ok ? 'approved' : codes(result)?.[0]).toMatch(/approved|time_exceeded|action_failed/);
    }
    await database.pool.query('select pg_sleep(0.05)');
    await inventory.sweep(10);
  });
});

describe('cash at the counter', () => {
  const cash = { method: 'cash', token: undefined } as const;

  test('issues tickets to be paid, and keeps the seats until a quarter of an hour before', async () => {
    const visit = await fixture.sale.atPayment();
    const same = fixture.asked(visit, cash);
    const ordered = good(await payReservation(fixture.sale)(same, visit.caller, fixture.sale.now));
    expect(ordered.reservation).toMatchObject({ status: 'order_generated', method: 'cash', paying: false });
    expect(ordered.reservation.tickets.map(({ kind }) => kind)).toEqual(['PEND', 'PEND']);
    const offer = good(await listMethods(fixture.sale)(visit, visit.caller, fixture.sale.now));
    const { payBy } = offer.methods.find(({ type }) => type === 'cash')!;
    expect(ordered.reservation.holdUntil).toBe(after(payBy!, 15 * MINUTE));
    expect(good(await payReservation(fixture.sale)(same, visit.caller, fixture.sale.now)).reservation.status).toBe(
      'order_generated',
    );
    expect(codes(await fixture.paying(visit))).toEqual(['order_waits']);
    expect(await fixture.topics(visit)).toEqual(['ticket.ordered']);
  });

  test('not paid in time gives the seats back and voids the tickets', async () => {
    const visit = await fixture.sale.atPayment({ round: false });
    good(await fixture.paying(visit, cash));
    await endHold(database.pool, visit.reservation.id);
    const next = await fixture.sale.atPayment({ round: false });
    await assertInvariants(database.pool).catch((problem: Error) => expect(problem.message).toContain('i16'));
    expect(await seatInventory(database.pool).sweep(10)).toBe(1);
    expect(await fixture.now(visit)).toMatchObject({ expired: true, tickets: [] });
    good(await fixture.paying(next));
  });

  test('is not offered from half an hour before, nor for more than a share of the bus', async () => {
    const visit = await fixture.sale.atPayment({ round: false });
    const { methods } = good(await listMethods(fixture.sale)(visit, visit.caller, fixture.sale.now));
    const { payBy } = methods.find(({ type }) => type === 'cash')!;
    expect(codes(await fixture.paying(visit, cash, payBy!))).toEqual(['method_unavailable']);
    expect(good(await fixture.paying(visit, cash, before(payBy!, HOUR))).reservation.status).toBe('order_generated');
    expect(codes(await fixture.paying(await fixture.sale.atPayment({ round: false }), cash))).toEqual([
      'method_unavailable',
    ]);
  });

  test('is not offered where its share of the bus is waiting already, nor to a party that is more than the share', async () => {
    const typesOffered = async (visit: Visit) =>
      good(await listMethods(fixture.sale)(visit, visit.caller, fixture.sale.now)).methods.map(({ type }) => type);
    const two = await fixture.sale.atPayment({ round: false, passengers: ['adult', 'adult'] });
    expect(await typesOffered(two)).toEqual(['credit', 'debit', 'paypal', 'store_credit']);
    expect(codes(await fixture.paying(two, cash))).toEqual(['method_unavailable']);

    const one = await fixture.sale.atPayment({ round: false });
    expect(await typesOffered(one)).toEqual(expect.arrayContaining(['cash', 'oxxo', 'openpay']));
    good(await fixture.paying(one, cash));
    const next = await fixture.sale.atPayment({ round: false });
    const offered = await typesOffered(next);
    expect(offered).not.toContain('cash');
    expect(offered).not.toContain('oxxo');
    expect(codes(await fixture.paying(next, cash))).toEqual(['method_unavailable']);
  });
});

describe('without seats or without money', () => {
  test('open tickets are sold by card, for a year', async () => {
    const visit = await fixture.sale.atSeats({ departure: { open: true }, return: { open: true } });
    const { methods } = good(await listMethods(fixture.sale)(visit, visit.caller, fixture.sale.now));
    expect(methods.map(({ type }) => type)).toEqual(['credit', 'debit', 'paypal', 'store_credit', 'oxxo', 'openpay']);
    const paid = good(await fixture.paying(visit));
    expect(paid.reservation.tickets.map(({ seat, segment, kind }) => [seat, segment, kind])).toEqual([
      [undefined, undefined, 'E-Ticket'],
      [undefined, undefined, 'E-Ticket'],
    ]);
  });

  test('a trip with a seat out and an open return', async () => {
    const visit = await fixture.sale.atPayment({ return: { open: true } });
    good(await fixture.paying(visit));
    expect(await fixture.claims(visit)).toEqual(['sold']);
  });

  test('a code of a hundred per cent leaves nothing to pay', async () => {
    await database.pool.query(
      `insert into promo_code (code, percent) values ('GRATIS', 100) on conflict (code) do nothing`,
    );
    const visit = await fixture.sale.atPayment({ promo: 'GRATIS' });
    expect(visit.reservation.quote!.total).toBe(0);
    const free = good(await fixture.paying(visit, { method: 'cash', token: undefined }));
    expect(free.reservation).toMatchObject({ status: 'approved' });
    expect(free.reservation.tickets.map(({ kind }) => kind)).toEqual(['E-Ticket', 'E-Ticket']);
  });

  test('the last use of a code is had by one of two who pay at once', async () => {
    await database.pool.query(
      `insert into promo_code (code, percent, use_limit) values ('ULTIMO', 10, 1) on conflict (code) do nothing`,
    );
    const visits = await Promise.all([
      fixture.sale.atPayment({ promo: 'ULTIMO' }),
      fixture.sale.atPayment({ promo: 'ULTIMO' }),
    ]);
    const results = await Promise.all(visits.map((visit) => fixture.paying(visit)));
    expect(results.map((result) => (result.ok ? 'approved' : codes(result)![0])).toSorted()).toEqual([
      'approved',
      'price_changed',
    ]);
  });
});

test('a capture of another amount is not trusted', async () => {
  const visit = await fixture.sale.atPayment();
  fixture.cards.behave('hears-nothing');
  good(await fixture.paying(visit));
  const [attempt] = await fixture.attempts(visit);
  const odd = { kind: 'charged', ref: 'ch_odd', amount: centavos(1), cardType: undefined, last4: undefined } as const;
  const after = await confirmAttempt(
    { ...fixture.sale, providers: new Map([['credit', { ...fixture.cards, find: async () => odd }]]) },
    attempt!.payment_id,
  );
  expect(after.attempt?.state).toBe('unknown');
  expect(fixture.sale.problems.length).toBe(1);
});

test("a refused change of a paid reservation: its seats are nobody else's and not its own to change", async () => {
  const visit = await fixture.sale.atPayment({ round: false });
  good(await fixture.paying(visit));
  const again = await holdSeats(fixture.sale)(
    { code: visit.code, automatic: true, seats: [] },
    visit.caller,
    fixture.sale.now,
  );
  expect(codes(again)).toEqual(['already_paid']);
  expect(await confirmAttempt(fixture.sale, id('018f0000-0000-7000-8000-000000000000'))).toMatchObject({
    attempt: undefined,
  });
});
