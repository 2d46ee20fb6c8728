import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { carrierInvoices } from '#adapters/db/invoicing/carrier-invoices.ts';
import { invoiceAdministration } from '#adapters/db/invoicing/invoice-administration.ts';
import { readText } from '#adapters/documents/testing/read-text.ts';
import { invoiceTokens } from '#adapters/links/invoice-links.ts';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { cancelTickets, previewCancel } from '#app/amendments/refunds/cancel.ts';
import { claimRight, readEntitlements } from '#app/amendments/refunds/claim.ts';
import { orderRequestedInvoices } from '#app/invoicing/order-requested-invoices.ts';
import { downloadInvoice } from '#app/invoicing/download-invoice.ts';
import { invoiceMonth } from '#app/invoicing/invoice-month.ts';
import { saveInvoiceRequest } from '#app/invoicing/save-invoice-request.ts';
import { replaceInvoice } from '#app/invoicing/replace-invoice.ts';
import type { InvoiceFile, InvoiceId } from '#app/invoicing/ports.ts';
import { requestInvoice } from '#app/invoicing/request-invoice.ts';
import { monthOf, spanOf } from '#domain/invoicing/invoicing-deadline.ts';
import { before, DAY, HOUR, instant } from '#kernel/instant.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
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

const OTHER = {
  ...REGISTERED,
  rfc: 'GALM900127KB4',
  name: 'MARIO GARCIA LUNA',
  postalCode: '45050',
  regime: '605',
  use: 'S01',
};
const rows = async (text: string) => (await database.pool.query(text)).rows;
const byId = async (invoice: InvoiceId) => (await fixture.invoicing.invoices.byId(invoice))!;
const ours = () => carrierInvoices(database.pool);

/** The PAC's records of the only invoice in a series. */
const stampedOf = async (series: string) => {
  const [{ uuid }] = await rows(`select uuid from invoice where series = '${series}' and uuid is not null`);
  return (await fixture.documents()).find((document) => document.uuid === uuid)!;
};

/** A trip, paid, invoiced and mailed. */
const invoiced = async () => {
  const { visit, invoice } = await fixture.asked();
  await fixture.work();
  return { visit, invoice: await byId(invoice.id) };
};

test('a wish is asked for by the sale itself, once', async () => {
  const visit = await fixture.sale.atPayment({ round: false });
  const request = { receiver: REGISTERED, email: 'facturas@example.com', phone: '+523331234567', automatic: true };
  good(await saveInvoiceRequest(fixture.invoicing)({ code: visit.code, ...request }, visit.caller));
  good(await fixture.paying(visit));
  const ask = orderRequestedInvoices({ ...fixture.invoicing, clock: fixture.parts.clock });
  await Promise.all([ask(), ask()]);
  await ask();
  await fixture.work();
  expect(await rows('select state, email from invoice')).toEqual([{ state: 'mailed', email: 'facturas@example.com' }]);
  expect(codes(await saveInvoiceRequest(fixture.invoicing)({ code: visit.code, ...request }, visit.caller))).toEqual([
    'already_paid',
  ]);
});

test('a wish that points cannot grant is let go of, and said why', async () => {
  const programme = openProgramme(database.pool);
  const traveller = await programme.account({ purchased: 2_000_000 });
  const caller = await programme.enter(traveller, fixture.sale.now);
  const visit = await fixture.sale.atPayment({ caller });
  const request = { receiver: REGISTERED, email: 'facturas@example.com', phone: '', automatic: true };
  good(await saveInvoiceRequest(fixture.invoicing)({ code: visit.code, ...request }, caller));
  good(await fixture.paying(visit, { method: 'traveller_purchased', token: undefined }));
  await orderRequestedInvoices({ ...fixture.invoicing, clock: fixture.parts.clock })();
  expect(await rows('select fault from invoice_wish where done_at is not null')).toEqual([
    { fault: 'cannot_invoice_points' },
  ]);
  expect(await rows('select 1 from invoice')).toEqual([]);
});

const replacing = (visit: Visit, invoiceId: string, receiver = OTHER) =>
  replaceInvoice(fixture.invoicing)(
    { code: visit.code, invoiceId, receiver, email: 'otra@example.com', phone: '' },
    visit.caller,
    fixture.sale.now,
  );

test('a correction stands in for the old one, which is then cancelled', async () => {
  const { visit, invoice } = await invoiced();
  const instead = good(await replacing(visit, invoice.id));
  expect(good(await replacing(visit, invoice.id)).id).toBe(instead.id);
  await fixture.work();
  const [document] = await fixture.documentsOf(instead.id);
  expect(document!.related).toEqual([{ kind: '04', uuid: invoice.uuid }]);
  expect(await byId(instead.id)).toMatchObject({ state: 'mailed', replaces: invoice.id });
  const old = await byId(invoice.id);
  expect(['cancelling', 'cancelled']).toContain(old.state);
  await fixture.control(`accept/${invoice.uuid}`, {}).catch(() => undefined);
  await fixture.hurry();
  await fixture.work();
  expect(await byId(invoice.id)).toMatchObject({ state: 'cancelled', replacedBy: instead.id });
  expect((await fixture.toInvoice(visit)).payments[0]!.invoiceId).toBe(instead.id);
  expect(codes(await replacing(visit, invoice.id, REGISTERED))).toEqual(['invoice_not_replaceable']);
});

test('what was corrected says so where it is read, with the folio to use instead; what is stored stays as it was', async () => {
  const { visit, invoice } = await invoiced();
  const handed = async (file: InvoiceFile) => {
    const asked = { invoice: invoice.id, file, token: undefined };
    return good(
      await downloadInvoice({
        ...fixture.parts,
        ...fixture.invoicing,
        tokens: invoiceTokens('s'),
      })(asked, visit.caller, fixture.sale.now),
    ).bytes;
  };
  const stored = () =>
    Promise.all((['xml', 'html', 'pdf'] as const).map((file) => fixture.parts.files.get(invoice.id, file)));
  const before = await stored();
  const said = async () => {
    const [pdf] = await readText(await handed('pdf'));
    return [
      pdf!.replace(/\s/g, ''),
      Buffer.from(await handed('html'))
        .toString()
        .replace(/\s/g, ''),
    ];
  };
  const instead = good(await replacing(visit, invoice.id));
  // Until the replacement is stamped, this one is valid.
  for (const text of await said()) expect(text).not.toMatch(/SUSTITUIDA|CANCELADA/);
  await fixture.work();
  const { uuid } = await byId(instead.id);
  for (const text of await said()) {
    expect(text).toMatch(/SUSTITUIDA|CANCELADA/);
    expect(text).toContain(uuid!);
  }
  await fixture.control(`accept/${invoice.uuid}`, {}).catch(() => undefined);
  await fixture.hurry();
  await fixture.work();
  for (const text of await said()) {
    expect(text).toContain('CANCELADA');
    expect(text).toContain(uuid!);
  }
  expect(await stored()).toEqual(before);
  expect(Buffer.from(await handed('xml')).equals(Buffer.from(before[0]!))).toBe(true);
});

test('a correction that is refused leaves the old one as it was', async () => {
  const { visit, invoice } = await invoiced();
  good(await replacing(visit, invoice.id, { ...OTHER, name: 'OTRA PERSONA' }));
  await fixture.work();
  expect(await byId(invoice.id)).toMatchObject({ state: 'mailed', replacedBy: undefined });
  expect((await fixture.toInvoice(visit)).payments[0]!.invoiceId).toBe(invoice.id);
});

/** Simulates time: everything was paid in the previous month. */
const NOW = instant(Date.now());
const MONTH = monthOf(before(spanOf(monthOf(NOW, CARRIER_ZONE), CARRIER_ZONE).from, DAY), CARRIER_ZONE);
const paidLastMonth = () =>
  database.pool.query(`update ledger_transfer set created_at = to_timestamp($1 / 1000.0)`, [
    before(spanOf(MONTH, CARRIER_ZONE).to, HOUR),
  ]);

const month = (change: object = {}) =>
  invoiceMonth(
    {
      carrierInvoices: ours(),
      issuer: fixture.opened.issuer,
      terms: fixture.invoicing.terms,
      openForms: {},
      ...change,
    },
    MONTH,
    NOW,
  );

test('what nobody asked for goes on the invoice of everybody else, once', async () => {
  await invoiced();
  await fixture.bought({ round: false, passengers: ['adult', 'minor', 'infant'] });
  const programme = openProgramme(database.pool);
  const caller = await programme.enter(await programme.account({ purchased: 2_000_000 }), fixture.sale.now);
  good(
    await fixture.paying(await fixture.sale.atPayment({ caller }), { method: 'traveller_purchased', token: undefined }),
  );
  await paidLastMonth();
  expect(await month()).toBe(1);
  expect(await Promise.all([month(), month()])).toEqual([0, 0]);
  await fixture.work();
  const global = await stampedOf('G');
  expect(global.cfdi).toContain(`Meses="${MONTH.slice(5)}"`);
  expect(global.cfdi.match(/Descripcion="Venta"/g)).toHaveLength(2);
  expect(await rows(`select state, email from invoice where series = 'G'`)).toEqual([{ state: 'mailed', email: '' }]);
});

test('the month has to be over, and what does not fit on one document goes on several', async () => {
  await fixture.bought({ round: false });
  await fixture.bought({ round: false });
  await paidLastMonth();
  expect(await invoiceMonthEarly()).toBeUndefined();
  expect(await month({ mostLines: 1 })).toBe(2);
  await fixture.work();
  expect(await rows(`select part, state from invoice order by part`)).toEqual([
    { part: 1, state: 'mailed' },
    { part: 2, state: 'mailed' },
  ]);
});

const invoiceMonthEarly = () =>
  invoiceMonth(
    {
      carrierInvoices: ours(),
      issuer: fixture.opened.issuer,
      terms: fixture.invoicing.terms,
      openForms: {},
    },
    MONTH,
    before(spanOf(MONTH, CARRIER_ZONE).to, 1),
  );

test('somebody who comes after it is taken out of it, once they have theirs', async () => {
  const visit = await fixture.bought({ round: false });
  await fixture.bought({ round: false });
  await paidLastMonth();
  await month();
  const late = { ...fixture.invoicing, terms: { ...fixture.invoicing.terms, graceDays: 40 } };
  const request = await fixture.request(visit, { receiver: REGISTERED });
  expect(codes(await requestInvoice(late)(request, visit.caller, NOW))).toEqual(['incomplete_invoice']);
  await fixture.work();
  const { total } = good(await requestInvoice(late)(request, visit.caller, NOW));
  await fixture.work();
  await fixture.work();
  const found = await rows(`select series, state, total from invoice order by series`);
  expect(found).toMatchObject([
    { series: 'E', state: 'mailed', total },
    { series: 'F', state: 'mailed', total },
    { series: 'G', state: 'mailed' },
  ]);
  expect((await stampedOf('E')).related).toEqual([{ kind: '01', uuid: (await stampedOf('G')).uuid }]);
});

test('what the PAC refuses to take out of it is taken out a day later', async () => {
  const visit = await fixture.bought({ round: false });
  await paidLastMonth();
  await month();
  await fixture.work();
  const late = { ...fixture.invoicing, terms: { ...fixture.invoicing.terms, graceDays: 40 } };
  const { id, total } = good(
    await requestInvoice(late)(await fixture.request(visit, { receiver: REGISTERED }), visit.caller, NOW),
  );
  // The credit note waits for the invoice, which is stamped first.
  const refusal = { kind: 'reject', code: 'CFDI40999', message: 'Error no clasificado' };
  await fixture.faults({ stamps: [{ kind: 'slow', ms: 0 }, refusal] });
  await fixture.work();
  await fixture.work();
  expect(await rows(`select series, state from invoice order by series`)).toEqual([
    { series: 'E', state: 'rejected' },
    { series: 'F', state: 'mailed' },
    { series: 'G', state: 'mailed' },
  ]);
  expect(await ours().draftCreditNotes(10)).toBe(0);
  await database.pool.query(`update invoice set asked_at = asked_at - interval '25 hours' where series = 'E'`);
  expect(await ours().draftCreditNotes(10)).toBe(1);
  expect(await ours().draftCreditNotes(10)).toBe(0);
  await fixture.work();
  const form = 'select payment_form from invoice where invoice_id =';
  expect(
    await rows(`select state, total, credit_source, payment_form from invoice where series = 'E' order by folio`),
  ).toMatchObject([
    { state: 'rejected', total },
    { state: 'mailed', total, credit_source: id, ...(await rows(`${form} '${id}'`))[0] },
  ]);
  expect((await stampedOf('E')).related).toEqual([{ kind: '01', uuid: (await stampedOf('G')).uuid }]);
});

test('what was taken out of it does not go back to it with a second invoice that is refused', async () => {
  const visit = await fixture.bought({ round: false });
  await paidLastMonth();
  await month();
  await fixture.work();
  const late = { ...fixture.invoicing, terms: { ...fixture.invoicing.terms, graceDays: 40 } };
  const ask = async (receiver: typeof REGISTERED) => {
    const { id } = good(await requestInvoice(late)(await fixture.request(visit, { receiver }), visit.caller, NOW));
    await fixture.work();
    await fixture.work();
    return id;
  };
  expect(await invoiceAdministration(database.pool).cancel(await ask(REGISTERED), '02')).toBe(true);
  await fixture.work();
  await ask({ ...REGISTERED, name: 'OTRA' });
  expect(await rows('select series, state from invoice order by series, folio')).toEqual([
    { series: 'E', state: 'mailed' },
    { series: 'F', state: 'cancelled' },
    { series: 'F', state: 'rejected' },
    { series: 'G', state: 'mailed' },
  ]);
  expect(await rows('select 1 from invoice_payment where live')).toEqual([]);
  expect(await month()).toBe(1);
});

test('one that is refused stays on it', async () => {
  const visit = await fixture.bought({ round: false });
  await paidLastMonth();
  await month();
  await fixture.work();
  const late = { ...fixture.invoicing, terms: { ...fixture.invoicing.terms, graceDays: 40 } };
  const request = await fixture.request(visit, { receiver: { ...REGISTERED, name: 'OTRA' } });
  good(await requestInvoice(late)(request, visit.caller, NOW));
  await fixture.work();
  expect(await rows(`select series, state from invoice order by series`)).toEqual([
    { series: 'E', state: 'rejected' },
    { series: 'F', state: 'rejected' },
    { series: 'G', state: 'mailed' },
  ]);
  expect(await rows('select count(*)::int as n from invoice_payment where live')).toEqual([{ n: 1 }]);
});

test('money that went back after an invoice gets a credit note, once', async () => {
  const visit = await fixture.sale.atPayment();
  const { reservation } = good(await fixture.paying(visit));
  const bought = { ...visit, reservation: await fixture.now(visit) };
  const invoice = good(await fixture.asking(bought, { receiver: REGISTERED }));
  await fixture.work();
  await fixture.delay(reservation, 121);
  const deps = { ...fixture.sale, aftersales: aftersales(database.pool) };
  const part = { passengers: undefined, directions: ['departure'] as const };
  const { offer } = good(await previewCancel(deps)({ ...visit, ...part }, visit.caller, fixture.sale.now));
  const asked = { ...visit, ...part, means: 'original', amount: offer.amounts.original!, key: 'key-12345678' } as const;
  good(await cancelTickets(deps)(asked, visit.caller, fixture.sale.now));
  expect(await ours().draftCreditNotes(10)).toBe(1);
  expect(await ours().draftCreditNotes(10)).toBe(0);
  await fixture.work();
  const [note] = await rows(`select state, total, credits from invoice where series = 'E'`);
  expect(note).toEqual({ state: 'mailed', total: offer.amounts.original, credits: invoice.id });
  expect((await stampedOf('E')).related).toEqual([{ kind: '01', uuid: (await byId(invoice.id)).uuid }]);
  expect(codes(await replacing(bought, invoice.id))).toEqual(['invoice_not_replaceable']);
});

test('what a change left over before the invoice is credited after it, and written as spent with the carrier', async () => {
  const visit = await fixture.bought({ round: false, run: 1 });
  good(await fixture.confirm(visit));
  const invoice = good(await fixture.asking(visit, { receiver: REGISTERED }));
  await fixture.work();
  expect(await ours().draftCreditNotes(10)).toBe(1);
  await fixture.work();
  const [undone] = await rows('select net + vat as total, as_credit from sale_undone');
  expect(undone.as_credit).toBe(true);
  expect(await rows(`select state, total, payment_form, credits from invoice where series = 'E'`)).toEqual([
    { state: 'mailed', total: undone.total, payment_form: '17', credits: invoice.id },
  ]);
});

test('the difference to a lower class gets a credit note, and so does the rest when the trip is cancelled after it', async () => {
  const visit = await fixture.bought({ round: false, run: 1 });
  const invoice = good(await fixture.asking(visit, { receiver: REGISTERED }));
  await fixture.work();
  await fixture.runAs(visit.reservation, 'plus');
  const deps = { ...fixture.sale, aftersales: aftersales(database.pool) };
  const { difference } = good(await readEntitlements(deps)(visit, visit.caller, fixture.sale.now));
  const less = difference!.amounts.original!;
  const taken = { code: visit.code, take: 'difference', amount: less, key: 'key-of-difference' } as const;
  good(await claimRight(deps)(taken, visit.caller, fixture.sale.now));
  expect(await ours().draftCreditNotes(10)).toBe(1);
  await fixture.work();
  const all = { passengers: undefined, directions: undefined };
  const { offer } = good(await previewCancel(deps)({ ...visit, ...all }, visit.caller, fixture.sale.now));
  const rest = { ...visit, ...all, means: 'credit', amount: offer.amounts.credit!, key: 'key-of-the-rest' } as const;
  good(await cancelTickets(deps)(rest, visit.caller, fixture.sale.now));
  expect(await ours().draftCreditNotes(10)).toBe(1);
  await fixture.work();
  const { total } = visit.reservation.quote!;
  expect(await rows(`select state, total, credits from invoice where series = 'E' order by folio`)).toEqual([
    { state: 'mailed', total: less, credits: invoice.id },
    { state: 'mailed', total: total - less, credits: invoice.id },
  ]);
});
