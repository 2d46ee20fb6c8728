import { applyInvoiceUpdate } from '#adapters/db/invoicing/apply-invoice-update.ts';
import { IN_WORK, inWorkOf, type WorkRow } from '#adapters/db/invoicing/invoice-in-work.ts';
import { linesOf } from '#adapters/db/invoicing/invoice-lines.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, type Statement, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { InvoicingTerms } from '#domain/invoicing/invoicing-deadline.ts';
import type { InvoiceWork } from '#app/invoicing/work-ports.ts';

/**
 * Anyone who takes one has it until then: later others may, because its worker died. Money is given back on paper only after the
 * invoice it is taken out of, and after the one that takes it, are documents themselves.
 */
const TAKE = statement<WorkRow>(
  'invoice-take',
  `update invoice i set next_try_at = clock_timestamp() + $1 * interval '1 millisecond', tries = i.tries + 1
   where i.invoice_id = (
     select w.invoice_id from invoice w
     where w.state in ('draft', 'sealed', 'stamping', 'unknown', 'stamped', 'rendered', 'cancelling')
       and w.next_try_at <= clock_timestamp()
       and not exists (select from invoice n where n.invoice_id in (w.credits, w.credit_source) and n.uuid is null)
     order by w.next_try_at, w.invoice_id limit 1
     for update skip locked)
   returning ${IN_WORK}`,
);

const KEEP = statement(
  'invoice-keep',
  `update invoice set next_try_at = greatest(next_try_at, clock_timestamp() + $2 * interval '1 millisecond')
   where invoice_id = $1`,
);

const LATER = statement(
  'invoice-later',
  `update invoice set next_try_at = clock_timestamp() + $2 * interval '1 millisecond', fault = coalesce($3, fault),
     pac_code = coalesce($4, pac_code), problem = coalesce($5, problem), updated_at = clock_timestamp()
   where invoice_id = $1`,
);

const CANCEL_ASKED = statement(
  'invoice-cancel-asked',
  `update invoice set cancel_asked_at = clock_timestamp(), tries = 0, updated_at = clock_timestamp(),
     next_try_at = clock_timestamp() + $2 * interval '1 millisecond'
   where invoice_id = $1 and state = 'cancelling'`,
);

/** The work on invoices in PostgreSQL. Only the database's clock says whose turn it is. */
export const invoiceWork = (pool: Pool, terms: InvoicingTerms): InvoiceWork => {
  const write = async (change: Statement<unknown>, values: readonly unknown[]): Promise<void> => {
    await withConnection(pool, (session) => execute(session, change, values));
  };
  return {
    take: async (keptFor) => {
      const [row] = await withConnection(pool, (session) => execute(session, TAKE, [keptFor]));
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

/** Enough to know what is wrong. */
const MAX_PROBLEM_LENGTH = 1_000;
