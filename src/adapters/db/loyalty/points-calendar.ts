import { randomBytes } from 'node:crypto';
import { enqueue } from '#adapters/db/announce.ts';
import { bookPoints } from '#adapters/db/loyalty/point-books.ts';
import { expireLots } from '#adapters/db/loyalty/point-lots.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { sessionOf, transactions } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { PointsCalendar } from '#app/loyalty/points-night.ts';
import { EXPIRED_ACCOUNT } from '#domain/loyalty/points.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

const OVER = statement<{ readonly account: string }>(
  'points-over',
  `select distinct account from (
     select account from point_lot where remaining > 0 and expires_at <= $1 order by expires_at limit $2
   ) first`,
);

const EXPIRING = statement<{ readonly account: string; readonly expires_at: number }>(
  'points-expiring',
  `select distinct l.account, l.expires_at from point_lot l
   where l.remaining > 0 and l.expires_at > $1 and l.expires_at <= $2
     and exists (
       select from traveller t where t.active and l.account in ('points:win:' || t.traveller_id, 'points:purchased:' || t.traveller_id)
     )
   order by l.expires_at, l.account`,
);

const LAST_CLOSED = statement<{ readonly year: number }>(
  'tier-year-last',
  'select max(year)::int as year from tier_year',
);

const CLOSE = statement('tier-year-close', 'insert into tier_year (year) values ($1) on conflict do nothing');

const LOCK_TIERS = statement<{
  readonly traveller_id: string;
  readonly tier: Tier;
  readonly trips: number;
  readonly trips_since: number;
}>(
  'tier-year-lock',
  `select t.traveller_id, t.tier,
     (select count(*)::int from point_win w
      where w.traveller_id = t.traveller_id and w.boarded_at >= $1 and w.boarded_at < $2 and w.counts) as trips,
     (select count(*)::int from point_win w
      where w.traveller_id = t.traveller_id and w.boarded_at >= $2 and w.boarded_at < $3 and w.counts) as trips_since
   from traveller t where t.tier <> 'classic' order by t.traveller_id for no key update`,
);

const SET_TIER = statement('tier-year-set', 'update traveller set tier = $2 where traveller_id = $1');

/** Expiry of points, in PostgreSQL. */
export const pointsCalendar = (pool: Pool): PointsCalendar => ({
  inTransaction: transactions(pool),
  over: async (now, limit) =>
    (await withConnection(pool, (session) => execute(session, OVER, [new Date(now), limit]))).map(
      ({ account }) => account,
    ),
  expire: async (tx, account, now) => {
    const session = sessionOf(tx);
    const source = uuidV7(Date.now(), randomBytes(10));
    const amount = await expireLots(session, { account, now, source });
    await bookPoints(session, { kind: 'points-expired', debit: account, credit: EXPIRED_ACCOUNT, amount, source });
    return amount;
  },
  expiring: async ({ after, until }) => {
    const values = [new Date(after), new Date(until)];
    const rows = await withConnection(pool, (session) => execute(session, EXPIRING, values));
    return rows.map(({ account, expires_at }) => ({ account, expiresAt: instant(expires_at) }));
  },
  enqueueLetter: ({ account, expiresAt, days }) =>
    withConnection(pool, (session) =>
      enqueue(session, {
        topic: 'points.expiring',
        dedupKey: `points.expiring:${days}:${account}:${new Date(expiresAt).toISOString()}`,
        payload: { account, expires_at: expiresAt, days },
      }),
    ),
  lastClosedYear: async () => (await withConnection(pool, (session) => execute(session, LAST_CLOSED)))[0]!.year,
  lockTiers: async (tx, { ended, begun }) => {
    const rows = await execute(
      sessionOf(tx),
      LOCK_TIERS,
      [ended.from, ended.to, begun.to].map((at) => new Date(at)),
    );
    return rows.map(({ traveller_id, tier, trips, trips_since }) => ({
      traveller: id(traveller_id),
      tier,
      trips,
      tripsSince: trips_since,
    }));
  },
  setTier: async (tx, traveller, tier) => void (await execute(sessionOf(tx), SET_TIER, [traveller, tier])),
  closeYear: async (tx, year) => void (await execute(sessionOf(tx), CLOSE, [year])),
});
