-- Of a refund taken as credit, what another person paid with a payment link goes back to them as money.
create or replace view sale_undone as
select payment_id, source_id, min(created_at) as undone_at, bool_or(as_credit) as as_credit,
  coalesce(sum(amount) filter (where not is_vat), 0)::int as net, coalesce(sum(amount) filter (where is_vat), 0)::int as vat
from (
  select p.payment_id, l.source_id, l.created_at,
    g.means = 'credit' and not exists (select from refund f where f.source_id = b.part_id) as as_credit,
    l.kind = 'vat-back' as is_vat, l.amount
  from payment p
  join ledger_transfer l on l.reservation_id = p.reservation_id and l.kind in ('sale-back', 'vat-back')
  join give_back_part b on b.part_id = l.source_id
  join give_back g using (give_back_id)
  where p.state = 'captured'
  union all
  select p.payment_id, l.source_id, l.created_at, true, l.kind = 'vat-less', l.amount
  from payment p
  join ledger_transfer l on l.source_id = p.payment_id and l.kind in ('sale-less', 'vat-less')
  where p.state = 'captured' and p.amount > 0
  union all
  select p.payment_id, l.source_id, l.created_at, true, l.kind = 'vat-less', l.amount
  from payment p
  join reservation c on c.parent_id = p.reservation_id
  join payment own on own.reservation_id = c.reservation_id and own.amount = 0
  join ledger_transfer l on l.source_id = own.payment_id and l.kind in ('sale-less', 'vat-less')
  where p.state = 'captured'
) undone
group by payment_id, source_id;
