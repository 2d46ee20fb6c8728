-- What happened to departures, in operators' words. Rows are only added: the newest counts, at its stop and behind it.
create table departure_event (
  event_id uuid primary key,
  departure_id uuid not null,
  from_call smallint not null,
  -- Null: it does not run.
  minutes integer check (minutes between 0 and 2880),
  is_ours boolean not null,
  reason text not null check (reason <> ''),
  recorded_by text not null check (recorded_by <> ''),
  recorded_at timestamptz not null default clock_timestamp()
);

create index departure_event_of_departure on departure_event (departure_id, recorded_at);

-- What travellers had back, with the calculation line by line. Never changed.
create table give_back (
  give_back_id uuid primary key,
  reservation_id uuid not null,
  idempotency_key text not null,
  request_hash text not null,
  means text not null check (means in ('original', 'credit')),
  money integer not null check (money >= 0),
  credited integer not null check (credited >= 0),
  lines jsonb not null,
  compensation jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (reservation_id, idempotency_key)
);

-- Its share of each sale that is undone: of the reservation itself and of what was paid for it besides.
create table give_back_part (
  part_id uuid primary key,
  give_back_id uuid not null,
  reservation_id uuid not null,
  amount integer not null check (amount > 0)
);

create index give_back_part_of_give_back on give_back_part (give_back_id);

-- A ticket that was given up for it.
alter table ticket add column give_back_id uuid;

-- Several refunds of one payment, each for a part.
alter table refund
  add column source_id uuid,
  drop constraint refund_payment_id_reason_key,
  drop constraint refund_reason_check,
  add constraint refund_reason_check check (reason in ('late', 'surplus', 'cancelled', 'delay')),
  add check ((reason in ('late', 'surplus')) = (source_id is null));
create unique index one_refund_of_a_source on refund (payment_id, reason, coalesce(source_id, payment_id));

-- Whoever bears its code may spend it: 52 random bits.
alter table credit
  add column code text not null unique default upper(right(replace(gen_random_uuid()::text, '-', ''), 13));
