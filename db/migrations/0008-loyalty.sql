-- The frequent-traveller programme, and agencies that buy on account.

create table traveller (
  traveller_id uuid primary key,
  card text not null unique check (card ~ '^\d{12}$'),
  -- E.164.
  phone text not null unique,
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  tier text not null default 'classic' check (tier in ('classic', 'golden', 'platinum')),
  -- argon2id in the PHC string format.
  password_hash text not null,
  active boolean not null default true,
  created_at timestamptz not null
);

-- Signed-in travellers. Values are never kept, only their hashes; a session lives with the site session it began in.
create table traveller_session (
  session_hash bytea primary key,
  site_session_hash bytea not null unique,
  traveller_id uuid not null,
  -- Till then points may be spent without the password; each use moves it on while it is not past.
  spends_until timestamptz not null,
  expires_at timestamptz not null
);

create index traveller_session_expiring on traveller_session (expires_at);

-- What is in an account that must not run dry: its credits less its debits, kept with every transfer that touches it.
-- Points are never owed: who spends the same points twice waits here for the first, and is refused.
create table account_balance (
  account text primary key,
  balance bigint not null,
  check (account not like 'points:%' or balance >= 0)
);

create table travel_agency (
  agency_id uuid primary key,
  name text not null unique,
  key_hash bytea not null unique,
  -- Centavos it may owe; its account in the books is `agency:<id>`.
  credit_limit integer not null check (credit_limit >= 0),
  created_at timestamptz not null
);

-- Points are given without any reservation.
alter table ledger_transfer alter column reservation_id drop not null;
