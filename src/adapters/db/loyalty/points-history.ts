import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Movement, PointsHistory } from '#app/loyalty/movements.ts';
import { movementOf } from '#domain/loyalty/movement.ts';
import { POINTS_KINDS, type PointsKind, pointsAccount } from '#domain/loyalty/points.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { points } from '#kernel/money.ts';

interface MovementRow {
  readonly transfer_id: string;
  readonly kind: string;
  readonly account: string;
  readonly points: number;
  readonly created_at: number;
  readonly code: string | null;
  readonly folio: string | null;
  readonly expires_at: number | null;
}

/** For another traveller's transfer the list is empty. */
const MOVEMENTS = statement<MovementRow>(
  'points-movements',
  `with moved as (
     select transfer_id, kind, source_id, reservation_id, debit as account, 0 - amount as points, created_at
     from ledger_transfer where debit = any($1) and debit like 'points:%'
     union all
     select transfer_id, kind, source_id, reservation_id, credit, amount, created_at
     from ledger_transfer where credit = any($1) and credit like 'points:%'
   )
   select m.transfer_id, m.kind, m.account, m.points, m.created_at, o.code, w.folio, l.expires_at
   from moved m
   left join orders o on o.order_id = m.reservation_id
   left join point_win w on m.kind = 'points-won' and w.lot_id = m.source_id
   left join point_lot l on l.lot_id = w.lot_id
   where $2::uuid is null
     or (m.created_at, m.transfer_id) < (select b.created_at, b.transfer_id from moved b where b.transfer_id = $2)
   order by m.created_at desc, m.transfer_id desc limit $3`,
);

const TO_EXPIRE = statement<{ readonly account: string; readonly points: number; readonly expires_at: number }>(
  'points-to-expire',
  `select account, sum(remaining)::int as points, expires_at from point_lot
   where account = any($1) and remaining > 0 and expires_at is not null
   group by account, expires_at order by expires_at, account limit $2`,
);

const TRIPS = statement<{ readonly trips: number }>(
  'points-history-trips',
  `select count(*)::int as trips from point_win
   where traveller_id = $1 and boarded_at >= $2 and boarded_at < $3 and counts`,
);

/** The history of a traveller's points, in PostgreSQL. */
export const pointsHistory = (pool: Pool): PointsHistory => ({
  movements: async (traveller, { before, limit }) => {
    const values = [accountsOf(traveller), before ?? null, limit];
    return (await withConnection(pool, (session) => execute(session, MOVEMENTS, values))).map(movementFrom);
  },
  toExpire: async (traveller, limit) => {
    const rows = await withConnection(pool, (session) => execute(session, TO_EXPIRE, [accountsOf(traveller), limit]));
    return rows.map((row) => ({
      ledger: ledgerOf(row.account),
      points: points(row.points),
      expiresAt: instant(row.expires_at),
    }));
  },
  trips: async (traveller, { from, to }) => {
    const values = [traveller, new Date(from), new Date(to)];
    return (await withConnection(pool, (session) => execute(session, TRIPS, values)))[0]!.trips;
  },
});

const accountsOf = (traveller: TravellerId): readonly string[] =>
  POINTS_KINDS.map((kind) => pointsAccount(traveller, kind));

const ledgerOf = (account: string): PointsKind => (account.startsWith('points:win:') ? 'win' : 'purchased');

const movementFrom = (row: MovementRow): Movement => ({
  id: id(row.transfer_id),
  ledger: ledgerOf(row.account),
  kind: movementOf(row.kind, row.points),
  points: points(row.points),
  at: instant(row.created_at),
  code: row.code ?? undefined,
  folio: row.folio ?? undefined,
  expiresAt: row.expires_at === null ? undefined : instant(row.expires_at),
});
