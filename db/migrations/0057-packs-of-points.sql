-- Packs of points that were bought: the lot that each order gave, which goes back with its money. The order, its payment and the books
-- have the rest. A lot of a pack never expires: it was paid for.
create table point_pack (
  -- One order gives one lot, however often its payment is reported.
  order_id uuid primary key,
  payment_id uuid not null unique,
  traveller_id uuid not null,
  lot_id uuid not null unique references point_lot,
  -- Hundredths.
  points integer not null check (points > 0),
  -- Its money went back to who paid it.
  returned_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
