import { fiscalProfiles } from '#adapters/db/invoicing/fiscal-profiles.ts';
import { invoiceRequests } from '#adapters/db/invoicing/invoice-requests.ts';
import { invoices } from '#adapters/db/invoicing/invoices.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { invoiceTokens } from '#adapters/links/invoice-links.ts';
import type { PaymentParts } from '#app/payment/payment-parts.ts';
import type { LookUpParts } from '#app/itinerary/look-up.ts';
import type { FactsParts } from '#app/booking/reservation-facts.ts';
import type { Issuer } from '#domain/invoicing/cfdi.ts';
import type { InvoicingTerms } from '#domain/invoicing/invoicing-deadline.ts';
import type { OpenForms } from '#domain/invoicing/payment-form.ts';
import type { InvoicingHandlerParts } from '#http/routes/invoicing.ts';

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
  readonly notifyStampers: () => void;
  /** Reads the links of mails about invoices. */
  readonly links: InvoicingHandlerParts['links'];
}

/** What the calls of invoicing work with. */
export function invoicingParts(
  { pool, secret, setUp, terms, notifyStampers, links }: Around,
  parts: LookUpParts & FactsParts & Pick<PaymentParts, 'travellerSessions' | 'random' | 'fingerprint' | 'reservations'>,
): InvoicingHandlerParts {
  return {
    ...parts,
    invoices: invoices(pool),
    profiles: fiscalProfiles(pool),
    requests: invoiceRequests(pool),
    terms,
    openForms: setUp?.openForms ?? {},
    notifyStampers,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    isOffered: setUp !== undefined,
    issuer: setUp?.issuer,
    tokens: invoiceTokens(secret),
    links,
  };
}
