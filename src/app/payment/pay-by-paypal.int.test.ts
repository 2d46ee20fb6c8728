import { abandonReservationPayment } from '#app/booking/pay-reservation.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { AT_ONCE, reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { MINUTE } from '#kernel/instant.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { openPaypalFixture, type PaypalFixture } from '#testing/paypal-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: PaypalFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaypalFixture(database.pool);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

/** Drops webhooks, which would finish what a test needs unfinished. */
const hearNothing = () => fixture.standIn.control('faults', { notices: Array.from({ length: 9 }, () => 'lost') });
const reconcile = () => reconcilePayments(fixture.sale, AT_ONCE);
const states = async (visit: Visit) => (await fixture.attempts(visit)).map(({ state }) => state);
const isSold = async (visit: Visit) =>
  expect(await fixture.now(visit)).toMatchObject({ status: 'approved', tickets: { length: 2 } });

test('a traveller is sent to PayPal, approves, comes back and has tickets', async () => {
  await hearNothing();
  const visit = await fixture.sale.atPayment();
  const { redirectUrl, reservation } = good(await fixture.paying(visit));
  expect(redirectUrl).toContain(`${fixture.standIn.url}/checkoutnow?token=`);
  expect(reservation).toMatchObject({ status: 'process', paying: true });
  const [attempt] = await fixture.attempts(visit);
  await fixture.standIn.answerPayer(attempt!.ref!, 'approve');
  expect(good(await fixture.confirm(visit))).toMatchObject({ status: 'approved', method: 'paypal' });
  await isSold(visit);
});

test('one who approves and never comes back has tickets too: the notice says so', async () => {
  const visit = await fixture.sale.atPayment();
  await fixture.standIn.answerPayer(await fixture.begin(visit), 'approve');
  await expect.poll(() => states(visit)).toEqual(['captured']);
  await isSold(visit);
});

test('and so says the reconciler where the notice is lost', async () => {
  await hearNothing();
  const visit = await fixture.sale.atPayment();
  await fixture.standIn.answerPayer(await fixture.begin(visit), 'approve');
  expect(await reconcile()).toBe(1);
  await isSold(visit);
});

test('return, notices and reconciler all at once take the money once', async () => {
  await fixture.standIn.control('faults', { notices: ['twice', 'twice', 'reordered'] });
  const visit = await fixture.sale.atPayment();
  const ref = await fixture.begin(visit);
  await Promise.all([
    fixture.standIn.answerPayer(ref, 'approve'),
    ...Array.from({ length: 4 }, () => fixture.confirm(visit)),
    reconcile(),
    reconcile(),
  ]);
  await expect.poll(() => states(visit)).toEqual(['captured']);
  await isSold(visit);
});

test.each(['forged', 'forged-inside'])('a notice that lies (%s) sells nothing', async (fault) => {
  const decline = { kind: 'decline', issue: 'TRANSACTION_REFUSED' };
  await fixture.standIn.control('faults', { notices: [fault], next: [decline] });
  fixture.statuses.length = 0;
  const visit = await fixture.sale.atPayment();
  await fixture.standIn.answerPayer(await fixture.begin(visit), 'approve');
  await expect.poll(() => fixture.statuses).toEqual([fault === 'forged' ? 401 : 200, 200]);
  expect(await fixture.now(visit)).toMatchObject({ status: 'decline', tickets: [] });
});

describe('money that PayPal looks at for days', () => {
  const underReview = async () => {
    await fixture.standIn.control('faults', { ...(await hearNothing()), next: [{ kind: 'pending', of: 'capture' }] });
    const visit = await fixture.sale.atPayment();
    const ref = await fixture.begin(visit);
    await fixture.standIn.answerPayer(ref, 'approve');
    expect(good(await fixture.confirm(visit))).toMatchObject({ status: 'process', paying: true });
    await fixture.age(13 * MINUTE);
    await reconcile();
    expect(await states(visit)).toEqual(['expired']);
    return { visit, ref };
  };

  test('keeps no seat pinned meanwhile, and sells when it comes', async () => {
    const { visit, ref } = await underReview();
    await fixture.standIn.control(`release/${ref}`, {});
    await fixture.age(20 * MINUTE);
    await reconcile();
    await isSold(visit);
  });

  test('and nothing when it does not', async () => {
    const { visit, ref } = await underReview();
    await fixture.standIn.control(`release/${ref}`, { good: false });
    await fixture.age(20 * MINUTE);
    await reconcile();
    expect(await fixture.now(visit)).toMatchObject({ tickets: [], paying: false });
  });
});

describe('a traveller who does not pay', () => {
  test('whose instrument is declined hears it, and pays with a new attempt', async () => {
    await hearNothing();
    const visit = await fixture.sale.atPayment();
    await fixture.standIn.answerPayer(await fixture.begin(visit), 'refused');
    expect(good(await fixture.confirm(visit))).toMatchObject({ status: 'decline', paying: false });
    expect((await fixture.attempts(visit))[0]).toMatchObject({ state: 'declined', fault: 'paypal_declined' });
    const second = await fixture.begin(visit);
    await fixture.standIn.answerPayer(second, 'approve');
    good(await fixture.confirm(visit));
    await isSold(visit);
    expect(await states(visit)).toEqual(['declined', 'captured']);
  });

  test('a buyer who approves an order that was declined before, after paying with another, is not charged again', async () => {
    const visit = await fixture.sale.atPayment();
    const first = await fixture.begin(visit);
    await fixture.standIn.answerPayer(first, 'refused');
    await expect.poll(() => states(visit)).toEqual(['declined']);
    await fixture.standIn.answerPayer(await fixture.begin(visit), 'approve');
    await expect.poll(() => states(visit)).toEqual(['declined', 'captured']);
    fixture.statuses.length = 0;
    await fixture.standIn.answerPayer(first, 'approve');
    await expect.poll(() => fixture.statuses).toContain(200);
    good(await fixture.confirm(visit));
    expect((await fixture.standIn.order(first)).body['status']).toBe('APPROVED');
  });

  test('a buyer who cancels there gives it up here, and approves in another tab too late', async () => {
    await hearNothing();
    const visit = await fixture.sale.atPayment();
    const ref = await fixture.begin(visit);
    expect(codes(await fixture.paying(visit))).toEqual(['payment_in_progress']);
    await fixture.standIn.answerPayer(ref, 'cancel');
    good(await abandonReservationPayment(fixture.sale)(visit, visit.caller));
    expect(await states(visit)).toEqual(['expired']);
    await fixture.standIn.answerPayer(ref, 'approve');
    good(await fixture.confirm(visit));
    await reconcile();
    expect(await states(visit)).toEqual(['expired']);
    expect((await fixture.standIn.order(ref)).body['status']).toBe('APPROVED');
  });

  test('a buyer who leaves the page open loses the seats, and no money', async () => {
    await hearNothing();
    const visit = await fixture.sale.atPayment();
    const ref = await fixture.begin(visit);
    await fixture.age(13 * MINUTE);
    expect(await reconcile()).toBe(1);
    await endHold(database.pool, visit.reservation.id);
    await seatInventory(database.pool).sweep(10);
    await fixture.standIn.answerPayer(ref, 'approve');
    await fixture.confirm(visit);
    expect(await states(visit)).toEqual(['expired']);
  });
});

describe('an answer that does not come', () => {
  test.each(['reset-after', 'error-after', 'garbage', 'reset', 'unavailable'])(
    'to the capture (%s): the seats wait, and the money is taken once',
    async (fault) => {
      await hearNothing();
      const visit = await fixture.sale.atPayment();
      const ref = await fixture.begin(visit);
      await fixture.standIn.answerPayer(ref, 'approve');
      await fixture.standIn.control('faults', { next: [fault], notices: ['lost', 'lost'] });
      good(await fixture.confirm(visit));
      await reconcile();
      await isSold(visit);
    },
  );

  test('to the making of an order: nothing was sold, nothing is owed, and it may be tried at once', async () => {
    await hearNothing();
    const visit = await fixture.sale.atPayment();
    await fixture.standIn.control('faults', { next: ['error-after'] });
    expect(codes(await fixture.paying(visit))).toEqual(['provider_unavailable']);
    await fixture.standIn.answerPayer(await fixture.begin(visit), 'approve');
    await expect.poll(async () => (await reconcile(), states(visit))).toEqual(['declined', 'captured']);
  });
});

describe('money that comes when another attempt has paid', () => {
  /** A capture was in transit when its attempt was abandoned, and arrives after the next attempt was paid. */
  const paidTwice = async () => {
    const visit = await fixture.sale.atPayment();
    const first = await fixture.begin(visit);
    good(await abandonReservationPayment(fixture.sale)(visit, visit.caller));
    await fixture.standIn.answerPayer(await fixture.begin(visit), 'approve');
    await expect.poll(() => states(visit)).toEqual(['expired', 'captured']);
    await fixture.standIn.answerPayer(first, 'approve');
    await fixture.standIn.capture(first);
    await expect.poll(() => states(visit)).toEqual(['refund_due', 'captured']);
    return { visit, first };
  };

  test('goes back', async () => {
    const { visit, first } = await paidTwice();
    expect(await refundDue(fixture.sale)).toBe(1);
    expect(await states(visit)).toEqual(['refunded', 'captured']);
    expect((await fixture.standIn.order(first)).body).toMatchObject({
      purchase_units: [{ payments: { captures: [{ status: 'REFUNDED' }] } }],
    });
    await isSold(visit);
  });

  test.each(['error-after', 'reset-after', 'unavailable'])('once, where no answer comes (%s)', async (fault) => {
    const { visit } = await paidTwice();
    await fixture.standIn.control('faults', { next: [{ kind: fault, of: 'refund' }] });
    expect(await refundDue(fixture.sale)).toBe(1);
    expect(await states(visit)).toEqual(['refund_due', 'captured']);
    await database.pool.query(`update refund set next_try_at = now() where state = 'due'`);
    expect(await refundDue(fixture.sale)).toBe(1);
    expect(await states(visit)).toEqual(['refunded', 'captured']);
  });
});
