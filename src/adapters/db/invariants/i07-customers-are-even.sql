-- What a customer paid is what was sold, or it is due back.
select r.reservation_id, coalesce(book.balance, 0) as balance, coalesce(due.amount, 0) as due
from reservation r
left join (
  select reservation_id, sum(case when credit = 'customer' then amount else -amount end) as balance
  from ledger_transfer where 'customer' in (debit, credit) group by reservation_id
) book using (reservation_id)
left join (
  select reservation_id, sum(amount) as amount
  from (
    select reservation_id, amount from payment where state = 'refund_due'
    union all select reservation_id, amount from refund where source_id is not null and state <> 'paid'
  ) owed
  group by reservation_id
) due using (reservation_id)
where coalesce(book.balance, 0) <> coalesce(due.amount, 0)
