import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { listMethods } from '#app/payment/list-methods.ts';
import { PAY_AT_COUNTER_MINUTES } from '#domain/booking/deadlines.ts';
import { OPENPAY_STORE_LIMIT, OXXO_LIMIT } from '#domain/payment/store-reference.ts';
import { after, before, HOUR, type Instant, MINUTE } from '#kernel/instant.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: PaymentFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
});
afterAll(() => database.drop());

/** The payment deadline of each store at that moment; stores that are not offered are absent. */
async function stores(visit: Visit, now: Instant): Promise<Readonly<Record<string, Instant | undefined>>> {
  const { methods } = good(await listMethods(fixture.sale)(visit, visit.caller, now));
  const offered = methods.filter(({ type }) => type === 'oxxo' || type === 'openpay');
  return Object.fromEntries(offered.map(({ type, payBy }) => [type, payBy]));
}

test('a reference lives a day, ends an hour before the departure, and is not given in its last three', async () => {
  const visit = await fixture.sale.atPayment({ round: false });
  const { methods } = good(await listMethods(fixture.sale)(visit, visit.caller, fixture.sale.now));
  const counter = methods.find(({ type }) => type === 'cash')!.payBy!;
  const departs = after(counter, PAY_AT_COUNTER_MINUTES * MINUTE);

  const early = before(departs, 30 * HOUR);
  expect(await stores(visit, early)).toEqual({ oxxo: after(early, 24 * HOUR), openpay: after(early, 24 * HOUR) });
  const last = before(departs, 3 * HOUR);
  expect(await stores(visit, last)).toEqual({ oxxo: before(departs, HOUR), openpay: before(departs, HOUR) });
  expect(await stores(visit, after(last, MINUTE))).toEqual({});
});

test.each([
  ['one way for ten', 10, false, ['oxxo', 'openpay']],
  ['there and back for ten', 10, true, []],
] as const)('what is more than its stores take is offered by none: %s', async (_name, adults, round, offered) => {
  const passengers = Array.from({ length: adults }, () => 'adult' as const);
  const back = round ? { return: { open: true } } : {};
  const visit = await fixture.sale.atSeats({ passengers, departure: { open: true }, round, ...back });
  const { total } = good(await listMethods(fixture.sale)(visit, visit.caller, fixture.sale.now));
  expect(total > Math.max(OPENPAY_STORE_LIMIT, OXXO_LIMIT)).toBe(round);
  expect(Object.keys(await stores(visit, fixture.sale.now))).toEqual(offered);
});

test('a store that is closed gives no references, and follows those it gave', async () => {
  const visit = await fixture.sale.atPayment({ round: false });
  good(await fixture.paying(visit, { method: 'oxxo', token: undefined }));
  const [attempt] = await fixture.attempts(visit);
  const closed = { ...fixture.stores, isClosed: true };
  const sale = { ...fixture.sale, providers: new Map([['oxxo' as const, closed]]) };
  const next = await fixture.sale.atPayment({ round: false });
  const { methods } = good(await listMethods(sale)(next, next.caller, fixture.sale.now));
  expect(methods.map(({ type }) => type)).not.toContain('oxxo');
  fixture.stores.decide(attempt!.payment_id, 'paid');
  await confirmAttempt(sale, attempt!.payment_id);
  expect(await fixture.now(visit)).toMatchObject({ status: 'approved' });
});
