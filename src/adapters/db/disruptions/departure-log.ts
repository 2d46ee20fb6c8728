import { randomBytes } from 'node:crypto';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { uuidV7 } from '#kernel/ids.ts';

/** The note begins with the departure as operators know it. */
const LOG = statement(
  'departure-log',
  `insert into audit_log (audit_id, actor, action, departure_id, note)
   select $1, $2, $3, d.departure_id, concat(r.short_name || ' ', r.long_name, ', ',
     to_char(c.departs_at at time zone c.zone, 'YYYY-MM-DD HH24:MI'), ': ', $5::text)
   from departure d
   join trip t using (trip_id)
   join route r using (route_id)
   join departure_call c on c.departure_id = d.departure_id and c.call_index = 0
   where d.departure_id = $4`,
);

interface DepartureDeed {
  readonly actor: string;
  readonly action: 'departure.delayed' | 'departure.cancelled' | 'departure.service';
  readonly departure: string;
  readonly note: string;
}

/** An operator's report on a departure, in the audit log. */
export const logOfDeparture = (session: Session, { actor, action, departure, note }: DepartureDeed): Promise<unknown> =>
  execute(session, LOG, [uuidV7(Date.now(), randomBytes(10)), actor, action, departure, note]);
