-- Points and credit are money too: who gave them, to whom, and how much.
alter table audit_log
  alter column payment_id drop not null,
  -- A traveller's card, or the name of an agency.
  add column account text,
  add constraint audit_log_subject check (num_nonnulls(payment_id, account) = 1),
  drop constraint audit_log_action_check,
  add constraint audit_log_action_check check (action in ('refund.by_hand', 'refund.retry', 'cash.taken',
    'traveller.opened', 'traveller.withdrawn', 'points.given', 'agency.opened', 'agency.limited', 'agency.paid'));

create index audit_log_of_account on audit_log (account, at) where account is not null;
