import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { PointsKind } from '#domain/loyalty/points.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Points, points } from '#kernel/money.ts';

const EXPIRING = statement<{
  readonly kind: PointsKind;
  readonly points: number;
  readonly first_name: string;
  readonly email: string;
  readonly lang: 'es' | 'en';
}>(
  'points-about-to-expire',
  `select split_part($1, ':', 2) as kind, sum(l.remaining)::int as points, t.first_name, t.email, t.lang
   from point_lot l join traveller t on t.traveller_id = split_part($1, ':', 3)::uuid and t.active
   where l.account = $1 and l.expires_at = $2 and l.remaining > 0
   group by t.traveller_id`,
);

/**
 * The remaining points of a ledger that expire at a moment, with the traveller's notice data; undefined when none
 * remain.
 */
export const expiringPoints = (pool: Pool) => async (account: string, expiresAt: Instant) => {
  const [row] = await withConnection(pool, (session) => execute(session, EXPIRING, [account, new Date(expiresAt)]));
  if (!row) return undefined;
  const { kind, first_name: firstName, email, lang } = row;
  const left: Points = points(row.points);
  return { kind, points: left, firstName, email, lang };
};
