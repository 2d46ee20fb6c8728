-- An order of something else than a trip is begun by one form. The same form sent twice begins one order: its key is kept with the
-- session that sent it.
alter table orders add column begun_key text check (length(begun_key) between 8 and 128);

create unique index orders_begun_once on orders (session_hash, begun_key) where begun_key is not null;
