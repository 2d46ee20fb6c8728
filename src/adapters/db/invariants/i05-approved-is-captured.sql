-- Approved if and only if captured for its total; applied changes and additions took more, or gave credit.
with given as (
  select reservation_id as order_id, sum(amount) as amount from ledger_transfer where kind = 'credit' group by reservation_id
), changed as (
  select c.parent_id as order_id, sum(c.total - coalesce(given.amount, 0)) as amount
  from orders c left join given using (order_id)
  where c.parent_id is not null and c.status = 'approved' group by c.parent_id
)
select o.order_id, o.status, o.total, p.amount, changed.amount as changed
from orders o
full join (select * from payment where state = 'captured') p on p.reservation_id = o.order_id
left join changed using (order_id)
where (o.status = 'approved') is distinct from (p.payment_id is not null)
  or (o.status = 'approved' and o.total <> p.amount + coalesce(changed.amount, 0))
