-- What is sold is taxed as it was when it was priced, whatever is sold beside it: the rate, and the keys of the SAT, stay with each
-- ticket and each addition. Everything so far was a bus trip at 16 %, and so is what a server that does not know the columns writes.
alter table ticket
  -- Whole per cent; a null rate is exempt.
  add column vat_rate smallint default 16 check (vat_rate between 0 and 100),
  -- c_ClaveProdServ and c_ClaveUnidad with its name.
  add column product text not null default '78111802',
  add column unit_key text not null default 'E54',
  add column unit_name text not null default 'Viaje',
  add constraint ticket_exempt_check check (vat_rate is not null or vat = 0);

alter table addition
  add column vat_rate smallint default 16 check (vat_rate between 0 and 100),
  add column product text not null default '78111802',
  add column unit_key text not null default 'E54',
  add column unit_name text not null default 'Viaje',
  add constraint addition_exempt_check check (vat_rate is not null or vat = 0);

-- What was taken out of a sale again (`sale-back` and `sale-less` with their tax), by the rate it was sold at.
create table sale_undone_rate (
  source_id uuid not null,
  position smallint not null check (position > 0),
  vat_rate smallint check (vat_rate between 0 and 100),
  -- Tax included.
  amount integer not null check (amount > 0),
  primary key (source_id, position)
);

-- The same for each payment, under the first of its lines at that rate. Where nothing says the rate there was only one.
create view sale_undone_by_rate as
select u.payment_id, u.source_id, s.position, l.line_id, case when s.is_known then s.vat_rate else l.vat_rate end as vat_rate, s.amount
from sale_undone u
cross join lateral (
  select r.position, true as is_known, r.vat_rate, r.amount from sale_undone_rate r where r.source_id = u.source_id
  union all
  select 1, false, null, u.net + u.vat where not exists (select from sale_undone_rate r where r.source_id = u.source_id)
) s
cross join lateral (
  select l.line_id, l.vat_rate from payment_line l
  where l.payment_id = u.payment_id
  order by s.is_known and l.vat_rate is distinct from s.vat_rate, l.position limit 1
) l;
