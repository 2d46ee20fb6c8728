-- Rows that every step of a sale writes again find room for their next version on the same page, which is less to log, and to index.
alter table orders set (fillfactor = 50);
alter table passenger set (fillfactor = 70);
alter table seat_claim set (fillfactor = 60);
alter table leg_seats set (fillfactor = 80);
alter table outbox set (fillfactor = 60);

-- Compared as it is stored first: contact_line() is parsed again for each execution of a statement that writes an order.
create or replace function void_codes_of_former_contact() returns trigger language plpgsql as $$
begin
  if contact_line(old.contact) is distinct from contact_line(new.contact) then
    update one_time_code set used_at = clock_timestamp() where reservation_id = new.order_id and used_at is null;
  end if;
  return null;
end
$$;

drop trigger reservation_contact_changed on orders;
create trigger order_contact_changed after update of contact on orders
  for each row when (old.contact is distinct from new.contact)
  execute function void_codes_of_former_contact();
