import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import { carrierInvoices } from '#adapters/db/invoicing/carrier-invoices.ts';
import { invoiceAdministration } from '#adapters/db/invoicing/invoice-administration.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { invoiceMonth } from '#app/invoicing/invoice-month.ts';
import { replaceInvoice } from '#app/invoicing/replace-invoice.ts';
import type { WorkerName } from '#app/ports.ts';
import { monthOf, spanOf } from '#domain/invoicing/invoicing-deadline.ts';
import { before, DAY, HOUR, instant } from '#kernel/instant.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { type CommitGate, openCommitGate, type Way } from '#testing/commit-gate.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { openStampingFixture, REGISTERED, type StampingFixture } from '#testing/stamping-fixture.ts';

let gate: CommitGate;
let pool: Pool;
let fixture: StampingFixture;

beforeAll(async () => {
  gate = await openCommitGate();
  pool = gate.database.pool;
  fixture = await openStampingFixture(pool);
});
afterAll(async () => {
  await fixture.close();
  await gate.database.drop();
});
beforeEach(() => fixture.clear());

const NOW = instant(Date.now());
const MONTH = monthOf(before(spanOf(monthOf(NOW, CARRIER_ZONE), CARRIER_ZONE).from, DAY), CARRIER_ZONE);

async function invoiced() {
  const { visit, invoice } = await fixture.asked();
  await fixture.work();
  return { visit, invoice };
}
const ofBought =
  (act: (visit: Visit) => Promise<unknown>): Way =>
  async () => {
    const visit = await fixture.bought({ round: false });
    return () => act(visit);
  };

const WAYS: readonly (readonly [string, readonly WorkerName[], Way])[] = [
  ['an invoice is asked for', ['stamp'], ofBought((visit) => fixture.asking(visit, { receiver: REGISTERED }))],
  [
    'an invoice is stamped',
    ['send', 'tell'],
    async () => {
      await fixture.asked();
      return async () => {
        await fixture.hurry();
        await fixture.work();
      };
    },
  ],
  [
    'an invoice is sent again',
    ['send', 'tell'],
    async () => {
      const { visit, invoice } = await invoiced();
      const to = { email: 'otra@example.com', sessionHash: visit.caller.sessionHash };
      return () => fixture.invoicing.invoices.resend(invoice.id, to);
    },
  ],
  [
    'an invoice is corrected',
    ['stamp'],
    async () => {
      const { visit, invoice } = await invoiced();
      const correction = { code: visit.code, invoiceId: invoice.id, email: 'otra@example.com', phone: '' };
      const receiver = { ...REGISTERED, use: 'S01' };
      return () => replaceInvoice(fixture.invoicing)({ ...correction, receiver }, visit.caller, fixture.sale.now);
    },
  ],
  [
    'an invoice is cancelled',
    ['stamp'],
    async () => {
      const { invoice } = await invoiced();
      return () => invoiceAdministration(pool).cancel(invoice.id, '02');
    },
  ],
  [
    'a credit note is drafted',
    ['stamp'],
    async () => {
      const { visit } = await invoiced();
      good(await fixture.cancel(visit, {}, 'credit'));
      return () => carrierInvoices(pool).draftCreditNotes(10);
    },
  ],
  [
    'the global invoice of a month is drafted',
    ['stamp'],
    async () => {
      await fixture.bought({ round: false });
      const at = before(spanOf(MONTH, CARRIER_ZONE).to, HOUR);
      await pool.query('update ledger_transfer set created_at = to_timestamp($1 / 1000.0)', [at]);
      const month = { issuer: fixture.opened.issuer, terms: fixture.invoicing.terms, openForms: {} };
      return () => invoiceMonth({ carrierInvoices: carrierInvoices(pool), ...month }, MONTH, NOW);
    },
  ],
];

test.each(WAYS)('%s: %j are notified after the commit, and not of what is rolled back', (_what, workers, way) =>
  gate.expectNotified(way, workers),
);
