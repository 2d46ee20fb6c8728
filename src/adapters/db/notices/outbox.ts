import { randomUUID } from 'node:crypto';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, type Statement, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { NoticePayload, NoticeTopic } from '#app/notices/announcement.ts';
import type { Outbox, OutboxRow } from '#app/notices/ports.ts';

interface TakenRow {
  readonly outbox_id: string;
  readonly topic: NoticeTopic;
  readonly dedup_key: string;
  readonly payload: NoticePayload;
  readonly attempts: number;
}

/** Anyone who holds the row is at work on it. A row whose lease ran out is taken again: its drainer died. */
const TAKE = statement<TakenRow>(
  'outbox-take',
  `update outbox set lease = $1, attempts = attempts + 1,
     available_at = clock_timestamp() + $2 * interval '1 millisecond'
   where outbox_id = (
     select outbox_id from outbox
     where done_at is null and dead_at is null and topic = any($3) and available_at <= clock_timestamp()
     order by available_at, outbox_id limit 1
     for update skip locked)
   returning outbox_id, topic, dedup_key, payload, attempts`,
);

/** It was sent, no matter who has the lease now. */
const DONE = statement(
  'outbox-done',
  'update outbox set done_at = clock_timestamp(), lease = null, trouble = null where outbox_id = $1 and done_at is null',
);

const SENT = statement(
  'outbox-mail-sent',
  `insert into mail_sent (dedup_key, reservation_id, topic, recipient, message_id, sent_at)
   values ($1, $2, $3, $4, $5, clock_timestamp()) on conflict (dedup_key) do nothing`,
);

/** Only who has the lease may put the row back. */
const LATER = statement(
  'outbox-later',
  `update outbox set lease = null, trouble = $3, attempts = attempts - $5,
     available_at = clock_timestamp() + $4 * interval '1 millisecond'
   where outbox_id = $1 and lease = $2 and done_at is null`,
);

const BURY = statement(
  'outbox-bury',
  `update outbox set lease = null, trouble = $3, dead_at = clock_timestamp()
   where outbox_id = $1 and lease = $2 and done_at is null`,
);

/** Anyone who looks at their invoice is told that its e-mail did not reach them; the next one that does ends it. */
const INVOICE_UNSENT = statement(
  'outbox-invoice-unsent',
  `update invoice set fault = 'cannot_send_email', problem = $2, updated_at = clock_timestamp()
   where invoice_id = $1 and uuid is not null and fault is null`,
);

const INVOICE_SENT = statement(
  'outbox-invoice-sent',
  `update invoice set fault = null, problem = null, updated_at = clock_timestamp()
   where invoice_id = $1 and fault = 'cannot_send_email'`,
);

/** The invoice whose e-mail this is. */
const invoiceOf = ({ topic, payload }: OutboxRow): string | undefined =>
  topic === 'invoice.ready' && 'invoice' in payload ? payload.invoice : undefined;

/** The outbox in PostgreSQL, as one of those who drain it sees it. Rows under other topics are left to who knows them. */
export function outbox(pool: Pool, topics: readonly NoticeTopic[]): Outbox {
  const lease = randomUUID();
  const write = async (change: Statement<unknown>, values: readonly unknown[]): Promise<void> => {
    await withConnection(pool, (session) => execute(session, change, values));
  };
  return {
    take: async (leaseFor) => {
      const [row] = await withConnection(pool, (session) => execute(session, TAKE, [lease, leaseFor, topics]));
      return row && rowOf(row);
    },
    done: (row, sent) =>
      inTransaction(pool, async (session) => {
        await execute(session, DONE, [row.id]);
        if (!sent) return;
        await execute(session, SENT, [row.dedupKey, sent.reservation, row.topic, sent.recipient, sent.messageId]);
        const invoice = invoiceOf(row);
        if (invoice) await execute(session, INVOICE_SENT, [invoice]);
      }),
    later: (row, wait, trouble) => write(LATER, [row.id, lease, trouble, wait, 0]),
    postpone: (row, wait, trouble) => write(LATER, [row.id, lease, trouble, wait, 1]),
    deadLetter: (row, trouble) =>
      inTransaction(pool, async (session) => {
        await execute(session, BURY, [row.id, lease, trouble]);
        const invoice = invoiceOf(row);
        if (invoice) await execute(session, INVOICE_UNSENT, [invoice, trouble]);
      }),
  };
}

const rowOf = (row: TakenRow): OutboxRow => ({
  id: row.outbox_id,
  topic: row.topic,
  dedupKey: row.dedup_key,
  payload: row.payload,
  attempts: row.attempts,
});
