-- Where the second bus of a connection leaves, if not where the first one arrives: the shuttle has stops of its own.
alter table orders add column onward_id text references stop (stop_id);
alter table orders add constraint orders_onward check (onward_id is null or via_id is not null) not valid;

create or replace view reservation as
select order_id as reservation_id, code, session_hash, lang, origin_id, destination_id, round, departure_date, departure_open,
  departure_id, departure_from, departure_to, return_date, return_open, return_id, return_from, return_to, promo_code, step, contact,
  goes_contact, additionals_seen, released_seats, status, method, hold_until, extensions, expired, quote, total, created_at, version,
  reseated, pin_version, parent_id, change, adding, confirmed_contact, extras, dropped_extras, extras_offered, via_id, onward_id
from orders where origin_id is not null;
