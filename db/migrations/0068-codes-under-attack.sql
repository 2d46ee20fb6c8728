-- Strangers may ask for codes to somebody's account as often as they like: that must neither flood its owner nor keep the owner from it.
alter table account_request
  -- Where many codes were asked for on a day, requests within a few minutes wait for one and the same.
  drop constraint account_request_code_id_key,
  -- Longer codes where many were tried on a day: nobody has to be refused.
  add column digits smallint not null default 6 check (digits in (6, 10)),
  -- Of a contact: the telephone (E.164) or the e-mail that is to be the account's. Null: the one it has.
  add column contact text;

create index account_request_by_code on account_request (code_id);
create index account_request_by_subject on account_request (subject_key);
-- Old ones no longer count, and are deleted.
create index recovery_request_by_time on recovery_request (asked_at);
