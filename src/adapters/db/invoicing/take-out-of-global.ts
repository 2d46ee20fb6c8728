import { type CreditedRow, draftCredit } from '#adapters/db/invoicing/draft-credit-notes.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { centavos } from '#kernel/money.ts';

interface TakenRow extends CreditedRow {
  readonly payment_id: string;
  readonly is_document: boolean;
  readonly amount: number;
  readonly line_id: string;
  readonly vat_rate: number | null;
}

/** What of a payment is on everybody else's still: less what a credit note has taken out of it already. */
const FOUND = statement<TakenRow>(
  'global-take-out',
  `select i.invoice_id, i.series, i.folio, i.reservation_id, i.lang, i.email, i.payment_form, i.rfc, i.name, i.postal_code, i.regime,
     i.cfdi_use, i.country, i.tax_id, ip.payment_id, i.state in ('stamped', 'rendered', 'mailed') as is_document, l.line_id, l.vat_rate,
     (ip.amount - coalesce((
       select sum(e.total) from invoice e join sale_undone u on u.source_id = e.credit_source and u.payment_id = ip.payment_id
       where e.credits = i.invoice_id and e.state not in ('rejected', 'cancelled')), 0))::int as amount
   from invoice_payment ip
   join invoice i on i.invoice_id = ip.invoice_id and i.series = 'G'
   join payment_line l on l.payment_id = ip.payment_id and l.position = 1
   where ip.live and ip.payment_id = any($1::uuid[])
   order by i.invoice_id, ip.payment_id
   for update of ip`,
);

const FREE = statement(
  'global-free',
  'update invoice_payment set live = false where invoice_id = $1 and payment_id = any($2::uuid[])',
);

/**
 * Somebody wants by name what everybody else's has in it: a credit note takes it out of there, sent once the one by name is a
 * document (guide of the SAT, Apéndice 2). False while everybody else's is still on its way.
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
    const givenBack = rows
      .filter(({ amount }) => amount > 0)
      .map((row) => ({ id: row.line_id, amount: centavos(row.amount), vatRate: row.vat_rate }));
    if (givenBack.length > 0) await draftCredit(session, of!, { source: invoice, form, givenBack });
  }
  return true;
}
