import { readFile } from 'node:fs/promises';
import { type Csd, openCsd } from '#adapters/cfdi/csd.ts';
import { openSchema } from '#adapters/cfdi/schema.ts';
import { createSealer } from '#adapters/cfdi/sealer.ts';
import { stampCheck } from '#adapters/cfdi/stamp-check.ts';
import { carrierInvoices } from '#adapters/db/invoicing/carrier-invoices.ts';
import { invoiceFiles } from '#adapters/db/invoicing/invoice-files.ts';
import { invoiceRequests } from '#adapters/db/invoicing/invoice-requests.ts';
import { invoiceWork } from '#adapters/db/invoicing/invoice-work.ts';
import { invoices } from '#adapters/db/invoicing/invoices.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { type SwDeps, swPac } from '#adapters/pac/sw.ts';
import { orderRequestedInvoices, type RequestedInvoicesDeps } from '#app/invoicing/order-requested-invoices.ts';
import { invoiceLastMonth } from '#app/invoicing/invoice-month.ts';
import { stampInvoices } from '#app/invoicing/stamp-invoices.ts';
import type { StampingDeps } from '#app/invoicing/stamping-deps.ts';
import type { Clock } from '#app/ports.ts';
import type { InvoicingTerms } from '#domain/invoicing/invoicing-deadline.ts';
import type { OpenForms } from '#domain/invoicing/payment-form.ts';
import type { Issuer } from '#domain/invoicing/cfdi.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { invoiceRenderer } from '#main/invoice-renderer.ts';
import type { Work } from '#main/jobs.ts';
import type { PacConfig } from '#main/pac-config.ts';
import type { Brand } from '#web/brand.ts';

/** What invoices are sealed and stamped with, opened. */
export interface OpenedPac {
  readonly config: PacConfig;
  readonly csd: Csd;
  readonly issuer: Issuer;
  readonly schema: ReturnType<typeof openSchema>;
}

/** Opens the certificate and the schemas; throws when the certificate is none, or is of another key. */
export async function openPac(config: PacConfig, schemaFolder?: string): Promise<OpenedPac> {
  const { csd: files, issuer } = config;
  const [certificate, key] = await Promise.all([readFile(files.certificate), readFile(files.key)]);
  const csd = openCsd({ certificate, key, password: files.password });
  if (!csd.ok) throw new Error(`the certificate for sealing cannot be used: ${csd.fault}`);
  return { config, csd: csd.value, issuer: { rfc: csd.value.rfc, ...issuer }, schema: openSchema(schemaFolder) };
}

export interface StampingWiring {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly terms: InvoicingTerms;
  readonly report: (problem: unknown) => void;
  readonly timeouts?: SwDeps['timeouts'];
}

/** Ties the work on invoices to what it works with. */
export function stampingDeps(
  { config, csd, issuer, schema }: OpenedPac,
  { pool, clock, brand, terms, report, timeouts }: StampingWiring,
): StampingDeps {
  return {
    work: invoiceWork(pool, terms),
    sealer: createSealer({ csd, schema, zone: CARRIER_ZONE }),
    pac: swPac({ account: config, report, ...(timeouts ? { timeouts } : {}) }),
    check: stampCheck(schema),
    renderer: invoiceRenderer(brand),
    files: invoiceFiles(pool),
    issuer,
    clock,
    report,
  };
}

interface InvoicingWork extends StampingWiring, Pick<RequestedInvoicesDeps, 'random' | 'fingerprint'> {
  readonly openForms: OpenForms;
}

const NOTES_AT_A_TIME = 100;

/** Work to be done again and again, where there is a PAC. */
export function stampingJobs(
  pac: OpenedPac | undefined,
  wiring: InvoicingWork,
): Pick<Work, 'stamp' | 'creditNotes' | 'invoiceMonth'> {
  if (!pac) return {};
  const { pool, clock } = wiring;
  const ask = orderRequestedInvoices({ ...wiring, invoices: invoices(pool), requests: invoiceRequests(pool) });
  const stamp = stampInvoices(stampingDeps(pac, wiring));
  const ours = carrierInvoices(pool);
  const month = { ...wiring, carrierInvoices: ours, issuer: pac.issuer };
  return {
    stamp: async (signal) => {
      await ask();
      await stamp(signal);
    },
    creditNotes: () => ours.draftCreditNotes(NOTES_AT_A_TIME),
    invoiceMonth: () => invoiceLastMonth(month, clock.now()),
  };
}
