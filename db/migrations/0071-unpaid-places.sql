-- Who holds places of a start unpaid, as of seats: a keyed hash of their address, and what they proved.
alter table slot_claim
  add column held_from bytea,
  add column proof text check (proof in ('captcha', 'contact'));

create index slot_claim_of_holder on slot_claim (slot, held_from);
