-- What a session proved about a reservation, and until when it counts; the buyer and who bears a link of ours know all.
alter table reservation_access
  add column level text not null default 'full' check (level in ('masked', 'full')),
  add column expires_at timestamptz;

-- A PIN is computed from the site's secret and this: another number is another PIN.
alter table reservation add column pin_version smallint not null default 1;

-- Tries to look a reservation up that did not succeed. Codes and addresses are kept as keyed hashes.
create table look_up_try (
  try_id uuid primary key,
  code_key bytea not null,
  address_key bytea not null,
  tried_at timestamptz not null
);

create index look_up_try_by_code on look_up_try (code_key, tried_at);
create index look_up_try_by_address on look_up_try (address_key, tried_at);
create index look_up_try_by_time on look_up_try (tried_at);

-- PINs and one-time codes that were asked for, also for codes that are nobody's.
create table recovery_request (
  request_id uuid primary key,
  code_key bytea not null,
  asked_at timestamptz not null
);

create index recovery_request_by_code on recovery_request (code_key, asked_at);

-- A one-time code is computed from the site's secret and its id.
create table one_time_code (
  one_time_code_id uuid primary key,
  reservation_id uuid not null,
  session_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index one_time_code_by_reservation on one_time_code (reservation_id, session_hash);
