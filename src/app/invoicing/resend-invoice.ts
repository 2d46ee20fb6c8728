import type { Caller } from '#app/caller.ts';
import { seenToInvoice } from '#app/invoicing/find-reservation.ts';
import { levelOfInvoice } from '#app/invoicing/invoice-access.ts';
import type { Invoice } from '#app/invoicing/invoice-ports.ts';
import type { InvoicingDeps } from '#app/invoicing/invoicing-deps.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { mayForward } from '#domain/invoicing/may-invoice.ts';
import { emailFaults } from '#domain/orders/contact-rules.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface ResendInvoice {
  readonly code: string;
  readonly payments: readonly string[];
  /** As typed; empty means the address on file. */
  readonly email: string;
}

/**
 * Sends the invoices of some payments again (M103): to another address only with more proof than a telephone, because
 * the invoice reveals all its contents.
 */
export const resendInvoice =
  (deps: Pick<InvoicingDeps, 'lookUps' | 'invoices'>) =>
  async (input: ResendInvoice, caller: Caller): Promise<Result<readonly Invoice[], Faults>> => {
    const wrong = input.email === '' ? undefined : emailFaults(input.email, 'email')[0];
    if (wrong) return fail([wrong]);
    const seen = await seenToInvoice(deps, input.code, caller);
    if (!seen.ok) return seen;
    const { order } = seen.value;
    if (input.payments.length === 0) return fail([fault('concepts_required', 'payments')]);
    const { payments, invoices } = await deps.invoices.ofReservation(order.id);
    const chosen = payments.filter(({ id }) => input.payments.includes(id));
    if (chosen.length !== new Set(input.payments).size) return fail([fault('payment_id_required', 'payments')]);
    const wanted = invoices.filter(({ id }) => chosen.some(({ invoiceId }) => invoiceId === id));
    if (wanted.length === 0) return fail([fault('invoice_not_found', 'payments')]);
    if (!wanted.every(({ state }) => mayForward(state))) return fail([fault('incomplete_invoice', 'payments')]);
    for (const invoice of wanted) {
      // To another address only for who may read it: a joint invoice is of other reservations too.
      const mayChoose = input.email !== '' && (await levelOfInvoice(deps, invoice, caller.sessionHash)) === 'full';
      const email = mayChoose ? input.email : invoice.email;
      const to = { email, sessionHash: caller.sessionHash };
      const wait = await deps.invoices.resend(invoice.id, to);
      if (wait > 0) return fail([fault('resent_enough', undefined, { retry_after: wait })]);
    }
    return ok(wanted);
  };
