import { announce } from '#adapters/db/announce.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { type InvoicingTerms, invoicingEnds } from '#domain/invoicing/invoicing-deadline.ts';
import { instant } from '#kernel/instant.ts';

/** Seconds for which a page waits for the result and shows it. */
const WATCHED_FOR = 10;

const UNWATCHED = statement<{ readonly reservation_id: string; readonly email: string; readonly taken_at: number }>(
  'invoice-unwatched',
  `select i.reservation_id, i.email, min(t.taken_at) as taken_at
   from invoice i join invoice_payment ip using (invoice_id) join payment_taken t using (payment_id)
   where i.invoice_id = $1 and i.series = 'F' and i.email <> ''
     and i.asked_at < clock_timestamp() - $2 * interval '1 second'
   group by i.reservation_id, i.email`,
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
  const [row] = await execute(session, UNWATCHED, [invoice, WATCHED_FOR]);
  if (!row) return;
  const { reservation_id: reservation, email: to, taken_at: takenAt } = row;
  const until = invoicingEnds(instant(takenAt), terms);
  await announce(session, { topic: 'invoice.rejected', reservation, invoice, fault, until, to });
}
