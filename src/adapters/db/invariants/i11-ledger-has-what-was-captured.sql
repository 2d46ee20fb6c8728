-- The books have taken in from each provider, and from each account of a buyer, exactly what was captured there, once; points that were taken
-- back or are over paid for nothing.
select p.payment_id, p.provider, p.amount, t.account, t.booked
from (select * from payment where state in ('captured', 'refund_due', 'refunded') and amount > 0) p
full join (
  select source_id, regexp_replace(debit, '^provider:|:.*$', '') as account, sum(amount) as booked from ledger_transfer
  where debit ~ '^(provider|points|agency|credit):' and kind not in ('points-reversed', 'points-expired', 'gift-back') group by source_id, debit
) t on t.source_id = p.payment_id and t.account = p.provider
where p.amount is distinct from t.booked
