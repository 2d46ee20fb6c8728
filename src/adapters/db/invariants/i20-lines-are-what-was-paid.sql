-- What was sold for money is stored line by line: the sum is what was paid, to the centavo; nothing else has lines.
with lines as (
  select payment_id, sum(net + vat) as amount from payment_line group by payment_id
)
select p.payment_id, p.amount, lines.amount as lines
from payment p
left join lines using (payment_id)
where p.state = 'captured' and p.amount > 0 and p.amount is distinct from lines.amount
  and exists (select from ledger_transfer where kind = 'sale' and source_id = p.payment_id)
union all
select lines.payment_id, null, lines.amount
from lines left join payment p using (payment_id)
where coalesce(p.amount, 0) = 0
