import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seatInventory } from '#adapters/db/inventory/seat-inventory.ts';
import { endHold } from '#adapters/db/testing/sale-world.ts';
import { AT_ONCE, reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { confirmAttempt, confirmPayment } from '#app/payment/confirm-payment.ts';
import { pay } from '#app/payment/pay.ts';
import { MINUTE } from '#kernel/instant.ts';
import { good } from '#main/testing/paying-sale.ts';
import { codes, openDesk, type PaymentDesk } from '#main/testing/payment-desk.ts';
import { createTestDatabase, type TestDatabase } from '#main/testing/test-database.ts';

let database: TestDatabase;
let desk: PaymentDesk;

beforeAll(async () => {
  database = await createTestDatabase();
  desk = await openDesk(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => desk.clear());
afterEach(() => desk.audit());

describe('a card that pays', () => {
  test('sells the seats and issues a ticket for each passenger and journey', async () => {
    const visit = await desk.sale.atPayment({ passengers: ['adult', 'infant'] });
    const paid = good(await desk.paying(visit));
    expect(paid.reservation).toMatchObject({
      status: 'approved',
      method: 'credit',
      paying: false,
      holdUntil: undefined,
    });
    expect(paid.reservation.tickets.map(({ kind, passenger, direction }) => [kind, passenger, direction])).toEqual([
      ['E-Ticket', 1, 'departure'],
      ['E-Ticket', 2, 'departure'],
      ['E-Ticket', 1, 'return'],
      ['E-Ticket', 2, 'return'],
    ]);
    const [ticket] = paid.reservation.tickets;
    expect(ticket).toMatchObject({ folio: `${visit.code}-01`, seat: expect.any(Number), segment: expect.any(Object) });
    expect(Buffer.from(ticket!.secret, 'base64url').length).toBe(16);
    const total = paid.reservation.tickets.reduce((sum, { total: amount }) => sum + amount, 0);
    expect(total).toBe(visit.reservation.quote!.total);
    expect(await desk.claims(visit)).toEqual(['sold', 'sold']);
    expect(await desk.topics(visit)).toEqual(['ticket.issued']);
  });

  test('keeps nothing of the card', async () => {
    const visit = await desk.sale.atPayment();
    good(await desk.paying(visit, { token: 'tok_secret_4111' }));
    const { rows } = await database.pool.query('select p::text as row from payment p');
    expect(rows.map(({ row }) => row).join()).not.toContain('tok_secret');
  });

  test('pays once however often the same key asks, at once and afterwards', async () => {
    const visit = await desk.sale.atPayment();
    const same = desk.asked(visit);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => pay(desk.sale)(same, visit.caller, desk.sale.now)),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(desk.cards.charges.filter(({ description }) => description === visit.code).length).toBe(1);
    expect(good(await pay(desk.sale)(same, visit.caller, desk.sale.now)).reservation.status).toBe('approved');
    expect(codes(await pay(desk.sale)({ ...same, token: 'tok_2' }, visit.caller, desk.sale.now))).toEqual([
      'idempotency_mismatch',
    ]);
    expect(codes(await desk.paying(visit))).toEqual(['already_paid']);
  });

  test('pays once when many keys ask at once', async () => {
    const visit = await desk.sale.atPayment();
    const results = await Promise.all(Array.from({ length: 12 }, () => desk.paying(visit)));
    expect(results.filter(({ ok }) => ok).length).toBe(1);
    expect(new Set(results.flatMap((result) => codes(result) ?? []))).toEqual(
      new Set(['payment_in_progress', 'already_paid'].filter((code) => results.some((r) => codes(r)?.includes(code)))),
    );
    expect((await desk.attempts(visit)).map(({ state }) => state)).toEqual(['captured']);
  });

  test('opens no transaction while the provider works, and its seats do not end', async () => {
    const visit = await desk.sale.atPayment();
    desk.cards.during = async () => {
      await database.pool.query("update reservation set hold_until = now() - interval '1 minute'");
      const open = await database.pool.query(
        `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      );
      expect(open.rowCount).toBe(0);
      expect(await seatInventory(database.pool).sweep(10)).toBe(0);
      expect(await desk.now(visit)).toMatchObject({ paying: true, expired: false });
    };
    expect(good(await desk.paying(visit)).reservation.status).toBe('approved');
  });
});

describe('a card that does not pay', () => {
  test('says why, keeps the seats long enough to try again, and is paid with another', async () => {
    const visit = await desk.sale.atPayment();
    await desk.leave(visit, MINUTE);
    desk.cards.behave('declines');
    const first = desk.asked(visit);
    expect(codes(await pay(desk.sale)(first, visit.caller, desk.sale.now))).toEqual(['card_funds']);
    expect(codes(await pay(desk.sale)(first, visit.caller, desk.sale.now))).toEqual(['card_funds']);
    const declined = await desk.now(visit);
    expect(declined).toMatchObject({ status: 'decline', paying: false });
    expect(declined.holdUntil! - Date.now()).toBeGreaterThan(9 * MINUTE);
    expect(await desk.claims(visit)).toEqual(['held', 'held']);
    desk.cards.behave('pays');
    expect(good(await desk.paying(visit)).reservation.status).toBe('approved');
  });

  test('is tried ten times and no more', async () => {
    const visit = await desk.sale.atPayment();
    desk.cards.behave('declines');
    for (let times = 0; times < 10; times += 1) expect(codes(await desk.paying(visit))).toEqual(['card_funds']);
    expect(codes(await desk.paying(visit))).toEqual(['payment_attempts_exceeded']);
  });

  test('gives the promotional code back', async () => {
    const visit = await desk.sale.atPayment({ promo: 'COSTA10' });
    desk.cards.behave('declines');
    await desk.paying(visit);
    expect(
      (await database.pool.query('select from promo_use where reservation_id = $1', [visit.reservation.id])).rowCount,
    ).toBe(0);
    desk.cards.behave('pays');
    good(await desk.paying(visit));
    expect(
      (await database.pool.query('select from promo_use where reservation_id = $1', [visit.reservation.id])).rowCount,
    ).toBe(1);
  });
});

describe('an answer that does not come', () => {
  test('leaves the seats pinned and the traveller told to wait, until the provider is asked', async () => {
    const visit = await desk.sale.atPayment();
    desk.cards.behave('pays-unheard');
    const waiting = good(await desk.paying(visit));
    expect(waiting.reservation).toMatchObject({ status: 'process', paying: true });
    expect(codes(await desk.paying(visit))).toEqual(['payment_in_progress']);
    expect(await desk.claims(visit)).toEqual(['paying', 'paying']);
    expect(good(await confirmPayment(desk.sale)(visit, visit.caller)).status).toBe('approved');
    expect(await desk.topics(visit)).toEqual(['ticket.issued']);
  });

  test('to a call that never arrived frees the seats, but not before it could have', async () => {
    const visit = await desk.sale.atPayment();
    desk.cards.behave('hears-nothing');
    good(await desk.paying(visit));
    expect(await reconcilePayments(desk.sale, AT_ONCE)).toBe(0);
    await desk.age(2 * MINUTE);
    expect(await reconcilePayments(desk.sale)).toBe(1);
    expect(await desk.now(visit)).toMatchObject({ status: 'process', paying: false, expired: false });
    expect(await desk.claims(visit)).toEqual(['held', 'held']);
    desk.cards.behave('pays');
    expect(good(await desk.paying(visit)).reservation.status).toBe('approved');
  });

  test('is found by the reconciler after a crash in the middle of the call', async () => {
    const visit = await desk.sale.atPayment();
    const intent = {
      ...desk.sale,
      providers: new Map([
        ['credit' as const, { ...desk.cards, charge: () => Promise.reject(new Error('the process died')) }],
      ]),
    };
    await expect(pay(intent)(desk.asked(visit), visit.caller, desk.sale.now)).rejects.toThrow('died');
    expect((await desk.attempts(visit)).map(({ state }) => state)).toEqual(['created']);
    await desk.age(2 * MINUTE);
    expect(await reconcilePayments(desk.sale)).toBe(1);
    expect((await desk.attempts(visit)).map(({ state }) => state)).toEqual(['expired']);
  });

  test('is heard from everybody at once, and sells once', async () => {
    const visit = await desk.sale.atPayment();
    desk.cards.behave('pays-unheard');
    good(await desk.paying(visit));
    const [attempt] = await desk.attempts(visit);
    await Promise.all([
      ...Array.from({ length: 8 }, () => confirmAttempt(desk.sale, attempt!.payment_id)),
      ...Array.from({ length: 8 }, () => confirmPayment(desk.sale)(visit, visit.caller)),
      reconcilePayments(desk.sale, AT_ONCE),
    ]);
    expect((await desk.now(visit)).tickets.length).toBe(2);
  });
});

describe('a bank that wants to see the traveller', () => {
  test('is visited, and what it decides is applied', async () => {
    const visit = await desk.sale.atPayment();
    desk.cards.behave('asks');
    const same = desk.asked(visit);
    const sent = good(await pay(desk.sale)(same, visit.caller, desk.sale.now));
    expect(sent).toMatchObject({
      redirectUrl: expect.stringContaining('https://bank.example/'),
      reservation: { paying: true },
    });
    expect(good(await pay(desk.sale)(same, visit.caller, desk.sale.now)).redirectUrl).toBe(sent.redirectUrl);
    expect(good(await confirmPayment(desk.sale)(visit, visit.caller))).toMatchObject({ paying: true });
    desk.cards.decide((await desk.attempts(visit))[0]!.payment_id, 'paid');
    expect(good(await confirmPayment(desk.sale)(visit, visit.caller)).status).toBe('approved');
  });

  test('and is left for good gives the seats back to choose again', async () => {
    const visit = await desk.sale.atPayment();
    desk.cards.behave('asks');
    good(await desk.paying(visit));
    await desk.age(13 * MINUTE);
    expect(await reconcilePayments(desk.sale)).toBe(1);
    await endHold(database.pool, visit.reservation.id);
    await seatInventory(database.pool).sweep(10);
    expect(await desk.now(visit)).toMatchObject({ status: 'process', expired: true });
    expect(await desk.claims(visit)).toEqual([]);
  });

  test('and pays late, while the seats are held still, sells them', async () => {
    const visit = await desk.sale.atPayment();
    desk.cards.behave('asks');
    good(await desk.paying(visit));
    await desk.age(13 * MINUTE);
    await reconcilePayments(desk.sale);
    const [attempt] = await desk.attempts(visit);
    desk.cards.decide(attempt!.payment_id, 'paid');
    await confirmAttempt(desk.sale, attempt!.payment_id);
    expect(await desk.now(visit)).toMatchObject({ status: 'approved' });
  });

  test('and pays after another card did is given back', async () => {
    const visit = await desk.sale.atPayment();
    desk.cards.behave('asks');
    good(await desk.paying(visit));
    await desk.age(13 * MINUTE);
    await reconcilePayments(desk.sale);
    desk.cards.behave('pays');
    good(await desk.paying(visit));
    const [late] = await desk.attempts(visit);
    desk.cards.decide(late!.payment_id, 'paid');
    await confirmAttempt(desk.sale, late!.payment_id);
    expect((await desk.attempts(visit)).map(({ state }) => state)).toEqual(['refund_due', 'captured']);
  });
});
