import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { invoiceFiles } from '#adapters/db/invoicing/invoice-files.ts';
import { invoiceTokens } from '#adapters/links/invoice-links.ts';
import { type InvoiceDownload, downloadInvoice } from '#app/invoicing/download-invoice.ts';
import type { Invoice } from '#app/invoicing/invoice-ports.ts';
import type { InvoiceId } from '#app/invoicing/ports.ts';
import { after, before, DAY } from '#kernel/instant.ts';
import { COSTERA } from '#main/costera.ts';
import { invoiceRenderer } from '#main/rooms/invoice-renderer.ts';
import { type InvoicingFixture, openInvoicingFixture } from '#testing/invoicing-fixture.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const SECRET = 's'.repeat(32);
const tokens = invoiceTokens(SECRET);

let database: TestDatabase;
let fixture: InvoicingFixture;
let visit: Visit;
let invoice: Invoice;
/** Proved a telephone, and requested the invoice. */
const asker = stranger();
/** Proved the same, but requested nothing. */
const other = stranger();
const masked = stranger();

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openInvoicingFixture(database.pool);
  visit = await fixture.bought();
  const proved = lookUps(database.pool, SECRET);
  const { id } = visit.reservation;
  await proved.grant(id, asker.sessionHash, 'invoicing');
  await proved.grant(id, other.sessionHash, 'invoicing');
  await proved.grant(id, masked.sessionHash, 'masked');
  invoice = good(await fixture.asking({ ...visit, caller: asker }));
  await invoiceFiles(database.pool).put(invoice.id, 'xml', Buffer.from('<xml/>'));
});
afterAll(() => database.drop());

const ask = (caller: ReturnType<typeof stranger>, change: Partial<InvoiceDownload> = {}) =>
  downloadInvoice({
    lookUps: lookUps(database.pool, SECRET),
    invoices: fixture.invoicing.invoices,
    files: invoiceFiles(database.pool),
    renderer: invoiceRenderer(COSTERA),
    tokens,
  })({ invoice: invoice.id, file: 'xml', token: undefined, ...change }, caller, fixture.sale.now);
const linkOf = (asked: InvoiceId, days: number) =>
  tokens.sign({
    invoice: asked,
    expires: days < 0 ? before(fixture.sale.now, -days * DAY) : after(fixture.sale.now, days * DAY),
  });

test('the owner and who asked for it get the very bytes', async () => {
  for (const caller of [visit.caller, asker]) {
    const { bytes, name } = good(await ask(caller));
    expect(Buffer.from(bytes).toString()).toBe('<xml/>');
    expect(name).toBe(`F${invoice.folio}.xml`);
  }
});

test.each([
  ['a stranger', () => stranger()],
  ['anyone who proved a telephone and asked for nothing', () => other],
  ['anyone who sees the reservation masked', () => masked],
])('for %s there is none', async (_, caller) => {
  expect(codes(await ask(caller()))).toEqual(['invoice_not_found']);
});

test('a link stands for all of it, while it is good and of this invoice', async () => {
  expect((await ask(stranger(), { token: linkOf(invoice.id, 1) })).ok).toBe(true);
  expect(codes(await ask(stranger(), { token: linkOf(invoice.id, -1) }))).toEqual(['link_expired']);
  const another = '01900000-0000-7000-8000-000000000000' as InvoiceId;
  expect(codes(await ask(stranger(), { token: linkOf(another, 1) }))).toEqual(['link_invalid']);
  expect(codes(await ask(visit.caller, { token: 'forged' }))).toEqual(['link_invalid']);
});

test('what is not printed yet is said to be under way; what never was is not found', async () => {
  expect(codes(await ask(visit.caller, { file: 'pdf' }))).toEqual(['incomplete_invoice']);
  const never = '01900000-0000-7000-8000-000000000000' as InvoiceId;
  expect(codes(await ask(visit.caller, { invoice: never }))).toEqual(['invoice_not_found']);
});
