import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { PendingInvoiceRequests } from '#app/invoicing/pending-requests.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

interface WishRow {
  readonly reservation_id: string;
  readonly email: string;
}

interface RefusedRow extends WishRow {
  readonly invoice_id: string;
  readonly fault: ErrorCode | null;
  readonly taken_at: number;
}

/** Excludes automatic requests: they are ordered by the sale, and a rejection is reported immediately. */
const FORGOTTEN = statement<WishRow>(
  'wishes-forgotten',
  `select w.reservation_id, w.email
   from invoice_wish w
   join orders o on o.order_id = w.reservation_id and o.status = 'approved'
   where not w.automatic
     and exists (
       select from payment p join payment_taken t using (payment_id)
       where p.reservation_id = w.reservation_id and p.state = 'captured'
         and t.taken_at >= to_timestamp($1 / 1000.0) and t.taken_at < to_timestamp($2 / 1000.0)
         and not exists (select from invoice_payment ip where ip.payment_id = p.payment_id and ip.live))
   order by w.reservation_id`,
);

/** The first rejection belongs to the request made before paying: later ones are answered on the page. */
const REFUSED = statement<RefusedRow>(
  'wishes-refused',
  `select distinct on (w.reservation_id) w.reservation_id, w.email, i.invoice_id, i.fault, t.taken_at
   from invoice i
   join invoice_payment mine using (invoice_id)
   join invoice_wish w on w.payment_id = mine.payment_id and w.automatic
   join payment_taken t on t.payment_id = w.payment_id
   where i.state = 'rejected' and i.updated_at > clock_timestamp() - interval '2 days'
     and not exists (select from invoice_payment ip where ip.payment_id = w.payment_id and ip.live)
   order by w.reservation_id, i.asked_at`,
);

/** Invoice requests without an invoice, in PostgreSQL. */
export const pendingInvoiceRequests = (pool: Pool): PendingInvoiceRequests => ({
  forgotten: async ({ from, to }) =>
    (await withConnection(pool, (session) => execute(session, FORGOTTEN, [from, to]))).map(wishOf),
  refused: async () =>
    (await withConnection(pool, (session) => execute(session, REFUSED))).map((row) => ({
      ...wishOf(row),
      invoice: id<'invoice'>(row.invoice_id),
      fault: row.fault ?? 'cannot_stamp',
      paidAt: instant(row.taken_at),
    })),
});

const wishOf = ({ reservation_id, email }: WishRow) => ({ reservation: id<'order'>(reservation_id), email });
