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
  readonly concerns: readonly string[];
}

/** What an order in a basket gave back goes back by the payment of the basket: its source is the refund of the share. */
export const REFUNDS_WAITING = statement<RefundRow>(
  'money-refunds-waiting',
  `select ${SEEN}, f.refund_id, f.amount as refund_amount, f.reason, f.state, f.tries, f.next_try_at, o.contact, p.by_link,
     array(
       select c.code from orders c where c.order_id in (o.order_id, o.parent_id, inside.order_id, inside.parent_id)
     ) as concerns
   from refund f join payment p using (payment_id) join orders o on o.order_id = p.reservation_id
   left join lateral (
     select b.order_id, b.parent_id
     from refund share join payment s on s.payment_id = share.payment_id join orders b on b.order_id = s.reservation_id
     where share.refund_id = f.source_id
   ) inside on true
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
  concerns: row.concerns.map((code) => id(code)),
});

export const RETRY_REFUND = statement(
  'money-refund-retry',
  `update refund set state = 'due', next_try_at = clock_timestamp(), updated_at = clock_timestamp()
   where refund_id = $1 and state <> 'paid'`,
);
