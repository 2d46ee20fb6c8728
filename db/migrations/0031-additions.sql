-- What is added to a paid reservation is a reservation of its own until it is paid, as a change of its schedule is.
alter table reservation add column adding jsonb;
alter table reservation
  drop constraint reservation_change_check,
  add constraint reservation_part_check check (num_nonnulls(change, adding) = num_nonnulls(parent_id));

-- One is open at a time: who chooses anew thinks better of the one before.
create unique index one_open_addition on reservation (parent_id)
  where adding is not null and not expired and status <> 'approved';

-- What passengers take along besides, paid: whose, on which journey, in the words and at the price it was sold at.
create table addition (
  addition_id uuid primary key,
  reservation_id uuid not null,
  passenger smallint not null,
  direction text not null check (direction in ('departure', 'return')),
  offer text not null,
  name jsonb not null,
  quantity smallint not null check (quantity > 0),
  -- The limit it was sold under.
  at_most smallint not null check (quantity <= at_most),
  total integer not null check (total > 0),
  net integer not null,
  vat integer not null check (net + vat = total),
  -- The reservation it was paid as, and the payment.
  made_by uuid not null,
  payment_id uuid not null,
  -- It went back with its ticket.
  give_back_id uuid,
  unique (made_by, passenger, direction, offer)
);

create index addition_by_reservation on addition (reservation_id);
