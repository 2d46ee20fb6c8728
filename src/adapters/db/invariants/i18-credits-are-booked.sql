-- Every credit was booked with its amount to its own account; other bookings there are only what was spent from it and
-- came back.
select c.credit_id, c.amount, t.account, t.booked
from credit c
full join (
  select credit as account, sum(amount) as booked from ledger_transfer
  where credit ~ '^credit:' and kind <> 'refund' group by credit
) t on t.account = 'credit:' || c.credit_id
where c.amount is distinct from t.booked
