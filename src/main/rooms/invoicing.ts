import { setTimeout as pause } from 'node:timers/promises';
import { createSealer } from '#adapters/cfdi/sealer.ts';
import { stampCheck } from '#adapters/cfdi/stamp-check.ts';
import { carrierInvoices } from '#adapters/db/invoicing/carrier-invoices.ts';
import { fiscalProfiles } from '#adapters/db/invoicing/fiscal-profiles.ts';
import { invoiceFiles } from '#adapters/db/invoicing/invoice-files.ts';
import { invoiceRequests } from '#adapters/db/invoicing/invoice-requests.ts';
import { invoiceWork } from '#adapters/db/invoicing/invoice-work.ts';
import { invoices } from '#adapters/db/invoicing/invoices.ts';
import { orders } from '#adapters/db/orders/orders.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { type SwDeps, swPac } from '#adapters/pac/sw.ts';
import { downloadInvoice } from '#app/invoicing/download-invoice.ts';
import type { InvoiceTokens } from '#app/invoicing/invoice-links.ts';
import { invoiceRecentMonths } from '#app/invoicing/invoice-month.ts';
import { orderRequestedInvoices, type RequestedInvoicesDeps } from '#app/invoicing/order-requested-invoices.ts';
import { stampInvoices } from '#app/invoicing/stamp-invoices.ts';
import type { StampingDeps } from '#app/invoicing/stamping-deps.ts';
import type { Clock, WorkerName } from '#app/ports.ts';
import type { Issuer } from '#domain/invoicing/cfdi.ts';
import type { InvoicingTerms } from '#domain/invoicing/invoicing-deadline.ts';
import type { OpenForms } from '#domain/invoicing/payment-form.ts';
import type { InvoiceFileDeps } from '#http/invoices/register-invoice-files.ts';
import { type InvoicingHandlerDeps, invoicingHandlers } from '#http/routes/invoicing.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { OpenedPac } from '#main/accounts/pac.ts';
import { invoiceRenderer } from '#main/rooms/invoice-renderer.ts';
import { at, every, type Work } from '#main/jobs.ts';
import type { Room } from '#main/rooms/room.ts';
import type { Brand } from '#web/brand.ts';

/** The carrier's invoicing configuration. */
export interface InvoicingSetUp {
  /** As in the SAT's register. */
  readonly issuer: Issuer;
  readonly openForms: OpenForms;
}

/** Dependencies created here rather than passed to the room. */
type Made =
  | 'orders'
  | 'invoices'
  | 'profiles'
  | 'requests'
  | 'terms'
  | 'openForms'
  | 'pause'
  | 'isOffered'
  | 'issuer'
  | 'tokens';

interface InvoicingRoomDeps extends Omit<InvoicingHandlerDeps, Made> {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly invoiceTokens: InvoiceTokens;
  readonly invoicingTerms: InvoicingTerms;
  /** The issuer of invoices. Absent: none can be requested; existing ones can still be read. */
  readonly invoicing?: InvoicingSetUp | undefined;
  /** Absent: no invoices are issued. */
  readonly pac?: OpenedPac | undefined;
  readonly report: (problem: unknown) => void;
}

interface InvoicingRoom extends Room {
  /** Files of invoices, for those who may download them. */
  readonly downloadInvoice: InvoiceFileDeps['downloadInvoice'];
}

/** Requesting and reading invoices, stamping them, and the invoices the carrier issues on its own. */
export function invoicingRoom(deps: InvoicingRoomDeps): InvoicingRoom {
  const { pool, brand, invoicing: setUp, invoiceTokens: tokens, invoicingTerms: terms } = deps;
  const openForms = setUp?.openForms ?? {};
  const stores = {
    orders: orders(pool),
    invoices: invoices(pool),
    profiles: fiscalProfiles(pool),
    requests: invoiceRequests(pool),
  };
  return {
    handlers: invoicingHandlers({
      ...deps,
      ...stores,
      terms,
      openForms,
      tokens,
      pause,
      isOffered: setUp !== undefined,
      issuer: setUp?.issuer,
    }),
    downloadInvoice: downloadInvoice({
      ...deps,
      ...stores,
      files: invoiceFiles(pool),
      renderer: invoiceRenderer(brand),
      tokens,
    }),
    jobs: deps.pac && stampingJobs(deps.pac, { ...deps, ...stores, terms, openForms }),
  };
}

export interface StampingWiring {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly terms: InvoicingTerms;
  readonly report: (problem: unknown) => void;
  readonly timeouts?: SwDeps['timeouts'];
}

/** Dependencies of the stamping work. */
export function stampingDeps(
  { config, csd, issuer, schema }: OpenedPac,
  { pool, clock, brand, terms, report, timeouts }: StampingWiring,
): StampingDeps {
  return {
    work: invoiceWork(pool, terms),
    sealer: { seal: async (cfdi) => createSealer({ csd, schema: await schema(), zone: CARRIER_ZONE }).seal(cfdi) },
    pac: swPac({ account: config, report, ...(timeouts ? { timeouts } : {}) }),
    check: { problemOf: async (stamped, sealed) => stampCheck(await schema()).problemOf(stamped, sealed) },
    renderer: invoiceRenderer(brand),
    files: invoiceFiles(pool),
    issuer,
    clock,
    pause,
    report,
  };
}

const NOTES_AT_A_TIME = 100;

/** Recurring jobs, if there is a PAC. */
function stampingJobs(pac: OpenedPac, wiring: StampingWiring & RequestedInvoicesDeps): Work {
  const ask = orderRequestedInvoices(wiring);
  const stamp = stampInvoices(stampingDeps(pac, wiring));
  const ours = carrierInvoices(wiring.pool);
  const month = { ...wiring, carrierInvoices: ours, issuer: pac.issuer };
  return {
    // Advances invoices: seal, stamp, print, mail. Also notified of each request.
    ['stamp' satisfies WorkerName]: every(10, async (signal) => {
      await ask();
      await stamp(signal);
    }),
    // Issues credit notes for refunds of what was invoiced.
    creditNotes: every(60, () => ours.draftCreditNotes(NOTES_AT_A_TIME)),
    // Issues the global invoices of sales without an invoice: every day, as a sale may lose its invoice later.
    invoiceMonth: at('20 0 * * *', () => invoiceRecentMonths(month, wiring.clock.now())),
  };
}
