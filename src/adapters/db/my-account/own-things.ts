import { INVOICE, type InvoiceRow, invoiceOf } from '#adapters/db/invoicing/invoice-rows.ts';
import { ownTrips } from '#adapters/db/my-account/own-trips.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { OwnThings } from '#app/my-account/ports.ts';
import { id } from '#kernel/ids.ts';

interface OwnInvoiceRow extends InvoiceRow {
  readonly code: string;
  readonly count: number;
}

/** Invoices by name and credit notes, of reservations in the account. */
const INVOICES = statement<OwnInvoiceRow>(
  'own-invoices',
  `select o.code, q.*, count(*) over ()::int as count
   from (${INVOICE} join traveller_order w on w.order_id = i.reservation_id
     where w.traveller_id = $1 and i.series in ('F', 'E')) q
   join orders o on o.order_id = q.reservation_id
   order by q.asked_at desc, q.invoice_id desc limit $2 offset $3`,
);

/** Trips and invoices of travellers, in PostgreSQL. */
export const ownThings = (pool: Pool): OwnThings => ({
  ...ownTrips(pool),
  invoices: async (traveller, { page, perPage }) => {
    const values = [traveller, perPage, page * perPage];
    const rows = await withConnection(pool, (session) => execute(session, INVOICES, values));
    return {
      items: rows.map((row) => ({ code: id(row.code), invoice: invoiceOf(row) })),
      total: rows[0]?.count ?? 0,
    };
  },
});
