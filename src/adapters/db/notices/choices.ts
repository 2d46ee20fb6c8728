import { randomBytes } from 'node:crypto';
import { notifyAfterCommit } from '#adapters/db/notify-workers.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { Choices } from '#app/notices/delivery-ports.ts';
import { type Channel, isText, MAX_BROWSERS } from '#domain/notices/channel.ts';
import { id, uuidV7 } from '#kernel/ids.ts';

interface ChoiceRow {
  readonly notice_choice_id: string;
  readonly channel: Channel;
}

const OF = statement<ChoiceRow>(
  'choices-of',
  'select notice_choice_id, channel from notice_choice where reservation_id = $1 order by chosen_at',
);

/** Serializes concurrent choices, so that each is counted. */
const LOCK = statement('choices-lock', 'select from orders where order_id = $1 for update');

/** A known browser updates its keys. Returns no row when the maximum number of browsers is reached. */
const CHOOSE = statement<ChoiceRow>(
  'choices-choose',
  `insert into notice_choice (notice_choice_id, reservation_id, channel, endpoint, p256dh, auth, chosen_at)
   select $1, $2, $3, $4, $5, $6, clock_timestamp()
   where (select count(*) from notice_choice
          where reservation_id = $2 and channel = $3 and endpoint is distinct from $4) < $7
   on conflict (reservation_id, channel, md5(coalesce(endpoint, '')))
   do update set p256dh = excluded.p256dh, auth = excluded.auth
   returning notice_choice_id, channel`,
);

/** Confirms each choice once, by its channel; a phone also gets the ticket as text (N11). */
const SAY_SO = statement(
  'choices-say-so',
  `insert into notice_delivery (notice_delivery_id, dedup_key, topic, payload, channel, notice_choice_id, available_at)
   select gen_random_uuid(), topic || ':' || $1::uuid, topic, jsonb_build_object('reservation', $2::uuid), $3, $1::uuid,
     clock_timestamp()
   from unnest($4::text[]) as topic
   on conflict (dedup_key) do nothing`,
);

const TAKE_BACK = statement(
  'choices-take-back',
  'delete from notice_choice where reservation_id = $1 and notice_choice_id = $2',
);

const TAKE_BACK_ALL = statement('choices-take-back-all', 'delete from notice_choice where reservation_id = $1');

const DROP = statement('choices-drop', 'delete from notice_choice where notice_choice_id = $1');

/** Deletes choices whose last bus left two days ago. Open tickets have no bus: theirs stay while they are valid. */
const FORGET_OLD = statement(
  'choices-forget-old',
  `delete from notice_choice c
   where c.chosen_at < clock_timestamp() - interval '2 days'
     and not exists (
       select from ticket t
       left join departure_call k on k.departure_id = t.departure_id and k.call_index = t.from_leg
       where t.reservation_id = c.reservation_id and t.status = 'valid'
         and coalesce(k.departs_at, t.valid_until::timestamptz) > clock_timestamp() - interval '2 days')`,
);

/** Travellers' choices of channels, in PostgreSQL. */
export function choices(pool: Pool): Choices {
  const write = (change: typeof DROP, values: readonly unknown[]): Promise<void> =>
    withConnection(pool, async (session) => void (await execute(session, change, values)));
  return {
    of: async (reservation) => {
      const rows = await withConnection(pool, (session) => execute(session, OF, [reservation]));
      return rows.map(({ notice_choice_id, channel }) => ({ id: id<'notice-choice'>(notice_choice_id), channel }));
    },
    choose: (reservation, channel, browser) =>
      inTransaction(pool, async (session) => {
        const name = uuidV7(Date.now(), randomBytes(10));
        const { endpoint, p256dh, auth } = browser ?? {};
        await execute(session, LOCK, [reservation]);
        const values = [name, reservation, channel, endpoint, p256dh, auth, MAX_BROWSERS];
        const [chosen] = await execute(session, CHOOSE, values);
        if (!chosen) return false;
        const topics = isText(channel) ? ['channel.chosen', 'ticket.text'] : ['channel.chosen'];
        await execute(session, SAY_SO, [chosen.notice_choice_id, reservation, channel, topics]);
        notifyAfterCommit(session, 'tell');
        return true;
      }),
    withdraw: (reservation, choice) => write(TAKE_BACK, [reservation, choice]),
    withdrawAll: (reservation) => write(TAKE_BACK_ALL, [reservation]),
    drop: (choice) => write(DROP, [choice]),
    forgetOld: () => write(FORGET_OLD, []),
  };
}
