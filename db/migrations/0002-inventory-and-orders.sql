-- Inventory. Keys begin with the departure; nothing here refers to an order table and no order table refers here.

-- Seats taken on one leg, as a bitmap: bit n - 1 is seat n. Leg i runs from call i to call i + 1.
create table leg_seats (
  departure_id uuid not null,
  leg smallint not null,
  taken bigint not null default 0,
  primary key (departure_id, leg)
);

-- The truth about every held and sold seat; leg_seats is its sum, and an audit compares the two.
create table seat_claim (
  departure_id uuid not null,
  reservation_id uuid not null,
  direction text not null check (direction in ('departure', 'return')),
  passenger smallint not null,
  seat smallint not null check (seat between 1 and 63),
  from_leg smallint not null check (from_leg >= 0),
  to_leg smallint not null,
  quota text check (quota in ('student', 'teacher', 'inapam')),
  state text not null check (state in ('held', 'paying', 'sold')),
  hold_until timestamptz,
  -- Held for a payment at the counter: only a share of a bus may be.
  pend boolean not null default false,
  primary key (departure_id, reservation_id, direction, passenger),
  check (to_leg > from_leg),
  check ((state = 'held') = (hold_until is not null))
);

create index seat_claim_by_reservation on seat_claim (reservation_id);
create index seat_claim_expiring on seat_claim (hold_until) where state = 'held';

-- Orders. Keys begin with the reservation.

create table reservation (
  reservation_id uuid primary key,
  code text not null unique,
  session_hash bytea not null,
  lang text not null default 'es' check (lang in ('es', 'en')),
  origin_id text not null,
  destination_id text not null,
  round boolean not null,
  departure_date date,
  departure_open boolean not null,
  departure_id uuid,
  departure_from smallint,
  departure_to smallint,
  return_date date,
  return_open boolean not null,
  return_id uuid,
  return_from smallint,
  return_to smallint,
  promo_code text,
  step text not null default 'horarios' check (step in ('horarios', 'contacto', 'adicionales', 'asientos', 'pago')),
  contact jsonb,
  goes_contact boolean not null default false,
  additionals_seen boolean not null default false,
  released_seats jsonb not null default '[]',
  status text not null default 'process' check (status in ('process', 'approved', 'order_generated', 'decline')),
  method text,
  hold_until timestamptz,
  extensions smallint not null default 0 check (extensions between 0 and 10),
  expired boolean not null default false,
  quote jsonb,
  total integer not null default 0 check (total >= 0),
  created_at timestamptz not null,
  version integer not null default 0
);

create index reservation_by_session on reservation (session_hash, created_at);
-- What the sweeper looks for.
create index reservation_holding on reservation (hold_until) where not expired and status <> 'approved';

create table passenger (
  reservation_id uuid not null,
  position smallint not null check (position between 1 and 10),
  type text not null,
  first_name text not null default '',
  last_name text not null default '',
  seat_departure smallint,
  seat_return smallint,
  primary key (reservation_id, position)
);

-- One row per attempt to take money, written before the provider is called. Nothing to pay is an amount of 0.
create table payment (
  payment_id uuid primary key,
  reservation_id uuid not null,
  method text not null,
  provider text not null,
  idempotency_key text not null,
  request_hash text not null,
  provider_ref text,
  redirect_url text,
  amount integer not null check (amount >= 0),
  state text not null check (state in
    ('created', 'pending', 'unknown', 'captured', 'declined', 'expired', 'refund_due', 'refunded')),
  fault text,
  card_type text,
  card_last4 text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (reservation_id, idempotency_key),
  unique (provider, provider_ref)
);

create unique index one_live_payment on payment (reservation_id)
  where state in ('created', 'pending', 'unknown', 'captured');
create index payment_unsettled on payment (updated_at) where state in ('created', 'pending', 'unknown', 'refund_due');

-- Provider notices, kept once each. `event_key` is a hash of what identifies the notice: Openpay sends no event id.
create table provider_event (
  provider text not null,
  event_key text not null,
  provider_ref text,
  received_at timestamptz not null,
  processed_at timestamptz,
  primary key (provider, event_key)
);

-- Money as transfers between accounts: balanced by construction, never changed.
create table ledger_transfer (
  transfer_id uuid primary key,
  reservation_id uuid not null,
  debit text not null,
  credit text not null check (credit <> debit),
  amount integer not null check (amount > 0),
  kind text not null,
  source_id uuid not null,
  created_at timestamptz not null,
  unique (kind, source_id)
);

create table ticket (
  ticket_id uuid primary key,
  reservation_id uuid not null,
  passenger smallint not null,
  direction text not null check (direction in ('departure', 'return')),
  folio text not null unique,
  secret text not null,
  kind text not null check (kind in ('OK', 'E-Ticket', 'PEND')),
  status text not null check (status in ('valid', 'void')),
  departure_id uuid,
  from_leg smallint,
  to_leg smallint,
  seat smallint,
  valid_until date not null,
  total integer not null check (total >= 0),
  net integer not null,
  vat integer not null,
  issued_at timestamptz not null,
  check (total = net + vat)
);

create unique index one_valid_ticket on ticket (reservation_id, passenger, direction) where status = 'valid';

create table promo_use (
  code text not null,
  reservation_id uuid not null,
  used_at timestamptz not null,
  primary key (code, reservation_id)
);

-- What a sale causes, written with it and drained with `skip locked`; never read by position.
create table outbox (
  outbox_id uuid primary key,
  topic text not null,
  dedup_key text not null unique,
  payload jsonb not null,
  available_at timestamptz not null,
  attempts smallint not null default 0,
  done_at timestamptz
);

create index outbox_waiting on outbox (available_at) where done_at is null;
