-- Deeds at the counter: in which role, from where and for how much. The key of a deed makes a repeat answer the same: it is
-- written in the transaction that does the deed, with what was answered.
alter table audit_log
  add column role text check (role in ('counter', 'callcentre', 'boarding', 'manager')),
  add column place text,
  add column amount integer check (amount >= 0),
  add column act_key text,
  add column request_hash text,
  add column outcome jsonb;

create unique index audit_log_key on audit_log (actor, act_key) where act_key is not null;
create index audit_log_by_time on audit_log (at);
