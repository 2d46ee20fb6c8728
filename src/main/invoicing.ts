import { fiscalProfiles } from '#adapters/db/invoicing/fiscal-profiles.ts';
import { invoiceRequests } from '#adapters/db/invoicing/invoice-requests.ts';
import { invoices } from '#adapters/db/invoicing/invoices.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { invoiceTokens } from '#adapters/links/invoice-links.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import type { LookUpDeps } from '#app/access/look-up.ts';
import type { FactsDeps } from '#app/booking/reservation-facts.ts';
import type { Issuer } from '#domain/invoicing/cfdi.ts';
import type { InvoicingTerms } from '#domain/invoicing/invoicing-deadline.ts';
import type { OpenForms } from '#domain/invoicing/payment-form.ts';
import type { InvoicingHandlerDeps } from '#http/routes/invoicing.ts';

/** How the carrier invoices, as it is set up. */
export interface InvoicingSetUp {
  /** As in the SAT's register. */
  readonly issuer: Issuer;
  readonly openForms: OpenForms;
}

interface Around {
  readonly pool: Pool;
  readonly secret: string;
  /** Absent: no invoices are issued here; those there are can still be read. */
  readonly setUp: InvoicingSetUp | undefined;
  readonly terms: InvoicingTerms;
  /** Reads the links of mails about invoices. */
  readonly links: InvoicingHandlerDeps['links'];
}

/** What the calls of invoicing work with. */
export function invoicingDeps(
  { pool, secret, setUp, terms, links }: Around,
  deps: LookUpDeps & FactsDeps & Pick<PaymentDeps, 'travellerSessions' | 'random' | 'fingerprint' | 'reservations'>,
): InvoicingHandlerDeps {
  return {
    ...deps,
    invoices: invoices(pool),
    profiles: fiscalProfiles(pool),
    requests: invoiceRequests(pool),
    terms,
    openForms: setUp?.openForms ?? {},
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    isOffered: setUp !== undefined,
    issuer: setUp?.issuer,
    tokens: invoiceTokens(secret),
    links,
  };
}
