import { announce } from '#adapters/db/announce.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { IS_CANCELLED, latestDelay, latestServiceChange } from './latest-disruption.ts';

const CANCELLED = statement(
  'claims-cancelled',
  `select from seat_claim c ${latestDelay('c')} where c.reservation_id = $1 and ${IS_CANCELLED} limit 1`,
);

/** Whether a reservation has seats on a cancelled run: no more money is taken for them. */
export const isOnCancelledRun = async (session: Session, reservation: string): Promise<boolean> =>
  (await execute(session, CANCELLED, [reservation])).length > 0;

const KNOWN = statement<{ readonly delay: string | null; readonly service: string | null }>(
  'ticket-known-news',
  `select case when e.minutes is distinct from 0 then e.event_id end as delay,
     case when v.runs_class_id <> v.sold_class_id then v.event_id end as service
   from ticket t ${latestDelay('t')} ${latestServiceChange('t')}
   where t.reservation_id = $1 and t.status = 'valid' and (e.event_id is not null or v.event_id is not null)`,
);

/** New ticket holders get the notices others got before: that their run is late, cancelled or of another class. */
export async function announceKnownDisruptions(session: Session, reservation: string): Promise<void> {
  for (const { delay, service } of await execute(session, KNOWN, [reservation])) {
    if (delay !== null) await announce(session, { topic: 'delay.notice', reservation, event: delay });
    if (service !== null) await announce(session, { topic: 'service.notice', reservation, event: service });
  }
}
