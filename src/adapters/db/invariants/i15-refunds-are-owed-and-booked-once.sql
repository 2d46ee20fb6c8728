-- What is due back is being refunded, and what was refunded is booked: once each, and never more than was captured.
select p.payment_id, p.state, p.amount, coalesce(r.open, 0) as open, coalesce(r.paid, 0) as paid, coalesce(t.booked, 0) as booked
from payment p
left join (
  select payment_id, sum(amount) filter (where state <> 'paid') as open, sum(amount) filter (where state = 'paid') as paid
  from refund group by payment_id
) r using (payment_id)
left join (
  select f.payment_id, sum(l.amount) as booked
  from ledger_transfer l join refund f on f.refund_id = l.source_id
  where l.credit ~ '^(by-hand$|(provider|points|agency|credit|basket):)' group by f.payment_id
) t using (payment_id)
where coalesce(t.booked, 0) <> coalesce(r.paid, 0)
  or coalesce(r.paid, 0) + coalesce(r.open, 0) > p.amount
  or (p.state = 'refund_due' and coalesce(r.open, 0) <> p.amount)
  or (p.state = 'refunded' and coalesce(r.paid, 0) <> p.amount)
