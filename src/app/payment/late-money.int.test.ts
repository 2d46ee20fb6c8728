import { abandonReservationPayment } from '#app/booking/pay-reservation.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import { AT_ONCE, reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { HOUR, MINUTE } from '#kernel/instant.ts';
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

const oxxo = { method: 'oxxo', token: undefined } as const;
const states = async (visit: Visit) => (await fixture.attempts(visit)).map(({ state }) => state);
const first = async (visit: Visit): Promise<PaymentId> => (await fixture.attempts(visit))[0]!.payment_id;

/** A visit with a store reference. */
async function ordered() {
  const visit = await fixture.sale.atPayment();
  good(await fixture.paying(visit, oxxo));
  return visit;
}

/** Its time ran out: the sweeper ran, and the provider reported nothing. */
async function ended(visit: Visit) {
  await fixture.age(25 * HOUR);
  await endHold(database.pool, visit.reservation.id);
  await seatInventory(database.pool).sweep(10);
  await reconcilePayments(fixture.sale);
  expect(await states(visit)).toEqual(['expired']);
}

async function paysInStore(visit: Visit) {
  const id = await first(visit);
  fixture.stores.decide(id, 'paid');
  await confirmAttempt(fixture.sale, id);
}

async function providerEnds(visit: Visit) {
  const id = await first(visit);
  fixture.stores.decide(id, 'refused');
  await confirmAttempt(fixture.sale, id);
}

describe('a reference from a store', () => {
  test('keeps the seats a little longer than it can be paid, and tells what to pay', async () => {
    const visit = await ordered();
    const now = await fixture.now(visit);
    expect(now).toMatchObject({ status: 'order_generated', paying: false, expired: false, tickets: [] });
    expect(now.voucher).toMatchObject({ method: 'oxxo', reference: expect.stringMatching(/^\d{14}$/) });
    expect(now.voucher!.amount).toBe(visit.reservation.quote!.total);
    expect(now.holdUntil! - now.voucher!.payBy).toBe(15 * MINUTE);
    expect(now.voucher!.payBy - fixture.sale.now).toBeLessThanOrEqual(24 * HOUR);
    expect(await fixture.claims(visit)).toEqual(['held', 'held']);
    expect(await fixture.topics(visit)).toEqual(['voucher.ordered']);
    expect(codes(await fixture.paying(visit))).toEqual(['order_waits']);
  });

  test('that is paid sells the seats', async () => {
    const visit = await ordered();
    await paysInStore(visit);
    expect(await fixture.now(visit)).toMatchObject({ status: 'approved', voucher: undefined, reseated: undefined });
    expect(await fixture.claims(visit)).toEqual(['sold', 'sold']);
    expect(await fixture.topics(visit)).toEqual(['voucher.ordered', 'ticket.issued']);
  });

  test('whose answer was lost is found by the reconciler', async () => {
    const visit = await fixture.sale.atPayment();
    fixture.stores.behave('hears-nothing');
    good(await fixture.paying(visit, oxxo));
    expect(await states(visit)).toEqual(['unknown']);
    expect(await fixture.claims(visit)).toEqual(['paying', 'paying']);
    await fixture.age(2 * MINUTE);
    await reconcilePayments(fixture.sale, AT_ONCE);
    expect(await states(visit)).toEqual(['expired']);
  });

  test('that nobody pays ends, frees the seats, and says so', async () => {
    const visit = await ordered();
    await ended(visit);
    expect(await fixture.now(visit)).toMatchObject({ expired: true, voucher: undefined });
    expect(await fixture.claims(visit)).toEqual([]);
    expect(await fixture.topics(visit)).toEqual(['voucher.ordered', 'voucher.lapsed']);
  });

  test('that the provider has called off ends at once', async () => {
    const visit = await ordered();
    await providerEnds(visit);
    expect(await states(visit)).toEqual(['expired']);
    expect(await fixture.now(visit)).toMatchObject({ status: 'process', expired: false, voucher: undefined });
    expect(await fixture.topics(visit)).toEqual(['voucher.ordered', 'voucher.lapsed']);
  });

  test('whose time is just up waits for the word that it was paid', async () => {
    const visit = await ordered();
    const { voucher } = await fixture.now(visit);
    await fixture.age(voucher!.payBy - Date.now() + 10 * MINUTE);
    await providerEnds(visit);
    expect(await states(visit)).toEqual(['pending']);
    await fixture.age(10 * MINUTE);
    await providerEnds(visit);
    expect(await states(visit)).toEqual(['expired']);
  });

  test('is not in doubt because the provider does not answer', async () => {
    const visit = await ordered();
    const mute = { ...fixture.stores, find: async () => ({ kind: 'unknown' as const }) };
    await confirmAttempt({ ...fixture.sale, providers: new Map([['oxxo', mute]]) }, await first(visit));
    await confirmAttempt(fixture.sale, await first(visit));
    expect(await states(visit)).toEqual(['pending']);
    expect(await fixture.topics(visit)).toEqual(['voucher.ordered']);
  });

  test('is given up for a card', async () => {
    const visit = await ordered();
    const free = good(await abandonReservationPayment(fixture.sale)(visit, visit.caller));
    expect(free).toMatchObject({ status: 'process', expired: false, voucher: undefined });
    expect(free.holdUntil! - Date.now()).toBeLessThanOrEqual(10 * MINUTE);
    expect(good(await fixture.paying(visit)).reservation.status).toBe('approved');
    await paysInStore(visit);
    expect((await states(visit)).toSorted()).toEqual(['captured', 'refund_due']);
  });

  test('that was paid cannot be given up any more', async () => {
    const visit = await ordered();
    fixture.stores.decide(await first(visit), 'paid');
    expect(good(await abandonReservationPayment(fixture.sale)(visit, visit.caller)).status).toBe('approved');
  });
});

describe('money that comes late', () => {
  test('takes the same seats where they are free', async () => {
    const visit = await ordered();
    const before = await fixture.now(visit);
    await ended(visit);
    await paysInStore(visit);
    const after = await fixture.now(visit);
    expect(after).toMatchObject({
      status: 'approved',
      expired: false,
      reseated: 'same',
      passengers: before.passengers,
    });
    expect(after.tickets.length).toBe(2);
    expect(await fixture.topics(visit)).toEqual(['voucher.ordered', 'voucher.lapsed', 'ticket.reseated']);
  });

  test('takes other seats of the same bus where they are not', async () => {
    const visit = await ordered();
    const { passengers } = await fixture.now(visit);
    await ended(visit);
    const next = await fixture.sale.atPayment();
    expect(next.reservation.passengers[0]!.seats).toEqual(passengers[0]!.seats);
    await paysInStore(visit);
    const after = await fixture.now(visit);
    expect(after).toMatchObject({ status: 'approved', reseated: 'other' });
    expect(after.passengers[0]!.seats.departure).not.toBe(passengers[0]!.seats.departure);
    expect(after.tickets.map(({ seat }) => seat)).toEqual([
      after.passengers[0]!.seats.departure,
      after.passengers[0]!.seats.return,
    ]);
  });

  test('goes back where the bus is full, by people where the provider cannot', async () => {
    const visit = await ordered();
    await ended(visit);
    await database.pool.query('update leg_seats set taken = (1::bigint << 62) - 1');
    await paysInStore(visit);
    await database.pool.query('update leg_seats set taken = 0');
    expect(await states(visit)).toEqual(['refund_due']);
    expect((await fixture.now(visit)).refund).toEqual({
      amount: visit.reservation.quote!.total,
      isPaid: false,
      isByHand: false,
    });
    const stores = { ...fixture.stores, refund: undefined };
    const { refund: _, ...unable } = stores;
    await refundDue({ ...fixture.sale, providers: new Map([['oxxo' as const, unable]]) });
    expect((await fixture.now(visit)).refund).toMatchObject({ isByHand: true, isPaid: false });
  });

  test('is given back once, however often and by however many that is tried', async () => {
    const visit = await fixture.sale.atPayment();
    fixture.cards.behave('asks');
    good(await fixture.paying(visit));
    await fixture.age(13 * MINUTE);
    await reconcilePayments(fixture.sale);
    fixture.cards.behave('pays');
    good(await fixture.paying(visit));
    const late = await first(visit);
    fixture.cards.decide(late, 'paid');
    await confirmAttempt(fixture.sale, late);
    expect(await states(visit)).toEqual(['refund_due', 'captured']);
    fixture.cards.answerRefunds('unknown');
    await Promise.all([refundDue(fixture.sale), refundDue(fixture.sale), refundDue(fixture.sale)]);
    expect(fixture.cards.refunds.filter(({ id }) => id === late).length).toBe(1);
    expect(await states(visit)).toEqual(['refund_due', 'captured']);
    fixture.cards.answerRefunds('refunded');
    await database.pool.query('update refund set next_try_at = clock_timestamp()');
    await refundDue(fixture.sale);
    expect(await states(visit)).toEqual(['refunded', 'captured']);
    expect((await fixture.now(visit)).refund).toMatchObject({ isPaid: true });
    expect(await fixture.topics(visit)).toEqual(['ticket.issued', 'refund.due', 'refund.paid']);
  });
});

describe('a provider where the traveller agrees', () => {
  const paypal = { method: 'paypal', token: undefined } as const;

  test('is left, and paid by card instead at once', async () => {
    const visit = await fixture.sale.atPayment();
    fixture.cards.behave('asks');
    expect(good(await fixture.paying(visit, paypal)).redirectUrl).toContain('https://bank.example/');
    expect(codes(await fixture.paying(visit))).toEqual(['payment_in_progress']);
    good(await abandonReservationPayment(fixture.sale)(visit, visit.caller));
    fixture.cards.behave('pays');
    expect(good(await fixture.paying(visit)).reservation.status).toBe('approved');
  });
});
