import type { Caller } from '#app/caller.ts';
import { seenToInvoice } from '#app/invoicing/find-reservation.ts';
import type { Invoice, InvoiceRequest, SavedProfile, PaidOnce } from '#app/invoicing/invoice-ports.ts';
import { mayRead } from '#app/invoicing/invoice-access.ts';
import type { InvoicingDeps } from '#app/invoicing/invoicing-deps.ts';
import type { InvoiceId } from '#app/invoicing/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import type { ProofLevel } from '#domain/access/look-up.ts';
import { type ErrorCode, type Faults, fault } from '#domain/errors.ts';
import type { Issuer } from '#domain/invoicing/cfdi.ts';
import { isInTime, lastMoment } from '#domain/invoicing/invoicing-deadline.ts';
import { mayForward, refusalToInvoice } from '#domain/invoicing/may-invoice.ts';
import type { Order } from '#domain/orders/order.ts';
import { type Instant, latest } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** A row of the payments table (M100). */
export interface PaymentToInvoice extends PaidOnce {
  /** Why it cannot be invoiced; undefined when it can. */
  readonly refusal: ErrorCode | undefined;
  /** Whether its invoice can be sent again. */
  readonly forwarding: boolean;
}

/** An order with everything shown for its invoicing. */
export interface ToInvoice {
  readonly order: Order;
  /** The caller's proof: below `full`, receivers are masked and only files the caller requested are available. */
  readonly level: ProofLevel;
  /** Last second at which any of it can be invoiced; undefined when nothing was paid. */
  readonly limit: Instant | undefined;
  readonly limitPassed: boolean;
  readonly payments: readonly PaymentToInvoice[];
  readonly invoices: readonly Invoice[];
  /** Those the caller may read, with their files. */
  readonly readable: ReadonlySet<InvoiceId>;
  /** Saved profiles of the signed-in traveller. */
  readonly profiles: readonly SavedProfile[];
  readonly request: InvoiceRequest | undefined;
  /** The issuer, if requested. */
  readonly issuer: Issuer | undefined;
}

export interface FindToInvoiceDeps extends InvoicingDeps {
  /** Undefined when the carrier's tax data are not configured. */
  readonly issuer?: Issuer | undefined;
}

export interface WantedToInvoice {
  readonly code: string;
  /** Includes the carrier's tax data; fails when there are none. */
  readonly withIssuer?: boolean;
}

/** What of a reservation can be invoiced and what was (M96, M100), for a session with proof. */
export const findToInvoice =
  (deps: FindToInvoiceDeps) =>
  async ({ code, withIssuer }: WantedToInvoice, caller: Caller, now: Instant): Promise<Result<ToInvoice, Faults>> => {
    const seen = await seenToInvoice(deps, code, caller);
    if (!seen.ok) return seen;
    if (withIssuer && !deps.issuer) return fail([fault('brand_not_found', 'business_name_info')]);
    const { level, order } = seen.value;
    const { payments, invoices } = await deps.invoices.ofReservation(order.id);
    const known = await signedIn(deps.travellerSessions, caller, now);
    const limits = payments.map(({ paidAt }) => lastMoment(paidAt, deps.terms));
    const limit = limits.length === 0 ? undefined : latest(...limits);
    return ok({
      order,
      level,
      limit,
      limitPassed: payments.length > 0 && !payments.some(({ paidAt }) => isInTime(paidAt, now, deps.terms)),
      payments: payments.map((payment) => ({
        ...payment,
        refusal: refusalToInvoice(payment, now, deps.terms),
        forwarding: mayForward(payment.invoice),
      })),
      invoices,
      readable: new Set(await readableOf(deps, invoices, caller)),
      profiles: known ? await deps.profiles.list(known.traveller.id) : [],
      request: await deps.requests.of(order.id),
      issuer: withIssuer ? deps.issuer : undefined,
    });
  };

async function readableOf(
  deps: Pick<InvoicingDeps, 'lookUps'>,
  invoices: readonly Invoice[],
  { sessionHash }: Pick<Caller, 'sessionHash'>,
): Promise<readonly InvoiceId[]> {
  const readable: InvoiceId[] = [];
  for (const invoice of invoices) if (await mayRead(deps, invoice, sessionHash)) readable.push(invoice.id);
  return readable;
}
