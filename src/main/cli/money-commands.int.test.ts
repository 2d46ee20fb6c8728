import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#adapters/db/operations/audit-log.ts';
import { tillStores } from '#adapters/db/counter/till-stores.ts';
import { takeMoney } from '#app/counter/take-money.ts';
import { manualRefundStores } from '#adapters/db/operations/manual-refunds.ts';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { type Instant, instant, MINUTE, zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { moneyCommand } from '#main/cli/money-commands.ts';
import { moneyOptions } from '#main/cli/money-options.ts';
import { payByAnother } from '#testing/pay-by-another.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const ZONE = zone('America/Mexico_City');
const DAY = 24 * 60 * MINUTE;

let database: TestDatabase;
let payments: PaymentFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  payments = await openPaymentFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => payments.clear());

/** The output of a command line, and its exit code. */
const money = async (line: string, now: Instant = instant(Date.now())) => {
  const { command } = good(moneyOptions(line.split(' ')));
  const pool = database.pool;
  const taking = takeMoney({ till: tillStores(pool), ...payments.sale });
  const money = {
    money: moneyRepository(pool),
    audit: auditLog(pool),
    manualRefunds: manualRefundStores(pool),
    takeMoney: taking,
  };
  return moneyCommand({ ...payments.sale, ...money, zone: ZONE, actor: 'eva', now })(command);
};

const refundOf = async (payment: string) =>
  (await moneyRepository(database.pool).refundsWaiting()).find((one) => one.payment === payment)!.refund;
const paymentOf = async (visit: Visit) => (await payments.attempts(visit))[0]!.payment_id;

test('an empty desk says so', async () => {
  for (const line of ['pending', 'unknown', 'to-refund']) {
    expect(await money(line)).toEqual({ text: 'Nothing.', data: [], code: 0 });
  }
  const report = await money('report');
  expect(report).toMatchObject({ code: 0, text: expect.stringContaining('No money came or went.') });
  expect(report.text).toContain('No differences.');
});

test('an order at the counter is shown, sold for cash, and counted', async () => {
  const visit = await payments.sale.atPayment();
  good(await payments.paying(visit, { method: 'cash', token: undefined }));
  const { text } = await money('pending');
  expect(text.split('\n')).toHaveLength(2);
  expect(text).toContain(`${visit.code}  counter`);
  expect(await money(`take-cash ${visit.code}`)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^\$ [\d,]+\.\d\d for \w{10}: sold, the tickets are good\.$/),
  });
  expect(await money(`take-cash ${visit.code}`)).toMatchObject({ code: 1, data: { refused: 'already_paid' } });
  const tomorrow = instant(Date.now() + DAY);
  expect((await money('report', tomorrow)).text).toMatch(/counter +cash +1 +\$/);
});

test('what the provider took without our hearing is named until it is booked', async () => {
  payments.cards.behave('pays-unheard');
  const visit = await payments.sale.atPayment();
  good(await payments.paying(visit));
  await payments.age(MINUTE);
  const unknown = await money('unknown');
  expect(unknown).toMatchObject({ code: 0, text: expect.stringMatching(/unknown +charged/) });
  const today = dateInZone(instant(Date.now() - MINUTE), ZONE);
  const differing = await money(`report --date ${today}`);
  expect(differing).toMatchObject({ code: 1, data: { differences: [{ kind: 'not_booked' }] } });
  expect(differing.text).toContain('taken, and not in our books');
  expect(differing.text).toContain('DIFFERS');
  await confirmAttempt(payments.sale, await paymentOf(visit));
  expect(await money('unknown')).toMatchObject({ data: [] });
});

test('money that people must give back is followed to its end', async () => {
  const visit = await payments.sale.atPayment();
  good(await payments.paying(visit, { method: 'oxxo', token: undefined }));
  const first = await paymentOf(visit);
  await payments.sale.payments.settle(first, { kind: 'lapsed' });
  await payments.leave(visit, 20 * MINUTE);
  good(await payments.paying(visit));
  payments.stores.decide(first, 'paid');
  await confirmAttempt(payments.sale, first);
  expect((await money('to-refund')).text).toContain('by the provider, next at');
  const refund = await refundOf(first);
  expect(await money(`refund ${refund} --by-hand --note SPEI`)).toMatchObject({
    code: 1,
    data: { refused: 'still_tried' },
  });
  payments.stores.answerRefunds('refused');
  await refundDue(payments.sale);
  expect((await money('to-refund')).text).toMatch(/paid twice .* by hand .* the owner .* Ana López, /);
  const retried = await money(`retry-refund ${refund}`);
  expect(retried).toMatchObject({ code: 1, text: 'The provider cannot: give it back by hand.' });
  expect(await money(`refund ${refund} --by-hand --note SPEI`)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/ went back by hand\.$/),
  });
  expect(await money('to-refund')).toMatchObject({ text: 'Nothing.' });
  expect(await money(`retry-refund ${refund}`)).toMatchObject({ code: 1, text: 'No such refund waits.' });
});

test('money that somebody else paid with a link is not said to be for the owner of the trip', async () => {
  const visit = await payments.sale.atPayment();
  await payByAnother(payments, visit, { method: 'oxxo', token: undefined });
  const first = await paymentOf(visit);
  await payments.sale.payments.settle(first, { kind: 'lapsed' });
  await payments.leave(visit, 20 * MINUTE);
  good(await payments.paying(visit));
  payments.stores.decide(first, 'paid');
  await confirmAttempt(payments.sale, first);
  const { text, data } = await money('to-refund');
  expect(data).toMatchObject([{ isByLink: true }]);
  expect(text).toMatch(/whoever paid with the payment link, not the owner: ask +Ana López, /);
});
