import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { InvoiceFiles } from '#app/invoicing/ports.ts';

/** The first version is final: a published file never changes. */
const PUT = statement(
  'invoice-file-put',
  'insert into invoice_file (invoice_id, file, bytes) values ($1, $2, $3) on conflict (invoice_id, file) do nothing',
);

const GET = statement<{ readonly bytes: Uint8Array }>(
  'invoice-file-get',
  'select bytes from invoice_file where invoice_id = $1 and file = $2',
);

/**
 * Files of invoices in PostgreSQL: about 60 KB each, included in backups. A carrier with millions of them uses an
 * object store behind the same port.
 */
export const invoiceFiles = (pool: Pool): InvoiceFiles => ({
  put: async (invoice, file, bytes) => {
    await withConnection(pool, (session) => execute(session, PUT, [invoice, file, Buffer.from(bytes)]));
  },
  get: async (invoice, file) => {
    const [row] = await withConnection(pool, (session) => execute(session, GET, [invoice, file]));
    return row?.bytes;
  },
});
