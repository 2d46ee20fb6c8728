import { writeAuditEvent } from '#adapters/db/operations/audit-log.ts';
import { storedOutcome } from '#adapters/db/operations/stored-outcome.ts';
import { orderStore } from '#adapters/db/orders/orders.ts';
import { refundStore } from '#adapters/db/payment/refunds.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { sessionOf, transactions } from '#adapters/db/session-of.ts';
import type { ManualRefundStores } from '#app/operations/ports.ts';

/** Recording refunds that people paid, in PostgreSQL. */
export const manualRefundStores = (pool: Pool): ManualRefundStores => ({
  inTransaction: transactions(pool, { startsReading: true }),
  refunds: refundStore,
  orders: orderStore,
  storedOutcome: (tx, by) => storedOutcome(sessionOf(tx), by),
  record: (tx, event) => writeAuditEvent(sessionOf(tx), event),
});
