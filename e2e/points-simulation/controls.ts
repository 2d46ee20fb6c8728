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

export const CONTROLS = { expiry: NEW_EXPIRY, reversal: NO_REVERSAL, once: WON_AGAIN } as const;
