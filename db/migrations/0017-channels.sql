-- What travellers asked to be told by, besides e-mail. Telephones are the contact's and not kept here again.
create table notice_choice (
  notice_choice_id uuid primary key,
  reservation_id uuid not null,
  channel text not null check (channel in ('push', 'sms', 'whatsapp')),
  -- Where a browser's push service listens, and the keys only that browser reads with.
  endpoint text,
  p256dh text,
  auth text,
  chosen_at timestamptz not null,
  check ((channel = 'push') = (endpoint is not null and p256dh is not null and auth is not null))
);

-- Once a browser, and once a telephone.
create unique index notice_choice_of_reservation
  on notice_choice (reservation_id, channel, md5(coalesce(endpoint, '')));

-- One notice on its way by one channel; taken with a lease like the outbox.
create table notice_delivery (
  notice_delivery_id uuid primary key,
  dedup_key text not null unique,
  topic text not null,
  payload jsonb not null,
  channel text not null,
  -- Null: to the telephone on file, whatever was chosen.
  notice_choice_id uuid references notice_choice on delete cascade,
  available_at timestamptz not null,
  attempts smallint not null default 0,
  lease uuid,
  trouble text,
  done_at timestamptz,
  dead_at timestamptz
);

create index notice_delivery_waiting on notice_delivery (channel, available_at) where done_at is null and dead_at is null;
create index notice_delivery_of_choice on notice_delivery (notice_choice_id);

-- What was not yet spread over the channels.
alter table outbox add column spread_at timestamptz;
update outbox set spread_at = now();
create index outbox_to_spread on outbox (outbox_id) where spread_at is null;
