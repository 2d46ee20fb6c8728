import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import {
  type GivenUp,
  type PutBack,
  type QueueStatements,
  queueTable,
  queueTexts,
  queueWorker,
  takeText,
} from '#adapters/db/work-queue.ts';
import type { Outbox, QueuedMail } from '#app/notices/ports.ts';

interface TakenRow {
  readonly outbox_id: string;
  readonly topic: string;
  readonly dedup_key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
}

const OUTBOX = queueTable('outbox', 'outbox_id', { among: 'w.topic = any($4)' });
const TEXTS = queueTexts(OUTBOX);

const QUEUE: QueueStatements<TakenRow> = {
  take: statement<TakenRow>(
    'outbox-take',
    takeText(OUTBOX, 'outbox_id, topic, dedup_key, payload, attempts from taken'),
  ),
  done: statement('outbox-done', TEXTS.done),
  later: statement('outbox-later', TEXTS.later),
  giveUp: statement<GivenUp>('outbox-bury', TEXTS.giveUp),
};

const SENT = statement(
  'outbox-mail-sent',
  `insert into mail_sent (dedup_key, reservation_id, topic, recipient, message_id, sent_at)
   values ($1, $2, $3, $4, $5, clock_timestamp()) on conflict (dedup_key) do nothing`,
);

/** Shows on the invoice page that its e-mail was not delivered; the next delivery clears it. */
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

/** The invoice this e-mail is about. */
const invoiceOf = ({ topic, payload }: QueuedMail): string | undefined =>
  topic === 'invoice.ready' && 'invoice' in payload ? String(payload.invoice) : undefined;

/** The reservation this e-mail is about; null when there is none. */
const reservationOf = ({ payload }: QueuedMail): unknown => ('reservation' in payload ? payload.reservation : null);

/** The outbox in PostgreSQL, for one worker. Rows with other topics are left to other workers. */
export function outbox<Row extends QueuedMail>(pool: Pool, topics: readonly Row['topic'][]): Outbox<Row> {
  const worker = queueWorker(QUEUE);
  const putBack = (row: Row, how: PutBack): Promise<void> =>
    withConnection(pool, (session) => worker.later(session, row.id, how));
  return {
    take: async (leaseFor) => {
      const row = await withConnection(pool, (session) => worker.take(session, leaseFor, [topics]));
      // The payload's type is guaranteed by the code that enqueues the topic.
      return row && (rowOf(row) as Row);
    },
    done: (row, sent) =>
      inTransaction(pool, async (session) => {
        await worker.done(session, row.id);
        if (!sent) return;
        await execute(session, SENT, [row.dedupKey, reservationOf(row), row.topic, sent.recipient, sent.messageId]);
        const invoice = invoiceOf(row);
        if (invoice) await execute(session, INVOICE_SENT, [invoice]);
      }),
    later: (row, wait, trouble) => putBack(row, { wait, trouble, isTried: true }),
    postpone: (row, wait, trouble) => putBack(row, { wait, trouble, isTried: false }),
    deadLetter: (row, trouble) =>
      inTransaction(pool, async (session) => {
        // The current lease holder may have sent it.
        if (!(await worker.giveUp(session, row.id, trouble))) return;
        const invoice = invoiceOf(row);
        if (invoice) await execute(session, INVOICE_UNSENT, [invoice, trouble]);
      }),
  };
}

const rowOf = (row: TakenRow): QueuedMail => ({
  id: row.outbox_id,
  topic: row.topic,
  dedupKey: row.dedup_key,
  payload: row.payload,
  attempts: row.attempts,
});
