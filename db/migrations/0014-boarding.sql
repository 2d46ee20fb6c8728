-- What was scanned at the doors of buses, and what came of it. Rows are only added. The id is the device's own: a scan that
-- is sent twice is one.
create table boarding_scan (
  scan_id uuid primary key,
  departure_id uuid not null,
  -- What the code named; null for what named nothing of ours.
  folio text,
  typed boolean not null,
  operator_id uuid not null,
  device text not null,
  place text not null,
  -- By the device's clock, put right.
  scanned_at timestamptz not null,
  received_at timestamptz not null default clock_timestamp(),
  verdict text not null check (verdict in
    ('boards', 'forged', 'expired', 'void', 'unpaid', 'open', 'wrong_day', 'wrong_bus', 'already_boarded')),
  -- What the device said at the door while it had no signal.
  shown text
);

create index boarding_scan_of_ticket on boarding_scan (folio, received_at) where verdict = 'boards';
create index boarding_scan_of_departure on boarding_scan (departure_id);

-- The list of a bus.
create index ticket_by_departure on ticket (departure_id) where departure_id is not null;
