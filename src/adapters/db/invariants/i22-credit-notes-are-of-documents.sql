-- No more is credited than was invoiced, each amount once, and only for documents.
select i.invoice_id, i.total, sum(e.total) as credited
from invoice i join invoice e on e.credits = i.invoice_id
where e.state not in ('rejected', 'cancelled')
group by i.invoice_id, i.total having sum(e.total) > i.total
union all
select i.invoice_id, i.total, null from invoice e join invoice i on i.invoice_id = e.credits where i.uuid is null
