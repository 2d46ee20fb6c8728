-- Seats that travellers changed after paying, one row for each passenger: who sat where is answered for. Rows are only added.
create table seat_change (
  seat_change_id uuid primary key,
  reservation_id uuid not null,
  direction text not null check (direction in ('departure', 'return')),
  passenger smallint not null,
  from_seat smallint not null,
  to_seat smallint not null check (to_seat <> from_seat),
  session_hash bytea not null,
  -- One press may move several.
  idempotency_key text not null,
  request_hash text not null,
  changed_at timestamptz not null,
  unique (reservation_id, idempotency_key, passenger)
);
