-- Sessions that may go on with a reservation besides the one that made it: they came by a signed link.
create table reservation_access (
  reservation_id uuid not null,
  session_hash bytea not null,
  granted_at timestamptz not null default now(),
  primary key (reservation_id, session_hash)
);
