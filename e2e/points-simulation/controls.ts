import type { Tampering } from './simulate.ts';

/** Returned points never expire, as if they were new. */
export const NEW_EXPIRY: Tampering = (pool) =>
  pool.query(
    `update point_lot set expires_at = null
     where expires_at is not null and lot_id in (select lot_id from point_lot_use where kind = 'returned')`,
  );

/** Refunds take back no points: nothing processes them. */
export const NO_REVERSAL: Tampering = (pool) =>
  pool.query(
    `create or replace function looked_at() returns trigger language plpgsql as $$ begin new.points_at = now(); return new; end $$;
     create or replace trigger looked_at before insert on give_back for each row execute function looked_at()`,
  );

/** The last ticket of a day wins twice. */
export const WON_AGAIN: Tampering = (pool) =>
  pool.query(
    `with again as (
       select lot_id, points from point_win where points > 0 order by won_at desc limit 1
     ), more as (
       update point_lot l set amount = l.amount + again.points, remaining = l.remaining + again.points from again
       where again.lot_id = l.lot_id returning l.account, again.points
     )
     update account_balance b set balance = b.balance + more.points from more where more.account = b.account`,
  );

/** The last payment of a day spends the points that expire last. Every lot and every use of it still agree. */
export const LAST_FIRST: Tampering = (pool) =>
  pool.query(
    `with swap as (
       select u.lot_id as early, later.lot_id as late, u.source_id, u.amount
       from point_lot_use u join point_lot l using (lot_id)
       join lateral (
         select o.lot_id from point_lot o
         where o.account = l.account and o.remaining >= u.amount and o.expires_at > l.expires_at
         order by o.expires_at desc limit 1
       ) later on true
       where u.kind = 'spent' and not exists (
         select from point_lot_use x
         where x.payment_id = u.payment_id and (x.kind = 'returned' or x.lot_id = later.lot_id))
       order by u.at desc limit 1
     ), moved as (
       update point_lot_use u set lot_id = swap.late from swap
       where u.lot_id = swap.early and u.kind = 'spent' and u.source_id = swap.source_id
     )
     update point_lot l set remaining = l.remaining + case l.lot_id when swap.early then swap.amount else - swap.amount end
     from swap where l.lot_id in (swap.early, swap.late)`,
  );

/** Trips that were not claimed seem to be a month younger than they are: their time does not end. */
export const NEVER_LATE: Tampering = (pool) =>
  pool.query(
    `update boarding_scan s set scanned_at = s.scanned_at + interval '30 days'
     where s.scanned_at < (select max(scanned_at) from boarding_scan) - interval '50 days'
       and not exists (select from point_win w where w.folio = s.folio)`,
  );

/** Closed accounts go on winning. The database itself refuses one that is closed and active. */
export const CLOSED_WINS: Tampering = (pool) =>
  pool.query(
    `alter table traveller drop constraint if exists traveller_closed;
     update traveller set active = true where closed_at is not null and not active`,
  );

export const CONTROLS = {
  expiry: NEW_EXPIRY,
  reversal: NO_REVERSAL,
  once: WON_AGAIN,
  order: LAST_FIRST,
  late: NEVER_LATE,
  closed: CLOSED_WINS,
} as const;
