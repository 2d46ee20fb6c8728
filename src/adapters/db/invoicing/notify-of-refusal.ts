import { announce } from '#adapters/db/announce.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { isToldOfRefusal } from '#domain/invoicing/invoice-update.ts';
import { type InvoicingTerms, invoicingEnds } from '#domain/invoicing/invoicing-deadline.ts';
import { instant } from '#kernel/instant.ts';

interface RefusedRow {
  readonly reservation_id: string | null;
  readonly email: string;
  readonly series: string;
  readonly age: number;
  readonly taken_at: number;
}

const REFUSED = statement<RefusedRow>(
  'invoice-refused',
  `select i.reservation_id, i.email, i.series, extract(epoch from clock_timestamp() - i.asked_at)::float8 * 1000 as age,
     min(t.taken_at) as taken_at
   from invoice i join invoice_payment ip using (invoice_id) join payment_taken t using (payment_id)
   where i.invoice_id = $1
   group by i.invoice_id`,
);

/**
 * E-mails a traveller whose invoice was rejected and who did not see it on the page, while there is time to request it
 * again.
 */
export async function notifyOfRefusal(
  session: Session,
  { invoice_id: invoice }: { readonly invoice_id: string },
  { fault, terms }: { readonly fault: ErrorCode; readonly terms: InvoicingTerms },
): Promise<void> {
  const [row] = await execute(session, REFUSED, [invoice]);
  if (!row) return;
  const { reservation_id: reservation, email: to, series, age, taken_at: takenAt } = row;
  if (reservation === null || !isToldOfRefusal({ isByName: series === 'F', email: to, age })) return;
  const until = invoicingEnds(instant(takenAt), terms);
  await announce(session, { topic: 'invoice.rejected', reservation, invoice, fault, until, to });
}
