-- Which offers exclude each other for a passenger on a journey; null where an offer goes with all others.
alter table addition add column one_of text;

-- Internet that was sold and is had from a supplier. The addition is the key by which the supplier knows it, however often it is asked.
create table internet_delivery (
  addition_id uuid primary key,
  -- The reservation it is of.
  order_id uuid not null,
  package text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'refunded')),
  -- What its passenger types on the bus. It stands here, on the ticket and in its letter, and in no log.
  access_code text,
  attempts integer not null default 0,
  next_try_at timestamptz not null default clock_timestamp(),
  -- What came back last, as a word of ours.
  trouble text,
  created_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  check ((state = 'delivered') = (access_code is not null)),
  check ((state = 'pending') = (settled_at is null))
);

create index internet_delivery_waiting on internet_delivery (next_try_at) where state = 'pending';

-- What somebody bought by a seat or a folio: the same press again is the same order.
create table internet_request (
  session_hash bytea not null,
  idempotency_key text not null,
  request_hash text not null,
  order_code text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (session_hash, idempotency_key)
);

-- Why money goes back: what was bought could not be had.
alter table refund
  drop constraint refund_reason_check,
  add constraint refund_reason_check check (reason in ('late', 'surplus', 'cancelled', 'delay', 'service', 'undelivered'));
