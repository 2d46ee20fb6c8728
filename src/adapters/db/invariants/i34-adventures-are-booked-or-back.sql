-- A paid adventure waits for its supplier, is booked and has its voucher, or its money goes back: all of it, or
-- what its ladder gives a buyer who cancelled it. What is not
-- given back is owed to the supplier; those that the carrier sold itself are in its own sales.
select o.order_id::text as what, 'paid, and nobody asks for it' as how
from orders o
join order_item i on i.order_id = o.order_id and i.kind = 'adventure'
left join adventure_booking b on b.order_id = o.order_id
where o.status = 'approved' and b.order_id is null
union all
select b.order_id::text, 'of an order that was not paid'
from adventure_booking b left join orders o on o.order_id = b.order_id and o.status = 'approved'
where o.order_id is null
union all
select b.order_id::text, 'not a voucher for each that is booked'
from adventure_booking b left join voucher v on v.order_id = b.order_id and v.cancelled_at is null
where (b.state = 'booked') is distinct from (v.voucher_id is not null)
union all
select b.order_id::text, 'its money did not go back as it should'
from adventure_booking b
join payment p on p.payment_id = b.payment_id
left join (
  select r.payment_id, sum(r.amount) as total from refund r where r.reason = 'cancelled' group by r.payment_id
) r on r.payment_id = b.payment_id
where b.state in ('ending', 'refunded') and coalesce(r.total, 0) <> coalesce(b.given_back, p.amount)
union all
select b.order_id::text, 'not owed to its supplier as it should be'
from adventure_booking b
join payment p on p.payment_id = b.payment_id
left join (
  select l.reservation_id, sum(case when l.kind = 'partner-grant' then l.amount else 0 - l.amount end) as owed
  from ledger_transfer l where l.kind in ('partner-grant', 'partner-back') group by l.reservation_id
) l on l.reservation_id = b.order_id
where coalesce(l.owed, 0) <> case when b.state in ('ending', 'refunded') then p.amount - coalesce(b.given_back, p.amount) else p.amount end
  and not exists (select from ledger_transfer s where s.kind = 'sale' and s.source_id = b.payment_id)
