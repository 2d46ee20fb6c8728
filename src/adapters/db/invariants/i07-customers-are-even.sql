-- A customer's payment was either sold against or is due back.
select o.order_id, coalesce(book.balance, 0) as balance, coalesce(due.amount, 0) as due
from orders o
left join (
  select reservation_id, sum(case when credit = 'customer' then amount else -amount end) as balance
  from ledger_transfer where 'customer' in (debit, credit) group by reservation_id
) book on book.reservation_id = o.order_id
left join (
  select reservation_id, sum(amount) as amount
  from (
    select reservation_id, amount from payment where state = 'refund_due'
    union all select reservation_id, amount from refund where source_id is not null and state <> 'paid'
  ) owed
  group by reservation_id
) due on due.reservation_id = o.order_id
where coalesce(book.balance, 0) <> coalesce(due.amount, 0)
