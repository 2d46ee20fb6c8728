-- Each invoice covers captured money that can be invoiced; each payment is on one at a time, in full (on a global
-- invoice: what was not reversed before it was made); a rejected or cancelled invoice covers nothing.
select i.invoice_id, ip.payment_id, 'not of captured money' as what
from invoice_payment ip
join invoice i using (invoice_id)
left join payment p using (payment_id)
where ip.live and (p.state is distinct from 'captured' or p.provider in ('points', 'agency'))
union all
select null, payment_id, 'invoiced twice' from invoice_payment where live group by payment_id having count(*) > 1
union all
select i.invoice_id, null, 'refused or cancelled, and holds a payment'
from invoice i
where i.state in ('rejected', 'cancelled') and exists (select from invoice_payment where invoice_id = i.invoice_id and live)
union all
select i.invoice_id, null, 'of another amount'
from invoice i
where i.series <> 'E' and i.total is distinct from (
  select sum(case i.series when 'G' then ip.amount else p.amount end) from invoice_payment ip join payment p using (payment_id) where ip.invoice_id = i.invoice_id
)
union all
select i.invoice_id, null, 'asked for and holds nothing'
from invoice i
where i.series = 'F' and i.state not in ('rejected', 'cancelled', 'cancelling')
  and not exists (select from invoice_payment where invoice_id = i.invoice_id and live)
  and not exists (select from invoice n where n.replaces = i.invoice_id and n.state not in ('rejected', 'cancelled'))
  -- Its cancellation was refused, and its correction has been corrected since.
  and not (coalesce(i.cancel_reason = '01', false) and exists (
    select from invoice_payment mine join invoice_payment other on other.payment_id = mine.payment_id and other.live
    where mine.invoice_id = i.invoice_id))
union all
select i.invoice_id, ip.payment_id, 'of money that had gone back'
from invoice i
join invoice_payment ip on ip.invoice_id = i.invoice_id and ip.live
join payment p on p.payment_id = ip.payment_id
where i.series = 'G' and p.amount - ip.amount <> (
  select coalesce(sum(u.net + u.vat), 0) from sale_undone u
  where u.payment_id = ip.payment_id and u.undone_at <= i.asked_at
    and not exists (select from invoice e where e.credits = i.invoice_id and e.credit_source = u.source_id and e.state not in ('rejected', 'cancelled'))
)
