import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { carrierInvoices } from '#adapters/db/invoicing/carrier-invoices.ts';
import { invoiceAdministration } from '#adapters/db/invoicing/invoice-administration.ts';
import { invoiceRecentMonths } from '#app/invoicing/invoice-month.ts';
import { monthOf, plusMonths, spanOf } from '#domain/invoicing/invoicing-deadline.ts';
import { before, HOUR, instant } from '#kernel/instant.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
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

const NOW = instant(Date.now());
const CURRENT = monthOf(NOW, CARRIER_ZONE);
const rows = async (text: string) => (await database.pool.query(text)).rows;
const documents = () => rows(`select series, month, part, state, total from invoice order by month, part, asked_at`);

/** Simulates time: everything was paid in an earlier month. */
const paidBack = (months: number) =>
  database.pool.query('update ledger_transfer set created_at = to_timestamp($1 / 1000.0)', [
    before(spanOf(plusMonths(CURRENT, -months), CARRIER_ZONE).to, HOUR),
  ]);

const daily = () =>
  invoiceRecentMonths(
    {
      carrierInvoices: carrierInvoices(database.pool),
      issuer: fixture.opened.issuer,
      terms: fixture.invoicing.terms,
      openForms: {},
    },
    NOW,
  );

const LAST = plusMonths(CURRENT, -1);

test('a sale whose invoice is rejected after the month was drafted goes on a second global invoice', async () => {
  await fixture.asked({ ...REGISTERED, name: 'OTRA PERSONA' });
  await fixture.bought({ round: false });
  await paidBack(1);
  await daily();
  await fixture.work();
  await daily();
  await fixture.work();
  await daily();
  expect(await documents()).toMatchObject([
    { series: 'G', month: LAST, part: 1, state: 'mailed' },
    { series: 'G', month: LAST, part: 2, state: 'mailed' },
    { series: 'F', state: 'rejected' },
  ]);
});

test('a sale whose invoice was cancelled goes on a global invoice, also in the month after the next', async () => {
  const { invoice } = await fixture.asked();
  await fixture.work();
  await paidBack(2);
  await daily();
  const administration = invoiceAdministration(database.pool);
  expect(await administration.cancel(invoice.id, '02')).toBe(true);
  await fixture.work();
  const [{ uuid }] = await rows('select uuid from invoice');
  await fixture.control(`accept/${uuid}`, {}).catch(() => undefined);
  await fixture.hurry();
  await fixture.work();
  await daily();
  expect(await documents()).toMatchObject([
    { series: 'G', month: plusMonths(CURRENT, -2), part: 1 },
    { series: 'F', state: 'cancelled' },
  ]);
});

test('a global invoice that the PAC rejects is reported, and drafted again the next day', async () => {
  await fixture.bought({ round: false });
  await paidBack(1);
  await daily();
  await fixture.faults({
    stamps: [{ kind: 'reject', code: 'CFDI40149', message: 'El código postal no es el del emisor.' }],
  });
  await fixture.work();
  expect(String(fixture.problems)).toMatch(/G-\d+, was rejected: cannot_stamp: CFDI40149: .*El código postal/);
  await daily();
  await fixture.work();
  expect(await documents()).toMatchObject([
    { series: 'G', month: LAST, part: 1, state: 'rejected' },
    { series: 'G', month: LAST, part: 2, state: 'mailed' },
  ]);
});

test('what a traveller asked for and was refused is not reported', async () => {
  await fixture.asked({ ...REGISTERED, name: 'OTRA PERSONA' });
  await fixture.work();
  expect(fixture.problems).toEqual([]);
});
