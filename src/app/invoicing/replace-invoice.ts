import type { Caller } from '#app/caller.ts';
import { seenToInvoice } from '#app/invoicing/find-reservation.ts';
import { mayRead } from '#app/invoicing/invoice-access.ts';
import type { AskedIn, Invoice, InvoiceOrder, ReceiverDetails } from '#app/invoicing/invoice-ports.ts';
import type { InvoicingDeps } from '#app/invoicing/invoicing-deps.ts';
import { judge, requestHashOf } from '#app/invoicing/request-invoice.ts';
import { stampedSoon } from '#app/invoicing/stamped-soon.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, type Result } from '#kernel/result.ts';

export interface ReplaceInvoice extends ReceiverDetails, AskedIn {
  readonly code: string;
  readonly invoiceId: string;
}

/**
 * Corrects an invoice (B34): a new one replaces it (relation 04), and the old one is cancelled (reason 01) only once
 * the new one is stamped, as the SAT requires. If the new one is rejected, the old one stays valid.
 */
export const replaceInvoice =
  (deps: InvoicingDeps) =>
  async (input: ReplaceInvoice, caller: Caller, now: Instant): Promise<Result<Invoice, Faults>> => {
    const seen = await seenToInvoice(deps, input.code, caller);
    if (!seen.ok) return seen;
    if (!deps.isOffered) return fail([fault('unexpected_pac')]);
    const { order } = seen.value;
    const { invoices } = await deps.invoices.ofReservation(order.id);
    const old = invoices.find(({ id, series }) => id === input.invoiceId && series === 'F');
    const reservations = old && (await ordersOfInvoice(deps, old, caller));
    if (!reservations) return fail([fault('invoice_not_found', 'invoice_id')]);
    const payments = old.payments;
    const ordered = await deps.invoices.order({
      id: uuidV7(now, deps.random(10)),
      reservations,
      payments,
      receiver: input.receiver,
      email: input.email,
      lang: input.lang ?? old.lang,
      sessionHash: caller.sessionHash,
      requestHash: requestHashOf(deps, [old.id, ...payments], input.receiver),
      replaces: old.id,
      decide: (found) => {
        const judged = judge(deps, found, { asked: payments, now });
        return judged.ok ? judged : fail(lateOr(judged.fault));
      },
    });
    if (ordered.kind === 'refused') return fail([ordered.fault]);
    return stampedSoon(deps, ordered.id);
  };

/** The orders of an invoice, by id; undefined for a caller who may not read it. */
async function ordersOfInvoice(
  deps: Pick<InvoicingDeps, 'lookUps'>,
  invoice: Invoice,
  { sessionHash }: Caller,
): Promise<InvoiceOrder['reservations'] | undefined> {
  if (!(await mayRead(deps, invoice, sessionHash))) return undefined;
  const seen = await Promise.all(invoice.codes.map((code) => deps.lookUps.find(code, sessionHash)));
  const [first, ...others] = seen.flatMap((one) => (one ? [one.order.id] : [])).toSorted();
  return first && [first, ...others];
}

/** After its month an invoice can no longer be corrected here: its sale may already be on a global invoice. */
const lateOr = (why: Fault): Fault =>
  why.code === 'limit_invoicing_date' ? fault('invoice_not_replaceable', 'invoice_id') : why;
