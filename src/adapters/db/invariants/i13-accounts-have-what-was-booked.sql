-- Accounts that limit spending match the ledger, and points are never negative.
select coalesce(a.account, b.account) as account, a.balance as kept, b.balance as booked
from account_balance a
full join (
  select account, sum(amount) as balance
  from (
    select credit as account, amount from ledger_transfer union all select debit, 0 - amount from ledger_transfer
  ) moved
  where account ~ '^(points|agency|credit):' group by account
) b using (account)
where coalesce(a.balance, 0) <> coalesce(b.balance, 0) or (a.account ~ '^(points|credit):' and a.balance < 0)
union all
-- Each payment with points was taken from the chosen ledger.
select t.debit, null, t.amount
from payment p join ledger_transfer t on t.source_id = p.payment_id and t.kind = 'capture'
where p.provider = 'points'
  and t.debit not like case p.method when 'traveller_purchased' then 'points:purchased:%' else 'points:win:%' end
