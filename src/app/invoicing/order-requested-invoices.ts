import type { DueInvoiceRequest, Invoices, InvoiceRequests } from '#app/invoicing/invoice-ports.ts';
import type { InvoicingDeps } from '#app/invoicing/invoicing-deps.ts';
import { judge, requestHashOf } from '#app/invoicing/request-invoice.ts';
import type { Clock } from '#app/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';

export interface RequestedInvoicesDeps extends Pick<InvoicingDeps, 'terms' | 'openForms' | 'random' | 'fingerprint'> {
  readonly invoices: Pick<Invoices, 'order'>;
  readonly requests: Pick<InvoiceRequests, 'due' | 'done'>;
  readonly clock: Clock;
}

const AT_A_TIME = 50;

/**
 * Orders the automatic invoices requested before paying, once they are paid (N5). Repeating it creates no second one.
 */
export const orderRequestedInvoices = (deps: RequestedInvoicesDeps) => async (): Promise<void> => {
  for (const request of await deps.requests.due(AT_A_TIME)) {
    const ordered = await deps.invoices.order(orderOf(deps, request));
    await deps.requests.done(request.reservation, ordered.kind === 'refused' ? ordered.fault.code : undefined);
  }
};

function orderOf(deps: RequestedInvoicesDeps, request: DueInvoiceRequest): Parameters<Invoices['order']>[0] {
  const now = deps.clock.now();
  const payments = [request.payment];
  return {
    ...request,
    reservations: [request.reservation],
    id: uuidV7(now, deps.random(10)),
    payments,
    requestHash: requestHashOf(deps, payments, request.receiver),
    replaces: undefined,
    decide: (found) => judge(deps, found, { asked: payments, now }),
  };
}
