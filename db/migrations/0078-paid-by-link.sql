-- Somebody with a payment link paid, perhaps not the owner of the order: who it was is not recorded.
alter table payment add column by_link boolean not null default false;
