import { notifyAfterCommit } from '#adapters/db/notify-workers.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { BoardingReminders } from '#app/ticketing/boarding-reminders.ts';

/** Once per departure and choice. Travellers who chose a channel after the reminder was due are skipped. */
const ENQUEUE = statement(
  'boarding-reminders-enqueue',
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

/** Departure reminders, in the queues of the channels that travellers chose. */
export const boardingReminders = (pool: Pool): BoardingReminders => ({
  enqueue: (within) =>
    withConnection(pool, async (session) => {
      await execute(session, ENQUEUE, [within]);
      notifyAfterCommit(session, 'tell');
    }),
});
