-- A start of a tour, as its supplier gives it to this site. Whoever holds or sells places of it locks its row first.
create table tour_slot (
  slot text primary key,
  product text not null,
  starts_at timestamptz not null,
  -- Places the supplier gave us when somebody last asked for some; never fewer than are taken.
  capacity integer not null check (capacity >= 0),
  -- By staff, for weather or too few people.
  cancelled_at timestamptz,
  cancelled_why text check (cancelled_why in ('weather', 'minimum', 'other')),
  check ((cancelled_at is null) = (cancelled_why is null))
);

create index tour_slot_by_start on tour_slot (starts_at);

-- Places of a start. `held` until `held_until`; `paying` until the outcome of its payment is known; `kept` for a store; `sold`.
create table slot_claim (
  claim_id uuid primary key,
  slot text not null references tour_slot (slot),
  people smallint not null check (people > 0),
  state text not null check (state in ('held', 'paying', 'kept', 'sold', 'released')),
  held_until timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check ((state in ('held', 'kept')) = (held_until is not null))
);

create index slot_claim_of_slot on slot_claim (slot) where state <> 'released';
create index slot_claim_waiting on slot_claim (held_until) where state in ('held', 'kept');

-- What a visitor has chosen. It ends a quarter of an hour after its last use; only its own visitor reads it.
create table tour_session (
  session_id uuid primary key,
  session_hash bytea not null,
  -- The tour, start, people and pick-up; null: nothing.
  selection jsonb,
  contact jsonb,
  claim_id uuid,
  order_id uuid,
  -- The ticket was shown.
  delivered_at timestamptz,
  expires_at timestamptz not null
);

create index tour_session_ending on tour_session (expires_at);

-- A paid tour, and its booking at the supplier, who knows it by this id however often we ask.
create table tour_booking (
  booking_id uuid primary key,
  order_id uuid not null unique references orders (order_id),
  payment_id uuid not null,
  claim_id uuid not null unique references slot_claim (claim_id),
  slot text not null references tour_slot (slot),
  -- What was paid, tax included.
  total integer not null check (total > 0),
  state text not null default 'pending' check (state in ('pending', 'booked', 'refunded', 'cancelled')),
  reference text,
  -- What went back.
  refunded integer check (refunded >= 0),
  -- Why it was refunded or cancelled.
  why text check (why in ('full', 'price', 'refused', 'silent', 'weather', 'minimum', 'other', 'traveller')),
  -- The supplier still has to be told that we do not want it.
  revoke boolean not null default false,
  attempts integer not null default 0,
  next_try_at timestamptz not null default clock_timestamp(),
  -- What came back last, as a word of ours.
  trouble text,
  created_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  check ((state in ('refunded', 'cancelled')) = (why is not null)),
  check ((state in ('refunded', 'cancelled')) = (refunded is not null)),
  check (state <> 'booked' or reference is not null)
);

create index tour_booking_waiting on tour_booking (next_try_at);
create index tour_booking_of_slot on tour_booking (slot);
