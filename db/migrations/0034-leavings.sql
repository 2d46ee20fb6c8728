-- Sessions on their way out of a reservation: a moment later they open it no more, unless they come back within it.
create table leaving (
  reservation_id uuid not null,
  session_hash bytea not null,
  since timestamptz not null default clock_timestamp(),
  primary key (reservation_id, session_hash)
);
