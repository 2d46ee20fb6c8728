-- Each paid pack gave its points once, to the traveller it was ordered for, in a lot that never expires and in the
-- ledger; a returned pack took its whole lot back, and its money is owed.
select o.order_id::text as what, 'not the points of its order' as how
from order_item i
join orders o using (order_id)
left join point_pack k using (order_id)
left join point_lot l using (lot_id)
where i.kind = 'points-pack' and (
  (o.status = 'approved') is distinct from (k.order_id is not null)
  or (k.points, k.traveller_id::text) is distinct from ((i.what ->> 'points')::int, i.what ->> 'traveller') and k.order_id is not null
  or (l.amount, l.account, l.expires_at) is distinct from (k.points, 'points:purchased:' || k.traveller_id, null) and k.order_id is not null
)
union all
select coalesce(k.order_id, t.reservation_id)::text, 'not what was booked'
from point_pack k
full join (select * from ledger_transfer where kind = 'points-bought') t on t.source_id = k.payment_id
where (t.amount, t.credit, t.reservation_id)
  is distinct from (k.points, 'points:purchased:' || k.traveller_id, k.order_id)
union all
select k.order_id::text, 'its points and its money are not both back'
from point_pack k
left join (
  select lot_id, sum(amount) as total from point_lot_use where kind = 'reversed' group by lot_id
) u using (lot_id)
left join (
  select r.payment_id, sum(r.amount) as total from refund r where r.reason = 'cancelled' group by r.payment_id
) r using (payment_id)
join payment p using (payment_id)
where case when k.returned_at is null then coalesce(u.total, 0) <> 0 or coalesce(r.total, 0) <> 0
  else coalesce(u.total, 0) <> k.points or coalesce(r.total, 0) <> p.amount end
