-- Travellers open their accounts themselves, come back into them, and close them.
alter table traveller
  -- dd/mm: the programme congratulates, it does not compute ages.
  add column if not exists birthday text check (birthday ~ '^\d\d/\d\d$'),
  -- Wants to be told of offers; what concerns the account is written anyway.
  add column if not exists offers boolean not null default false,
  add column if not exists lang text not null default 'es' check (lang in ('es', 'en')),
  -- Somebody showed by a code that it reaches them. Only such a contact signs in and gets a password back.
  add column phone_confirmed boolean not null default true,
  add column email_confirmed boolean not null default true,
  -- Closed by its traveller: the card and its points stay in the books, the person does not.
  add column closed_at timestamptz,
  add constraint traveller_closed check (closed_at is null or not (active or phone_confirmed or email_confirmed)),
  drop constraint traveller_phone_key,
  drop constraint traveller_email_key;

-- A contact that nobody confirmed keeps nobody else from confirming it.
create unique index traveller_phone_key on traveller (phone) where phone_confirmed;
create unique index traveller_email_key on traveller (email) where email_confirmed;

alter table traveller_session
  -- Names it on screens: the hash of its value is shown to nobody.
  add column session_id uuid not null default gen_random_uuid() unique,
  add column begun_at timestamptz not null default clock_timestamp(),
  add column seen_at timestamptz not null default clock_timestamp(),
  add column device text check (device in ('phone', 'computer'));

create index traveller_session_of_traveller on traveller_session (traveller_id);

-- What somebody asked for that a code proves them entitled to. Its digits are computed from the site's secret and code_id. There is a
-- row also where there is no such account: it looks and lasts the same.
create table account_request (
  request_id uuid primary key,
  purpose text not null check (purpose in ('sign_up', 'recovery', 'contact')),
  site_session_hash bytea not null,
  -- Of a recovery and of a contact: whose; null where it is nobody's. Of a sign-up: whose the contact is already, or who it became.
  traveller_id uuid,
  send_type text not null check (send_type in ('email', 'whatsapp', 'sms')),
  lang text not null check (lang in ('es', 'en')),
  -- Of a sign-up: names, contacts and the hash of the password, until it is an account.
  member jsonb,
  code_id uuid not null unique,
  -- False where that contact was sent too many codes already: this one is not sent either.
  is_sent boolean not null,
  sent smallint not null default 1,
  tries smallint not null default 0,
  asked_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  -- The right digits came. They may come once more: the answer may have been lost.
  done_at timestamptz,
  unique (site_session_hash, purpose)
);

create index account_request_by_time on account_request (asked_at);
