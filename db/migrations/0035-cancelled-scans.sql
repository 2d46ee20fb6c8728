-- At the door of a bus that does not run from there.
alter table boarding_scan
  drop constraint boarding_scan_verdict_check,
  add constraint boarding_scan_verdict_check check (verdict in
    ('boards', 'forged', 'expired', 'void', 'unpaid', 'open', 'wrong_day', 'wrong_bus', 'cancelled', 'already_boarded'));
