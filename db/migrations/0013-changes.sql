-- A change of schedule is a reservation of its own until it is paid: the seats on the new run, and what is still to pay.
-- Paid, its seats move to the reservation it changes, and it stays as the record of what was changed.
alter table reservation
  add column parent_id uuid,
  add column change jsonb,
  add constraint reservation_change_check check ((parent_id is null) = (change is null));

create index reservation_by_parent on reservation (parent_id) where parent_id is not null;
-- One change of a journey is open at a time, and one is made.
create unique index one_open_change on reservation (parent_id, (change ->> 'direction'))
  where parent_id is not null and not expired and status <> 'approved';
create unique index one_change_made on reservation (parent_id, (change ->> 'direction'))
  where parent_id is not null and status = 'approved';

-- What a traveller has to spend with the carrier. Its money is in the account `credit:<id>`.
create table credit (
  credit_id uuid primary key,
  -- Whose contact may spend it.
  reservation_id uuid not null,
  -- The payment it came of.
  source_id uuid not null unique,
  amount integer not null check (amount > 0),
  granted_at timestamptz not null,
  expires_at timestamptz not null
);

create index credit_by_reservation on credit (reservation_id);

-- No more of it is spent than there is.
alter table account_balance drop constraint account_balance_check;
alter table account_balance add check (account !~ '^(points|credit):' or balance >= 0);
