import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { carrierInvoices } from '#adapters/db/invoicing/carrier-invoices.ts';
import { invoiceAdministration } from '#adapters/db/invoicing/invoice-administration.ts';
import { auditLog } from '#adapters/db/operations/audit-log.ts';
import type { FiscalProfile } from '#domain/invoicing/cfdi.ts';
import { spanOf, parseMonth } from '#domain/invoicing/invoicing-deadline.ts';
import { after, before, HOUR } from '#kernel/instant.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { invoicesCommand } from '#main/cli/invoices-commands.ts';
import { invoicesOptions } from '#main/cli/invoices-options.ts';
import { replaceInvoice } from '#app/invoicing/replace-invoice.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
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

const MONTH = spanOf(parseMonth('2026-10')!, CARRIER_ZONE);

const invoices = (line: string, now = after(MONTH.to, HOUR)) => {
  const { pool } = database;
  const month = {
    carrierInvoices: carrierInvoices(pool),
    issuer: fixture.opened.issuer,
    terms: fixture.invoicing.terms,
    openForms: {},
  };
  const deps = {
    invoices: invoiceAdministration(pool),
    audit: auditLog(pool),
    actor: 'eva',
    zone: CARRIER_ZONE,
    now,
    month,
    work: fixture.work,
  };
  return invoicesCommand(deps, good(invoicesOptions(line.split(' '))).command);
};

const auditEvents = async () =>
  (await database.pool.query('select actor, action, note, account from audit_log order by at')).rows;

test('an empty desk says so', async () => {
  for (const line of ['waiting', 'unknown', 'rejected', 'not-cancelled'])
    expect(await invoices(line)).toEqual({ ok: true, value: ['Nothing.'] });
  expect(await invoices('replay F-1')).toEqual({ ok: false, fault: 'there is no invoice F-1' });
});

test('what waits, what is unknown and what was refused is shown with why; one is sent again', async () => {
  const { visit, invoice } = await fixture.asked();
  expect(good(await invoices('waiting'))[1]).toContain(visit.code);
  await fixture.faults({ always: { stamps: 'timeout-before' } });
  await fixture.work(fixture.newParts({ stamp: 1_000 }));
  const name = `F-${invoice.folio}`;
  expect(good(await invoices('unknown'))[1]).toContain(name);
  await fixture.faults({});
  const [, line] = good(await invoices(`replay ${name}`));
  expect(line).toContain('mailed');
  expect(await invoices(`replay ${name}`)).toEqual({ ok: false, fault: `there is nothing to do for ${name}` });
  const refused = await fixture.asked({ ...REGISTERED, name: 'OTRA' });
  await fixture.work();
  const [, why] = good(await invoices('rejected'));
  expect(why).toContain(`F-${refused.invoice.folio}`);
  expect(why).toContain('CFDI40145');
});

test('a document is cancelled for a reason, and who did it is written down', async () => {
  const { visit, invoice } = await fixture.asked();
  await fixture.work();
  await database.pool.query('delete from audit_log');
  const { uuid } = (await fixture.invoicing.invoices.byId(invoice.id))!;
  expect(good(await invoices(`cancel ${uuid!.toLowerCase()} --reason 02`))[1]).toContain('cancelled');
  expect(await auditEvents()).toMatchObject([{ actor: 'eva', action: 'invoice.cancelled', note: '02' }]);
  expect((await fixture.toInvoice(visit)).payments[0]!.refusal).toBeUndefined();
  expect((await invoices(`cancel ${uuid} --reason 02`)).ok).toBe(false);
});

const corrected = (visit: Visit, invoiceId: string, receiver: FiscalProfile = { ...REGISTERED, use: 'S01' }) =>
  replaceInvoice(fixture.invoicing)(
    { code: visit.code, invoiceId, receiver, email: 'a@example.com', phone: '' },
    visit.caller,
    fixture.sale.now,
  );

/** An invoice above a thousand pesos, whose receiver has to agree to its cancellation; corrected, and this refused. */
const keptByItsReceiver = async () => {
  const { visit, invoice } = await fixture.asked(REGISTERED, { passengers: ['adult', 'adult'] });
  await fixture.work();
  const { uuid } = (await fixture.invoicing.invoices.byId(invoice.id))!;
  const instead = good(await corrected(visit, invoice.id));
  await fixture.work();
  await fixture.control(`refuse/${uuid}`, {});
  await fixture.hurry();
  await fixture.work();
  return { id: invoice.id, name: `F-${invoice.folio}`, uuid: uuid!, instead, visit };
};

test('a corrected invoice whose cancellation is refused is reported, listed, and asked to be cancelled again', async () => {
  const { id, name, uuid, instead } = await keptByItsReceiver();
  expect(await fixture.stateOf(id)).toBe('mailed');
  expect(fixture.problems.map(String)).toEqual([expect.stringContaining(name)]);
  const [, line, ...others] = good(await invoices('not-cancelled'));
  expect(line).toContain(name);
  expect(line).toContain('the receiver refused');
  expect(others).toEqual([]);
  expect(good(await invoices(`replay ${name}`))[1]).toContain('cancelling');
  expect(good(await invoices('not-cancelled'))).toEqual(['Nothing.']);
  await fixture.control(`accept/${uuid}`, {});
  await fixture.hurry();
  await fixture.work();
  expect(await fixture.stateOf(id)).toBe('cancelled');
  expect(await fixture.stateOf(instead.id)).toBe('mailed');
});

test('one that is the only valid invoice again is not listed', async () => {
  const { id, name, instead } = await keptByItsReceiver();
  expect(good(await invoices(`cancel F-${instead.folio} --reason 02`))[1]).toContain('cancelling');
  const { uuid } = (await fixture.invoicing.invoices.byId(instead.id))!;
  await fixture.control(`accept/${uuid}`, {});
  await fixture.hurry();
  await fixture.work();
  expect(await fixture.stateOf(instead.id)).toBe('cancelled');
  expect(await fixture.stateOf(id)).toBe('mailed');
  expect(good(await invoices('not-cancelled'))).toEqual(['Nothing.']);
  expect(await invoices(`replay ${name}`)).toEqual({ ok: false, fault: `there is nothing to do for ${name}` });
});

test('a correction that was corrected itself is cancelled, and the first invoice does not get its payments', async () => {
  const { id, instead, visit } = await keptByItsReceiver();
  const last = good(await corrected(visit, instead.id, { ...REGISTERED, use: 'G01' }));
  await fixture.work();
  await fixture.control(`accept/${(await fixture.invoicing.invoices.byId(instead.id))!.uuid}`, {});
  await fixture.hurry();
  await fixture.work();
  expect(fixture.problems.slice(1)).toEqual([]);
  expect(await fixture.stateOf(instead.id)).toBe('cancelled');
  expect((await fixture.toInvoice(visit)).payments[0]!.invoiceId).toBe(last.id);
  expect(good(await invoices('not-cancelled'))).toHaveLength(2);
  expect(await fixture.stateOf(id)).toBe('mailed');
});

test('an invoice has its payments again when its correction is cancelled before the receiver keeps it', async () => {
  const { visit, invoice } = await fixture.asked(REGISTERED, { passengers: ['adult', 'adult'] });
  await fixture.work();
  const instead = good(await corrected(visit, invoice.id));
  await fixture.work();
  await invoices(`cancel F-${instead.folio} --reason 02`);
  await fixture.control(`accept/${(await fixture.invoicing.invoices.byId(instead.id))!.uuid}`, {});
  await fixture.hurry();
  await fixture.work();
  expect(await fixture.stateOf(invoice.id)).toBe('cancelling');
  await fixture.control(`refuse/${(await fixture.invoicing.invoices.byId(invoice.id))!.uuid}`, {});
  await fixture.hurry();
  await fixture.work();
  expect(await fixture.stateOf(invoice.id)).toBe('mailed');
  expect((await fixture.toInvoice(visit)).payments[0]!.invoiceId).toBe(invoice.id);
});

test('the invoice of everybody else', async () => {
  await fixture.asked();
  await fixture.bought({ round: false });
  await database.pool.query('update ledger_transfer set created_at = to_timestamp($1 / 1000.0)', [
    before(MONTH.to, HOUR),
  ]);
  expect(await invoices('month 2026-10', before(MONTH.to, HOUR))).toEqual({ ok: false, fault: '2026-10 is not over' });
  expect(good(await invoices('month 2026-10'))).toEqual(['2026-10: 1 documents on their way']);
  expect(good(await invoices('month'))).toEqual(['2026-10: every sale is invoiced already']);
  expect(await auditEvents()).toContainEqual({ actor: 'eva', action: 'invoice.month', note: null, account: '2026-10' });
});
