import { announce } from '#adapters/db/announce.ts';
import { type ReceiverRow, receiverOf, receiverValues } from '#adapters/db/invoicing/invoice-rows.ts';
import { notifyAfterCommit } from '#adapters/db/notify-workers.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { InvoiceRequests } from '#app/invoicing/invoice-ports.ts';
import { id } from '#kernel/ids.ts';

interface WishRow extends ReceiverRow {
  readonly email: string;
  readonly phone: string;
  readonly automatic: boolean;
}

const OF = statement<WishRow>(
  'invoice-wish-of',
  `select rfc, name, postal_code, regime, cfdi_use, country, tax_id, email, phone, automatic
   from invoice_wish where reservation_id = $1`,
);

/** Inserts or updates a request, unless it is already tied to a payment. */
const KEEP = statement(
  'invoice-wish-keep',
  `insert into invoice_wish as kept (reservation_id, email, phone, automatic, session_hash, rfc, name, postal_code, regime, cfdi_use, country, tax_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
   on conflict (reservation_id) do update set email = excluded.email, phone = excluded.phone, automatic = excluded.automatic,
     session_hash = excluded.session_hash, rfc = excluded.rfc, name = excluded.name, postal_code = excluded.postal_code,
     regime = excluded.regime, cfdi_use = excluded.cfdi_use, country = excluded.country, tax_id = excluded.tax_id,
     kept_at = clock_timestamp()
   where kept.payment_id is null`,
);

interface DueRow extends WishRow {
  readonly reservation_id: string;
  readonly payment_id: string;
  readonly lang: 'es' | 'en';
  readonly session_hash: Uint8Array;
}

/** Those whose payment is on a global invoice wait until that is a document they can be taken out of. */
const WAITING = statement<DueRow>(
  'invoice-wishes-waiting',
  `select w.reservation_id, w.payment_id, w.session_hash, o.lang, w.rfc, w.name, w.postal_code, w.regime, w.cfdi_use, w.country, w.tax_id,
     w.email, w.phone, w.automatic
   from invoice_wish w join orders o on o.order_id = w.reservation_id
   where w.automatic and w.payment_id is not null and w.done_at is null
     and not exists (
       select from invoice_payment ip join invoice i using (invoice_id)
       where ip.payment_id = w.payment_id and ip.live and i.series = 'G' and i.state not in ('stamped', 'rendered', 'mailed'))
   order by w.kept_at, w.reservation_id limit $1`,
);

const DONE = statement<{ readonly email: string }>(
  'invoice-wish-done',
  `update invoice_wish set done_at = clock_timestamp(), fault = $2 where reservation_id = $1 and done_at is null
   returning email`,
);

const DUE = statement<{ readonly reservation_id: string }>(
  'invoice-wish-due',
  `update invoice_wish set payment_id = $2 where reservation_id = $1 and automatic and payment_id is null
   returning reservation_id`,
);

/** Invoice requests made before paying, in PostgreSQL. */
export const invoiceRequests = (pool: Pool): InvoiceRequests => ({
  of: async (reservation) => {
    const [row] = await withConnection(pool, (session) => execute(session, OF, [reservation]));
    return row && { receiver: receiverOf(row), email: row.email, phone: row.phone, automatic: row.automatic };
  },
  due: async (limit) =>
    (await withConnection(pool, (session) => execute(session, WAITING, [limit]))).map((row) => ({
      reservation: id(row.reservation_id),
      payment: id(row.payment_id),
      lang: row.lang,
      receiver: receiverOf(row),
      email: row.email,
      phone: row.phone,
      sessionHash: row.session_hash,
    })),
  done: async (reservation) => {
    await withConnection(pool, (session) => execute(session, DONE, [reservation, null]));
  },
  refuse: (reservation, { fault, until }) =>
    inTransaction(pool, async (session) => {
      const [refused] = await execute(session, DONE, [reservation, fault]);
      if (!refused || refused.email === '' || until === undefined) return;
      await announce(session, { topic: 'invoice.rejected', reservation, fault, until, to: refused.email });
    }),
  save: async (reservation, { receiver, email, phone, automatic }, sessionHash) => {
    const values = [reservation, email, phone, automatic, Buffer.from(sessionHash), ...receiverValues(receiver)];
    await withConnection(pool, (session) => execute(session, KEEP, values));
  },
});

/** After the sale, makes its invoice request due. Part of the sale's transaction. */
export async function markInvoiceRequestDue(session: Session, reservation: string, payment: string): Promise<void> {
  const due = await execute(session, DUE, [reservation, payment]);
  if (due.length > 0) notifyAfterCommit(session, 'stamp');
}
