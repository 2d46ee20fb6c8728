import { stepOf } from '#app/invoicing/invoice-step.ts';
import type { StampingDeps } from '#app/invoicing/stamping-deps.ts';
import type { InvoiceId } from '#app/invoicing/ports.ts';
import type { InvoiceInWork, Trouble } from '#app/invoicing/work-ports.ts';
import { type NextWork, workTogether } from '#app/work-together.ts';
import { RETRY_POLICIES, waitAfter } from '#domain/retry-policies.ts';
import { SECOND } from '#kernel/instant.ts';

/** Without renewal for this long a worker counts as dead, and another queries the outcome of its invoice. */
const KEPT_FOR = 20 * SECOND;
/** Number of renewals within a lease. */
const SIGNS = 4;
/** Concurrent invoices per process: a PAC that hangs delays no more than these. */
const HANDS = 4;

/**
 * Advances every waiting invoice as far as possible: sealed, stamped, printed, mailed, and cancelled where requested.
 * Each step is stored before the next one is made, so that after a crash the next worker knows what may have happened:
 * a document that may be stamped is only queried, under its own key and with its own text, and never sealed again.
 */
export const stampInvoices =
  (deps: StampingDeps, keptFor = KEPT_FOR) =>
  async (signal?: AbortSignal): Promise<void> => {
    const next: NextWork = async () => {
      const invoice = signal?.aborted ? undefined : await deps.work.take(keptFor);
      return invoice && (() => bringOn(deps, invoice, { keptFor, signal }));
    };
    await workTogether(
      Array.from({ length: HANDS }, () => next),
      deps.pause,
    );
  };

interface Working {
  readonly keptFor: number;
  readonly signal: AbortSignal | undefined;
}

/** When it is due again, and what went wrong; undefined when it is finished. */
type Rest = { readonly wait: number; readonly trouble?: Trouble } | undefined;

/** Advances one invoice as far as possible, under a lease. */
async function bringOn(deps: StampingDeps, invoice: InvoiceInWork, { keptFor, signal }: Working): Promise<void> {
  const letGo = keep(deps, invoice.id, keptFor);
  const rest = await asFarAsItGets(deps, invoice, signal).finally(letGo);
  if (rest) await deps.work.later(invoice.id, rest.wait, rest.trouble);
}

/** Renews the lease while this process lives, however long the PAC takes. */
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

/** Unexpected errors are reported, and the step is retried. */
async function asFarAsItGets(deps: StampingDeps, first: InvoiceInWork, signal?: AbortSignal): Promise<Rest> {
  let invoice = first;
  try {
    for (;;) {
      // Steps not begun are left to the next worker.
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

/** Tries are reset by each successful step, so a failure right after one counts as the first. */
const pauseOf = ({ tries }: InvoiceInWork): number => waitAfter(RETRY_POLICIES.invoice, tries + 1);
