import { stepOf } from '#app/invoicing/invoice-step.ts';
import type { StampingParts } from '#app/invoicing/stamping-parts.ts';
import type { InvoiceInWork } from '#app/invoicing/work-ports.ts';
import { pauseAfter } from '#domain/invoicing/stamping-rules.ts';
import { SECOND } from '#kernel/instant.ts';

/** Longer than the PAC is waited for; then its worker counts as dead, and another asks what became of it. */
const KEPT_FOR = 90 * SECOND;
/** At once in one process: a PAC that hangs holds up no more than these. */
const HANDS = 4;

/**
 * Brings every invoice that waits as far as it gets: sealed, stamped, printed, mailed, and cancelled where that was asked. What
 * is done is written before what is done next, so that whoever comes after a crash knows what may have happened: a document
 * that may be stamped is only asked about, under its own key and with its own text, and never sealed again.
 */
export const stampInvoices =
  (parts: StampingParts) =>
  async (signal?: AbortSignal): Promise<void> => {
    const work = async () => {
      for (;;) {
        const invoice = signal?.aborted ? undefined : await parts.work.take(KEPT_FOR);
        if (!invoice) return;
        await bringOn(parts, invoice, signal);
      }
    };
    await Promise.all(Array.from({ length: HANDS }, work));
  };

/** One as far as it gets. What fails for a reason nobody foresaw is told, and tried again. */
async function bringOn(parts: StampingParts, first: InvoiceInWork, signal: AbortSignal | undefined): Promise<void> {
  let invoice = first;
  try {
    for (;;) {
      // What is not begun is whoever's who comes next.
      if (signal?.aborted) return await parts.work.later(invoice.id, 0);
      const before = invoice.state;
      const step = await stepOf(parts, invoice);
      if (step.kind === 'rest') return;
      if (step.kind === 'wait') {
        return await parts.work.later(invoice.id, step.wait ?? pauseAfter(invoice.tries), step.trouble);
      }
      invoice = step.invoice;
      if (invoice.state === 'mailed' && before === 'rendered') parts.wakeSending();
    }
  } catch (problem) {
    parts.report(problem);
    await parts.work.later(invoice.id, pauseAfter(invoice.tries));
  }
}
