import { draftCreditNotes } from '#adapters/db/invoicing/draft-credit-notes.ts';
import { draftGlobal } from '#adapters/db/invoicing/draft-global.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { CarrierInvoices } from '#app/invoicing/monthly-ports.ts';

/** Invoices issued without a request (global invoices and credit notes), in PostgreSQL. */
export const carrierInvoices = (pool: Pool): CarrierInvoices => ({
  draftGlobal: (order) => draftGlobal(pool, order),
  draftCreditNotes: (limit) => draftCreditNotes(pool, limit),
});
