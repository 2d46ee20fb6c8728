-- Every transfer moves money between two known accounts, for a payment of its reservation or for its refund, or without
-- a reservation when points are given, won, taken back or expired, or an agency pays its bill. Ticket refunds are
-- booked by part, and what goes back through a basket by the refund of its order. New accounts must be listed here.
with account (pattern) as (
  values ('^(customer|sales|vat|bank|by-hand|compensation|provider:[a-z-]+|partner:[a-z-]+|programme:(purchased|win|expired)|(points:(purchased|win)|agency|credit|basket):[0-9a-f-]{36})$')
)
select t.transfer_id, t.kind, t.debit, t.credit, t.amount
from account, ledger_transfer t
left join payment p on p.payment_id = t.source_id and p.reservation_id = t.reservation_id
left join refund f on f.refund_id = t.source_id and (f.reservation_id = t.reservation_id or t.kind = 'basket-back')
left join give_back_part g on g.part_id = t.source_id and g.reservation_id = t.reservation_id
left join give_back c on c.give_back_id = t.source_id and c.reservation_id = t.reservation_id
where t.debit = t.credit or t.amount <= 0 or t.debit !~ pattern or t.credit !~ pattern
  or case when t.kind in ('points-credit', 'points-won', 'points-reversed', 'points-expired', 'agency-payment') then t.reservation_id is not null
     else p.payment_id is null and f.refund_id is null and g.part_id is null and c.give_back_id is null end
