-- Orders that belong to a frequent traveller: bought while signed in, or added later with their PIN. Whoever is signed in as that
-- traveller opens them without a PIN.
create table traveller_order (
  order_id uuid primary key,
  traveller_id uuid not null,
  since timestamptz not null default clock_timestamp()
);

create index traveller_order_of on traveller_order (traveller_id);

-- Day and month, as `29/02`. Nobody has to say it. A later file adds it too: whichever is applied first does.
alter table traveller add column if not exists birthday text check (birthday ~ '^\d\d/\d\d$');
