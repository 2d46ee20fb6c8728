import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { counterRepository } from '#adapters/db/counter/counter-repository.ts';
import { tillStores } from '#adapters/db/counter/till-stores.ts';
import { auditLog } from '#adapters/db/operations/audit-log.ts';
import { manualRefundStores } from '#adapters/db/operations/manual-refunds.ts';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import { atCounter, type ManualRefund } from '#app/counter/at-counter.ts';
import { takeMoney } from '#app/counter/take-money.ts';
import { recordManualRefund, retryRefund } from '#app/operations/record-manual-refund.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { good } from '#testing/paying-sale.ts';
import { openRefundFixture, type RefundFixture } from '#testing/refund-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

// A payment for people who give up their tickets one after another has several refunds.
let database: TestDatabase;
let fixture: RefundFixture;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openRefundFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await fixture.clear();
  await database.pool.query('truncate audit_log');
});
afterEach(() => fixture.audit());

const WORK = {
  operator: { id: 'x' as never, name: 'Rosa', role: 'manager' },
  caller: { address: '192.0.2.31' },
} as const;

const deps = () => ({
  ...fixture.sale,
  money: moneyRepository(database.pool),
  audit: auditLog(database.pool),
  manualRefunds: manualRefundStores(database.pool),
});
const atDesk = (asked: ManualRefund) =>
  atCounter({
    ...deps(),
    counter: counterRepository(database.pool, CARRIER_ZONE),
    takeMoney: takeMoney({ till: tillStores(database.pool), ...fixture.sale }),
    fingerprint: (text) => createHash('sha256').update(text).digest('hex'),
  }).refundByHand(asked, WORK);

const rows = async (text: string) => (await database.pool.query(text)).rows;
const audited = () => rows('select action, note, amount from audit_log where payment_id is not null order by at');
const letters = async () =>
  (await rows(`select (payload ->> 'amount')::int as amount from outbox where topic = 'refund.returned'`)).map(
    ({ amount }) => amount,
  );
const waiting = () => moneyRepository(database.pool).refundsWaiting();

/** Three people on a cancelled bus, paid by one card that takes nothing back: refunded are two, then the third. */
async function twoByHand() {
  const visit = await fixture.bought({ round: false, passengers: ['adult', 'adult', 'adult'] });
  const price = visit.reservation.quote!.total / 3;
  await fixture.delay(visit.reservation, undefined);
  good(await fixture.cancel(visit, { passengers: [1, 2] }, 'original'));
  good(await fixture.cancel(visit, { passengers: [3] }, 'original'));
  fixture.cards.answerRefunds('refused');
  await refundDue(fixture.sale);
  const [pair, single] = await waiting();
  expect([pair!.payment, pair!.state, single!.state]).toEqual([single!.payment, 'by_hand', 'by_hand']);
  return { pair: pair!, single: single!, price };
}

test('each of several refunds of a payment waits with its own amount', async () => {
  const { pair, single, price } = await twoByHand();
  expect([pair.amount, single.amount]).toEqual([2 * price, price]);
});

describe('of two refunds of one payment', () => {
  test('the one that was paid by hand is settled, and the other still waits', async () => {
    const { pair, single } = await twoByHand();
    const done = await atDesk({ refund: single.refund, note: 'SPEI 1', key: randomUUID() });
    expect(good(done)).toMatchObject({ refund: single.refund, amount: single.amount });
    expect(await waiting()).toMatchObject([{ refund: pair.refund }]);
    expect(await letters()).toEqual([single.amount]);
    expect(await audited()).toEqual([{ action: 'refund.by_hand', note: 'SPEI 1', amount: single.amount }]);
  });

  test.each([
    ['one after the other', async (press: () => unknown) => [await press(), await press()]],
    ['at once', (press: () => unknown) => Promise.all([press(), press()])],
  ])('pressing twice settles one, and both times it is answered: %s', async (_, twice) => {
    const { pair, single } = await twoByHand();
    const asked = { refund: pair.refund, note: 'SPEI 1', key: randomUUID() };
    const answer = { ok: true, value: { amount: pair.amount } };
    expect(await twice(() => atDesk(asked))).toMatchObject([answer, answer]);
    expect(await waiting()).toMatchObject([{ refund: single.refund }]);
    expect(await audited()).toHaveLength(1);
  });

  test('one key is good for one of them', async () => {
    const { pair, single } = await twoByHand();
    const key = randomUUID();
    good(await atDesk({ refund: pair.refund, note: 'SPEI 1', key }));
    expect(await atDesk({ refund: single.refund, note: 'SPEI 2', key })).toMatchObject({
      fault: [{ code: 'idempotency_mismatch' }],
    });
    expect(await waiting()).toMatchObject([{ refund: single.refund }]);
  });

  test.each(['none', '0199aaaa-0000-7000-8000-000000000001'])(
    'none is settled by an unknown name: %s',
    async (name) => {
      await twoByHand();
      const done = await atDesk({ refund: name as never, note: 'SPEI 1', key: randomUUID() });
      expect(done).toMatchObject({ fault: [{ code: 'refund_not_waiting', field: 'refund' }] });
      expect(await waiting()).toHaveLength(2);
    },
  );

  test('the console settles the one it names as well', async () => {
    const { pair, single } = await twoByHand();
    const named = { refund: single.refund, actor: 'eva', note: 'SPEI 3' };
    expect(good(await recordManualRefund(deps())(named))).toMatchObject({ code: single.code, amount: single.amount });
    expect(await recordManualRefund(deps())(named)).toEqual({ ok: false, fault: 'nothing_waits' });
    expect(await waiting()).toMatchObject([{ refund: pair.refund }]);
  });

  test('the one that is to be tried once more is tried, and the other is left to people', async () => {
    const { pair, single } = await twoByHand();
    fixture.cards.answerRefunds('refunded');
    expect(await retryRefund(deps())({ refund: single.refund, actor: 'eva' })).toEqual({ ok: true, value: undefined });
    expect(await waiting()).toMatchObject([{ refund: pair.refund, state: 'by_hand' }]);
    expect(await audited()).toEqual([{ action: 'refund.retry', note: null, amount: single.amount }]);
  });
});
