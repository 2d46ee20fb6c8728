import { randomBytes } from 'node:crypto';
import { addToBalance } from '#adapters/db/ledger/balances.ts';
import { openLot, takeBackPoints } from '#adapters/db/loyalty/point-lots.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { PackStore } from '#app/packs/ports.ts';
import type { LotId } from '#domain/loyalty/point-lots.ts';
import { pointsAccount, programmeAccount } from '#domain/loyalty/points.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { points } from '#kernel/money.ts';

const newId = () => uuidV7(Date.now(), randomBytes(10));

const IS_OPEN = statement(
  'pack-account-open',
  'select from traveller where traveller_id = $1 and active for no key update',
);

/** A second lot of an order is a fault of ours, and fails. */
const GIVE = statement(
  'pack-give',
  `insert into point_pack (order_id, payment_id, traveller_id, lot_id, points) values ($1, $2, $3, $4, $5)`,
);

const BOOK = statement(
  'pack-book',
  `insert into ledger_transfer (transfer_id, reservation_id, debit, credit, amount, kind, source_id, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp())`,
);

interface PackRow {
  readonly payment_id: string;
  readonly traveller_id: string;
  readonly lot_id: LotId;
  readonly points: number;
  readonly is_returned: boolean;
}

const LOCK = statement<PackRow>(
  'pack-lock',
  `select k.payment_id, k.traveller_id, k.lot_id, k.points, k.returned_at is not null as is_returned
   from point_pack k where k.order_id = $1 for update of k`,
);

const LEFT = statement<{ readonly remaining: number }>(
  'pack-lot-left',
  'select remaining from point_lot where lot_id = $1',
);

const RETURNED = statement(
  'pack-returned',
  'update point_pack set returned_at = clock_timestamp() where order_id = $1',
);

const PROGRAMME = programmeAccount('purchased');

/** Packs of points in PostgreSQL. */
export const packStore: PackStore = {
  isOpen: async (tx, traveller) => (await execute(sessionOf(tx), IS_OPEN, [traveller])).length > 0,
  give: async (tx, { order, payment, traveller, points: bought }) => {
    const session = sessionOf(tx);
    const account = pointsAccount(traveller, 'purchased');
    const lot = await openLot(session, { account, amount: bought });
    await execute(session, GIVE, [order, payment, traveller, lot, bought]);
    await execute(session, BOOK, [newId(), order, PROGRAMME, account, bought, 'points-bought', payment]);
  },
  lock: async (tx, order) => {
    const session = sessionOf(tx);
    const [row] = await execute(session, LOCK, [order]);
    if (!row) return undefined;
    // The row of the balance is the lock of its lots.
    await addToBalance(session, pointsAccount(id(row.traveller_id), 'purchased'), 0);
    const [lot] = await execute(session, LEFT, [row.lot_id]);
    return {
      order,
      payment: id(row.payment_id),
      traveller: id(row.traveller_id),
      points: points(row.points),
      lot: row.lot_id,
      left: points(lot!.remaining),
      isReturned: row.is_returned,
    };
  },
  takeBack: async (tx, { order, traveller, points: bought, lot }, back) => {
    const session = sessionOf(tx);
    await execute(session, RETURNED, [order]);
    const account = pointsAccount(traveller, 'purchased');
    const taken = await takeBackPoints(session, { account, lot, amount: bought, source: back });
    if (taken !== bought) throw new Error(`the points of order ${order} are not all there`);
    await execute(session, BOOK, [newId(), order, account, PROGRAMME, bought, 'pack-back', back]);
  },
};
