-- People of the carrier's, each with a key of their own. Nobody is ever taken out: what they did stays theirs.
create table operator (
  operator_id uuid primary key,
  name text not null unique check (name <> ''),
  role text not null check (role in ('counter', 'callcentre', 'boarding', 'manager')),
  key_hash bytea not null unique,
  added_at timestamptz not null default clock_timestamp(),
  disabled_at timestamptz
);

-- Signed-in operators. Values are never kept, only their hashes.
create table operator_session (
  session_hash bytea primary key,
  operator_id uuid not null,
  expires_at timestamptz not null
);

create index operator_session_expiring on operator_session (expires_at);

-- What operators do to reservations and what becomes of operators is answered for as well. Which actions there are the
-- program says: here they only look like one.
alter table audit_log
  add column reservation_id uuid,
  add column operator_id uuid,
  drop constraint audit_log_subject,
  add constraint audit_log_subject check (num_nonnulls(payment_id, account, reservation_id, operator_id) = 1),
  drop constraint audit_log_action_check,
  add constraint audit_log_action_check check (action ~ '^[a-z_]+\.[a-z_]+$');

create index audit_log_of_reservation on audit_log (reservation_id, at) where reservation_id is not null;
