import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import {
  type GivenUp,
  type PutBack,
  type QueueStatements,
  queueTable,
  queueTexts,
  queueWorker,
  takeText,
} from '#adapters/db/work-queue.ts';
import type { NoticeTopic } from '#app/announcement.ts';
import type { Deliveries, Delivery } from '#app/notices/delivery-ports.ts';
import { CHANNELS, type Channel } from '#domain/notices/channel.ts';
import { id } from '#kernel/ids.ts';

interface TakenRow {
  readonly notice_delivery_id: string;
  readonly dedup_key: string;
  readonly topic: Delivery['topic'];
  readonly payload: Delivery['payload'];
  readonly channel: Channel;
  readonly attempts: number;
  readonly notice_choice_id: string | null;
  readonly endpoint: string | null;
  readonly p256dh: string | null;
  readonly auth: string | null;
}

/** One statement, so that a row is marked exactly when it was spread to the channels. */
const SPREAD = statement(
  'deliveries-spread',
  `with news as (
     update outbox set spread_at = clock_timestamp() where spread_at is null
     returning dedup_key, topic, payload),
   wanted as (
     select news.*, c.channel, c.notice_choice_id
     from news
     join unnest($1::text[], $2::text[]) as goes (channel, topic) on goes.topic = news.topic
     join notice_choice c on c.channel = goes.channel and c.reservation_id = (news.payload ->> 'reservation')::uuid
     union all
     select news.*, 'sms', null from news where news.topic = $3)
   insert into notice_delivery (notice_delivery_id, dedup_key, topic, payload, channel, notice_choice_id, available_at)
   select gen_random_uuid(), dedup_key || ':' || coalesce(notice_choice_id::text, 'on-file'), topic, payload, channel,
     notice_choice_id, clock_timestamp()
   from wanted on conflict (dedup_key) do nothing`,
);

const DELIVERY = queueTable('notice_delivery', 'notice_delivery_id', { among: 'w.channel = $4', tie: 'dedup_key' });
const TEXTS = queueTexts(DELIVERY);

const QUEUE: QueueStatements<TakenRow> = {
  take: statement<TakenRow>(
    'deliveries-take',
    takeText(
      DELIVERY,
      `d.notice_delivery_id, d.dedup_key, d.topic, d.payload, d.channel, d.attempts, d.notice_choice_id,
         c.endpoint, c.p256dh, c.auth
       from taken d left join notice_choice c using (notice_choice_id)`,
    ),
  ),
  done: statement('deliveries-done', TEXTS.done),
  later: statement('deliveries-later', TEXTS.later),
  giveUp: statement<GivenUp>('deliveries-bury', TEXTS.giveUp),
};

/** Also goes to the phone on file, regardless of the choice: the traveller is waiting for the code. */
const CODE_TOPIC: NoticeTopic = 'one_time_code.requested';

/** The queues of the channels in PostgreSQL, for one worker; each channel sends these topics. */
export function deliveries(pool: Pool, topics: readonly NoticeTopic[]): Deliveries {
  const sent = CHANNELS.flatMap((channel) => topics.map((topic) => ({ channel, topic })));
  const worker = queueWorker(QUEUE);
  const write = <Answer>(work: (session: Session) => Promise<Answer>): Promise<Answer> => withConnection(pool, work);
  const putBack = (delivery: Delivery, how: PutBack): Promise<void> =>
    write((session) => worker.later(session, delivery.id, how));
  return {
    spread: () =>
      write(async (session) => {
        await execute(session, SPREAD, [
          sent.map(({ channel }) => channel),
          sent.map(({ topic }) => topic),
          CODE_TOPIC,
        ]);
      }),
    take: async (channel, leaseFor) => {
      const row = await write((session) => worker.take(session, leaseFor, [channel]));
      return row && deliveryOf(row);
    },
    done: (delivery) => write((session) => worker.done(session, delivery.id)),
    later: (delivery, wait, trouble) => putBack(delivery, { wait, trouble, isTried: true }),
    postpone: (delivery, wait, trouble) => putBack(delivery, { wait, trouble, isTried: false }),
    deadLetter: async (delivery, trouble) => {
      await write((session) => worker.giveUp(session, delivery.id, trouble));
    },
  };
}

const deliveryOf = ({ endpoint, p256dh, auth, ...row }: TakenRow): Delivery => ({
  id: row.notice_delivery_id,
  dedupKey: row.dedup_key,
  topic: row.topic,
  payload: row.payload,
  channel: row.channel,
  choice: row.notice_choice_id === null ? undefined : id<'notice-choice'>(row.notice_choice_id),
  browser: endpoint && p256dh && auth ? { endpoint, p256dh, auth } : undefined,
  attempts: row.attempts,
});
