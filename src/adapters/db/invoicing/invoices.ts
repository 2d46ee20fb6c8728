import { randomBytes } from 'node:crypto';
import { announce } from '#adapters/db/announce.ts';
import { INVOICE, type InvoiceRow, invoiceOf } from '#adapters/db/invoicing/invoice-rows.ts';
import { orderInvoice } from '#adapters/db/invoicing/order-invoice.ts';
import { paidOnce } from '#adapters/db/invoicing/paid-once.ts';
import { ordersOfSignedIn } from '#adapters/db/owned-by-signed-in.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { secondsUntilOlder } from '#adapters/db/seconds-until.ts';
import { execute, type Statement, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { Invoice, Invoices } from '#app/invoicing/invoice-ports.ts';
import { RESENT_PER_DAY } from '#domain/access/look-up.ts';
import { id, uuidV7 } from '#kernel/ids.ts';

const OF_RESERVATION = statement<InvoiceRow>(
  'invoices-of-reservation',
  `${INVOICE} where i.reservation_id is not null and i.series in ('F', 'E') and coalesce(i.credits, i.invoice_id) in (
     select ip.invoice_id from orders o join payment p on p.reservation_id = o.order_id join invoice_payment ip using (payment_id)
     where o.order_id = $1 or o.parent_id = $1)
   order by i.asked_at desc, i.invoice_id desc`,
);

/** Of what a session may invoice: created by it, in the account signed in with it, and proved by it. */
const OPEN_TO = statement<{ readonly code: string }>(
  'invoicing-open-to',
  `with seen as (
     select o.order_id from orders o where o.session_hash = $1
     union ${ordersOfSignedIn('$1')}
     union select a.reservation_id from reservation_access a
       where a.session_hash = $1 and a.level <> 'masked' and (a.expires_at is null or a.expires_at > clock_timestamp())
   )
   select r.code from seen join orders r using (order_id)
   where r.parent_id is null and exists (
     select from orders o join payment p on p.reservation_id = o.order_id and p.state = 'captured' and p.amount > 0
       join payment_taken t using (payment_id)
     where (o.order_id = r.order_id or o.parent_id = r.order_id) and t.taken_at >= to_timestamp($2 / 1000.0)
       and not exists (select from invoice_payment ip join invoice i using (invoice_id)
         where ip.payment_id = p.payment_id and ip.live and i.series = 'F'))
   order by r.created_at desc limit $3`,
);

const BY_ID = statement<InvoiceRow>('invoice-by-id', `${INVOICE} where i.invoice_id = $1`);

const BY_SERIES = statement<InvoiceRow>(
  'invoice-by-series',
  `${INVOICE} where i.series = $1 and i.folio = $2::bigint and i.rfc = $3`,
);

const INVOICED = statement<{ readonly is_invoiced: boolean }>(
  'invoice-is-invoiced',
  `select exists (
     select from orders o join payment p on p.reservation_id = o.order_id join invoice_payment ip using (payment_id)
     where $1 in (o.order_id, o.parent_id) and ip.live) as is_invoiced`,
);

/** Serializes concurrent requests, so that each is counted. */
const LOCK = statement<{ readonly reservation_id: string }>(
  'invoice-lock-to-resend',
  'select reservation_id from invoice where invoice_id = $1 for update',
);

const ASK = statement<{ readonly request_id: string }>(
  'invoice-ask-resend',
  `insert into invoice_resend (request_id, invoice_id, session_hash)
   select $1, $2, $3
   where (select count(*) from invoice_resend where invoice_id = $2 and asked_at > clock_timestamp() - interval '1 day') < $4
   returning request_id`,
);

/** Seconds until the oldest of the last this many requests is a day old. */
const WAIT = statement<{ readonly seconds: number }>(
  'invoice-resend-wait',
  `select ${secondsUntilOlder('asked_at', `interval '1 day'`)}
   from invoice_resend where invoice_id = $1 order by asked_at desc offset $2 limit 1`,
);

/** Invoices in PostgreSQL, as shown to those who request them. */
export const invoices = (pool: Pool): Invoices => {
  const read = async (asked: Statement<InvoiceRow>, values: readonly unknown[]): Promise<readonly Invoice[]> =>
    (await withConnection(pool, (session) => execute(session, asked, values))).map(invoiceOf);
  return {
    ofReservation: async (reservation) => ({
      payments: await withConnection(pool, (session) => paidOnce(session, [reservation])),
      invoices: await read(OF_RESERVATION, [reservation]),
    }),
    paymentsOf: (reservations) => withConnection(pool, (session) => paidOnce(session, reservations)),
    openTo: async (sessionHash, { since, limit }) =>
      (
        await withConnection(pool, (session) => execute(session, OPEN_TO, [Buffer.from(sessionHash), since, limit]))
      ).map(({ code }) => id(code)),
    order: (order) => orderInvoice(pool, order),
    byId: async (invoice) => (await read(BY_ID, [invoice]))[0],
    bySeries: ({ series, folio, rfc }) => read(BY_SERIES, [series, folio, rfc]),
    isInvoiced: async (reservation) =>
      (await withConnection(pool, (session) => execute(session, INVOICED, [reservation])))[0]!.is_invoiced,
    resend: (invoice, { email: to, sessionHash }) =>
      inTransaction(pool, async (session) => {
        const request = uuidV7(Date.now(), randomBytes(10));
        const [found] = await execute(session, LOCK, [invoice]);
        if (!found) throw new Error(`no invoice ${invoice} to send again`);
        const [asked] = await execute(session, ASK, [request, invoice, Buffer.from(sessionHash), RESENT_PER_DAY]);
        if (!asked) return (await execute(session, WAIT, [invoice, RESENT_PER_DAY - 1]))[0]!.seconds;
        await announce(session, { topic: 'invoice.ready', reservation: found.reservation_id, invoice, request, to });
        return 0;
      }),
  };
};
