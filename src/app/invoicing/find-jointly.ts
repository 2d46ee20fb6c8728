import type { Seen } from '#app/access/ports.ts';
import type { Caller } from '#app/caller.ts';
import { seenToInvoice } from '#app/invoicing/find-reservation.ts';
import type { PaymentToInvoice } from '#app/invoicing/find-to-invoice.ts';
import { mayRead } from '#app/invoicing/invoice-access.ts';
import type { Invoice, SavedProfile } from '#app/invoicing/invoice-ports.ts';
import type { InvoicingDeps } from '#app/invoicing/invoicing-deps.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import type { Faults } from '#domain/errors.ts';
import { lastMoment } from '#domain/invoicing/invoicing-deadline.ts';
import { invoiceableSince } from '#domain/invoicing/joint-invoice.ts';
import { mayForward, refusalToInvoice } from '#domain/invoicing/may-invoice.ts';
import { id } from '#kernel/ids.ts';
import { earliest, type Instant } from '#kernel/instant.ts';
import { isUuid } from '#kernel/patterns.ts';
import { ok, type Result } from '#kernel/result.ts';

/** Reservations on the page: the newest. More are invoiced after these. */
const MAX_RESERVATIONS = 50;

/** A reservation with what of it can be invoiced now. */
export interface JointReservation extends Seen {
  readonly payments: readonly PaymentToInvoice[];
}

/** What a session may put on one invoice. */
export interface ToInvoiceJointly {
  /** Newest first; none without a payment that can be invoiced. */
  readonly reservations: readonly JointReservation[];
  /** Last second at which all of it can be invoiced; undefined when there is nothing. */
  readonly limit: Instant | undefined;
  /** Saved profiles of the signed-in traveller. */
  readonly profiles: readonly SavedProfile[];
  readonly isSignedIn: boolean;
  /** To prefill the form: of the account, or of a reservation as far as it was proved. */
  readonly contact: { readonly email: string | undefined; readonly phone: string | undefined };
  /** The invoice asked for, for those who may read it. */
  readonly invoice: Invoice | undefined;
}

export interface WantedJointly {
  /** A reservation the caller must have proved, to begin with. */
  readonly code?: string | undefined;
  /** Id of an invoice, as submitted. */
  readonly invoice?: string | undefined;
}

/** The reservations whose payments a session may put on one invoice (B33): those in its account, and those it proved. */
export const findJointly =
  (deps: InvoicingDeps) =>
  async (
    { code: first, invoice: named }: WantedJointly,
    caller: Caller,
    now: Instant,
  ): Promise<Result<ToInvoiceJointly, Faults>> => {
    const { invoices, lookUps, terms } = deps;
    const proved = first === undefined ? undefined : await seenToInvoice(deps, first, caller);
    if (proved?.ok === false) return proved;
    const asked = { since: invoiceableSince(now, terms), limit: MAX_RESERVATIONS };
    const codes = await invoices.openTo(caller.sessionHash, asked);
    const seen: Seen[] = [];
    for (const code of codes) {
      const one = await lookUps.find(code, caller.sessionHash);
      if (one && one.level !== 'masked') seen.push(one);
    }
    const paid = await invoices.paymentsOf(seen.map(({ order }) => order.id));
    const open = paid.filter((payment) => refusalToInvoice(payment, now, terms) === undefined);
    const reservations = seen
      .map((one) => ({ ...one, payments: open.filter(({ reservation }) => reservation === one.order.id).map(asOpen) }))
      .filter(({ payments }) => payments.length > 0);
    const known = await signedIn(deps.travellerSessions, caller, now);
    const limits = open.map(({ paidAt }) => lastMoment(paidAt, terms));
    return ok({
      reservations,
      limit: limits.length === 0 ? undefined : earliest(...limits),
      profiles: known ? await deps.profiles.list(known.traveller.id) : [],
      isSignedIn: known !== undefined,
      contact: known?.traveller ?? provedContact(reservations),
      invoice: named === undefined ? undefined : await readable(deps, named, caller),
    });
  };

/** Who came by a phone knows it; an e-mail is only for who proved the reservation in full. */
function provedContact(reservations: readonly Seen[]): ToInvoiceJointly['contact'] {
  const full = reservations.find(({ level }) => level === 'full')?.order.contact;
  const told = reservations.find(({ level }) => level === 'invoicing')?.order.contact;
  return { email: full?.email, phone: full?.phone ?? told?.phone };
}

const asOpen = (payment: Omit<PaymentToInvoice, 'refusal' | 'forwarding'>): PaymentToInvoice => ({
  ...payment,
  refusal: undefined,
  forwarding: mayForward(payment.invoice),
});

async function readable(deps: InvoicingDeps, named: string, { sessionHash }: Caller): Promise<Invoice | undefined> {
  const invoice = isUuid(named) ? await deps.invoices.byId(id(named)) : undefined;
  return invoice && (await mayRead(deps, invoice, sessionHash)) ? invoice : undefined;
}
