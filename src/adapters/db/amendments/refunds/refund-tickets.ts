import type { Pool } from '#adapters/db/pool.ts';
import type { TicketRefundOrder, TicketRefundResult } from '#app/amendments/refunds/ports.ts';
import { refundTickets as refundWith } from '#app/amendments/refunds/refund-tickets.ts';
import { refundStores } from './refund-stores.ts';

/** Gives back in PostgreSQL. Without the locks only in tests, to show that they would notice. */
export const refundTickets = (
  pool: Pool,
  order: TicketRefundOrder,
  lock?: Parameters<typeof refundWith>[2],
): Promise<TicketRefundResult> => refundWith(refundStores(pool), order, lock);
