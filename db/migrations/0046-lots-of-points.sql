-- Points in lots: what was earned at once and expires at once. What is left in the lots of an account is its balance.
create table point_lot (
  lot_id uuid primary key,
  account text not null check (account ~ '^points:(purchased|win):[0-9a-f-]{36}$'),
  amount integer not null check (amount > 0),
  -- Of the amount.
  remaining integer not null check (remaining between 0 and amount),
  earned_at timestamptz not null,
  -- Null: never.
  expires_at timestamptz
);

create index point_lot_with_points on point_lot (account, expires_at) where remaining > 0;
create index point_lot_expiring on point_lot (expires_at) where remaining > 0;

-- What went out of a lot and came back into it. Rows are only added; `remaining` is their sum.
create table point_lot_use (
  lot_id uuid not null references point_lot,
  kind text not null check (kind in ('spent', 'returned', 'expired', 'reversed')),
  -- What did it: a payment, a refund, an expiry, a reversal.
  source_id uuid not null,
  -- The payment that what is spent or returned is of.
  payment_id uuid check ((payment_id is null) = (kind in ('expired', 'reversed'))),
  amount integer not null check (amount > 0),
  at timestamptz not null default clock_timestamp(),
  primary key (lot_id, kind, source_id)
);

create index point_lot_use_of_payment on point_lot_use (payment_id) where payment_id is not null;

-- Tickets whose traveller boarded with a card of the programme, each once; also those that win nothing, as they count for the tier.
create table point_win (
  folio text primary key,
  reservation_id uuid not null,
  passenger smallint not null,
  direction text not null check (direction in ('departure', 'return')),
  traveller_id uuid not null,
  boarded_at timestamptz not null,
  won_at timestamptz not null default clock_timestamp(),
  -- Asked for with its folio, by a traveller whose card it was not bought with.
  late boolean not null,
  -- Centavos of money, and the per cent of them that are points.
  paid integer not null check (paid >= 0),
  percent smallint not null check (percent between 0 and 100),
  -- Hundredths.
  points integer not null check (points >= 0),
  lot_id uuid references point_lot,
  -- As money went back; `spent_before` of it was spent by then, and is not owed.
  taken_back integer not null default 0 check (taken_back between 0 and points),
  spent_before integer not null default 0 check (spent_before between 0 and taken_back),
  -- False once its ticket was given up: no trip of the year.
  counts boolean not null default true,
  unique (reservation_id, passenger, direction),
  check ((lot_id is null) = (points = 0))
);

create index point_win_of_traveller on point_win (traveller_id, boarded_at);

-- The traveller whose card it is that a passenger's tier is of.
alter table passenger add column traveller_id uuid;

-- When the programme looked at it: null is work to be done. What there was before is not looked at.
alter table boarding_scan add column points_at timestamptz default now();
alter table boarding_scan alter column points_at drop default;
create index boarding_scan_to_win on boarding_scan (received_at) where points_at is null and verdict = 'boards';
alter table give_back add column points_at timestamptz default now();
alter table give_back alter column points_at drop default;
create index give_back_to_reverse on give_back (created_at) where points_at is null;

-- The release before this one knows no lots: while both run, what it gives becomes a lot that never expires, and what it takes comes
-- out of the oldest. The next release drops it.
create function lots_of_balance() returns trigger language plpgsql as $$
declare
  missing bigint;
begin
  select coalesce((select balance from account_balance where account = new.account), 0)
    - coalesce((select sum(remaining) from point_lot where account = new.account), 0) into missing;
  if missing > 0 then
    insert into point_lot (lot_id, account, amount, remaining, earned_at)
    values (gen_random_uuid(), new.account, missing, missing, clock_timestamp());
  elsif missing < 0 then
    with taken as (
      select lot_id, least(remaining, greatest(0, 0 - missing - before)) as amount
      from (
        select lot_id, remaining,
          sum(remaining) over (order by expires_at nulls last, earned_at, lot_id) - remaining as before
        from point_lot where account = new.account and remaining > 0
      ) ordered
    ), used as (
      insert into point_lot_use (lot_id, kind, source_id, payment_id, amount)
      select lot_id, 'spent', gen_random_uuid(), gen_random_uuid(), amount from taken where amount > 0
    )
    update point_lot l set remaining = l.remaining - t.amount from taken t where t.lot_id = l.lot_id and t.amount > 0;
  end if;
  return null;
end $$;

create constraint trigger lots_of_balance after insert or update on account_balance
deferrable initially deferred for each row when (new.account like 'points:%') execute function lots_of_balance();

-- Nobody was told that they expire.
insert into point_lot (lot_id, account, amount, remaining, earned_at)
select gen_random_uuid(), account, balance, balance, now() from account_balance where account like 'points:%' and balance > 0;
