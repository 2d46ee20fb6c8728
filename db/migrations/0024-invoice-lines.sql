-- What an invoice says was sold or given back, frozen with its draft: of somebody's by name a copy of the sale's lines.
create table invoice_line (
  invoice_id uuid not null references invoice,
  position integer not null check (position > 0),
  line_id text not null check (line_id <> '' and line_id !~ '\|'),
  facts jsonb not null,
  product text not null,
  unit_key text not null,
  -- Empty on everybody else's, where the SAT wants none.
  unit_name text not null,
  gross integer not null check (gross > 0),
  discount integer not null check (discount >= 0),
  net integer not null check (net >= 0),
  vat integer not null check (vat >= 0),
  vat_rate smallint check (vat_rate between 0 and 100),
  primary key (invoice_id, position),
  check (gross - discount = net)
);

insert into invoice_line
select ip.invoice_id, row_number() over (partition by ip.invoice_id order by l.payment_id, l.position), l.line_id, l.facts, l.product,
  l.unit_key, l.unit_name, l.gross, l.discount, l.net, l.vat, l.vat_rate
from invoice_payment ip join payment_line l using (payment_id);
