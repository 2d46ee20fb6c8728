import type { Pool } from '#adapters/db/pool.ts';
import type { TicketRefundOrder, TicketRefundResult } from '#app/amendments/refunds/ports.ts';
import { refundTickets as refundWith } from '#app/amendments/refunds/refund-tickets.ts';
import { refundStores } from './refund-stores.ts';

/** Refunds tickets in PostgreSQL. Only tests omit the locks, to prove that they would detect it. */
export const refundTickets = (
  pool: Pool,
  order: TicketRefundOrder,
  lock?: Parameters<typeof refundWith>[2],
): Promise<TicketRefundResult> => refundWith(refundStores(pool), order, lock);
