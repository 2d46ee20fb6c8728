-- Every credit was booked once, for as much as it says, to its own account; and nothing else was given there.
select c.credit_id, c.amount, t.account, t.booked
from credit c
full join (
  select credit as account, source_id, sum(amount) as booked from ledger_transfer
  where credit ~ '^credit:' group by credit, source_id
) t on t.account = 'credit:' || c.credit_id and t.source_id = c.source_id
where c.amount is distinct from t.booked
