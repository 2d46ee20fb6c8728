import type { DueInvoiceRequest, Invoices, InvoiceRequests } from '#app/invoicing/invoice-ports.ts';
import type { InvoicingDeps } from '#app/invoicing/invoicing-deps.ts';
import { judge, requestHashOf } from '#app/invoicing/request-invoice.ts';
import type { Clock } from '#app/ports.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { requestOutcome } from '#domain/invoicing/may-invoice.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { after, DAY } from '#kernel/instant.ts';

export interface RequestedInvoicesDeps extends Pick<InvoicingDeps, 'terms' | 'openForms' | 'random' | 'fingerprint'> {
  readonly invoices: Pick<Invoices, 'order'>;
  readonly requests: Pick<InvoiceRequests, 'due' | 'done' | 'refuse'>;
  readonly clock: Clock;
}

const AT_A_TIME = 50;

/** A letter about a refusal that was not sent by then is of no use any more. */
const TOLD_WITHIN = 2 * DAY;

/**
 * Orders the automatic invoices requested before paying, once they are paid (N5). Repeating it creates no second one.
 */
export const orderRequestedInvoices = (deps: RequestedInvoicesDeps) => async (): Promise<void> => {
  for (const request of await deps.requests.due(AT_A_TIME)) {
    const ordered = await deps.invoices.order(orderOf(deps, request));
    await settle(deps, request, ordered.kind === 'refused' ? ordered.fault.code : undefined);
  }
};

async function settle(
  { requests, clock }: RequestedInvoicesDeps,
  { reservation }: DueInvoiceRequest,
  refusal: ErrorCode | undefined,
): Promise<void> {
  const outcome = requestOutcome(refusal);
  if (outcome.kind === 'ordered') await requests.done(reservation);
  if (outcome.kind !== 'refused') return;
  const until = outcome.isTold ? after(clock.now(), TOLD_WITHIN) : undefined;
  await requests.refuse(reservation, { fault: outcome.refusal, until });
}

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
    // It was requested in time when it was paid in time, however late this runs.
    decide: (found) => {
      const paidAt = found.find((payment) => payment.id === request.payment)?.paidAt;
      return judge(deps, found, { asked: payments, now: paidAt ?? now });
    },
  };
}
