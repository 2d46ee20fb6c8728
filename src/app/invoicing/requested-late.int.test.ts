import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { carrierInvoices } from '#adapters/db/invoicing/carrier-invoices.ts';
import { orderRequestedInvoices } from '#app/invoicing/order-requested-invoices.ts';
import { saveInvoiceRequest } from '#app/invoicing/save-invoice-request.ts';
import { publicInGeneral } from '#domain/invoicing/global-invoice.ts';
import { monthOf, spanOf } from '#domain/invoicing/invoicing-deadline.ts';
import { after, before, DAY, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { openStampingFixture, REGISTERED, type StampingFixture } from '#testing/stamping-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme } from '#testing/travellers.ts';

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

const NOW = instant(Date.now());
const MONTH = monthOf(before(spanOf(monthOf(NOW, CARRIER_ZONE), CARRIER_ZONE).from, DAY), CARRIER_ZONE);
const REQUEST = { receiver: REGISTERED, email: 'facturas@example.com', phone: '', automatic: true };
const rows = async (text: string) => (await database.pool.query(text)).rows;
const ask = () => orderRequestedInvoices({ ...fixture.invoicing, clock: fixture.parts.clock })();
const states = () => rows('select series, state from invoice order by series');

/** Paid at this moment, with an automatic request. */
async function requested(paidAt: number): Promise<Visit> {
  const visit = await fixture.sale.atPayment({ round: false });
  good(await saveInvoiceRequest(fixture.invoicing)({ code: visit.code, ...REQUEST }, visit.caller));
  good(await fixture.paying(visit));
  await paid(paidAt);
  return visit;
}

const paid = (at: number) =>
  database.pool.query('update ledger_transfer set created_at = to_timestamp($1 / 1000.0)', [at]);

const draftGlobal = () =>
  carrierInvoices(database.pool).draftGlobal({
    month: MONTH,
    from: before(NOW, 40 * DAY),
    to: after(NOW, HOUR),
    receiver: publicInGeneral(fixture.opened.issuer),
    openForms: {},
    mostLines: 100,
  });

test('what was requested before paying in the last minutes of a month is invoiced, also after its end', async () => {
  await requested(before(spanOf(MONTH, CARRIER_ZONE).to, 2 * MINUTE));
  await ask();
  await fixture.work();
  expect(await states()).toEqual([{ series: 'F', state: 'mailed' }]);
  expect(await rows('select fault from invoice_wish')).toEqual([{ fault: null }]);
});

test('a sale with a request that is not ordered yet is on no global invoice for a day', async () => {
  await requested(before(NOW, 23 * HOUR));
  expect(await draftGlobal()).toBe(0);
  await paid(before(NOW, 25 * HOUR));
  expect(await draftGlobal()).toBe(1);
});

test('one that is on a global invoice already is taken out of it, once that is stamped', async () => {
  await requested(before(NOW, 25 * HOUR));
  await draftGlobal();
  await ask();
  expect(await states()).toEqual([{ series: 'G', state: 'draft' }]);
  await fixture.work();
  await ask();
  await fixture.work();
  await fixture.work();
  expect(await states()).toEqual([
    { series: 'E', state: 'mailed' },
    { series: 'F', state: 'mailed' },
    { series: 'G', state: 'mailed' },
  ]);
});

test('the buyer is told when what they paid with cannot be invoiced', async () => {
  const programme = openProgramme(database.pool);
  const caller = await programme.enter(await programme.account({ purchased: 2_000_000 }), fixture.sale.now);
  const visit = await fixture.sale.atPayment({ caller });
  good(await saveInvoiceRequest(fixture.invoicing)({ code: visit.code, ...REQUEST }, caller));
  good(await fixture.paying(visit, { method: 'traveller_purchased', token: undefined }));
  await ask();
  await ask();
  expect(await rows(`select payload from outbox where topic = 'invoice.rejected'`)).toEqual([
    {
      payload: {
        reservation: visit.reservation.id,
        fault: 'cannot_invoice_points',
        until: expect.any(Number),
        to: 'facturas@example.com',
      },
    },
  ]);
});
