-- The outbox becomes a queue of e-mails: taken with a lease, tried again later, and put aside once it is hopeless.

-- `lease` names the drainer that has it: `available_at` is then when others may take it. `attempts` counts tries that
-- reached the provider, or died with their drainer. `trouble` is the provider's code and never an address or a text.
alter table outbox
  add column lease uuid,
  add column trouble text,
  add column dead_at timestamptz;

drop index outbox_waiting;
create index outbox_waiting on outbox (available_at) where done_at is null and dead_at is null;
create index outbox_dead on outbox (dead_at) where dead_at is not null;

-- Every e-mail that was handed over, for who asks what was sent to whom. Written together with `outbox.done_at`.
create table mail_sent (
  dedup_key text primary key,
  reservation_id uuid not null,
  topic text not null,
  recipient text not null,
  message_id text not null,
  sent_at timestamptz not null
);

create index mail_sent_of_reservation on mail_sent (reservation_id, sent_at);
