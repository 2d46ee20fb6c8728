import type { tripFacts } from '#app/booking/read-reservation.ts';
import type { ToInvoice } from '#app/invoicing/find-to-invoice.ts';
import type { Faults } from '#domain/errors.ts';
import { invoicingView, type Looking } from '#http/format/invoicing-view.ts';
import type { PartnerOfOrder } from '#http/orders/partners.ts';
import type { OrderId } from '#kernel/ids.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { InvoicingView } from '#wire/invoicing.ts';

/** Answers with what a use case found to invoice and the trip that was paid for, if it was one; passes refusals on. */
export async function answerToInvoice(
  found: Result<ToInvoice, Faults>,
  factsOf: ReturnType<typeof tripFacts>,
  { partnersOf, ...looking }: Looking & { readonly partnersOf: (order: OrderId) => Promise<readonly PartnerOfOrder[]> },
): Promise<Result<InvoicingView, Faults>> {
  if (!found.ok) return found;
  const facts = await factsOf(found.value.order);
  // Internet on board, a lounge or points are invoiced in the same way, without a journey.
  const journey = facts.ok ? facts.value : undefined;
  const partners = await partnersOf(found.value.order.id);
  return ok(invoicingView(found.value, { ...looking, journey, partners }));
}
