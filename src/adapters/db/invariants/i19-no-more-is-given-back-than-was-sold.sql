-- No more is reversed in sales and VAT than was sold, an order and its changes together; a part is booked with its
-- amount, and as much was sold at its rates; its money is owed, and a ticket given up is void.
with book as (
  select coalesce(o.parent_id, o.order_id) as reservation_id, account,
    sum(case when l.credit = account then l.amount else 0 - l.amount end) as balance
  from ledger_transfer l
  join orders o on o.order_id = l.reservation_id
  cross join (values ('sales'), ('vat')) a (account)
  where account in (l.debit, l.credit)
  group by 1, 2
)
select reservation_id::text as what, balance from book where balance < 0
union all
select g.part_id::text, g.amount from give_back_part g
where g.amount <> (
  select coalesce(sum(l.amount), 0) from ledger_transfer l where l.source_id = g.part_id and l.kind in ('sale-back', 'vat-back', 'gift-back', 'partner-back')
)
union all
select g.give_back_id::text, g.money from give_back g
where g.money <> (
  select coalesce(sum(f.amount), 0) from give_back_part p join refund f on f.source_id = p.part_id
  where p.give_back_id = g.give_back_id
)
union all
-- Credit is taken instead of one's own money; what another person paid with a payment link goes back to them.
select g.give_back_id::text, f.amount from give_back g
join give_back_part p using (give_back_id)
join refund f on f.source_id = p.part_id
join payment y on y.payment_id = f.payment_id
where g.means = 'credit' and not y.by_link and y.provider not in ('points', 'agency', 'credit')
union all
-- What was paid from an account in the ledger goes back to it, and becomes no other credit.
select p.part_id::text, p.amount from give_back_part p
join payment y on y.reservation_id = p.reservation_id and y.state = 'captured' and y.provider in ('points', 'agency', 'credit')
where y.amount > 0 and not exists (select from refund f where f.source_id = p.part_id)
union all
select s.source_id::text, sum(s.amount) from sale_undone_rate s group by s.source_id
having sum(s.amount) is distinct from (
  select sum(l.amount) from ledger_transfer l
  where l.source_id = s.source_id and l.kind in ('sale-back', 'vat-back', 'sale-less', 'vat-less')
)
union all
select t.folio, t.total from ticket t where t.give_back_id is not null and t.status <> 'void'
