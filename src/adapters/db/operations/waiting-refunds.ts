import { SEEN, type SeenRow, seenOf } from '#adapters/db/operations/waiting-payments.ts';
import { statement } from '#adapters/db/statement.ts';
import type { WaitingRefund } from '#app/operations/ports.ts';
import type { Contact } from '#domain/orders/contact.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

export interface RefundRow extends SeenRow {
  readonly refund_id: string;
  /** Its own: that of the payment may be more. */
  readonly refund_amount: number;
  readonly reason: WaitingRefund['reason'];
  readonly state: WaitingRefund['state'];
  readonly tries: number;
  readonly next_try_at: number;
  readonly contact: Contact | null;
  readonly by_link: boolean;
}

export const REFUNDS_WAITING = statement<RefundRow>(
  'money-refunds-waiting',
  `select ${SEEN}, f.refund_id, f.amount as refund_amount, f.reason, f.state, f.tries, f.next_try_at, o.contact, p.by_link
   from refund f join payment p using (payment_id) join orders o on o.order_id = p.reservation_id
   where f.state <> 'paid'
   order by f.created_at`,
);

export const refundOf = (row: RefundRow): WaitingRefund => ({
  ...seenOf(row),
  refund: id(row.refund_id),
  amount: centavos(row.refund_amount),
  reason: row.reason,
  state: row.state,
  tries: row.tries,
  nextTry: instant(row.next_try_at),
  buyer: {
    name: row.contact ? `${row.contact.firstName} ${row.contact.lastName}` : '',
    phone: row.contact?.phone ?? '',
    email: row.contact?.email ?? '',
  },
  isByLink: row.by_link,
});

export const RETRY_REFUND = statement(
  'money-refund-retry',
  `update refund set state = 'due', next_try_at = clock_timestamp(), updated_at = clock_timestamp()
   where refund_id = $1 and state <> 'paid'`,
);
