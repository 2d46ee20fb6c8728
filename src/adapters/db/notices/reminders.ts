import { randomBytes } from 'node:crypto';
import { notifyAfterCommit, OUTBOX_WORKERS } from '#adapters/db/notify-workers.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Reminders } from '#app/notices/ports.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

interface PaymentRow {
  readonly payment_id: string;
  readonly reservation_id: string;
}

interface VoucherRow extends PaymentRow {
  readonly created_at: number;
  readonly pay_by: number;
}

const WAITING_VOUCHERS = statement<VoucherRow>(
  'reminders-waiting-vouchers',
  `select payment_id, reservation_id, created_at, pay_by from payment
   where state = 'pending' and reference is not null and pay_by > clock_timestamp()`,
);

const OPEN_PAYMENTS = statement<PaymentRow>(
  'reminders-open-payments',
  `select payment_id, reservation_id from payment
   where state = 'pending' and redirect_url is not null
     and created_at between clock_timestamp() - $2 * interval '1 millisecond'
       and clock_timestamp() - $1 * interval '1 millisecond'`,
);

/** A reminder already enqueued is skipped. */
const LEAVE_WORD = statement<{ readonly outbox_id: string }>(
  'reminders-leave-word',
  `insert into outbox (outbox_id, topic, dedup_key, payload, available_at)
   select given.outbox_id, given.topic, given.dedup_key, given.payload, clock_timestamp()
   from unnest($1::uuid[], $2::text[], $3::text[], $4::jsonb[]) as given (outbox_id, topic, dedup_key, payload)
   where not exists (select from outbox o where o.dedup_key = given.dedup_key)
   on conflict (dedup_key) do nothing
   returning outbox_id`,
);

/** Due reminders, in PostgreSQL. */
export const reminders = (pool: Pool): Reminders => ({
  unpaidReferences: async () =>
    (await withConnection(pool, (session) => execute(session, WAITING_VOUCHERS))).map((row) => ({
      ...namesOf(row),
      since: instant(row.created_at),
      payBy: instant(row.pay_by),
    })),
  openPayments: async ({ least, most }) =>
    (await withConnection(pool, (session) => execute(session, OPEN_PAYMENTS, [least, most]))).map(namesOf),
  enqueue: async (words) => {
    if (words.length === 0) return 0;
    const values = [
      words.map(() => uuidV7(Date.now(), randomBytes(10))),
      words.map(({ topic }) => topic),
      words.map(({ dedupKey }) => dedupKey),
      words.map(({ payload }) => JSON.stringify(payload)),
    ];
    return withConnection(pool, async (session) => {
      const enqueued = await execute(session, LEAVE_WORD, values);
      if (enqueued.length > 0) notifyAfterCommit(session, ...OUTBOX_WORKERS);
      return enqueued.length;
    });
  },
});

const namesOf = ({ payment_id, reservation_id }: PaymentRow) => ({
  reservation: id<'order'>(reservation_id),
  payment: id<'payment'>(payment_id),
});
