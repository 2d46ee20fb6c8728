import { stepOf } from '#app/invoicing/invoice-step.ts';
import type { StampingDeps } from '#app/invoicing/stamping-deps.ts';
import type { InvoiceId } from '#app/invoicing/ports.ts';
import type { InvoiceInWork, Trouble } from '#app/invoicing/work-ports.ts';
import { RETRY_POLICIES, waitAfter } from '#domain/retry-policies.ts';
import { SECOND } from '#kernel/instant.ts';

/** Without a sign of life for so long a worker counts as dead, and another asks the outcome of its invoice. */
const KEPT_FOR = 20 * SECOND;
/** A worker shows that it lives several times before that. */
const SIGNS = 4;
/** At once in one process: a PAC that hangs holds up no more than these. */
const HANDS = 4;

/**
 * Brings every invoice that waits as far as it gets: sealed, stamped, printed, mailed, and cancelled where that was asked. What
 * is done is written before what is done next, so that anyone who comes after a crash knows what may have happened: a document
 * that may be stamped is only asked about, under its own key and with its own text, and never sealed again.
 */
export const stampInvoices =
  (deps: StampingDeps, keptFor = KEPT_FOR) =>
  async (signal?: AbortSignal): Promise<void> => {
    const work = async () => {
      for (;;) {
        const invoice = signal?.aborted ? undefined : await deps.work.take(keptFor);
        if (!invoice) return;
        await bringOn(deps, invoice, { keptFor, signal });
      }
    };
    await Promise.all(Array.from({ length: HANDS }, work));
  };

interface Working {
  readonly keptFor: number;
  readonly signal: AbortSignal | undefined;
}

/** When it is looked at again, and why it did not get on; undefined where it rests. */
type Rest = { readonly wait: number; readonly trouble?: Trouble } | undefined;

/** One as far as it gets, kept from others meanwhile. */
async function bringOn(deps: StampingDeps, invoice: InvoiceInWork, { keptFor, signal }: Working): Promise<void> {
  const letGo = keep(deps, invoice.id, keptFor);
  const rest = await asFarAsItGets(deps, invoice, signal).finally(letGo);
  if (rest) await deps.work.later(invoice.id, rest.wait, rest.trouble);
}

/** Keeps it as long as this process lives, however long the PAC takes. */
function keep({ work, report }: StampingDeps, invoice: InvoiceId, keptFor: number): () => Promise<void> {
  let sign = Promise.resolve();
  const timer = setInterval(() => {
    sign = work.keep(invoice, keptFor).catch(report);
  }, keptFor / SIGNS);
  return () => {
    clearInterval(timer);
    return sign;
  };
}

/** What fails for a reason nobody foresaw is told, and tried again. */
async function asFarAsItGets(deps: StampingDeps, first: InvoiceInWork, signal?: AbortSignal): Promise<Rest> {
  let invoice = first;
  try {
    for (;;) {
      // What is not begun goes to the next one.
      if (signal?.aborted) return { wait: 0 };
      const step = await stepOf(deps, invoice);
      if (step.kind === 'rest') return undefined;
      if (step.kind === 'wait') return { ...step, wait: step.wait ?? pauseOf(invoice) };
      invoice = step.invoice;
    }
  } catch (problem) {
    deps.report(problem);
    return { wait: pauseOf(invoice) };
  }
}

/** Its tries count from 0 with each step it gets on: what fails right after one is the first. */
const pauseOf = ({ tries }: InvoiceInWork): number => waitAfter(RETRY_POLICIES.invoice, tries + 1);
