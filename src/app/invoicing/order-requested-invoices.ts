import type { DueInvoiceRequest, Invoices, InvoiceRequests } from '#app/invoicing/invoice-ports.ts';
import type { InvoicingParts } from '#app/invoicing/invoicing-parts.ts';
import { judge, requestHashOf } from '#app/invoicing/request-invoice.ts';
import type { Clock } from '#app/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';

export interface RequestedInvoicesParts extends Pick<InvoicingParts, 'terms' | 'openForms' | 'random' | 'fingerprint'> {
  readonly invoices: Pick<Invoices, 'order'>;
  readonly requests: Pick<InvoiceRequests, 'due' | 'done'>;
  readonly clock: Clock;
}

const AT_A_TIME = 50;

/** Asks for the invoices that were wished before paying and are paid now (N5). Asked twice they are the same ones. */
export const orderRequestedInvoices = (parts: RequestedInvoicesParts) => async (): Promise<void> => {
  for (const request of await parts.requests.due(AT_A_TIME)) {
    const ordered = await parts.invoices.order(orderOf(parts, request));
    await parts.requests.done(request.reservation, ordered.kind === 'refused' ? ordered.fault.code : undefined);
  }
};

function orderOf(parts: RequestedInvoicesParts, request: DueInvoiceRequest): Parameters<Invoices['order']>[0] {
  const now = parts.clock.now();
  const payments = [request.payment];
  return {
    ...request,
    id: uuidV7(now, parts.random(10)),
    payments,
    requestHash: requestHashOf(parts, payments, request.receiver),
    replaces: undefined,
    decide: (found) => judge(parts, found, { asked: payments, now }),
  };
}
