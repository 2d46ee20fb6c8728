import type { Caller } from '#app/caller.ts';
import { seenToInvoice } from '#app/invoicing/find-reservation.ts';
import type { AskedIn, Invoice, InvoiceOrder, PaidOnce, ReceiverDetails } from '#app/invoicing/invoice-ports.ts';
import type { InvoicingDeps } from '#app/invoicing/invoicing-deps.ts';
import { saveProfile } from '#app/invoicing/profiles.ts';
import { stampedSoon } from '#app/invoicing/stamped-soon.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import type { FiscalProfile } from '#domain/invoicing/cfdi.ts';
import { judgePayments } from '#domain/invoicing/joint-invoice.ts';
import type { Order } from '#domain/orders/order.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, type Result } from '#kernel/result.ts';

export interface RequestInvoice extends ReceiverDetails, AskedIn {
  readonly code: string;
  /** Payments as submitted. */
  readonly payments: readonly string[];
  /** Save the receiver; for signed-in travellers. */
  readonly save: boolean;
}

/**
 * Requests one invoice for some payments of a reservation (M102). The draft is written first, which reserves its
 * payments; the work then continues in the background, and the caller waits some seconds for the stamp and gets the
 * current state. Repeating the same payments and receiver gives the same invoice. If the SAT rejects it meanwhile, the
 * fault is reported at its field, and nothing was issued.
 */
export const requestInvoice =
  (deps: InvoicingDeps) =>
  async (input: RequestInvoice, caller: Caller, now: Instant): Promise<Result<Invoice, Faults>> => {
    const seen = await seenToInvoice(deps, input.code, caller);
    if (!seen.ok) return seen;
    if (!deps.isOffered) return fail([fault('unexpected_pac')]);
    const { order } = seen.value;
    if (input.payments.length === 0) return fail([fault(await nothingChosen(deps, order), 'payments')]);
    const ordered = await deps.invoices.order(orderOf(deps, { input, order, caller, now }));
    if (ordered.kind === 'refused') return fail([ordered.fault]);
    if (input.save) await saveProfile(deps)(input, caller, now);
    return stampedSoon(deps, ordered.id);
  };

const nothingChosen = async ({ invoices }: InvoicingDeps, { id, status }: Order) => {
  if (status !== 'approved') return 'reservation_inactive';
  return (await invoices.ofReservation(id)).payments.length === 0 ? 'no_payments_found' : 'concepts_required';
};

interface Asking {
  readonly input: RequestInvoice;
  readonly order: Order;
  readonly caller: Pick<Caller, 'sessionHash'>;
  readonly now: Instant;
}

function orderOf(deps: InvoicingDeps, { input, order, caller, now }: Asking): InvoiceOrder {
  const { receiver, email } = input;
  const payments = [...new Set(input.payments)].toSorted();
  return {
    id: uuidV7(now, deps.random(10)),
    reservations: [order.id],
    payments: payments.map((payment) => id(payment)),
    receiver,
    email,
    lang: input.lang ?? order.lang,
    sessionHash: caller.sessionHash,
    requestHash: requestHashOf(deps, payments, receiver),
    replaces: undefined,
    decide: (found) => judge(deps, found, { asked: payments, now }),
  };
}

/** Identifies a request by its payments and receiver. */
export const requestHashOf = (
  { fingerprint }: Pick<InvoicingDeps, 'fingerprint'>,
  payments: readonly string[],
  receiver: FiscalProfile,
): string => fingerprint(JSON.stringify([payments, receiver]));

interface Judging {
  readonly asked: readonly string[];
  readonly now: Instant;
  /** The code of a reservation, where payments of several are requested. */
  readonly codeOf?: (reservation: PaidOnce['reservation']) => string | undefined;
}

/** Whether everything requested can be invoiced; returns the payment form. */
export function judge(
  { terms, openForms }: Pick<InvoicingDeps, 'terms' | 'openForms'>,
  found: readonly PaidOnce[],
  { asked, now, codeOf }: Judging,
): Result<string, Fault> {
  const chosen = found.filter((payment) => asked.includes(payment.id));
  if (chosen.length !== asked.length) return fail(fault('payment_id_required', 'payments'));
  const named = chosen.map((payment) => ({ ...payment, code: codeOf?.(payment.reservation) }));
  return judgePayments(named, now, { terms, openForms });
}
