-- The tier of the card a passenger travels with, as it was when the ticket was sold: what they take along stays what it was
-- then, whatever becomes of the card. Null for whoever has none, and for what was sold before.
alter table passenger add column tier text check (tier in ('classic', 'golden', 'platinum'));
