-- Whom a frequent traveller often buys for: offered where passengers are named.
create table saved_passenger (
  passenger_id uuid primary key,
  traveller_id uuid not null,
  first_name text not null,
  last_name text not null,
  updated_at timestamptz not null default clock_timestamp(),
  unique (traveller_id, first_name, last_name)
);
