-- What proves that something other than a bus seat was bought: one row for each item of an order.
create table voucher (
  voucher_id uuid primary key,
  -- On its QR code, and typed when that cannot be read.
  folio text not null unique check (folio ~ '^V[0-9A-HJKMNP-TV-Z]{9}$'),
  order_id uuid not null references orders (order_id),
  -- Names it within its order: an item that is sold again after a crash has one voucher.
  item text not null,
  -- Who provides it, how to reach them, and their own reference. The reference is empty where they give none.
  provider text not null,
  phone text not null,
  reference text not null,
  title_es text not null,
  title_en text not null,
  -- Where people meet.
  place text not null,
  starts_at timestamptz not null,
  zone text not null,
  people smallint not null check (people between 1 and 255),
  -- When it can be redeemed.
  valid_from timestamptz not null,
  valid_until timestamptz not null check (valid_until > valid_from),
  issued_at timestamptz not null default clock_timestamp(),
  cancelled_at timestamptz,
  unique (order_id, item)
);

create index voucher_by_validity on voucher (valid_until, valid_from);

-- What was scanned, and what came of it. Rows are only added. The id is the device's own: a scan that is sent twice is one.
create table voucher_scan (
  scan_id uuid primary key,
  -- What the code named; null for what named nothing of ours.
  folio text,
  typed boolean not null,
  operator_id uuid not null,
  device text not null,
  place text not null,
  -- By the device's clock, put right.
  scanned_at timestamptz not null,
  received_at timestamptz not null default clock_timestamp(),
  verdict text not null check (verdict in ('redeems', 'forged', 'expired', 'too_early', 'cancelled', 'already_redeemed')),
  -- What the device said while it had no signal.
  shown text
);

create index voucher_scan_of_voucher on voucher_scan (folio, received_at) where verdict = 'redeems';
