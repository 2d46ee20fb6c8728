-- Adventures that were paid, until their supplier has booked them or their money has gone back. Asking the supplier is
-- repeated with the id of the order until an answer is known.
create table adventure_booking (
  order_id uuid primary key references orders (order_id),
  payment_id uuid not null,
  booking_code text not null,
  starts_at timestamptz not null,
  zone text not null,
  people smallint not null check (people > 0),
  -- What the supplier asks for it, before its tax.
  base integer not null check (base > 0),
  -- ending: the money is going back, and the supplier has not yet said that it has no booking.
  state text not null default 'pending' check (state in ('pending', 'booked', 'ending', 'refunded')),
  -- The supplier's reference.
  reference text,
  trouble text,
  attempts integer not null default 0,
  next_try_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check ((state = 'booked') = (reference is not null)),
  check ((state = 'pending') = (settled_at is null))
);

create index adventure_booking_due on adventure_booking (next_try_at) where state in ('pending', 'ending');
