-- The books have taken in exactly what the providers captured.
select p.payment_id, p.amount, t.amount as booked
from (select * from payment where state in ('captured', 'refund_due', 'refunded') and amount > 0) p
full join (select * from ledger_transfer where kind = 'capture') t on t.source_id = p.payment_id
where p.amount is distinct from t.amount
