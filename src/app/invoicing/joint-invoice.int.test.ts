import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { carrierInvoices } from '#adapters/db/invoicing/carrier-invoices.ts';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { invoiceAdministration } from '#adapters/db/invoicing/invoice-administration.ts';
import { invoiceFiles } from '#adapters/db/invoicing/invoice-files.ts';
import { ownThings } from '#adapters/db/my-account/own-things.ts';
import { readXml } from '#adapters/cfdi/read-xml.ts';
import { hasXmllint, judgedByXmllint } from '#adapters/cfdi/testing/judges.ts';
import { hasMaterial } from '#adapters/cfdi/testing/material.ts';
import { brokenRules } from '#adapters/cfdi/testing/sat-rules.ts';
import { readText } from '#adapters/documents/testing/read-text.ts';
import { invoiceTokens } from '#adapters/links/invoice-links.ts';
import { cancelTickets, previewCancel } from '#app/amendments/refunds/cancel.ts';
import type { Caller } from '#app/caller.ts';
import { downloadInvoice } from '#app/invoicing/download-invoice.ts';
import { findJointly } from '#app/invoicing/find-jointly.ts';
import { findToInvoice } from '#app/invoicing/find-to-invoice.ts';
import type { Invoice } from '#app/invoicing/invoice-ports.ts';
import { invoiceMonth } from '#app/invoicing/invoice-month.ts';
import { replaceInvoice } from '#app/invoicing/replace-invoice.ts';
import { type RequestJointly, requestJointly } from '#app/invoicing/request-jointly.ts';
import { resendInvoice } from '#app/invoicing/resend-invoice.ts';
import { listInvoices } from '#app/my-account/own-things.ts';
import { monthOf, spanOf } from '#domain/invoicing/invoicing-deadline.ts';
import { after, DAY } from '#kernel/instant.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { good, type SaleOptions, stranger, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { openStampingFixture, REGISTERED, type StampingFixture } from '#testing/stamping-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme } from '#testing/travellers.ts';

let database: TestDatabase;
let fixture: StampingFixture;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 10 });
  fixture = await openStampingFixture(database.pool);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const rows = async (text: string, values: readonly unknown[] = []) =>
  (await database.pool.query(text, [...values])).rows;
const byId = async ({ id }: Pick<Invoice, 'id'>) => (await fixture.invoicing.invoices.byId(id))!;
const ONE_WAY: SaleOptions = { round: false };

/** A paid trip in a browser, a different bus for each. */
const bought = async (caller: Caller, run = 0, options: SaleOptions = ONE_WAY): Promise<Visit> => {
  const visit = await fixture.sale.atPayment({ ...options, run, caller });
  good(await fixture.paying(visit));
  return { ...visit, reservation: await fixture.now(visit) };
};

const open = async (caller: Caller) => good(await findJointly(fixture.invoicing)({}, caller, fixture.sale.now));

/** All payments of some trips, as one who holds them submits them. */
const chosenOf = async (caller: Caller, visits: readonly Visit[]) => {
  const { reservations } = await open(caller);
  return visits.map(({ code }) => ({
    code,
    payments: reservations.find(({ order }) => order.code === code)?.payments.map(({ id }) => id) ?? [],
  }));
};

const asking = (caller: Caller, change: Partial<RequestJointly>, now = fixture.sale.now) =>
  requestJointly(fixture.invoicing)(
    {
      reservations: [],
      receiver: REGISTERED,
      email: 'facturas@example.com',
      phone: '+523331234567',
      save: false,
      ...change,
    },
    caller,
    now,
  );

/** Two trips of one browser, sold in Spanish, on one invoice asked for in English that is stamped and mailed. */
const joint = async (caller: Caller = stranger()) => {
  const visits = [await bought(caller), await bought(caller, 1)] as const;
  const invoice = good(await asking(caller, { reservations: await chosenOf(caller, visits), lang: 'en' }));
  await fixture.work();
  return { caller, visits, invoice: await byId(invoice) };
};

const toInvoice = async (code: string, caller: Caller) =>
  good(await findToInvoice(fixture.invoicing)({ code }, caller, fixture.sale.now));

const download = (invoice: Invoice, caller: Caller, file: 'xml' | 'pdf' = 'xml') =>
  downloadInvoice({
    ...fixture.invoicing,
    files: invoiceFiles(database.pool),
    renderer: fixture.parts.renderer,
    tokens: invoiceTokens('s'.repeat(32)),
  })({ invoice: invoice.id, file, token: undefined }, caller, fixture.sale.now);

test('trips of a browser go on one CFDI: a line a ticket, the sum of what was charged, and its files', async () => {
  const { invoice, visits, caller } = await joint();
  const totals = visits.map(({ reservation }) => reservation.quote!.total);
  expect(invoice).toMatchObject({ state: 'mailed', lang: 'en', codes: visits.map(({ code }) => code).toSorted() });
  expect(invoice.total).toBe(totals[0]! + totals[1]!);
  expect(invoice.payments).toHaveLength(2);
  const [document] = await fixture.documents();
  expect(Number(document!.total)).toBe(invoice.total / 100);
  const { cfdi } = document!;
  for (const { code } of visits) expect(cfdi).toContain(`NoIdentificacion="${code}-01"`);
  expect(cfdi.match(/<cfdi:Concepto /g)).toHaveLength(2);
  expect(brokenRules(readXml(cfdi)!)).toEqual([]);
  if (hasMaterial && hasXmllint) expect(judgedByXmllint([cfdi])).toEqual([]);
  const printed = (await readText(good(await download(invoice, caller, 'pdf')).bytes)).join(' ');
  for (const { code } of visits) expect(printed).toContain(`${code}-01`);
  // Nothing is left to choose, and both reservations say so.
  expect((await open(caller)).reservations).toEqual([]);
  for (const { code } of visits) {
    const one = await toInvoice(code, caller);
    expect(one.payments).toMatchObject([{ refusal: 'already_invoiced', invoiceId: invoice.id, forwarding: true }]);
    expect(one.invoices.map(({ id }) => id)).toEqual([invoice.id]);
  }
  expect(await rows(`select payload ->> 'to' as to from outbox where topic = 'invoice.ready'`)).toEqual([
    { to: 'facturas@example.com' },
  ]);
});

test('of several passengers, of a change, and of what was added: every line once', async () => {
  const caller = stranger();
  const [family, alone] = [
    await bought(caller, 0, { round: false, passengers: ['adult', 'minor', 'infant'] }),
    await bought(caller, 1),
  ];
  await fixture.added(family, [{ quantity: 2 }]);
  const reservations = await chosenOf(caller, [family, alone]);
  expect(reservations.map(({ payments }) => payments.length)).toEqual([2, 1]);
  const invoice = good(await asking(caller, { reservations }));
  const lines = await rows('select line_id, facts ->> $2 as kind from invoice_line where invoice_id = $1', [
    invoice.id,
    'kind',
  ]);
  expect(lines.map(({ kind }) => kind).toSorted()).toEqual(['addition', 'ticket', 'ticket', 'ticket']);
});

test('what paid most decides the payment form, refunded parts left out', async () => {
  const caller = stranger();
  const visits = [await bought(caller), await bought(caller, 1), await bought(caller, 2)] as const;
  const [first, second] = visits;
  await database.pool.query(`update payment set method = 'paypal' where reservation_id = $1`, [first.reservation.id]);
  const invoice = good(await asking(caller, { reservations: await chosenOf(caller, visits) }));
  expect(await rows('select payment_form from invoice where invoice_id = $1', [invoice.id])).toEqual([
    { payment_form: '04' },
  ]);
  expect(second.code).not.toBe(first.code);
});

describe('who may', () => {
  test('only who proved each of them; one that was not is not found, and nothing is written', async () => {
    const [ana, eva] = [stranger(), stranger()];
    const [anas, evas] = [await bought(ana), await bought(eva, 1)];
    const reservations = [...(await chosenOf(ana, [anas])), ...(await chosenOf(eva, [evas]))];
    expect(codes(await asking(ana, { reservations }))).toEqual(['reservation_not_found']);
    // Another's payment under a reservation of one's own.
    const smuggled = [{ code: anas.code, payments: reservations.flatMap(({ payments }) => payments) }];
    expect(codes(await asking(ana, { reservations: smuggled }))).toEqual(['payment_id_required']);
    expect(await rows('select 1 from invoice')).toEqual([]);

    await grant(evas, ana, 'masked');
    expect(codes(await asking(ana, { reservations }))).toEqual(['reservation_not_found']);
    expect((await open(ana)).reservations.map(({ order }) => order.code)).toEqual([anas.code]);
    await grant(evas, ana, 'invoicing');
    expect((await open(ana)).reservations.map(({ order }) => order.code).toSorted()).toEqual(
      [anas.code, evas.code].toSorted(),
    );
    good(await asking(ana, { reservations }));
  });

  test('who holds one of the trips reads nothing of the others: neither files nor names, and sends it nowhere new', async () => {
    const [ana, eva] = [stranger(), stranger()];
    const [anas, evas] = [await bought(ana), await bought(eva, 1)];
    await grant(evas, ana, 'invoicing');
    const invoice = good(await asking(ana, { reservations: await chosenOf(ana, [anas, evas]) }));
    await fixture.work();
    const stamped = await byId(invoice);
    good(await download(stamped, ana));
    expect(codes(await download(stamped, eva))).toEqual(['invoice_not_found']);
    const seen = await toInvoice(evas.code, eva);
    expect(seen.level).toBe('full');
    expect([seen.invoices.length, seen.readable.size]).toEqual([1, 0]);
    const { payments } = seen;
    const again = { code: evas.code, payments: payments.map(({ id }) => id), email: 'eva@example.com' };
    good(await resendInvoice(fixture.invoicing)(again, eva));
    expect(await rows(`select distinct payload ->> 'to' as to from outbox where topic = 'invoice.ready'`)).toEqual([
      { to: 'facturas@example.com' },
    ]);
    const other = { code: evas.code, invoiceId: invoice.id, receiver: REGISTERED, email: 'e@example.com', phone: '' };
    expect(codes(await replaceInvoice(fixture.invoicing)(other, eva, fixture.sale.now))).toEqual(['invoice_not_found']);
  });

  test('a signed-in traveller, of all trips in the account, on any device', async () => {
    const programme = openProgramme(database.pool);
    const traveller = await programme.account({});
    const enter = () => programme.enter(traveller, fixture.sale.now);
    const visits = [await bought(await enter()), await bought(await enter(), 1)];
    const here = await enter();
    const found = await open(here);
    expect([found.isSignedIn, found.reservations.length]).toEqual([true, 2]);
    const invoice = good(await asking(here, { reservations: await chosenOf(here, visits), save: true }));
    await fixture.work();
    expect((await open(here)).profiles).toMatchObject([{ receiver: REGISTERED }]);
    const deps = { ...programme, ownThings: ownThings(database.pool) };
    const elsewhere = await enter();
    const own = good(await listInvoices(deps)({ page: 0 }, elsewhere, fixture.sale.now));
    expect(own.items.map(({ invoice: one }) => [one.id, one.codes.length])).toEqual([[invoice.id, 2]]);
    // Once, and it leads to each of its trips.
    expect(own.items[0]!.purchases).toEqual(
      visits.map(({ code }) => ({ code, items: [{ kind: 'trip' }] })).toSorted((a, b) => (a.code < b.code ? -1 : 1)),
    );
    good(await download(await byId(invoice), elsewhere));
  });

  test('in the list of an account with only some of its trips it is there, and is not read', async () => {
    const programme = openProgramme(database.pool);
    const eva = await programme.enter(await programme.account({}), fixture.sale.now);
    const ana = stranger();
    const [anas, evas] = [await bought(ana), await bought(eva, 1)];
    await grant(evas, ana, 'invoicing');
    good(await asking(ana, { reservations: await chosenOf(ana, [anas, evas]) }));
    const deps = { ...programme, ownThings: ownThings(database.pool) };
    const own = good(await listInvoices(deps)({ page: 0 }, eva, fixture.sale.now));
    expect(own.items).toMatchObject([{ purchases: [{ code: evas.code, items: [{ kind: 'trip' }] }], isWhole: false }]);
  });
});

const grant = (visit: Visit, { sessionHash }: Caller, level: 'masked' | 'invoicing') =>
  lookUps(database.pool, 'x'.repeat(32)).grant(visit.reservation.id, sessionHash, level);

describe('what cannot be', () => {
  test('is refused with its reason, and nothing is taken', async () => {
    const caller = stranger();
    const visits = [await bought(caller), await bought(caller, 1)];
    const reservations = await chosenOf(caller, visits);
    expect(codes(await asking(caller, {}))).toEqual(['concepts_required']);
    expect(codes(await asking(caller, { reservations: [{ ...reservations[0]!, payments: [] }] }))).toEqual([
      'concepts_required',
    ]);
    expect(codes(await asking(caller, { reservations: [{ code: visits[0]!.code, payments: ['x'] }] }))).toEqual([
      'payment_id_required',
    ]);
    expect(codes(await asking(caller, { reservations }, after(fixture.sale.now, 32 * DAY)))).toEqual([
      'limit_invoicing_date',
    ]);
    good(await fixture.asking(visits[0]!, { receiver: REGISTERED }));
    expect(await asking(caller, { reservations })).toMatchObject({
      fault: [{ code: 'already_invoiced', params: { codes: visits[0]!.code } }],
    });
    expect(await rows('select count(*)::int as n from invoice_payment where live')).toEqual([{ n: 1 }]);
  });

  test('what was paid with points is not offered', async () => {
    const programme = openProgramme(database.pool);
    const caller = await programme.enter(await programme.account({ purchased: 2_000_000 }), fixture.sale.now);
    const points = await fixture.sale.atPayment({ ...ONE_WAY, caller });
    good(await fixture.paying(points, { method: 'traveller_purchased', token: undefined }));
    const card = await bought(caller, 1);
    expect((await open(caller)).reservations.map(({ order }) => order.code)).toEqual([card.code]);
  });
});

test('asked again it is the same; the other way round too', async () => {
  const caller = stranger();
  const visits = [await bought(caller), await bought(caller, 1)];
  const reservations = await chosenOf(caller, visits);
  const first = good(await asking(caller, { reservations }));
  expect(good(await asking(caller, { reservations: reservations.toReversed() })).id).toBe(first.id);
  expect(await rows('select count(*)::int as n from invoice')).toEqual([{ n: 1 }]);
});

test('refused by the SAT, all its trips are free again, and one of them alone is invoiced', async () => {
  const caller = stranger();
  const visits = [await bought(caller), await bought(caller, 1)] as const;
  const reservations = await chosenOf(caller, visits);
  const wrong = good(await asking(caller, { reservations, receiver: { ...REGISTERED, postalCode: '01000' } }));
  await fixture.work();
  expect(await byId(wrong)).toMatchObject({ state: 'rejected', fault: 'postal_code_mismatch' });
  expect((await open(caller)).reservations).toHaveLength(2);
  good(await fixture.asking(visits[0], { receiver: REGISTERED }));
  expect((await open(caller)).reservations.map(({ order }) => order.code)).toEqual([visits[1].code]);
});

test.each(['timeout-before', 'timeout-after', 'reset'])('a PAC that fails (%s): one document of both', async (kind) => {
  const caller = stranger();
  const visits = [await bought(caller), await bought(caller, 1)];
  await fixture.faults({ stamp: { kinds: [kind] } });
  const invoice = good(await asking(caller, { reservations: await chosenOf(caller, visits) }));
  await fixture.work(fixture.newParts({ stamp: 1_000 }));
  await fixture.faults({});
  for (let round = 0; round < 6 && (await fixture.stateOf(invoice.id)) !== 'mailed'; round += 1) {
    await fixture.hurry();
    await fixture.work();
  }
  expect((await byId(invoice)).state).toBe('mailed');
  expect(await fixture.documentsOf(invoice.id)).toHaveLength(1);
});

test('cancelled at the SAT, all its trips are free again', async () => {
  const { invoice, caller } = await joint();
  const desk = invoiceAdministration(database.pool);
  expect(await desk.cancel(invoice.id, '02')).toBe(true);
  await fixture.work();
  // Of more than a thousand pesos the receiver has a say.
  await fixture.control(`accept/${invoice.uuid}`, {}).catch(() => undefined);
  await fixture.hurry();
  await fixture.work();
  expect((await byId(invoice)).state).toBe('cancelled');
  expect((await open(caller)).reservations).toHaveLength(2);
  expect(await desk.find(`F-${invoice.folio}`)).toMatchObject({ code: invoice.codes.join(' ') });
});

test('corrected from the page of any of its trips: the new one is of all of them and cancels the old one', async () => {
  const { invoice, visits, caller } = await joint();
  const fixed = good(
    await replaceInvoice(fixture.invoicing)(
      {
        code: visits[1].code,
        invoiceId: invoice.id,
        receiver: { ...REGISTERED, use: 'S01' },
        email: 'f@example.com',
        phone: '',
      },
      caller,
      fixture.sale.now,
    ),
  );
  await fixture.work();
  await fixture.hurry();
  await fixture.work();
  expect(await byId(fixed)).toMatchObject({ state: 'mailed', lang: 'en', total: invoice.total, codes: invoice.codes });
  expect(['cancelling', 'cancelled']).toContain((await byId(invoice)).state);
});

test('money of one trip that goes back is a credit note of the joint invoice, seen with each trip', async () => {
  const { visits, caller, invoice } = await joint();
  const [first, trip] = visits;
  await fixture.delay(trip.reservation, 121);
  const deps = { ...fixture.sale, aftersales: aftersales(database.pool) };
  const all = { ...trip, passengers: undefined, directions: ['departure'] } as const;
  const { offer } = good(await previewCancel(deps)(all, caller, fixture.sale.now));
  const asked = { ...all, means: 'original', amount: offer.amounts.original!, key: 'key-12345678' } as const;
  good(await cancelTickets(deps)(asked, caller, fixture.sale.now));
  expect(await carrierInvoices(database.pool).draftCreditNotes(10)).toBe(1);
  await fixture.work();
  expect(await rows(`select state, total, credits from invoice where series = 'E'`)).toEqual([
    { state: 'mailed', total: offer.amounts.original, credits: invoice.id },
  ]);
  for (const { code } of [first, trip]) {
    const { invoices, readable } = await toInvoice(code, caller);
    expect([invoices.map(({ series }) => series), readable.size]).toEqual([['E', 'F'], 2]);
  }
});

test('on the global invoice of its month already, each is taken out of it', async () => {
  const caller = stranger();
  const visits = [await bought(caller), await bought(caller, 1)];
  const month = monthOf(fixture.sale.now, CARRIER_ZONE);
  const late = after(spanOf(month, CARRIER_ZONE).to, DAY);
  const grace = { ...fixture.invoicing, terms: { ...fixture.invoicing.terms, graceDays: 5 } };
  const ours = {
    carrierInvoices: carrierInvoices(database.pool),
    issuer: fixture.opened.issuer,
    terms: grace.terms,
    openForms: {},
  };
  expect(await invoiceMonth(ours, month, late)).toBe(1);
  await fixture.work();
  const found = good(await findJointly(grace)({}, caller, late));
  const reservations = found.reservations.map(({ order, payments }) => ({
    code: order.code,
    payments: payments.map(({ id }) => id),
  }));
  expect(reservations).toHaveLength(visits.length);
  const receiver = { receiver: REGISTERED, email: 'f@example.com', phone: '', save: false };
  const invoice = good(await requestJointly(grace)({ reservations, ...receiver }, caller, late));
  await fixture.work();
  await fixture.hurry();
  await fixture.work();
  expect((await byId(invoice)).state).toBe('mailed');
  const notes = await rows(`select total from invoice where series = 'E' and state = 'mailed'`);
  expect(notes).toEqual([{ total: invoice.total }]);
});
