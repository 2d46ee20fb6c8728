-- Failed tries at anything that can be guessed: a reservation's proof, or an account's password.
alter table look_up_try add column kind text not null default 'reservation' check (kind in ('reservation', 'account', 'recovery'));

-- Answers to captchas that were used up, as keyed hashes: each is good once.
create table captcha_use (
  answer_key bytea primary key,
  used_at timestamptz not null
);

create index captcha_use_by_time on captcha_use (used_at);
