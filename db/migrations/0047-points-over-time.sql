-- Movements of a ledger of points, newest first.
create index ledger_transfer_from_points on ledger_transfer (debit, created_at) where debit like 'points:%';
create index ledger_transfer_to_points on ledger_transfer (credit, created_at) where credit like 'points:%';

-- Years at whose end tiers were looked at. The year in which trips began to be counted lowers nobody: its first months are not known.
create table tier_year (
  year smallint primary key,
  closed_at timestamptz not null default clock_timestamp()
);

insert into tier_year (year) values (extract(year from now()));
