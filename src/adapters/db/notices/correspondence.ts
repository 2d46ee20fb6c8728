import { randomBytes } from 'node:crypto';
import { announce, enqueue } from '#adapters/db/announce.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { secondsUntilOlder } from '#adapters/db/seconds-until.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { Correspondence } from '#app/notices/correspondence-ports.ts';
import type { OrderMail } from '#app/notices/write-order-mail.ts';
import type { NoticeTopic } from '#app/announcement.ts';
import { RESENT_PER_DAY } from '#domain/access/look-up.ts';
import { type OrderId, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

const MAX_SHOWN = 30;

const SENT = statement<{ readonly topic: NoticeTopic; readonly recipient: string; readonly sent_at: Instant }>(
  'correspondence-sent',
  `select topic, recipient, sent_at from mail_sent where reservation_id = $1 order by sent_at desc limit ${MAX_SHOWN}`,
);

const DONE = statement<{ readonly action: string; readonly at: Instant; readonly amount: Centavos | null }>(
  'correspondence-done',
  `select a.action, a.at, a.amount
   from (
     select audit_id from audit_log where reservation_id = $1
     union all
     select l.audit_id from payment p join audit_log l using (payment_id)
     where p.reservation_id = $1 and l.reservation_id is null
   ) own join audit_log a using (audit_id)
   where a.action in ('cash.taken', 'order.converted', 'seat.exchanged', 'tickets.printed', 'refund.by_hand')
   union all
   select 'name.changed', changed_at, null from name_change where reservation_id = $1
   union all
   (select distinct 'seat.changed', changed_at, null::integer from seat_change where reservation_id = $1)
   order by at desc limit ${MAX_SHOWN}`,
);

/** Serializes concurrent requests, so that each is counted. */
const LOCK = statement('correspondence-lock', 'select from orders where order_id = $1 for update');

const ASK = statement<{ readonly request_id: string }>(
  'correspondence-ask',
  `insert into resend_request (request_id, reservation_id, session_hash, asked_at)
   select $1, $2, $3, clock_timestamp()
   where (select count(*) from resend_request
          where reservation_id = $2 and asked_at > clock_timestamp() - interval '1 day') < $4
   returning request_id`,
);

/** Seconds until the oldest of the last this many requests is a day old. */
const WAIT = statement<{ readonly seconds: number }>(
  'correspondence-wait',
  `select ${secondsUntilOlder('asked_at', `interval '1 day'`)}
   from resend_request where reservation_id = $1 order by asked_at desc offset $2 limit 1`,
);

/** The same session asked less than a minute ago: a second press. */
const JUST_ASKED = statement(
  'correspondence-just-asked',
  `select from resend_request
   where reservation_id = $1 and session_hash = $2 and asked_at > clock_timestamp() - interval '1 minute' limit 1`,
);

interface Again {
  readonly order: OrderId;
  readonly sessionHash: Uint8Array;
}

/** Counts a request and does what it asks for, under the lock of the order; returns the seconds to wait. */
async function again(
  session: Session,
  { order, sessionHash }: Again,
  send: (request: string) => Promise<void>,
): Promise<number> {
  const request = uuidV7(Date.now(), randomBytes(10));
  const [asked] = await execute(session, ASK, [request, order, Buffer.from(sessionHash), RESENT_PER_DAY]);
  if (asked) await send(request);
  if (asked) return 0;
  const [wait] = await execute(session, WAIT, [order, RESENT_PER_DAY - 1]);
  return wait!.seconds;
}

/** E-mails sent to owners, and requests to send them again, in PostgreSQL. */
export const correspondence = (pool: Pool): Correspondence => ({
  sent: async (reservation) => {
    const rows = await withConnection(pool, (session) => execute(session, SENT, [reservation]));
    return rows.map(({ topic, recipient, sent_at: at }) => ({ topic, recipient, at }));
  },
  done: async (reservation) => {
    const rows = await withConnection(pool, (session) => execute(session, DONE, [reservation]));
    return rows.map(({ action, at, amount }) => ({ action, at, amount: amount ?? undefined }));
  },
  resend: (reservation, sessionHash) =>
    inTransaction(pool, async (session) => {
      await execute(session, LOCK, [reservation]);
      return again(session, { order: reservation, sessionHash }, (request) =>
        announce(session, { topic: 'ticket.resent', reservation, request }),
      );
    }),
  resendVouchers: (order, sessionHash) =>
    inTransaction(pool, async (session) => {
      await execute(session, LOCK, [order]);
      const before = await execute(session, JUST_ASKED, [order, Buffer.from(sessionHash)]);
      if (before.length > 0) return 0;
      const topic: OrderMail['topic'] = 'order.ready';
      return again(session, { order, sessionHash }, (request) =>
        enqueue(session, { topic, dedupKey: `${topic}:again:${request}`, payload: { reservation: order } }),
      );
    }),
});
