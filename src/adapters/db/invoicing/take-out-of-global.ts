import { type CreditedRow, draftCredit } from '#adapters/db/invoicing/draft-credit-notes.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { RefundedTotal } from '#domain/invoicing/credit-note.ts';

interface TakenRow extends CreditedRow {
  readonly payment_id: string;
  readonly is_document: boolean;
  readonly given_back: readonly Omit<RefundedTotal, 'invoice'>[];
}

/**
 * The part of a payment that is still on a global invoice, by rate: without what credit notes have already taken out.
 */
const FOUND = statement<TakenRow>(
  'global-take-out',
  `select i.invoice_id, i.series, i.folio, i.reservation_id, i.lang, i.email, i.payment_form, i.rfc, i.name, i.postal_code, i.regime,
     i.cfdi_use, i.country, i.tax_id, ip.payment_id, i.state in ('stamped', 'rendered', 'mailed') as is_document,
     coalesce((
       select json_agg(json_build_object('id', rest.line_id, 'amount', rest.amount, 'vatRate', rest.vat_rate) order by rest.line_id)
       from (
         select (array_agg(l.line_id order by n.credits is not null, l.position))[1] as line_id, l.vat_rate,
           sum(case when n.credits is null then l.net + l.vat else 0 - l.net - l.vat end) as amount
         from invoice n join invoice_line l using (invoice_id)
         where (n.invoice_id = i.invoice_id or n.credits = i.invoice_id and n.state not in ('rejected', 'cancelled'))
           and l.line_id in (select p.line_id from payment_line p where p.payment_id = ip.payment_id)
         group by l.vat_rate
       ) rest
       where rest.amount > 0
     ), '[]') as given_back
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
