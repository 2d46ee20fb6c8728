-- Every credit was booked with its amount to its own account. Other bookings there are only what was spent from it and
-- came back: by a refund, or because a trip paid with it was changed to a cheaper run.
select c.credit_id, c.amount, t.account, t.booked
from credit c
full join (
  select l.credit as account, sum(l.amount) as booked
  from ledger_transfer l
  where l.credit ~ '^credit:' and l.kind <> 'refund' and not (l.kind = 'credit' and exists (
    select from ledger_transfer spent where spent.debit = l.credit and spent.created_at < l.created_at
  ))
  group by l.credit
) t on t.account = 'credit:' || c.credit_id
where c.amount is distinct from t.booked
union all
select c.credit_id, c.amount, moved.account, sum(moved.amount)
from credit c
join (
  select credit as account, amount from ledger_transfer union all select debit, 0 - amount from ledger_transfer
) moved on moved.account = 'credit:' || c.credit_id
group by c.credit_id, c.amount, moved.account
having sum(moved.amount) > c.amount
