import { INVOICE, type InvoiceRow, invoiceOf } from '#adapters/db/invoicing/invoice-rows.ts';
import { ownTrips } from '#adapters/db/my-account/own-trips.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { OwnThings } from '#app/my-account/ports.ts';
import { id } from '#kernel/ids.ts';

interface OwnInvoiceRow extends InvoiceRow {
  readonly purchases: readonly { readonly code: string; readonly kinds: readonly string[] }[];
  readonly is_whole: boolean;
  readonly count: number;
}

/** Invoices by name and credit notes, with a payment of a reservation in the account. */
const INVOICES = statement<OwnInvoiceRow>(
  'own-invoices',
  `with own as (
     select w.order_id, o.code from traveller_order w join orders o using (order_id) where w.traveller_id = $1
   )
   select q.codes <@ array(select own.code from own) as is_whole, q.*, count(*) over ()::int as count,
     (select jsonb_agg(jsonb_build_object('code', own.code, 'kinds',
          array(select i.kind from order_item i where i.order_id = own.order_id order by i.position)) order by own.code)
        from own where own.code = any(q.codes)) as purchases
   from (${INVOICE} where i.reservation_id is not null and i.series in ('F', 'E') and coalesce(i.credits, i.invoice_id) in (
     select ip.invoice_id from own join orders o on own.order_id in (o.order_id, o.parent_id)
       join payment p on p.reservation_id = o.order_id join invoice_payment ip using (payment_id))) q
   order by q.asked_at desc, q.invoice_id desc limit $2 offset $3`,
);

/**
 * Orders of the account with a payment of theirs, or of what was bought for them later. What was paid for a basket is
 * among the payments of its orders.
 */
const PAID = statement<{ readonly code: string; readonly count: number }>(
  'own-paid-orders',
  `select o.code, count(*) over ()::int as count
   from traveller_order w join orders o using (order_id)
   where w.traveller_id = $1 and o.parent_id is null and exists (
     select from orders any_of join payment p on p.reservation_id = any_of.order_id and p.state = 'captured' and p.amount > 0
       and not exists (
         select from ledger_transfer g where g.source_id = p.payment_id and g.kind = 'basket-grant')
     where any_of.order_id = o.order_id or any_of.parent_id = o.order_id)
   order by o.created_at desc, o.code limit $2 offset $3`,
);

interface JointRow {
  readonly payment_id: string;
  readonly own_codes: readonly string[];
  readonly is_whole: boolean;
}

/** Of the payments $2, those on an invoice by name of several reservations, with those of them that are in the account. */
const JOINT = statement<JointRow>(
  'own-joint-payments',
  `with own as (
     select o.code from traveller_order w join orders o using (order_id) where w.traveller_id = $1
   )
   select p.payment_id, q.codes <@ array(select own.code from own) as is_whole,
     array(select own.code from own where own.code = any(q.codes) order by 1) as own_codes
   from invoice_payment p join invoice i using (invoice_id), lateral (
     select array(select distinct r.code from invoice_payment ip join payment paid using (payment_id)
       join orders o on o.order_id = paid.reservation_id join orders r on r.order_id = coalesce(o.parent_id, o.order_id)
       where ip.invoice_id = i.invoice_id) as codes) q
   where p.payment_id = any($2::uuid[]) and p.live and i.series = 'F' and cardinality(q.codes) > 1`,
);

/** Trips and invoices of travellers, in PostgreSQL. */
export const ownThings = (pool: Pool): OwnThings => ({
  ...ownTrips(pool),
  paidCodes: async (traveller, { page, perPage }) => {
    const values = [traveller, perPage, page * perPage];
    const rows = await withConnection(pool, (session) => execute(session, PAID, values));
    return { items: rows.map(({ code }) => id(code)), total: rows[0]?.count ?? 0 };
  },
  jointly: async (traveller, payments) => {
    const rows = await withConnection(pool, (session) => execute(session, JOINT, [traveller, payments]));
    return new Map(
      rows.map(({ payment_id: payment, own_codes: own, is_whole: isWhole }) => [
        id<'payment'>(payment),
        { codes: own.map((code) => id(code)), isWhole },
      ]),
    );
  },
  invoices: async (traveller, { page, perPage }) => {
    const values = [traveller, perPage, page * perPage];
    const rows = await withConnection(pool, (session) => execute(session, INVOICES, values));
    return {
      items: rows.map((row) => ({
        purchases: row.purchases.map(({ code, kinds }) => ({ code: id(code), items: kinds.map((kind) => ({ kind })) })),
        isWhole: row.is_whole,
        invoice: invoiceOf(row),
      })),
      total: rows[0]?.count ?? 0,
    };
  },
});
