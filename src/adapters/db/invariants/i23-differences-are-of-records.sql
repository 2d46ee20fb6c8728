-- A ticket that stays valid is refunded at most the difference to the lowest class recorded for its run: the record's
-- share for its segment, of the ticket's price, under any folio it had; and each refund of differences is the sum of
-- its lines.
with given as (
  select t.reservation_id, t.passenger, t.direction, t.departure_id, t.from_leg, t.to_leg, max(t.total) as total,
    sum((l ->> 'amount')::int) as amount
  from give_back g cross join jsonb_array_elements(g.differences) l left join ticket t on t.folio = l ->> 'folio'
  group by t.reservation_id, t.passenger, t.direction, t.departure_id, t.from_leg, t.to_leg
)
select g.reservation_id::text as what, g.passenger, g.amount
from given g
where g.amount > coalesce((
  select max(ceil(g.total::numeric * (f.sold_fare - f.runs_fare) / f.sold_fare))
  from departure_service s join departure_service_fare f using (event_id)
  where s.departure_id = g.departure_id and f.from_call = g.from_leg and f.to_call = g.to_leg
), 0)
union all
select g.give_back_id::text, null, g.money + g.credited
from give_back g
where g.differences <> '[]'
  and g.money + g.credited <> (select sum((l ->> 'amount')::int) from jsonb_array_elements(g.differences) l)
