import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { SoldTicket } from '#domain/booking/trip-lines.ts';
import type { ReservationId } from '#kernel/ids.ts';

/** Places and times with their current names. */
const SOLD = statement<SoldTicket>(
  'tickets-sold',
  `select t.folio, t.passenger, t.direction, p.type, trim(p.first_name || ' ' || p.last_name) as name, t.seat,
     case t.direction when 'departure' then o.name else coalesce(w.name, v.name, d.name) end as origin,
     case when t.direction = 'departure' then coalesce(v.name, d.name) when v.stop_id is null then o.name else d.name end
       as destination,
     to_char(c.departs_at at time zone c.zone, 'YYYY-MM-DD HH24:MI') as departs
   from ticket t
   join reservation r using (reservation_id)
   join stop o on o.stop_id = r.origin_id
   join stop d on d.stop_id = r.destination_id
   left join stop v on v.stop_id = r.via_id
   left join stop w on w.stop_id = r.onward_id
   join passenger p on p.reservation_id = t.reservation_id and p.position = t.passenger
   left join departure_call c on c.departure_id = t.departure_id and c.call_index = t.from_leg
   where t.reservation_id = $1 and t.status = 'valid'
   order by t.direction, t.passenger`,
);

/** Valid tickets of a reservation, as an invoice lists them. */
export const soldTickets = (session: Session, id: ReservationId): Promise<readonly SoldTicket[]> =>
  execute(session, SOLD, [id]);
