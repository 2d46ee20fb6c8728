-- What travellers write to the carrier about, and what they are answered. Topics, their fields and what may follow what are rules of
-- the program; here they only look like such.
create table traveller_case (
  case_id uuid primary key,
  number text not null unique check (number ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  topic text not null check (topic ~ '^[a-z]+$'),
  state text not null check (state in ('open', 'waiting', 'answered', 'closed')),
  lang text not null check (lang in ('es', 'en')),
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  phone text,
  details jsonb not null,
  received_at timestamptz not null default clock_timestamp(),
  -- The last day of what comes next, of the carrier or of the traveller; null where nothing does.
  due_on date,
  -- Counts what was done to it: who acts says which they have seen.
  version integer not null default 1,
  -- Of the key of a form and all it says: the same form sent twice is one case.
  request_hash text not null unique
);

create index traveller_case_due on traveller_case (due_on nulls last, received_at) where state <> 'closed';
create index traveller_case_of_email on traveller_case (lower(email), received_at);

-- Everything that was written or done, by the traveller (without an operator) or by somebody of the carrier's.
create table case_entry (
  entry_id uuid primary key,
  case_id uuid not null references traveller_case,
  at timestamptz not null default clock_timestamp(),
  act text not null check (act ~ '^[a-z]+$'),
  operator text check (operator <> ''),
  body text not null,
  request_key text not null,
  unique (case_id, request_key)
);

create table case_file (
  case_id uuid not null references traveller_case,
  position smallint not null check (position > 0),
  name text not null check (name ~ '^[A-Za-z0-9-]+\.(jpg|png|pdf)$'),
  kind text not null check (kind in ('jpg', 'png', 'pdf')),
  bytes bytea not null,
  primary key (case_id, position)
);

-- A letter about a case is of no reservation.
alter table mail_sent alter column reservation_id drop not null;
