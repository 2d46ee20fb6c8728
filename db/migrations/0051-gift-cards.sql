-- Gift cards. What is on one is a credit like any other, in the account `credit:<id>` of the books; its bearer names it by a code and
-- proves it by a secret, which is computed and kept nowhere. The code of the credit itself is one that nobody can type.
create table gift_card (
  gift_card_id uuid primary key,
  order_id uuid not null unique,
  code text not null unique check (code ~ '^G[0-9A-HJKMNP-TV-Z]{9}$'),
  amount integer not null check (amount > 0),
  lang text not null check (lang in ('es', 'en')),
  giver text not null,
  receiver text not null,
  email text not null,
  message text not null default '',
  send_at timestamptz not null,
  -- What was on it went back to who paid it.
  returned_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);

alter table look_up_try drop constraint look_up_try_kind_check,
  add constraint look_up_try_kind_check check (kind in ('reservation', 'account', 'recovery', 'gift-card'));
