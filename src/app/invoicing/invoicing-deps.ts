import type { LookUps } from '#app/access/ports.ts';
import type { FiscalProfiles, Invoices, InvoiceRequests } from '#app/invoicing/invoice-ports.ts';
import type { TravellerSessions } from '#app/loyalty/ports.ts';
import type { Random } from '#app/ports.ts';
import type { InvoicingTerms } from '#domain/invoicing/invoicing-deadline.ts';
import type { OpenForms } from '#domain/invoicing/payment-form.ts';

/** Dependencies of requesting an invoice. */
export interface InvoicingDeps {
  readonly lookUps: Pick<LookUps, 'find'>;
  readonly invoices: Invoices;
  readonly profiles: FiscalProfiles;
  readonly requests: InvoiceRequests;
  readonly travellerSessions: TravellerSessions;
  readonly terms: InvoicingTerms;
  readonly openForms: OpenForms;
  readonly random: Random;
  readonly fingerprint: (text: string) => string;
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** False when no PAC is configured: nothing can be requested then. */
  readonly isOffered: boolean;
}
