import type { Caller } from '#app/caller.ts';
import type { InvoiceRequest } from '#app/invoicing/invoice-ports.ts';
import type { InvoicingDeps } from '#app/invoicing/invoicing-deps.ts';
import { seenToInvoice } from '#app/invoicing/find-reservation.ts';
import { fault, type Faults } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface SaveInvoiceRequest extends InvoiceRequest {
  readonly code: string;
}

/**
 * Saves the invoice request before paying (B32). An automatic one is ordered by the sale itself, in its transaction
 * (N5), so nobody has to come back for it. After paying, an invoice is ordered directly.
 */
export const saveInvoiceRequest =
  (deps: Pick<InvoicingDeps, 'lookUps' | 'requests' | 'isOffered'>) =>
  async ({ code, ...request }: SaveInvoiceRequest, caller: Caller): Promise<Result<void, Faults>> => {
    const seen = await seenToInvoice(deps, code, caller);
    if (!seen.ok) return seen;
    if (!deps.isOffered) return fail([fault('unexpected_pac')]);
    const { order, level } = seen.value;
    if (level !== 'full') return fail([fault('reservation_not_found', 'code')]);
    if (order.status === 'approved') return fail([fault('already_paid')]);
    await deps.requests.save(order.id, request, caller.sessionHash);
    return ok(undefined);
  };
