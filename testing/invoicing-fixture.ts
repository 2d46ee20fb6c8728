import { fiscalProfiles } from '#adapters/db/invoicing/fiscal-profiles.ts';
import { invoices } from '#adapters/db/invoicing/invoices.ts';
import { invoiceRequests } from '#adapters/db/invoicing/invoice-requests.ts';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { InvoicingDeps } from '#app/invoicing/invoicing-deps.ts';
import { findToInvoice } from '#app/invoicing/find-to-invoice.ts';
import type { FiscalProfile } from '#domain/invoicing/cfdi.ts';
import { type RequestInvoice, requestInvoice } from '#app/invoicing/request-invoice.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { openAdditionFixture } from '#testing/addition-fixture.ts';
import { good, type Visit } from '#testing/paying-sale.ts';

/** In the SAT's register of test taxpayers, with this name and postal code. */
export const RECEIVER: FiscalProfile = {
  rfc: 'EKU9003173C9',
  name: 'ESCUELA KEMPER URGATE',
  postalCode: '42501',
  regime: '601',
  use: 'G03',
};

/** The fixture of changes and additions, for invoices. Nothing is stamped, and no request waits for it. */
export async function openInvoicingFixture(pool: Pool) {
  const fixture = await openAdditionFixture(pool);
  const deps: InvoicingDeps = {
    ...fixture.sale,
    lookUps: lookUps(pool, 'x'.repeat(32)),
    invoices: invoices(pool),
    profiles: fiscalProfiles(pool),
    requests: invoiceRequests(pool),
    terms: { zone: CARRIER_ZONE, graceDays: 0 },
    openForms: {},
    pause: async () => undefined,
    isOffered: true,
  };
  const toInvoice = async (visit: Visit, now = fixture.sale.now) =>
    good(await findToInvoice(deps)({ code: visit.code }, visit.caller, now));

  const request = async (visit: Visit, change: Partial<RequestInvoice> = {}): Promise<RequestInvoice> => ({
    code: visit.code,
    payments: (await toInvoice(visit)).payments.map(({ id }) => id),
    receiver: RECEIVER,
    email: 'facturas@example.com',
    phone: '+523331234567',
    save: false,
    ...change,
  });

  return {
    ...fixture,
    invoicing: deps,
    toInvoice,
    request,
    asking: async (visit: Visit, change: Partial<RequestInvoice> = {}, now = fixture.sale.now) =>
      requestInvoice(deps)(await request(visit, change), visit.caller, now),
  };
}

export type InvoicingFixture = Awaited<ReturnType<typeof openInvoicingFixture>>;
