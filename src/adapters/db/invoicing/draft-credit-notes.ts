import { randomBytes } from 'node:crypto';
import { type ReceiverRow, receiverOf, receiverValues } from '#adapters/db/invoicing/invoice-rows.ts';
import { insertLines } from '#adapters/db/invoicing/invoice-lines.ts';
import { notifyAfterCommit } from '#adapters/db/notify-workers.ts';
import type { Pool, Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import { type RefundedTotal, refundedLine, receiverOfCredit } from '#domain/invoicing/credit-note.ts';
import { paymentForm } from '#domain/invoicing/payment-form.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { sum } from '#kernel/money.ts';

/** The invoice that is partly or wholly refunded. */
export interface CreditedRow extends ReceiverRow {
  readonly invoice_id: string;
  readonly series: string;
  readonly folio: number;
  readonly reservation_id: string | null;
  readonly lang: 'es' | 'en';
  readonly email: string;
  readonly payment_form: string;
}

interface DueRow extends CreditedRow {
  readonly source_id: string;
  readonly as_credit: boolean;
  readonly given_back: Credit['givenBack'];
}

/**
 * A global invoice never contained the first of what was reversed, as much as it says less than was paid. It is not
 * asked by time alone: what was reversed before it was drafted may have been committed after that. A rejected note is
 * retried the next day, after people had time to look into it.
 */
const DUE = statement<DueRow>(
  'credit-notes-due',
  `select i.invoice_id, i.series, i.folio, i.reservation_id, i.lang, i.email, i.payment_form, i.rfc, i.name, i.postal_code, i.regime,
     i.cfdi_use, i.country, i.tax_id, u.source_id, u.as_credit,
     (select json_agg(json_build_object('id', s.line_id, 'amount', s.amount, 'vatRate', s.vat_rate) order by s.position)
      from sale_undone_by_rate s where s.payment_id = u.payment_id and s.source_id = u.source_id) as given_back
   from sale_undone u
   join invoice_payment ip on ip.payment_id = u.payment_id and ip.live
   join invoice i on i.invoice_id = ip.invoice_id and i.series in ('F', 'G') and i.state in ('stamped', 'rendered', 'mailed')
   join payment p on p.payment_id = ip.payment_id
   where (i.series = 'F' or u.undone_at > i.asked_at or p.amount - ip.amount < (
       select sum(b.net + b.vat) from sale_undone b
       where b.payment_id = u.payment_id and (b.undone_at, b.source_id) <= (u.undone_at, u.source_id)
     )) and u.net + u.vat > 0
     and not exists (select from invoice e where e.credits = i.invoice_id and e.credit_source = u.source_id
       and (e.state <> 'rejected' or e.asked_at > clock_timestamp() - interval '1 day'))
   order by u.undone_at, u.source_id limit $1`,
);

/**
 * Drafts a credit note for each refund of something invoiced, with a line per VAT rate. Concurrent runs are prevented
 * by the unique index.
 */
export const draftCreditNotes = (pool: Pool, limit: number): Promise<number> =>
  inTransaction(pool, async (session) => {
    const due = await execute(session, DUE, [limit]);
    for (const row of due) {
      await draftCredit(session, row, {
        source: row.source_id,
        form: row.as_credit ? paymentForm({ method: 'store_credit', cardType: undefined }) : row.payment_form,
        givenBack: row.given_back,
      });
    }
    return due.length;
  });

const INSERT = statement(
  'credit-note-insert',
  `insert into invoice (invoice_id, series, folio, reservation_id, lang, email, payment_form, total, credits, credit_source, request_hash,
     next_try_at, rfc, name, postal_code, regime, cfdi_use, country, tax_id)
   values ($1, 'E', nextval('invoice_folio_e'), $2, $3, $4, $5, $6, $7, $8, '', clock_timestamp(), $9, $10, $11, $12, $13, $14, $15)`,
);

interface Credit {
  readonly source: string;
  /** c_FormaPago: how the money is refunded. */
  readonly form: string;
  readonly givenBack: readonly Omit<RefundedTotal, 'invoice'>[];
}

/** Drafts one credit note. */
export async function draftCredit(
  session: Session,
  of: CreditedRow,
  { source, form, givenBack }: Credit,
): Promise<void> {
  const id = uuidV7(Date.now(), randomBytes(10));
  const invoice = `${of.series} ${of.folio}`;
  await execute(session, INSERT, [
    id,
    of.reservation_id,
    of.lang,
    of.email,
    form,
    sum(givenBack.map(({ amount }) => amount)),
    of.invoice_id,
    source,
    ...receiverValues(receiverOfCredit(receiverOf(of))),
  ]);
  await insertLines(
    session,
    id,
    givenBack.map((each) => refundedLine({ ...each, invoice })),
  );
  notifyAfterCommit(session, 'stamp');
}
