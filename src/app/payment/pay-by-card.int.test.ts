import { confirmReservationPayment, payReservation } from '#app/booking/pay-reservation.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { AT_ONCE, reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { payAndRead } from '#app/payment/pay.ts';
import type { Faults } from '#domain/errors.ts';
import { MINUTE } from '#kernel/instant.ts';
import { ok, type Result } from '#kernel/result.ts';
import { good } from '#testing/paying-sale.ts';
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

describe('a card that pays', () => {
  test('sells the seats and issues a ticket for each passenger and journey', async () => {
    const visit = await fixture.sale.atPayment({ passengers: ['adult', 'infant'] });
    const paid = good(await fixture.paying(visit));
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
    expect(await fixture.claims(visit)).toEqual(['sold', 'sold']);
    expect(await fixture.topics(visit)).toEqual(['ticket.issued']);
  });

  test('keeps nothing of the card', async () => {
    const visit = await fixture.sale.atPayment();
    good(await fixture.paying(visit, { token: 'tok_secret_4111' }));
    const { rows } = await database.pool.query('select p::text as row from payment p');
    expect(rows.map(({ row }) => row).join()).not.toContain('tok_secret');
  });

  test('pays once however often the same key asks, at once and afterwards', async () => {
    const visit = await fixture.sale.atPayment();
    const same = fixture.asked(visit);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => payReservation(fixture.sale)(same, visit.caller, fixture.sale.now)),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(fixture.cards.charges.filter(({ description }) => description === visit.code).length).toBe(1);
    expect(good(await payReservation(fixture.sale)(same, visit.caller, fixture.sale.now)).reservation.status).toBe(
      'approved',
    );
    expect(
      codes(await payReservation(fixture.sale)({ ...same, token: 'tok_2' }, visit.caller, fixture.sale.now)),
    ).toEqual(['idempotency_mismatch']);
    expect(codes(await fixture.paying(visit))).toEqual(['already_paid']);
  });

  test('pays once when many keys ask at once', async () => {
    const visit = await fixture.sale.atPayment();
    const results = await Promise.all(Array.from({ length: 12 }, () => fixture.paying(visit)));
    expect(results.filter(({ ok }) => ok).length).toBe(1);
    expect(new Set(results.flatMap((result) => codes(result) ?? []))).toEqual(
      new Set(['payment_in_progress', 'already_paid'].filter((code) => results.some((r) => codes(r)?.includes(code)))),
    );
    expect((await fixture.attempts(visit)).map(({ state }) => state)).toEqual(['captured']);
  });

  test('opens no transaction while the provider works, and its seats do not end', async () => {
    const visit = await fixture.sale.atPayment();
    fixture.cards.during = async () => {
      await database.pool.query("update reservation set hold_until = now() - interval '1 minute'");
      const open = await database.pool.query(
        `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      );
      expect(open.rowCount).toBe(0);
      expect(await seatInventory(database.pool).sweep(10)).toBe(0);
      expect(await fixture.now(visit)).toMatchObject({ paying: true, expired: false });
    };
    expect(good(await fixture.paying(visit)).reservation.status).toBe('approved');
  });
});

describe('a card that does not pay', () => {
  test('refuses a repeated request too that found it under way and read the order afterwards', async () => {
    const visit = await fixture.sale.atPayment();
    fixture.cards.behave('declines');
    const same = fixture.asked(visit);
    const [found, settled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const readLate = async () => {
      found.resolve();
      await settled.promise;
      return ok(await fixture.now(visit));
    };
    let repeated: Promise<Result<unknown, Faults>> | undefined;
    fixture.cards.during = async () => {
      repeated = payAndRead(fixture.sale, readLate)(same, visit.caller, fixture.sale.now);
      await found.promise;
    };
    expect(codes(await payReservation(fixture.sale)(same, visit.caller, fixture.sale.now))).toEqual(['card_funds']);
    settled.resolve();
    expect(codes((await repeated)!)).toEqual(['card_funds']);
  });

  test('says why, keeps the seats long enough to try again, and is paid with another', async () => {
    const visit = await fixture.sale.atPayment();
    await fixture.leave(visit, MINUTE);
    fixture.cards.behave('declines');
    const first = fixture.asked(visit);
    expect(codes(await payReservation(fixture.sale)(first, visit.caller, fixture.sale.now))).toEqual(['card_funds']);
    expect(codes(await payReservation(fixture.sale)(first, visit.caller, fixture.sale.now))).toEqual(['card_funds']);
    const declined = await fixture.now(visit);
    expect(declined).toMatchObject({ status: 'decline', paying: false });
    expect(declined.holdUntil! - Date.now()).toBeGreaterThan(9 * MINUTE);
    expect(await fixture.claims(visit)).toEqual(['held', 'held']);
    fixture.cards.behave('pays');
    expect(good(await fixture.paying(visit)).reservation.status).toBe('approved');
  });

  test('is tried ten times and no more', async () => {
    const visit = await fixture.sale.atPayment();
    fixture.cards.behave('declines');
    for (let times = 0; times < 10; times += 1) expect(codes(await fixture.paying(visit))).toEqual(['card_funds']);
    expect(codes(await fixture.paying(visit))).toEqual(['payment_attempts_exceeded']);
  });

  test('gives the promotional code back', async () => {
    const visit = await fixture.sale.atPayment({ promo: 'COSTA10' });
    fixture.cards.behave('declines');
    await fixture.paying(visit);
    expect(
      (await database.pool.query('select from promo_use where reservation_id = $1', [visit.reservation.id])).rowCount,
    ).toBe(0);
    fixture.cards.behave('pays');
    good(await fixture.paying(visit));
    expect(
      (await database.pool.query('select from promo_use where reservation_id = $1', [visit.reservation.id])).rowCount,
    ).toBe(1);
  });
});

describe('an answer that does not come', () => {
  test('leaves the seats pinned and the traveller told to wait, until the provider is asked', async () => {
    const visit = await fixture.sale.atPayment();
    fixture.cards.behave('pays-unheard');
    const waiting = good(await fixture.paying(visit));
    expect(waiting.reservation).toMatchObject({ status: 'process', paying: true });
    expect(codes(await fixture.paying(visit))).toEqual(['payment_in_progress']);
    expect(await fixture.claims(visit)).toEqual(['paying', 'paying']);
    expect(good(await confirmReservationPayment(fixture.sale)(visit, visit.caller)).status).toBe('approved');
    expect(await fixture.topics(visit)).toEqual(['ticket.issued']);
  });

  test('to a call that never arrived frees the seats, but not before it could have', async () => {
    const visit = await fixture.sale.atPayment();
    fixture.cards.behave('hears-nothing');
    good(await fixture.paying(visit));
    expect(await reconcilePayments(fixture.sale, AT_ONCE)).toBe(0);
    await fixture.age(2 * MINUTE);
    expect(await reconcilePayments(fixture.sale)).toBe(1);
    expect(await fixture.now(visit)).toMatchObject({ status: 'process', paying: false, expired: false });
    expect(await fixture.claims(visit)).toEqual(['held', 'held']);
    fixture.cards.behave('pays');
    expect(good(await fixture.paying(visit)).reservation.status).toBe('approved');
  });

  test('is found by the reconciler after a crash in the middle of the call', async () => {
    const visit = await fixture.sale.atPayment();
    const intent = {
      ...fixture.sale,
      providers: new Map([
        ['credit' as const, { ...fixture.cards, charge: () => Promise.reject(new Error('the process died')) }],
      ]),
    };
    await expect(payReservation(intent)(fixture.asked(visit), visit.caller, fixture.sale.now)).rejects.toThrow('died');
    expect((await fixture.attempts(visit)).map(({ state }) => state)).toEqual(['created']);
    await fixture.age(2 * MINUTE);
    expect(await reconcilePayments(fixture.sale)).toBe(1);
    expect((await fixture.attempts(visit)).map(({ state }) => state)).toEqual(['expired']);
  });

  test('is heard from everybody at once, and sells once', async () => {
    const visit = await fixture.sale.atPayment();
    fixture.cards.behave('pays-unheard');
    good(await fixture.paying(visit));
    const [attempt] = await fixture.attempts(visit);
    await Promise.all([
      ...Array.from({ length: 8 }, () => confirmAttempt(fixture.sale, attempt!.payment_id)),
      ...Array.from({ length: 8 }, () => confirmReservationPayment(fixture.sale)(visit, visit.caller)),
      reconcilePayments(fixture.sale, AT_ONCE),
    ]);
    expect((await fixture.now(visit)).tickets.length).toBe(2);
  });
});

describe('a bank that wants to see the traveller', () => {
  test('is visited, and what it decides is applied', async () => {
    const visit = await fixture.sale.atPayment();
    fixture.cards.behave('asks');
    const same = fixture.asked(visit);
    const sent = good(await payReservation(fixture.sale)(same, visit.caller, fixture.sale.now));
    expect(sent).toMatchObject({
      redirectUrl: expect.stringContaining('https://bank.example/'),
      reservation: { paying: true },
    });
    expect(good(await payReservation(fixture.sale)(same, visit.caller, fixture.sale.now)).redirectUrl).toBe(
      sent.redirectUrl,
    );
    expect(good(await confirmReservationPayment(fixture.sale)(visit, visit.caller))).toMatchObject({ paying: true });
    fixture.cards.decide((await fixture.attempts(visit))[0]!.payment_id, 'paid');
    expect(good(await confirmReservationPayment(fixture.sale)(visit, visit.caller)).status).toBe('approved');
  });

  test('and is left for good gives the seats back to choose again', async () => {
    const visit = await fixture.sale.atPayment();
    fixture.cards.behave('asks');
    good(await fixture.paying(visit));
    await fixture.age(13 * MINUTE);
    expect(await reconcilePayments(fixture.sale)).toBe(1);
    await endHold(database.pool, visit.reservation.id);
    await seatInventory(database.pool).sweep(10);
    expect(await fixture.now(visit)).toMatchObject({ status: 'process', expired: true });
    expect(await fixture.claims(visit)).toEqual([]);
  });

  test('and pays late, while the seats are held still, sells them', async () => {
    const visit = await fixture.sale.atPayment();
    fixture.cards.behave('asks');
    good(await fixture.paying(visit));
    await fixture.age(13 * MINUTE);
    await reconcilePayments(fixture.sale);
    const [attempt] = await fixture.attempts(visit);
    fixture.cards.decide(attempt!.payment_id, 'paid');
    await confirmAttempt(fixture.sale, attempt!.payment_id);
    expect(await fixture.now(visit)).toMatchObject({ status: 'approved' });
  });

  test('and pays after another card did is given back', async () => {
    const visit = await fixture.sale.atPayment();
    fixture.cards.behave('asks');
    good(await fixture.paying(visit));
    await fixture.age(13 * MINUTE);
    await reconcilePayments(fixture.sale);
    fixture.cards.behave('pays');
    good(await fixture.paying(visit));
    const [late] = await fixture.attempts(visit);
    fixture.cards.decide(late!.payment_id, 'paid');
    await confirmAttempt(fixture.sale, late!.payment_id);
    expect((await fixture.attempts(visit)).map(({ state }) => state)).toEqual(['refund_due', 'captured']);
  });
});
