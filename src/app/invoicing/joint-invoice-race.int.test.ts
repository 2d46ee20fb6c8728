import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findJointly } from '#app/invoicing/find-jointly.ts';
import { type RequestJointly, requestJointly } from '#app/invoicing/request-jointly.ts';
import { type InvoicingFixture, openInvoicingFixture, RECEIVER } from '#testing/invoicing-fixture.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: InvoicingFixture;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 10 });
  fixture = await openInvoicingFixture(database.pool);
});
afterAll(() => database.drop());
afterEach(async () => {
  await fixture.audit();
  await fixture.clear();
});

const live = async () =>
  (await database.pool.query('select count(*)::int as n from invoice_payment where live')).rows[0].n as number;

/** Twenty at once, each for two of three trips or for one: in the name of two receivers, so that none is a repetition. */
async function race(): Promise<number> {
  const caller = stranger();
  for (const run of [0, 1, 2]) good(await fixture.paying(await fixture.sale.atPayment({ round: false, run, caller })));
  const { reservations } = good(await findJointly(fixture.invoicing)({}, caller, fixture.sale.now));
  const chosen = reservations.map(({ order, payments }) => ({
    code: order.code,
    payments: payments.map(({ id }) => id),
  }));
  const [a, b, c] = chosen as unknown as [Chosen, Chosen, Chosen];
  const sets = [[a, b], [b, c], [c, a], [b]] as const;
  const receivers = [RECEIVER, { ...RECEIVER, use: 'S01' }] as const;
  const before = await live();
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      requestJointly(fixture.invoicing)(
        {
          reservations: sets[n % sets.length]!,
          receiver: receivers[n % receivers.length]!,
          email: 'facturas@example.com',
          phone: '+523331234567',
          save: false,
        },
        caller,
        fixture.sale.now,
      ),
    ),
  );
  return (await live()) - before;
}

type Chosen = RequestJointly['reservations'][number];

test('whoever asks at once for sets that overlap, no ticket is on two invoices', async () => {
  for (let tries = 0; tries < 3; tries += 1) {
    expect(await race()).toBeLessThanOrEqual(3);
    await fixture.clear();
  }
});

test('control: without the index that says who was first, tickets are on several', async () => {
  await database.pool.query('drop index one_live_invoice');
  let most = 0;
  // Sometimes the first finishes before the second begins: several tries make the race visible.
  for (let tries = 0; tries < 10 && most <= 3; tries += 1) most = Math.max(most, await race());
  expect(most).toBeGreaterThan(3);
  await expect(fixture.audit()).rejects.toThrow('i14-invoices-cover-captured-money');
  await fixture.clear();
  await database.pool.query('create unique index one_live_invoice on invoice_payment (payment_id) where live');
});
