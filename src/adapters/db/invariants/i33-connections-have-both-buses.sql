-- A connection has seats on both of its buses or on neither, except where a ticket was refunded; its second bus leaves
-- where and after the first one arrives.
with claimed as (
  select r.reservation_id, c.passenger
  from reservation r join seat_claim c using (reservation_id)
  where r.via_id is not null and not exists (
    select from ticket t
    where t.reservation_id = r.reservation_id and t.passenger = c.passenger and t.give_back_id is not null
  )
  group by r.reservation_id, c.passenger
  having count(distinct c.direction) <> 2
)
select reservation_id, passenger::text as what from claimed
union all
select r.reservation_id, 'the way'
from reservation r
join departure_call a on (a.departure_id, a.call_index) = (r.departure_id, r.departure_to)
join departure_call b on (b.departure_id, b.call_index) = (r.return_id, r.return_from)
where r.via_id is not null
  and (a.stop_id <> r.via_id or b.stop_id <> coalesce(r.onward_id, r.via_id) or b.departs_at <= a.arrives_at or r.departure_id = r.return_id)
