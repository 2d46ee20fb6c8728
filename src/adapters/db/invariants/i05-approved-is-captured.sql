-- Approved, and captured for its total, are the same.
select r.reservation_id, r.status, r.total, p.amount
from reservation r
full join (select * from payment where state = 'captured') p using (reservation_id)
where (r.status = 'approved') is distinct from (p.payment_id is not null)
  or (r.status = 'approved' and r.total <> p.amount)
