-- A tax document matches its frozen draft, is sealed before it is stamped, contains its number, and is served byte for
-- byte; anything else has neither number nor stamp.
select i.invoice_id, 'lines of another amount' as what
from invoice i
where i.total is distinct from (select sum(l.net + l.vat) from invoice_line l where l.invoice_id = i.invoice_id)
union all
select invoice_id, 'a document without its text' from invoice
where uuid is not null and (sealed_xml is null or seal = 0 or position('UUID="' || uuid || '"' in stamped_xml) = 0)
union all
select invoice_id, 'a document of another total' from invoice
where uuid is not null and position(' Total="' || to_char(total / 100.0, 'FM999999999990.00') || '"' in stamped_xml) = 0
union all
select i.invoice_id, 'a file that is not the document'
from invoice i join invoice_file f using (invoice_id)
where f.file = 'xml' and convert_from(f.bytes, 'UTF8') is distinct from i.stamped_xml
union all
select invoice_id, 'stamped and no document, or the other way round' from invoice
where (state in ('stamped', 'rendered', 'mailed', 'cancelling', 'cancelled')) <> (uuid is not null)
union all
select i.invoice_id, 'finished without its files'
from invoice i
where i.state in ('rendered', 'mailed') and (select count(*) from invoice_file f where f.invoice_id = i.invoice_id) <> 3
