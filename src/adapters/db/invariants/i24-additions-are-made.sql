-- Additions, sold with the trip or later, match what was paid for, line by line, and are in the total of their
-- reservation; there are no more than allowed, and they are refunded with their ticket or, if undeliverable, alone.
with made as (
  select reservation_id as made_by, parent_id as reservation_id, total, (quote ->> 'net')::int as net, (quote ->> 'vat')::int as vat
  from reservation where adding is not null and status = 'approved'
  union all
  select r.reservation_id, r.reservation_id, sum((l ->> 'total')::int)::int, sum((l ->> 'net')::int)::int, sum((l ->> 'vat')::int)::int
  from reservation r cross join jsonb_array_elements(r.extras) l
  where r.parent_id is null and r.status = 'approved'
  group by r.reservation_id
), kept as (
  select made_by, reservation_id, sum(total)::int as total, sum(net)::int as net, sum(vat)::int as vat
  from addition group by made_by, reservation_id
)
select coalesce(made.made_by, kept.made_by) as what, 'not what was paid for' as how
from made full join kept using (made_by)
where (made.reservation_id, made.total, made.net, made.vat)
  is distinct from (kept.reservation_id, kept.total, kept.net, kept.vat)
union all
select a.addition_id, 'of another payment'
from addition a left join payment p using (payment_id)
where p.state is distinct from 'captured' or p.reservation_id is distinct from a.made_by
union all
select r.reservation_id, 'not in the total'
from reservation r
left join (select reservation_id, sum(total) as total from addition group by reservation_id) d using (reservation_id)
where r.status = 'approved' and r.parent_id is null
  and coalesce((r.quote ->> 'additionals')::int, 0) <> coalesce(d.total, 0)
union all
select reservation_id, 'more than there may be'
from addition where give_back_id is null
group by reservation_id, passenger, direction, offer having sum(quantity) > max(at_most)
union all
select a.addition_id, 'not with its ticket'
from addition a
where not exists (
  -- An addition that cannot be had any more is refunded alone.
  select from internet_delivery d where d.addition_id = a.addition_id and d.state in ('ending', 'refunded')
) and not exists (
  select from ticket t
  where t.reservation_id = a.reservation_id and t.passenger = a.passenger and t.direction = a.direction
    and case when a.give_back_id is null then t.status = 'valid' else t.give_back_id = a.give_back_id end
)
