-- An order is what is bought at once, whatever it holds; a bus trip is one kind of item in it. What was the table of reservations
-- becomes the table of orders. The columns of a trip stay in its row, so that each step of a sale still writes one row, and are empty
-- in an order without a trip. In other tables `reservation_id` names the order from now on.
alter table reservation rename to orders;
alter table orders rename column reservation_id to order_id;

alter table orders
  alter column origin_id drop not null,
  alter column destination_id drop not null,
  alter column round drop not null,
  alter column departure_open drop not null,
  alter column return_open drop not null,
  add constraint orders_trip_check
    check (num_nulls(origin_id, destination_id, round, departure_open, return_open) in (0, 5));

alter index reservation_by_session rename to orders_by_session;
alter index reservation_holding rename to orders_holding;
alter index reservation_by_parent rename to orders_by_parent;

create or replace function void_codes_of_former_contact() returns trigger language plpgsql as $$
begin
  update one_time_code set used_at = clock_timestamp() where reservation_id = new.order_id and used_at is null;
  return null;
end
$$;

-- What an order holds. `what` is of kinds that have no tables of their own.
create table order_item (
  order_id uuid not null,
  position smallint not null check (position > 0),
  kind text not null check (kind <> ''),
  what jsonb not null default '{}',
  primary key (order_id, position)
);

insert into order_item (order_id, position, kind)
select order_id, 1, case when change is not null then 'trip-change' when adding is not null then 'luggage' else 'trip' end from orders;

-- Bus trips. The release before this one reads and writes orders by this name.
create view reservation as
select order_id as reservation_id, code, session_hash, lang, origin_id, destination_id, round, departure_date, departure_open,
  departure_id, departure_from, departure_to, return_date, return_open, return_id, return_from, return_to, promo_code, step, contact,
  goes_contact, additionals_seen, released_seats, status, method, hold_until, extensions, expired, quote, total, created_at, version,
  reseated, pin_version, parent_id, change, adding, confirmed_contact, extras, dropped_extras, extras_offered
from orders where origin_id is not null;

-- Of what the release before this one sells while both run. The next release drops it.
create function item_of_trip() returns trigger language plpgsql as $$
begin
  insert into order_item (order_id, position, kind)
  values (new.order_id, 1,
    case when new.change is not null then 'trip-change' when new.adding is not null then 'luggage' else 'trip' end)
  on conflict do nothing;
  return null;
end $$;

create trigger item_of_trip after insert on orders for each row when (new.origin_id is not null) execute function item_of_trip();
