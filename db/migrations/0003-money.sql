-- Store references: what the traveller shows at the till, and until when.
alter table payment
  add column reference text,
  add column barcode_url text,
  add column pay_by timestamptz;

-- A late payment got the reservation its seats back, the same or others of the same bus.
alter table reservation
  add column reseated text check (reseated in ('same', 'other'));

-- Money on its way back. One row is one transfer: its id is the provider's idempotency key, so it is never sent twice.
create table refund (
  refund_id uuid primary key,
  payment_id uuid not null,
  reservation_id uuid not null,
  amount integer not null check (amount > 0),
  -- `late`: its seats were gone; `surplus`: the reservation was paid already.
  reason text not null check (reason in ('late', 'surplus')),
  -- `due` is tried again at `next_try_at`; `by_hand` waits for people, because the provider cannot or will not.
  state text not null check (state in ('due', 'by_hand', 'paid')),
  tries smallint not null default 0,
  next_try_at timestamptz not null,
  fault text,
  note text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (payment_id, reason)
);

create index refund_waiting on refund (next_try_at) where state = 'due';
create index refund_by_reservation on refund (reservation_id);

-- Orders at the counter and in stores wait for people; everything else is asked about soon.
drop index payment_unsettled;
create index payment_unsettled on payment (updated_at)
  where state in ('created', 'pending', 'unknown') or (state = 'expired' and pay_by is not null);
