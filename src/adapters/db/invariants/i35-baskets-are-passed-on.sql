-- What was paid for a basket is passed on to its orders, all of it; what comes back from them goes back to its payer. The
-- share of each order has the outcome of the payment it is part of.
with share as (
  select s.payment_id, s.state, s.amount, b.payment_id as of, b.state as of_state, b.amount as of_amount
  from payment s left join payment b on 'basket:' || b.payment_id = s.idempotency_key
  where s.provider = 'basket'
)
select account as what, sum(amount)::text as detail
from (
  select credit as account, amount from ledger_transfer where credit like 'basket:%'
  union all select debit, 0 - amount from ledger_transfer where debit like 'basket:%'
) moved
group by account having sum(amount) <> 0
union all
select payment_id::text, state || ' of ' || coalesce(of_state, 'nothing') from share
where of is null
  or (state in ('created', 'pending', 'unknown')) <> (of_state in ('created', 'pending', 'unknown'))
  or (state in ('captured', 'refund_due', 'refunded')) <> (of_state = 'captured')
union all
select of::text, sum(amount)::text from share where of_state = 'captured' group by of, of_amount having sum(amount) <> of_amount
