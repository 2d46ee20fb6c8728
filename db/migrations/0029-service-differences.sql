-- Classes in which departures run instead of the one they are sold in, in operators' words. Rows are only added: the newest counts.
create table departure_service (
  event_id uuid primary key,
  departure_id uuid not null,
  sold_class_id text not null,
  runs_class_id text not null,
  reason text not null check (reason <> ''),
  recorded_by text not null check (recorded_by <> ''),
  recorded_at timestamptz not null default clock_timestamp()
);

create index departure_service_of_departure on departure_service (departure_id, recorded_at);

-- Adult fares of both classes when it was said, by segment: what is owed stays what travellers were told.
create table departure_service_fare (
  event_id uuid not null,
  from_call smallint not null,
  to_call smallint not null,
  sold_fare integer not null check (sold_fare > 0),
  runs_fare integer not null check (runs_fare > 0),
  primary key (event_id, from_call, to_call)
);

-- What went back of tickets that stay good, line by line.
alter table give_back add column differences jsonb not null default '[]';

alter table refund
  drop constraint refund_reason_check,
  add constraint refund_reason_check check (reason in ('late', 'surplus', 'cancelled', 'delay', 'service'));

-- What was said of a departure is among the deeds.
alter table audit_log
  add column departure_id uuid,
  drop constraint audit_log_subject,
  add constraint audit_log_subject
    check (num_nonnulls(payment_id, account, reservation_id, operator_id, invoice_id, departure_id) = 1);
