import { applyInvoiceUpdate } from '#adapters/db/invoicing/apply-invoice-update.ts';
import { IN_WORK, inWorkOf, type WorkRow } from '#adapters/db/invoicing/invoice-in-work.ts';
import { linesOf } from '#adapters/db/invoicing/invoice-lines.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, type Statement, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import { keepText, laterText, takeDue, takeText, type WorkTable } from '#adapters/db/work-queue.ts';
import type { InvoicingTerms } from '#domain/invoicing/invoicing-deadline.ts';
import type { InvoiceWork } from '#app/invoicing/work-ports.ts';

/** A credit note waits until the invoice it credits and the invoice that replaces the amount are stamped. */
const INVOICE: WorkTable = {
  table: 'invoice',
  key: 'invoice_id',
  due: 'next_try_at',
  tries: 'tries',
  waiting: `w.state in ('draft', 'sealed', 'stamping', 'unknown', 'stamped', 'rendered', 'cancelling')
         and not exists (select from invoice n where n.invoice_id in (w.credits, w.credit_source) and n.uuid is null)`,
};

const TAKE = statement<WorkRow>('invoice-take', takeText(INVOICE, `${IN_WORK} from taken i`));

const KEEP = statement('invoice-keep', keepText(INVOICE));

const LATER = statement(
  'invoice-later',
  laterText(
    INVOICE,
    `fault = coalesce($3, fault), pac_code = coalesce($4, pac_code), problem = coalesce($5, problem), updated_at = clock_timestamp()`,
  ),
);

const CANCEL_ASKED = statement(
  'invoice-cancel-asked',
  `${laterText(INVOICE, 'cancel_asked_at = clock_timestamp(), tries = 0, updated_at = clock_timestamp()')} and state = 'cancelling'`,
);

/** The work queue of invoices in PostgreSQL. Only the database's clock decides what is due. */
export const invoiceWork = (pool: Pool, terms: InvoicingTerms): InvoiceWork => {
  const write = async (change: Statement<unknown>, values: readonly unknown[]): Promise<void> => {
    await withConnection(pool, (session) => execute(session, change, values));
  };
  return {
    take: async (keptFor) => {
      const [row] = await withConnection(pool, (session) => takeDue(session, TAKE, { leases: [keptFor] }));
      return row && inWorkOf(row);
    },
    keep: (invoice, keptFor) => write(KEEP, [invoice, keptFor]),
    linesOf: (invoice) => withConnection(pool, (session) => linesOf(session, invoice)),
    apply: (invoice, update) =>
      inTransaction(pool, (session) => applyInvoiceUpdate(session, invoice, { update, terms })),
    later: (invoice, wait, trouble) =>
      write(LATER, [
        invoice,
        wait,
        trouble?.fault ?? null,
        trouble?.pacCode ?? null,
        trouble?.problem?.slice(0, MAX_PROBLEM_LENGTH) ?? null,
      ]),
    cancelAsked: (invoice, wait) => write(CANCEL_ASKED, [invoice, wait]),
  };
};

/** Enough to diagnose a problem. */
const MAX_PROBLEM_LENGTH = 1_000;
