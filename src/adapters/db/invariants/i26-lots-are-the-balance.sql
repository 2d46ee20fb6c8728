-- The remainders of a points ledger's lots add up to its balance, and no lot is negative or has more than was earned.
select coalesce(l.account, b.account) as what, 'not the balance' as how
from (select account, sum(remaining) as total from point_lot group by account) l
full join (select account, balance from account_balance where account like 'points:%') b using (account)
where coalesce(l.total, 0) <> coalesce(b.balance, 0)
union all
select lot_id::text, 'below zero, or more than was earned' from point_lot where remaining < 0 or remaining > amount
union all
-- What left a lot and what came back is recorded.
select l.lot_id::text, 'not what was used'
from point_lot l
left join (
  select lot_id, sum(case kind when 'returned' then 0 - amount else amount end) as total from point_lot_use group by lot_id
) u using (lot_id)
where l.remaining <> l.amount - coalesce(u.total, 0)
union all
-- No more of a lot comes back for a payment than it took.
select lot_id::text, 'more came back than was spent'
from point_lot_use where payment_id is not null
group by lot_id, payment_id having sum(case kind when 'spent' then amount else 0 - amount end) < 0
union all
-- A payment took its price from lots of the ledger it was booked from.
select t.source_id::text, 'not what was paid'
from ledger_transfer t
join (
  select u.payment_id, sum(u.amount) as total, min(l.account) as least, max(l.account) as most
  from point_lot_use u join point_lot l using (lot_id) where u.kind = 'spent' group by u.payment_id
) u on u.payment_id = t.source_id
where t.kind = 'capture' and (u.total <> t.amount or u.least <> t.debit or u.most <> t.debit)
union all
-- What expired is booked as expired.
select u.source_id::text, 'not booked'
from (select source_id, sum(amount) as total from point_lot_use where kind = 'expired' group by source_id) u
full join (select source_id, amount from ledger_transfer where kind = 'points-expired') t using (source_id)
where u.total is distinct from t.amount
