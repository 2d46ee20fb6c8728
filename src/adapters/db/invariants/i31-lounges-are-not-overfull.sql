-- No hour of a lounge has more people than fit; a paid visit has an order that was paid; an approved order has its visit.
select h.lounge || ' ' || h.starts_at as what, sum(v.people)::int as people, h.capacity
from lounge_hour h
join lounge_visit v on v.lounge = h.lounge and v.starts_at <= h.starts_at and v.ends_at > h.starts_at and v.state = 'booked'
group by h.lounge, h.starts_at, h.capacity having sum(v.people) > h.capacity
union all
select v.visit_id::text, 0, 0 from lounge_visit v
where v.order_id is not null
  and not exists (select from orders o where o.order_id = v.order_id and o.status = 'approved')
union all
select o.order_id::text, 0, 1 from orders o
join order_item i on i.order_id = o.order_id and i.kind = 'lounge-visit'
left join lounge_visit v on v.order_id = o.order_id
where o.status = 'approved' and v.visit_id is null
