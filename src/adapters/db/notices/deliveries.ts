import { randomUUID } from 'node:crypto';
import { notifyAfterCommit } from '#adapters/db/notify-workers.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, type Statement, statement } from '#adapters/db/statement.ts';
import { CHANNEL_TOPICS, CODE_TOPIC } from '#app/notices/channel-topics.ts';
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

/** In one statement: what was spread is marked, and what is marked was spread. */
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

/** Once a departure and choice. Anyone who chose after it should have been said is not told. */
const REMIND_BOARDING = statement(
  'deliveries-remind-boarding',
  `insert into notice_delivery (notice_delivery_id, dedup_key, topic, payload, channel, notice_choice_id, available_at)
   select gen_random_uuid(), 'boarding.reminder:' || due.departure_id || ':' || due.notice_choice_id, 'boarding.reminder',
     jsonb_build_object('reservation', due.reservation_id, 'direction', due.direction), due.channel,
     due.notice_choice_id, clock_timestamp()
   from (
     select distinct c.reservation_id, c.channel, c.notice_choice_id, t.direction, t.departure_id
     from notice_choice c
     join ticket t on t.reservation_id = c.reservation_id and t.status = 'valid' and t.kind <> 'PEND'
     join departure_call k on k.departure_id = t.departure_id and k.call_index = t.from_leg
     where k.departs_at between clock_timestamp() and clock_timestamp() + $1 * interval '1 millisecond') as due
   on conflict (dedup_key) do nothing`,
);

const TAKE = statement<TakenRow>(
  'deliveries-take',
  `with taken as (
     update notice_delivery set lease = $1, attempts = attempts + 1,
       available_at = clock_timestamp() + $2 * interval '1 millisecond'
     where notice_delivery_id = (
       select notice_delivery_id from notice_delivery
       where done_at is null and dead_at is null and channel = $3 and available_at <= clock_timestamp()
       order by available_at, dedup_key limit 1
       for update skip locked)
     returning *)
   select taken.notice_delivery_id, taken.dedup_key, taken.topic, taken.payload, taken.channel, taken.attempts,
     taken.notice_choice_id, c.endpoint, c.p256dh, c.auth
   from taken left join notice_choice c using (notice_choice_id)`,
);

const DONE = statement(
  'deliveries-done',
  `update notice_delivery set done_at = clock_timestamp(), lease = null, trouble = null
   where notice_delivery_id = $1 and done_at is null`,
);

const LATER = statement(
  'deliveries-later',
  `update notice_delivery set lease = null, trouble = $3, attempts = attempts - $5,
     available_at = clock_timestamp() + $4 * interval '1 millisecond'
   where notice_delivery_id = $1 and lease = $2 and done_at is null`,
);

const BURY = statement(
  'deliveries-bury',
  `update notice_delivery set lease = null, trouble = $3, dead_at = clock_timestamp()
   where notice_delivery_id = $1 and lease = $2 and done_at is null`,
);

const GOES = CHANNELS.flatMap((channel) => CHANNEL_TOPICS[channel].map((topic) => ({ channel, topic })));

/** The queues of the channels in PostgreSQL, as one of those who drain them sees them. */
export function deliveries(pool: Pool): Deliveries {
  const lease = randomUUID();
  const write = (change: Statement<unknown>, values: readonly unknown[]): Promise<void> =>
    withConnection(pool, async (session) => void (await execute(session, change, values)));
  return {
    spread: () => write(SPREAD, [GOES.map(({ channel }) => channel), GOES.map(({ topic }) => topic), CODE_TOPIC]),
    remindBoarding: (within) =>
      withConnection(pool, async (session) => {
        await execute(session, REMIND_BOARDING, [within]);
        notifyAfterCommit(session, 'tell');
      }),
    take: async (channel, leaseFor) => {
      const [row] = await withConnection(pool, (session) => execute(session, TAKE, [lease, leaseFor, channel]));
      return row && deliveryOf(row);
    },
    done: (delivery) => write(DONE, [delivery.id]),
    later: (delivery, wait, trouble) => write(LATER, [delivery.id, lease, trouble, wait, 0]),
    postpone: (delivery, wait, trouble) => write(LATER, [delivery.id, lease, trouble, wait, 1]),
    deadLetter: (delivery, trouble) => write(BURY, [delivery.id, lease, trouble]),
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
