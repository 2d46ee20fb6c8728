-- What people did to the money by hand, and who. Rows are only added.
create table audit_log (
  audit_id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  actor text not null check (actor <> ''),
  action text not null check (action in ('refund.by_hand', 'refund.retry', 'cash.taken')),
  -- Payment it was done to.
  payment_id uuid not null,
  note text
);

create index audit_log_of_payment on audit_log (payment_id, at);

-- A day of the books.
create index ledger_transfer_of_day on ledger_transfer (created_at);
