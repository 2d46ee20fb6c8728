import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { run, statement } from '#adapters/db/statement.ts';
import type { ForgottenInvoices } from '#app/invoicing/remind-invoices.ts';
import { id } from '#kernel/ids.ts';

interface ForgottenRow {
  readonly reservation_id: string;
  readonly email: string;
}

/** An automatic wish is asked for by itself; what is refused of it is told at once. */
const FORGOTTEN = statement<ForgottenRow>(
  'invoices-forgotten',
  `select w.reservation_id, w.email
   from invoice_wish w
   join reservation r on r.reservation_id = w.reservation_id and r.status = 'approved'
   where not w.automatic
     and exists (
       select from payment p join payment_taken t using (payment_id)
       where p.reservation_id = w.reservation_id and p.state = 'captured'
         and t.taken_at between to_timestamp($1 / 1000.0) and to_timestamp($2 / 1000.0)
         and not exists (select from invoice_payment ip where ip.payment_id = p.payment_id and ip.live))
   order by w.reservation_id`,
);

/** Who said whom the invoice is for and has not asked for it, in PostgreSQL. */
export const forgottenInvoices = (pool: Pool): ForgottenInvoices => ({
  paidBetween: async ({ from, to }) =>
    (await withConnection(pool, (session) => run(session, FORGOTTEN, [from, to]))).map(({ reservation_id, email }) => ({
      reservation: id<'reservation'>(reservation_id),
      email,
    })),
});
