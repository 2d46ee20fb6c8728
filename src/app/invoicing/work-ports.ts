import type { Series } from '#app/invoicing/invoice-ports.ts';
import type { CancelReason, InvoiceId, Stamped } from '#app/invoicing/ports.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { FiscalProfile, SoldLine } from '#domain/invoicing/cfdi.ts';
import type { InvoiceEvent, InvoiceState } from '#domain/invoicing/invoice-state.ts';
import type { Month } from '#domain/invoicing/invoicing-deadline.ts';
import type { InvoicedThing } from '#domain/invoicing/line-description.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** An invoice as its worker sees it. */
export interface InvoiceInWork {
  readonly id: InvoiceId;
  readonly series: Series;
  readonly folio: string;
  readonly reservation: ReservationId | undefined;
  readonly lang: 'es' | 'en';
  readonly state: InvoiceState;
  readonly receiver: FiscalProfile;
  readonly email: string;
  readonly paymentForm: string;
  readonly total: Centavos;
  readonly month: Month | undefined;
  /** UUID of the one it stands in for, and of the one whose money it gives back. */
  readonly replacesUuid: string | undefined;
  readonly creditsUuid: string | undefined;
  /** Times it failed since it last got on. */
  readonly tries: number;
  /** Counts the seals: with the id it is the key the PAC knows it by. */
  readonly seal: number;
  readonly sealedAt: Instant | undefined;
  readonly sealedXml: string | undefined;
  /** The PAC says that its date is too old. */
  readonly isStale: boolean;
  readonly uuid: string | undefined;
  readonly stampedXml: string | undefined;
  readonly cancel:
    | { readonly reason: CancelReason; readonly insteadUuid: string | undefined; readonly asked: boolean }
    | undefined;
}

/** A line with what its description is put together of. */
export interface InvoiceLine extends Omit<SoldLine, 'description'> {
  readonly thing: InvoicedThing;
}

/** Why an invoice does not get on, or never will. */
export interface Trouble {
  readonly fault: ErrorCode;
  /** As the PAC says it. */
  readonly pacCode?: string;
  /** For people who look into it. */
  readonly problem?: string;
}

/** What happened to an invoice, with what there is to write down of it. */
export type InvoiceUpdate =
  | { readonly event: 'sealed'; readonly xml: string; readonly at: Instant }
  | { readonly event: 'stamped'; readonly stamp: Stamped }
  | { readonly event: 'rejected'; readonly trouble: Trouble }
  /** `isStale`: the PAC says that its date is too old. */
  | { readonly event: 'unanswered'; readonly trouble?: Trouble; readonly isStale?: boolean }
  | { readonly event: 'cancel_refused'; readonly trouble: Trouble }
  | { readonly event: Exclude<InvoiceEvent, 'sealed' | 'stamped' | 'rejected' | 'unanswered' | 'cancel_refused'> };

/** The work on invoices: each step is written down before the next is done, and only steps that can happen are. */
export interface InvoiceWork {
  /** The next one that waits for a step, kept from others for this many milliseconds. */
  take(keptFor: number): Promise<InvoiceInWork | undefined>;
  /** Its worker lives: kept from others for this many milliseconds from now. */
  keep(invoice: InvoiceId, keptFor: number): Promise<void>;
  linesOf(invoice: InvoiceId): Promise<readonly InvoiceLine[]>;
  /**
   * Writes what happened and all that follows from it, in one transaction: payments are freed by a refusal, an invoice that was
   * replaced is to be cancelled, the customer is written to. News of another state or seal change nothing. Answers it as it is.
   */
  apply(invoice: InvoiceInWork, update: InvoiceUpdate): Promise<InvoiceInWork>;
  /** Nothing was learned: tried again in this many milliseconds. */
  later(invoice: InvoiceId, wait: number, trouble?: Trouble): Promise<void>;
  /** The SAT was asked to cancel it, and waits for the receiver: looked at in this many milliseconds. */
  cancelAsked(invoice: InvoiceId, wait: number): Promise<void>;
}
