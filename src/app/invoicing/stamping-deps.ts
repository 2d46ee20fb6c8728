import type { InvoiceFiles, InvoiceRenderer, Pac, Sealer } from '#app/invoicing/ports.ts';
import type { InvoiceWork } from '#app/invoicing/work-ports.ts';
import type { Clock } from '#app/ports.ts';
import type { Pause } from '#app/work-together.ts';
import type { Issuer } from '#domain/invoicing/cfdi.ts';

type Problem = string | undefined;

/** Checks that a response is the sent document with a stamp added. */
export interface StampCheck {
  /** The problem; undefined when there is none. */
  problemOf(stamped: { readonly xml: string; readonly uuid: string }, sealedXml: string): Problem | Promise<Problem>;
}

/** Dependencies of the work on invoices. */
export interface StampingDeps {
  readonly work: InvoiceWork;
  readonly sealer: Sealer;
  readonly pac: Pac;
  readonly check: StampCheck;
  readonly renderer: InvoiceRenderer;
  readonly files: InvoiceFiles;
  readonly issuer: Issuer;
  readonly clock: Clock;
  readonly pause: Pause;
  readonly report: (problem: unknown) => void;
}
