import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { requestInvoice } from '#app/invoicing/request-invoice.ts';
import { parseRfc } from '#domain/invoicing/rfc.ts';
import { after, DAY, SECOND } from '#kernel/instant.ts';
import { type InvoicingDesk, openInvoicingDesk, RECEIVER } from '#main/testing/invoicing-desk.ts';
import { good, stranger } from '#main/testing/paying-sale.ts';
import { codes } from '#main/testing/payment-desk.ts';
import { createTestDatabase, type TestDatabase } from '#main/testing/test-database.ts';
import { openProgramme } from '#main/testing/travellers.ts';

let database: TestDatabase;
let desk: InvoicingDesk;

beforeAll(async () => {
  database = await createTestDatabase();
  desk = await openInvoicingDesk(database.pool);
});
afterAll(() => database.drop());
afterEach(async () => {
  await desk.audit();
  await desk.clear();
});

const lines = async () =>
  (
    await database.pool.query(
      `select line_id, folios, facts, gross, discount, net, vat, vat_rate from payment_line order by payment_id, position`,
    )
  ).rows;

test('what is sold is kept ticket by ticket, without what is free', async () => {
  await desk.bought({ round: false, passengers: ['adult', 'minor', 'infant'] });
  const kept = await lines();
  expect(kept).toMatchObject([
    { facts: { kind: 'ticket', type: 'adult', name: 'Ana López', direction: 'departure' }, discount: 0, vat_rate: 16 },
    { facts: { kind: 'ticket', type: 'minor' } },
  ]);
  expect(kept[1].discount).toBeGreaterThan(0);
  expect(kept[0].facts.departs).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(kept[0].folios).toEqual([kept[0].line_id]);
});

test('a change is kept as what was still to pay', async () => {
  const visit = await desk.bought({ round: false });
  good(await desk.paying(await desk.toPay(visit)));
  const { payments } = await desk.toInvoice(visit);
  expect(payments).toMatchObject([
    { concept: 'trip', refusal: undefined, forwarding: false },
    { concept: 'change', refusal: undefined },
  ]);
  expect(payments[1]!.folios).toHaveLength(1);
});

test('what was added is kept line by line, and invoiced with the trip or alone', async () => {
  const visit = await desk.bought({ round: false });
  await desk.added(visit, [{ quantity: 2 }, { offer: 'board' }]);
  const { payments } = await desk.toInvoice(visit);
  expect(payments).toMatchObject([
    { concept: 'trip', refusal: undefined },
    { concept: 'addition', refusal: undefined, folios: [`${visit.code}-01`] },
  ]);
  const kept = (await lines()).filter(({ facts }) => facts.kind === 'addition');
  expect(kept.map(({ facts, net, vat }) => [facts.quantity, facts.what, facts.direction, net + vat])).toEqual([
    [2, 'Maleta', 'departure', 24_002],
    [1, 'Tabla', 'departure', 25_000],
  ]);
  const invoice = good(await desk.asking(visit, { payments: [payments[1]!.id] }));
  expect(invoice.total).toBe(payments[1]!.amount);
});

test('a draft is of what was chosen, and its payments are taken', async () => {
  const visit = await desk.bought();
  const invoice = good(await desk.asking(visit));
  const { payments, invoices, limit, limitPassed } = await desk.toInvoice(visit);
  expect(invoice).toMatchObject({
    series: 'F',
    state: 'draft',
    receiver: RECEIVER,
    total: visit.reservation.quote!.total,
  });
  expect(payments).toMatchObject([{ refusal: 'already_invoiced', invoiceId: invoice.id }]);
  expect(invoices.map(({ id }) => id)).toEqual([invoice.id]);
  expect(limitPassed).toBe(false);
  expect(limit! % (60 * SECOND)).toBe(59 * SECOND);
});

test('the same asked again is the same invoice; for somebody else the payment is taken', async () => {
  const visit = await desk.bought();
  const first = good(await desk.asking(visit));
  expect(good(await desk.asking(visit, { email: 'otra@example.com' })).id).toBe(first.id);
  const other = { ...RECEIVER, rfc: parseRfc('CACX7605101P8')!.text };
  expect(codes(await desk.asking(visit, { receiver: other }))).toEqual(['already_invoiced']);
});

test('one invoice of a trip and its change', async () => {
  const visit = await desk.bought({ round: false });
  good(await desk.paying(await desk.toPay(visit)));
  const invoice = good(await desk.asking(visit));
  const { payments } = await desk.toInvoice(visit);
  expect(invoice.payments).toHaveLength(2);
  expect(invoice.total).toBe(payments[0]!.amount + payments[1]!.amount);
});

test('what cannot be invoiced is refused, each with its reason', async () => {
  const visit = await desk.bought();
  const asking = async (change: object, now = desk.sale.now) => codes(await desk.asking(visit, change, now));
  expect(await asking({ payments: [] })).toEqual(['concepts_required']);
  expect(await asking({ payments: ['018f0000-0000-7000-8000-00000000000f'] })).toEqual(['payment_id_required']);
  expect(await asking({}, after(desk.sale.now, 32 * DAY))).toEqual(['limit_invoicing_date']);
  const request = await desk.request(visit);
  expect(codes(await requestInvoice(desk.invoicing)(request, stranger(), desk.sale.now))).toEqual([
    'reservation_not_found',
  ]);
  const closed = { ...desk.invoicing, isOffered: false };
  expect(codes(await requestInvoice(closed)(request, visit.caller, desk.sale.now))).toEqual(['unexpected_pac']);
});

test('points are not invoiced', async () => {
  const programme = openProgramme(database.pool);
  const traveller = await programme.account({ purchased: 2_000_000 });
  const caller = await programme.enter(traveller, desk.sale.now);
  const visit = await desk.sale.atPayment({ caller });
  good(await desk.paying(visit, { method: 'traveller_purchased', token: undefined }));
  expect(codes(await desk.asking(visit))).toEqual(['cannot_invoice_points']);
  expect((await desk.toInvoice(visit)).payments[0]!.refusal).toBe('cannot_invoice_points');
});

const at = (count: number, ask: () => Promise<unknown>) => Promise.all(Array.from({ length: count }, ask));

const live = async () =>
  (await database.pool.query('select count(*)::int as n from invoice_payment where live')).rows[0].n;

test('fifty who ask at once are given one invoice', async () => {
  const visit = await desk.bought();
  const request = await desk.request(visit);
  const answers = await at(50, () => requestInvoice(desk.invoicing)(request, visit.caller, desk.sale.now));
  const ids = answers.map((answer) => good(answer as Awaited<ReturnType<typeof desk.asking>>).id);
  expect(new Set(ids).size).toBe(1);
  expect(await live()).toBe(1);
});

test('control: without the index that says who was first, there are several', async () => {
  const visit = await desk.bought();
  const request = await desk.request(visit);
  await database.pool.query('drop index one_live_invoice');
  await at(50, () => requestInvoice(desk.invoicing)(request, visit.caller, desk.sale.now));
  expect(await live()).toBeGreaterThan(1);
  await expect(desk.audit()).rejects.toThrow('i14-invoices-cover-captured-money');
  await desk.clear();
  await database.pool.query('create unique index one_live_invoice on invoice_payment (payment_id) where live');
});
