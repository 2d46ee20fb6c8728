import { randomBytes } from 'node:crypto';
import type { Session } from '#adapters/db/pool.ts';
import { run, statement } from '#adapters/db/statement.ts';
import { uuidV7 } from '#kernel/ids.ts';

const ANNOUNCE = statement(
  'outbox-announce',
  `insert into outbox (outbox_id, topic, dedup_key, payload, available_at)
   values ($1, $2, $3, $4, clock_timestamp()) on conflict (dedup_key) do nothing`,
);

/** What follows a sale. The payload names things; whoever drains it reads them as they are then. */
export type Announcement =
  | { readonly topic: 'ticket.issued' | 'ticket.ordered'; readonly reservation: string }
  /** Paid late: the seats were taken anew, the same or others. */
  | { readonly topic: 'ticket.reseated'; readonly reservation: string; readonly seats: 'same' | 'other' }
  | {
      readonly topic: 'voucher.ordered' | 'voucher.lapsed' | 'refund.due' | 'refund.paid';
      readonly reservation: string;
      readonly payment: string;
    };

/** Leaves word in the same transaction, once. */
export async function announce(session: Session, news: Announcement): Promise<void> {
  const { topic, ...payload } = news;
  const subject = 'payment' in news ? news.payment : news.reservation;
  await run(session, ANNOUNCE, [uuidV7(Date.now(), randomBytes(10)), topic, `${topic}:${subject}`, payload]);
}
