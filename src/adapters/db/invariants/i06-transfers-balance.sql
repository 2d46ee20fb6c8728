-- Every transfer moves money between two accounts of the book, for a payment of its reservation or for its
-- refund. New accounts are named here.
select t.transfer_id, t.kind, t.debit, t.credit, t.amount
from ledger_transfer t
left join payment p on p.payment_id = t.source_id and p.reservation_id = t.reservation_id
left join refund f on f.refund_id = t.source_id and f.reservation_id = t.reservation_id
where t.debit = t.credit or t.amount <= 0
  or t.debit !~ '^(customer|sales|vat|by-hand|provider:[a-z-]+)$' or t.credit !~ '^(customer|sales|vat|by-hand|provider:[a-z-]+)$'
  or (p.payment_id is null and f.refund_id is null)
