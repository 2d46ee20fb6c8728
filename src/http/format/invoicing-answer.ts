import type { tripFacts } from '#app/booking/read-reservation.ts';
import type { ToInvoice } from '#app/invoicing/find-to-invoice.ts';
import type { Faults } from '#domain/errors.ts';
import { invoicingView, type Looking } from '#http/format/invoicing-view.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { InvoicingView } from '#wire/invoicing.ts';

/** Answers with what a use case found to invoice and the trip that was paid for; passes refusals on. */
export async function answerToInvoice(
  found: Result<ToInvoice, Faults>,
  factsOf: ReturnType<typeof tripFacts>,
  looking: Looking,
): Promise<Result<InvoicingView, Faults>> {
  if (!found.ok) return found;
  const facts = await factsOf(found.value.order);
  if (!facts.ok) return facts;
  const { origin, destination } = facts.value;
  return ok(invoicingView(found.value, { ...looking, origin, destination }));
}
