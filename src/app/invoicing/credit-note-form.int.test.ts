import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { carrierInvoices } from '#adapters/db/invoicing/carrier-invoices.ts';
import { claimRight, readEntitlements } from '#app/amendments/refunds/claim.ts';
import { OFFERS } from '#testing/offers.ts';
import { payByAnother } from '#testing/pay-by-another.ts';
import { good } from '#testing/paying-sale.ts';
import { openStampingFixture, REGISTERED, type StampingFixture } from '#testing/stamping-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: StampingFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openStampingFixture(database.pool);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const FARE = 65_001;

test('what its owner takes as credit is written as compensation; what goes back to another payer is not', async () => {
  const visit = await fixture.bought({ round: false });
  await payByAnother({ ...fixture, asked: fixture.paymentAsked }, await fixture.toAdd(visit));
  good(await fixture.asking(visit, { receiver: REGISTERED }));
  await fixture.work();
  await fixture.delay(visit.reservation, 121);
  const deps = { ...fixture.sale, aftersales: aftersales(database.pool) };
  const { refund } = good(await readEntitlements(deps)(visit, visit.caller, fixture.sale.now));
  const asked = { code: visit.code, take: 'credit', amount: refund!.amounts.credit!, key: 'key-12345678' } as const;
  good(await claimRight(deps)(asked, visit.caller, fixture.sale.now));
  expect(await carrierInvoices(database.pool).draftCreditNotes(10)).toBe(2);
  await fixture.work();
  const { rows } = await database.pool.query(
    `select series, state, total, payment_form from invoice order by series, total`,
  );
  expect(rows).toEqual([
    { series: 'E', state: 'mailed', total: OFFERS[0]!.price, payment_form: '04' },
    { series: 'E', state: 'mailed', total: FARE, payment_form: '17' },
    { series: 'F', state: 'mailed', total: FARE + OFFERS[0]!.price, payment_form: '04' },
  ]);
});
