-- Names that travellers changed after paying, with the one before: who held a ticket is answered for. Rows are only added.
create table name_change (
  name_change_id uuid primary key,
  reservation_id uuid not null,
  passenger smallint not null,
  -- Before the change.
  first_name text not null,
  last_name text not null,
  session_hash bytea not null,
  idempotency_key text not null,
  request_hash text not null,
  changed_at timestamptz not null default clock_timestamp(),
  unique (reservation_id, idempotency_key)
);
