import { type CreditedRow, draftCredit } from '#adapters/db/invoicing/draft-credit.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { RefundedTotal } from '#domain/invoicing/credit-note.ts';

interface TakenRow extends CreditedRow {
  readonly payment_id: string;
  readonly is_document: boolean;
  readonly given_back: readonly Omit<RefundedTotal, 'invoice'>[];
}

/** Of the global invoice `i`: what a credit note and its receiver are made of. */
const CREDITED = `i.invoice_id, i.series, i.folio, i.reservation_id, i.lang, i.email, i.payment_form, i.rfc, i.name, i.postal_code, i.regime,
     i.cfdi_use, i.country, i.tax_id`;

/**
 * The part of a payment `ip` that is still on its global invoice `i`, by rate: without what credit notes have already
 * taken out.
 */
const REST = `select rest.line_id, rest.vat_rate, rest.amount
       from (
         select (array_agg(l.line_id order by n.credits is not null, l.position))[1] as line_id, l.vat_rate,
           sum(case when n.credits is null then l.net + l.vat else 0 - l.net - l.vat end) as amount
         from invoice n join invoice_line l using (invoice_id)
         where (n.invoice_id = i.invoice_id or n.credits = i.invoice_id and n.state not in ('rejected', 'cancelled'))
           and l.line_id in (select p.line_id from payment_line p where p.payment_id = ip.payment_id)
         group by l.vat_rate
       ) rest
       where rest.amount > 0`;

const LINE = `json_build_object('id', rest.line_id, 'amount', rest.amount, 'vatRate', rest.vat_rate)`;

const FOUND = statement<TakenRow>(
  'global-take-out',
  `select ${CREDITED}, ip.payment_id, i.state in ('stamped', 'rendered', 'mailed') as is_document,
     coalesce((select json_agg(${LINE} order by rest.line_id) from (${REST}) rest), '[]') as given_back
   from invoice_payment ip
   join invoice i on i.invoice_id = ip.invoice_id and i.series = 'G'
   where ip.live and ip.payment_id = any($1::uuid[])
   order by i.invoice_id, ip.payment_id
   for update of ip`,
);

const FREE = statement(
  'global-free',
  'update invoice_payment set live = false where invoice_id = $1 and payment_id = any($2::uuid[])',
);

/**
 * Someone requests an invoice for something on a global invoice: a credit note takes it out of there, sent once the new
 * invoice is stamped (SAT guide, Apéndice 2). False while the global invoice is not yet stamped.
 */
export async function takeOutOfGlobal(
  session: Session,
  {
    invoice,
    payments,
    form,
  }: { readonly invoice: string; readonly payments: readonly string[]; readonly form: string },
): Promise<boolean> {
  const found = await execute(session, FOUND, [payments]);
  if (found.some((row) => !row.is_document)) return false;
  for (const rows of Map.groupBy(found, (row) => row.invoice_id).values()) {
    const [of] = rows;
    await execute(session, FREE, [of!.invoice_id, rows.map((row) => row.payment_id)]);
    const givenBack = rows.flatMap((row) => row.given_back);
    if (givenBack.length > 0) await draftCredit(session, of!, { source: invoice, form, givenBack });
  }
  return true;
}

interface AgainRow extends CreditedRow {
  readonly source_id: string;
  readonly form: string;
  readonly given_back: TakenRow['given_back'];
}

/**
 * What is still on a global invoice although an invoice by name was stamped for it, because the PAC rejected the credit
 * note. That invoice may have been corrected or cancelled since: its payments are no longer the global invoice's.
 */
const AGAIN = statement<AgainRow>(
  'global-take-out-again',
  `select ${CREDITED}, f.invoice_id as source_id, f.payment_form as form, taken.given_back
   from (select distinct credits, credit_source from invoice where state = 'rejected' and credits is not null) e
   join invoice i on i.invoice_id = e.credits and i.series = 'G' and i.state in ('stamped', 'rendered', 'mailed')
   join invoice f on f.invoice_id = e.credit_source and f.series = 'F' and f.uuid is not null
   cross join lateral (
     select json_agg(${LINE} order by ip.payment_id, rest.line_id) as given_back
     from invoice_payment ip
     join invoice_payment named on named.payment_id = ip.payment_id and named.invoice_id = f.invoice_id
     cross join lateral (${REST}) rest
     where ip.invoice_id = i.invoice_id and not ip.live
   ) taken
   where taken.given_back is not null
     and not exists (select from invoice n where n.credits = i.invoice_id and n.credit_source = f.invoice_id
       and (n.state <> 'rejected' or n.asked_at > clock_timestamp() - interval '1 day'))
   order by f.stamped_at, f.invoice_id, i.invoice_id limit $1`,
);

/** Drafts rejected credit notes again the next day, after people had time to look into it. */
export async function takeOutAgain(session: Session, limit: number): Promise<number> {
  const due = await execute(session, AGAIN, [limit]);
  for (const row of due)
    await draftCredit(session, row, { source: row.source_id, form: row.form, givenBack: row.given_back });
  return due.length;
}
