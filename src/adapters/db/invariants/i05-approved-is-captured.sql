-- Approved, and captured for its total, are the same; changes and additions that were made took more, or
-- gave credit.
with given as (
  select reservation_id, sum(amount) as amount from ledger_transfer where kind = 'credit' group by reservation_id
), changed as (
  select c.parent_id as reservation_id, sum(c.total - coalesce(given.amount, 0)) as amount
  from reservation c left join given using (reservation_id)
  where c.parent_id is not null and c.status = 'approved' group by c.parent_id
)
select r.reservation_id, r.status, r.total, p.amount, changed.amount as changed
from reservation r
full join (select * from payment where state = 'captured') p using (reservation_id)
left join changed on changed.reservation_id = r.reservation_id
where (r.status = 'approved') is distinct from (p.payment_id is not null)
  or (r.status = 'approved' and r.total <> p.amount + coalesce(changed.amount, 0))
