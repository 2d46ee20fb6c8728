import { randomBytes } from 'node:crypto';
import { bookPoints } from '#adapters/db/loyalty/point-books.ts';
import { openLot, takeBackPoints } from '#adapters/db/loyalty/point-lots.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { sessionOf, transactions } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { PointStores } from '#app/loyalty/point-stores.ts';
import type { LotId } from '#domain/loyalty/point-lots.ts';
import { pointsAccount, programmeAccount } from '#domain/loyalty/points.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { points } from '#kernel/money.ts';

const LOCK_TIER = statement<{ readonly tier: Tier }>(
  'point-lock-tier',
  'select tier from traveller where traveller_id = $1 and active for no key update',
);

interface WinRow {
  readonly traveller_id: string;
  readonly points: number;
  readonly percent: number;
  readonly taken_back: number;
  readonly lot_id: LotId | null;
}

const WIN_OF = statement<WinRow>(
  'point-win-of',
  `select traveller_id, points, percent, taken_back, lot_id from point_win
   where folio = $1 or (reservation_id = $2 and passenger = $3 and direction = $4)`,
);

const WIN = statement(
  'point-win',
  `insert into point_win (folio, reservation_id, passenger, direction, traveller_id, boarded_at, late, paid, percent, points, lot_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);

const TRIPS = statement<{ readonly trips: number }>(
  'point-trips',
  `select count(*)::int as trips from point_win
   where traveller_id = $1 and boarded_at >= $2 and boarded_at < $3 and counts`,
);

const SET_TIER = statement('point-set-tier', 'update traveller set tier = $2 where traveller_id = $1');

const TAKEN_BACK = statement(
  'point-win-taken-back',
  `update point_win set taken_back = taken_back + $2, spent_before = spent_before + $3, counts = counts and not $4 where folio = $1`,
);

/** Points won, in PostgreSQL. */
export const pointStores = (pool: Pool): PointStores => ({
  inTransaction: transactions(pool),
  lockTier: async (tx, traveller) => (await execute(sessionOf(tx), LOCK_TIER, [traveller]))[0]?.tier,
  winOf: async (tx, { folio, order, passenger, direction }) => {
    const [row] = await execute(sessionOf(tx), WIN_OF, [folio, order, passenger, direction]);
    return (
      row && {
        traveller: id(row.traveller_id),
        points: points(row.points),
        percent: row.percent,
        takenBack: points(row.taken_back),
        lot: row.lot_id ?? undefined,
      }
    );
  },
  win: async (tx, { ticket, traveller, boardedAt, isLate, fare, percent, points: won, expiresAt }) => {
    const session = sessionOf(tx);
    const account = pointsAccount(traveller, 'win');
    const lot = won > 0 ? await openLot(session, { account, amount: won, expiresAt }) : undefined;
    const { folio, order, passenger, direction } = ticket;
    const of = [folio, order, passenger, direction, traveller, new Date(boardedAt), isLate];
    await execute(session, WIN, [...of, fare, percent, won, lot ?? null]);
    if (lot === undefined) return;
    const booked = { kind: 'points-won', debit: programmeAccount('win'), credit: account, amount: won } as const;
    await bookPoints(session, { ...booked, source: lot });
  },
  trips: async (tx, traveller, { from, to }) => {
    const [row] = await execute(sessionOf(tx), TRIPS, [traveller, new Date(from), new Date(to)]);
    return row!.trips;
  },
  setTier: async (tx, traveller, tier) => void (await execute(sessionOf(tx), SET_TIER, [traveller, tier])),
  takeBack: async (tx, { folio, win, points: asked, isGivenUp }) => {
    const session = sessionOf(tx);
    const { traveller, lot } = win;
    const source = uuidV7(Date.now(), randomBytes(10));
    const account = pointsAccount(traveller, 'win');
    const taken =
      lot === undefined || asked === 0
        ? points(0)
        : await takeBackPoints(session, { account, lot, amount: asked, source });
    await execute(session, TAKEN_BACK, [folio, asked, asked - taken, isGivenUp]);
    const booked = { kind: 'points-reversed', debit: account, credit: programmeAccount('win') } as const;
    await bookPoints(session, { ...booked, amount: taken, source });
  },
});
