-- Who holds seats unpaid: keyed hashes of their address and of their contact's e-mail and telephone, and what they proved.
alter table seat_claim
  add column held_from bytea,
  add column held_for bytea[],
  add column proof text check (proof in ('captcha', 'contact'));

-- Orders that wait at the counter are counted over all buses.
create index seat_claim_waiting_from on seat_claim (held_from) where pend and held_from is not null;

-- When a party of more than the share of a bus was last let in without a proof.
alter table departure add column large_party_at timestamptz;

-- A code confirms the contact it was sent to and no other.
alter table one_time_code add column contact text;
alter table reservation add column confirmed_contact text;

-- A contact as a code confirms it. Changed, it is another one.
create function contact_line(contact jsonb) returns text language sql immutable
  return lower(contact ->> 'email') || ' ' || (contact ->> 'phone');

-- A code that was sent to one contact confirms no other, also when the first is put back.
create function void_codes_of_former_contact() returns trigger language plpgsql as $$
begin
  update one_time_code set used_at = clock_timestamp() where reservation_id = new.reservation_id and used_at is null;
  return null;
end
$$;

create trigger reservation_contact_changed after update of contact on reservation
  for each row when (contact_line(old.contact) is distinct from contact_line(new.contact))
  execute function void_codes_of_former_contact();
