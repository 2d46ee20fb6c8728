import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { carrierInvoices } from '#adapters/db/invoicing/carrier-invoices.ts';
import { claimRight, readEntitlements } from '#app/amendments/refunds/claim.ts';
import { invoiceMonth } from '#app/invoicing/invoice-month.ts';
import { requestInvoice } from '#app/invoicing/request-invoice.ts';
import { monthOf, spanOf } from '#domain/invoicing/invoicing-deadline.ts';
import { before, DAY, HOUR, instant } from '#kernel/instant.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { openStampingFixture, type StampingFixture } from '#testing/stamping-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

/** Commits of transactions that reverse or invoice something wait for this advisory lock. */
const GATE = 4_711;

let database: TestDatabase;
let fixture: StampingFixture;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 10 });
  fixture = await openStampingFixture(database.pool);
  await database.pool.query(
    `create function wait_at_gate() returns trigger language plpgsql as $$
     begin perform pg_advisory_xact_lock_shared(${GATE}); return null; end $$;
     create constraint trigger gate_of_reversals after insert on ledger_transfer deferrable initially deferred
       for each row when (new.kind in ('sale-back', 'sale-less')) execute function wait_at_gate();
     create constraint trigger gate_of_requests after insert on invoice deferrable initially deferred
       for each row when (new.series = 'F') execute function wait_at_gate()`,
  );
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});
afterEach(async () => {
  await fixture.audit();
  await fixture.clear();
});

const rows = async (text: string) => (await database.pool.query(text)).rows;
const NOW = instant(Date.now());
const MONTH = monthOf(before(spanOf(monthOf(NOW, CARRIER_ZONE), CARRIER_ZONE).from, DAY), CARRIER_ZONE);
const ours = () => carrierInvoices(database.pool);

/** Bought in the previous month. */
async function boughtLastMonth(): Promise<Visit> {
  const visit = await fixture.bought({ round: false, run: 1 });
  await database.pool.query('update ledger_transfer set created_at = to_timestamp($1 / 1000.0)', [
    before(spanOf(MONTH, CARRIER_ZONE).to, HOUR),
  ]);
  return visit;
}

const month = () =>
  invoiceMonth(
    { carrierInvoices: ours(), issuer: fixture.opened.issuer, terms: fixture.invoicing.terms, openForms: {} },
    MONTH,
    NOW,
  );

/** Database sessions that wait for a lock. */
async function waiting(at: number, isDone: () => boolean = () => false): Promise<void> {
  const found = async () =>
    (await rows(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length;
  while (!isDone() && (await found()) < at) await pause(10);
}

/** Drafts the month while something has written and not committed yet, which commits once the draft has read. */
async function draftedDuring(act: () => Promise<unknown>): Promise<void> {
  const gate = await database.pool.connect();
  await gate.query('select pg_advisory_lock($1)', [GATE]);
  const acted = act();
  await waiting(1);
  let isDrafted = false;
  const drafted = month().finally(() => {
    isDrafted = true;
  });
  await waiting(2, () => isDrafted);
  await gate.query('select pg_advisory_unlock($1)', [GATE]);
  gate.release();
  await Promise.all([acted, drafted]);
}

/** What the month's invoices declare, less what is credited of them. */
const declared = async (): Promise<number> => {
  await fixture.work();
  await ours().draftCreditNotes(10);
  await fixture.work();
  return (
    await rows(`select coalesce(sum(case series when 'E' then 0 - total else total end), 0)::int as n from invoice`)
  )[0].n;
};

/** What was sold and not reversed. */
const kept = async (): Promise<number> =>
  (
    await rows(`select sum(case when l.kind in ('sale', 'vat') then amount else 0 - amount end)::int as n from ledger_transfer l
      where l.kind in ('sale', 'vat', 'sale-back', 'vat-back', 'sale-less', 'vat-less')`)
  )[0].n;

async function refundPart(visit: Visit): Promise<void> {
  const deps = { ...fixture.sale, aftersales: aftersales(database.pool) };
  const { difference } = good(await readEntitlements(deps)(visit, visit.caller, fixture.sale.now));
  const taken = {
    code: visit.code,
    take: 'difference',
    amount: difference!.amounts.original!,
    key: 'key-of-difference',
  } as const;
  good(await claimRight(deps)(taken, visit.caller, fixture.sale.now));
}

test('a refund that commits while the month is drafted is not on its invoice', async () => {
  const visit = await boughtLastMonth();
  await fixture.runAs(visit.reservation, 'plus');
  await draftedDuring(() => refundPart(visit));
  await fixture.audit();
  expect(await declared()).toBe(await kept());
});

test('a change to a cheaper run that commits while the month is drafted is not on its invoice', async () => {
  const visit = await boughtLastMonth();
  await draftedDuring(async () => good(await fixture.confirm(visit)));
  await fixture.audit();
  expect(await declared()).toBe(await kept());
});

test('a refund that an earlier global invoice missed is credited later', async () => {
  const visit = await boughtLastMonth();
  await fixture.runAs(visit.reservation, 'plus');
  await month();
  await refundPart(visit);
  await database.pool.query(
    `update ledger_transfer set created_at = (select asked_at from invoice) - interval '1 second' where kind in ('sale-back', 'vat-back')`,
  );
  await expect(fixture.audit()).rejects.toThrow('i14-invoices-cover-captured-money');
  expect(await declared()).toBe(await kept());
  expect(await ours().draftCreditNotes(10)).toBe(0);
});

test('an invoice that is asked for while the month is drafted takes its payment, and the rest is drafted', async () => {
  const visit = await boughtLastMonth();
  await boughtLastMonth();
  const late = { ...fixture.invoicing, terms: { ...fixture.invoicing.terms, graceDays: 40 } };
  const request = await fixture.request(visit);
  await draftedDuring(async () => good(await requestInvoice(late)(request, visit.caller, NOW)));
  expect(await rows('select series from invoice order by series')).toEqual([{ series: 'F' }, { series: 'G' }]);
});
