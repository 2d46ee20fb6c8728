-- Visits to the lounges of frequent travellers. Whoever books or sells one locks the rows of its hours first, in order of time.
create table lounge_hour (
  lounge text not null,
  starts_at timestamptz not null,
  capacity integer not null check (capacity > 0),
  primary key (lounge, starts_at)
);

create table lounge_visit (
  visit_id uuid primary key,
  -- On its QR pass.
  code text not null unique check (code ~ '^S[0-9A-HJKMNP-TV-Z]{9}$'),
  traveller_id uuid not null,
  -- Null: included in the traveller's tier.
  order_id uuid unique,
  lounge text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  people smallint not null check (people between 1 and 2),
  -- held: waits for its payment, and counts until held_until.
  state text not null check (state in ('held', 'booked', 'cancelled')),
  held_until timestamptz,
  entered_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check ((state = 'held') = (held_until is not null)),
  check (entered_at is null or state = 'booked')
);

create index lounge_visit_of_hours on lounge_visit (lounge, starts_at) where state <> 'cancelled';
create index lounge_visit_of_traveller on lounge_visit (traveller_id, starts_at);
