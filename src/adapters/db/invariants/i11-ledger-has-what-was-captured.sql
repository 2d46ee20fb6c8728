-- The ledger has exactly what was captured, once, from each provider and each buyer's account; points that were taken
-- back or expired paid for nothing.
select p.payment_id, p.provider, p.amount, t.account, t.booked
from (select * from payment where state in ('captured', 'refund_due', 'refunded') and amount > 0) p
full join (
  select source_id, regexp_replace(debit, '^provider:|:.*$', '') as account, sum(amount) as booked from ledger_transfer
  where debit ~ '^(provider|points|agency|credit|basket):' and kind not in ('points-reversed', 'points-expired', 'gift-back', 'pack-back', 'basket-back') group by source_id, debit
) t on t.source_id = p.payment_id and t.account = p.provider
where p.amount is distinct from t.booked
