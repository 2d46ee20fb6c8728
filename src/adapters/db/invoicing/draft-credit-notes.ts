import { type Credit, type CreditedRow, draftCredit } from '#adapters/db/invoicing/draft-credit.ts';
import { takeOutAgain } from '#adapters/db/invoicing/take-out-of-global.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import { paymentForm } from '#domain/invoicing/payment-form.ts';

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
 * Drafts a credit note for each refund of something invoiced, with a line per VAT rate, and for what is still to be
 * taken out of a global invoice. Concurrent runs are prevented by the unique index.
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
    return due.length + (await takeOutAgain(session, limit - due.length));
  });
