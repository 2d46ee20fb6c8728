import { payReservation } from '#app/booking/pay-reservation.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { openAppleSession } from '#app/payment/open-apple-session.ts';
import { AT_ONCE, reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { MINUTE } from '#kernel/instant.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openWalletsFixture, type WalletsFixture } from '#testing/wallets-fixture.ts';

let database: TestDatabase;
let fixture: WalletsFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openWalletsFixture(database.pool);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

/** Drops webhooks, which would finish what a test needs unfinished. */
const under = (faults: object) =>
  fixture.standIn.control('faults', { notices: Array.from({ length: 9 }, () => 'lost'), ...faults });
const reconcile = () => reconcilePayments(fixture.sale, AT_ONCE);
const states = async (visit: Visit) => (await fixture.attempts(visit)).map(({ state }) => state);
const isSold = async (visit: Visit) =>
  expect(await fixture.now(visit)).toMatchObject({ status: 'approved', method: 'google_pay', tickets: { length: 2 } });

test('a token buys the tickets at once', async () => {
  await under({});
  const visit = await fixture.sale.atPayment();
  good(await fixture.paying(visit));
  await isSold(visit);
});

test('the same press twice is one payment, and its token pays nothing else', async () => {
  await under({});
  const [visit, other] = [await fixture.sale.atPayment(), await fixture.sale.atPayment({ run: 1 })];
  const asked = await fixture.asked(visit, 'visa-debit');
  const [first, second] = await Promise.all(
    [1, 2].map(() => payReservation(fixture.sale)(asked, visit.caller, fixture.sale.now)),
  );
  good(first!);
  good(second!);
  expect(await states(visit)).toEqual(['captured']);
  const stolen = { ...(await fixture.asked(other, 'visa-debit')), token: asked.token };
  expect(codes(await payReservation(fixture.sale)(stolen, other.caller, fixture.sale.now))).toEqual(['card_declined']);
});

test.each([
  ['declined', 'card_declined'],
  ['no-funds', 'card_funds'],
])('the card "%s" is told (%s), and another one pays', async (card, fault) => {
  await under({});
  const visit = await fixture.sale.atPayment();
  expect(codes(await fixture.paying(visit, card))).toEqual([fault]);
  good(await fixture.paying(visit));
  await isSold(visit);
  expect(await states(visit)).toEqual(['declined', 'captured']);
});

describe('an answer that does not come', () => {
  test.each(['reset-after', 'error-after', 'garbage', 'unclear'])(
    'though the money was taken (%s): the tickets are there at once',
    async (fault) => {
      await under({ next: [fault] });
      const visit = await fixture.sale.atPayment();
      good(await fixture.paying(visit));
      await isSold(visit);
    },
  );

  test.each(['reset-after', 'error-after', 'unclear'])(
    'to the charge (%s) nor to the question: the seats wait, and the reconciler finds it',
    async (fault) => {
      await under({ next: [fault], questions: ['unavailable'] });
      const visit = await fixture.sale.atPayment();
      good(await fixture.paying(visit));
      expect(await fixture.now(visit)).toMatchObject({ status: 'process', paying: true, tickets: [] });
      expect(codes(await fixture.paying(visit))).toEqual(['payment_in_progress']);
      expect(await reconcile()).toBe(1);
      await isSold(visit);
    },
  );

  test.each(['reset', 'error', 'unavailable'])(
    'and nothing was taken (%s): the attempt ends, and a new one pays',
    async (fault) => {
      await under({ next: [fault] });
      const visit = await fixture.sale.atPayment();
      good(await fixture.paying(visit));
      expect(await states(visit)).toEqual(['unknown']);
      await fixture.age(MINUTE);
      expect(await reconcile()).toBe(1);
      expect(await states(visit)).toEqual(['expired']);
      good(await fixture.paying(visit));
      await isSold(visit);
    },
  );
});

describe('a notice', () => {
  test('finishes what nobody answered', async () => {
    await fixture.standIn.control('faults', {
      next: ['reset-after'],
      questions: ['unavailable'],
      notices: [{ kind: 'late', ms: 400 }],
    });
    const visit = await fixture.sale.atPayment();
    good(await fixture.paying(visit));
    await expect.poll(() => states(visit)).toEqual(['captured']);
    await isSold(visit);
  });

  test.each([
    ['forged', 401],
    ['forged-inside', 200],
  ])('that lies (%s) sells nothing', async (fault, status) => {
    await fixture.standIn.control('faults', { notices: [fault] });
    fixture.statuses.length = 0;
    const visit = await fixture.sale.atPayment();
    expect(codes(await fixture.paying(visit, 'declined'))).toEqual(['card_declined']);
    await expect.poll(() => fixture.statuses).toEqual([status, 200]);
    expect(await fixture.now(visit)).toMatchObject({ status: 'decline', tickets: [] });
  });
});

describe('money that is found when another attempt has paid', () => {
  /** The first charge succeeded without our knowing; its attempt lapsed and the next one was paid. */
  const paidTwice = async () => {
    const visit = await fixture.sale.atPayment();
    await under({ next: ['reset-after'], questions: ['unavailable'] });
    good(await fixture.paying(visit));
    const [first] = await fixture.attempts(visit);
    await fixture.sale.payments.settle(first!.id, { kind: 'lapsed' });
    good(await fixture.paying(visit));
    await confirmAttempt(fixture.sale, first!.id);
    expect(await states(visit)).toEqual(['refund_due', 'captured']);
    return { visit, first: first! };
  };

  test.each(['', 'error-after', 'reset-after', 'unavailable'])(
    'goes back once, whatever is lost (%j)',
    async (fault) => {
      const { visit, first } = await paidTwice();
      await under(fault ? { refunds: [fault] } : {});
      for (let tries = 0; tries < 2; tries += 1) {
        await refundDue(fixture.sale);
        await database.pool.query(`update refund set next_try_at = now() where state = 'due'`);
      }
      const orders = (await fixture.standIn.control('charges')).body as unknown as { id: string; held: number }[];
      expect(orders.find(({ id }) => id === first.id)).toMatchObject({ held: 0 });
      expect(await states(visit)).toEqual(['refunded', 'captured']);
      await isSold(visit);
    },
  );
});

describe("Apple's sheet", () => {
  const open = (visit: Pick<Visit, 'code' | 'caller'>, path = '/paymentservices/paymentSession') =>
    openAppleSession({ ...fixture.sale, walletSessions: fixture.sessions })(
      { code: visit.code, validationUrl: fixture.standIn.appleUrl + path },
      visit.caller,
    );

  test('is opened for a reservation that is about to be paid', async () => {
    const visit = await fixture.sale.atPayment();
    expect(good(await open(visit))).toMatchObject({ displayName: 'Costera', domainName: 'anden.example' });
  });

  test('is opened for nobody else, and by no other server', async () => {
    const [visit, early] = [await fixture.sale.atPayment(), await fixture.sale.atSeats()];
    const thief = { ...visit, caller: { sessionHash: new Uint8Array(32), address: '198.51.100.1' } };
    expect(codes(await open(thief))).toEqual(['reservation_not_found']);
    expect(codes(await open(early))).toEqual(['step_out_of_order']);
    expect(codes(await open(visit, '/elsewhere'))).toEqual(['invalid_request']);
    await under({ sessions: ['error'] });
    expect(codes(await open(visit))).toEqual(['provider_unavailable']);
  });
});
