-- Tax invoices (CFDI 4.0). What was sold is kept line by line at the sale; an invoice only repeats it.

create table payment_line (
  payment_id uuid not null,
  position smallint not null check (position > 0),
  -- NoIdentificacion: the folio of a ticket, the code of a change.
  line_id text not null check (line_id <> '' and line_id !~ '\|'),
  -- Folios of the tickets it paid.
  folios text[] not null,
  -- Who went where and when, as it was at the sale: the words are put together when it is invoiced.
  facts jsonb not null,
  -- c_ClaveProdServ and c_ClaveUnidad with its name.
  product text not null,
  unit_key text not null,
  unit_name text not null,
  -- Centavos without tax, but for `vat`; a null rate is exempt.
  gross integer not null check (gross > 0),
  discount integer not null check (discount >= 0),
  net integer not null check (net >= 0),
  vat integer not null check (vat >= 0),
  vat_rate smallint check (vat_rate between 0 and 100),
  primary key (payment_id, position),
  check (gross - discount = net),
  check (vat_rate is not null or vat = 0)
);

create sequence invoice_folio_f;
create sequence invoice_folio_g;
create sequence invoice_folio_e;

create table invoice (
  invoice_id uuid primary key,
  -- F for somebody by name, G for everybody else at the end of a month, E for money given back.
  series text not null check (series in ('F', 'G', 'E')),
  folio bigint not null,
  -- Null for everybody else's, which is of many reservations.
  reservation_id uuid,
  lang text not null default 'es' check (lang in ('es', 'en')),
  state text not null default 'draft' check (state in ('draft', 'sealed', 'stamping', 'unknown', 'rejected', 'stamped',
    'rendered', 'mailed', 'cancelling', 'cancelled')),

  -- The receiver as asked for; null texts are a Mexican's.
  rfc text not null,
  name text not null,
  postal_code text not null,
  regime text not null,
  cfdi_use text not null,
  country text,
  tax_id text,
  email text not null default '',
  payment_form text not null,
  total integer not null check (total > 0),

  -- The session that asked, and what it asked, so that asking again is the same invoice.
  session_hash bytea,
  request_hash text not null,
  -- It stands in for that one once it is stamped (relation 04).
  replaces uuid references invoice,
  -- Of a credit note: the invoice some of whose money went back (relation 01), and why: a part of a give-back, a change for
  -- less, or the invoice by name of a sale that everybody else's had in it.
  credits uuid references invoice,
  credit_source uuid,
  -- Of everybody else's: the month of its sales, and its number within it.
  month text check (month ~ '^\d{4}-\d{2}$'),
  part smallint,

  -- Its place in the work: who is at it, until when, and after how many tries.
  next_try_at timestamptz not null,
  tries integer not null default 0,
  fault text,
  -- As the PAC or the program said it: for people who look into it.
  pac_code text,
  problem text,

  -- Counts the seals; with the id it is the key the PAC knows it by.
  seal smallint not null default 0,
  sealed_at timestamptz,
  sealed_xml text,
  -- The PAC says that its date is too old.
  is_stale boolean not null default false,

  uuid text unique,
  stamped_at timestamptz,
  -- Byte for byte as it was received.
  stamped_xml text,

  cancel_reason text check (cancel_reason in ('01', '02', '03', '04')),
  -- It was handed to the SAT, and waits for the receiver's word.
  cancel_asked_at timestamptz,
  cancelled_at timestamptz,

  asked_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),

  unique (series, folio),
  check ((uuid is null) = (stamped_xml is null) and (uuid is null) = (stamped_at is null)),
  check ((series = 'G') = (month is not null) and (month is null) = (part is null)),
  check ((series = 'E') = (credits is not null) and (credits is null) = (credit_source is null)),
  check (state not in ('stamped', 'rendered', 'mailed', 'cancelling', 'cancelled') or uuid is not null),
  check ((state in ('cancelling', 'cancelled')) <= (cancel_reason is not null))
);

create index invoice_waiting on invoice (next_try_at)
  where state in ('draft', 'sealed', 'stamping', 'unknown', 'stamped', 'rendered', 'cancelling');
create index invoice_by_reservation on invoice (reservation_id, asked_at);
-- One stands in for another, one gives back a sum, one is everybody else's of a month: whoever asks twice meets these.
create unique index one_replacement on invoice (replaces) where state not in ('rejected', 'cancelled');
create unique index one_credit_note on invoice (credits, credit_source) where state not in ('rejected', 'cancelled');
create unique index one_global_part on invoice (month, part) where state not in ('rejected', 'cancelled');

-- A tax document stays what it was when it was stamped, whoever writes.
create function keep_stamped_invoice() returns trigger language plpgsql as $$
begin
  if old.uuid is not null and (new.uuid, new.stamped_xml, new.stamped_at, new.sealed_xml, new.seal, new.series, new.folio, new.total,
      new.rfc, new.name, new.postal_code, new.regime, new.cfdi_use)
    is distinct from (old.uuid, old.stamped_xml, old.stamped_at, old.sealed_xml, old.seal, old.series, old.folio, old.total,
      old.rfc, old.name, old.postal_code, old.regime, old.cfdi_use)
  then raise exception 'invoice % is stamped and stays as it is', old.invoice_id;
  end if;
  return new;
end $$;
create trigger stamped_invoice_stays before update on invoice for each row execute function keep_stamped_invoice();

-- What an invoice is of. A row is live while no other invoice may be made of the payment.
create table invoice_payment (
  invoice_id uuid not null references invoice,
  payment_id uuid not null,
  -- What of it is on the invoice: all, but on everybody else's what was not undone by then.
  amount integer not null check (amount > 0),
  live boolean not null default true,
  primary key (invoice_id, payment_id)
);

create unique index one_live_invoice on invoice_payment (payment_id) where live;

-- Files as they are handed out. Written once.
create table invoice_file (
  invoice_id uuid not null references invoice,
  file text not null check (file in ('xml', 'html', 'pdf')),
  bytes bytea not null,
  stored_at timestamptz not null default clock_timestamp(),
  primary key (invoice_id, file)
);

-- Invoices asked for once more by e-mail, and by which session.
create table invoice_resend (
  request_id uuid primary key,
  invoice_id uuid not null references invoice,
  session_hash bytea not null,
  asked_at timestamptz not null default clock_timestamp()
);

create index invoice_resend_of_invoice on invoice_resend (invoice_id, asked_at);

-- Receivers a traveller keeps for the next time.
create table fiscal_profile (
  profile_id uuid primary key,
  traveller_id uuid not null,
  rfc text not null,
  name text not null,
  postal_code text not null,
  regime text not null,
  cfdi_use text not null,
  country text,
  tax_id text,
  email text not null,
  phone text not null default '',
  updated_at timestamptz not null default clock_timestamp()
);

create unique index one_profile_of_a_receiver on fiscal_profile (traveller_id, rfc, coalesce(tax_id, ''));

-- Who the invoice is for, said before paying. The sale names its payment, and the work begins of itself.
create table invoice_wish (
  reservation_id uuid primary key,
  rfc text not null,
  name text not null,
  postal_code text not null,
  regime text not null,
  cfdi_use text not null,
  country text,
  tax_id text,
  email text not null,
  phone text not null default '',
  automatic boolean not null,
  session_hash bytea not null,
  payment_id uuid,
  done_at timestamptz,
  -- Why nothing came of it.
  fault text,
  kept_at timestamptz not null default clock_timestamp()
);

create index invoice_wish_due on invoice_wish (kept_at) where automatic and payment_id is not null and done_at is null;

-- What was taken out of a sale again, for which payment it was paid: by parts of give-backs, and by changes for less.
create view sale_undone as
select p.payment_id, l.source_id, min(l.created_at) as undone_at, bool_or(l.kind = 'sale-less') or coalesce(bool_or(g.means = 'credit'), false) as as_credit,
  coalesce(sum(l.amount) filter (where l.kind in ('sale-back', 'sale-less')), 0)::int as net,
  coalesce(sum(l.amount) filter (where l.kind in ('vat-back', 'vat-less')), 0)::int as vat
from ledger_transfer l
join reservation r using (reservation_id)
join payment p on p.state = 'captured'
  and p.reservation_id = case when l.kind in ('sale-less', 'vat-less') then r.parent_id else r.reservation_id end
left join give_back_part b on b.part_id = l.source_id
left join give_back g using (give_back_id)
where l.kind in ('sale-back', 'vat-back', 'sale-less', 'vat-less')
group by p.payment_id, l.source_id;

-- When the money of a payment was there, which decides the month of its invoice.
create view payment_taken as
select source_id as payment_id, created_at as taken_at from ledger_transfer where kind = 'capture';

-- What was sold before there were lines: one each, as it was booked.
insert into payment_line (payment_id, position, line_id, folios, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate)
select p.payment_id, 1, r.code, '{}', '{"kind": "sale"}', '78111802', 'E54', 'Viaje', s.amount, 0, s.amount, p.amount - s.amount, 16
from payment p
join reservation r using (reservation_id)
join ledger_transfer s on s.source_id = p.payment_id and s.kind = 'sale'
where p.state = 'captured' and p.amount > 0;
