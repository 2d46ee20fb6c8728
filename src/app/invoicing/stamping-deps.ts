import type { InvoiceFiles, InvoiceRenderer, Pac, Sealer } from '#app/invoicing/ports.ts';
import type { InvoiceWork } from '#app/invoicing/work-ports.ts';
import type { Clock } from '#app/ports.ts';
import type { Issuer } from '#domain/invoicing/cfdi.ts';

/** Tells whether what came back is what was sent, with a stamp. */
export interface StampCheck {
  /** What is wrong with it; undefined when nothing is. */
  problemOf(stamped: { readonly xml: string; readonly uuid: string }, sealedXml: string): string | undefined;
}

/** What the work on invoices is made of. */
export interface StampingDeps {
  readonly work: InvoiceWork;
  readonly sealer: Sealer;
  readonly pac: Pac;
  readonly check: StampCheck;
  readonly renderer: InvoiceRenderer;
  readonly files: InvoiceFiles;
  readonly issuer: Issuer;
  readonly clock: Clock;
  readonly report: (problem: unknown) => void;
}
