import { announce } from '#adapters/db/announce.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { laterText, takeDue, takeText, type WorkTable } from '#adapters/db/work-queue.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import type { Deliveries, DeliveryId, WaitingDelivery } from '#app/internet/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import { INTERNET } from '#domain/internet/package.ts';
import type { OrderId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';

const DELIVERY: WorkTable = {
  table: 'internet_delivery',
  key: 'addition_id',
  due: 'next_try_at',
  tries: 'attempts',
  waiting: `w.state = 'pending'`,
};

interface WaitingRow {
  readonly addition_id: DeliveryId;
  readonly order_id: OrderId;
  readonly package: string;
  readonly attempts: number;
  readonly is_wanted: boolean;
}

const TAKE = statement<WaitingRow>(
  'internet-take',
  takeText(
    DELIVERY,
    `d.addition_id, d.order_id, d.package, d.attempts, a.give_back_id is null as is_wanted
     from taken d join addition a using (addition_id)`,
  ),
);

const putBack = (state: 'pending' | 'ending') => `${laterText(DELIVERY, 'trouble = $3')} and state = '${state}'`;

/** While the supplier was asked, it may have been refunded: its access is due to be ended then. */
const LATER = {
  pending: statement('internet-later', putBack('pending')),
  ending: statement('internet-later-ending', putBack('ending')),
};

const ENQUEUE = statement(
  'internet-enqueue',
  `insert into internet_delivery (addition_id, order_id, package)
   select addition_id, reservation_id, offer from addition where made_by = $1 and one_of = $2
   on conflict do nothing`,
);

const DELIVERED = statement<{ readonly order_id: OrderId }>(
  'internet-delivered',
  `update internet_delivery d set state = 'delivered', access_code = $2, trouble = null, settled_at = clock_timestamp()
   from addition a
   where d.addition_id = $1 and d.state = 'pending' and a.addition_id = d.addition_id and a.give_back_id is null
   returning d.order_id`,
);

interface GoesBackRow {
  readonly order_id: OrderId;
  readonly total: number;
  readonly is_on_board: boolean;
}

/** Where it was bought tells whose money it is: a buyer on board may be a stranger to the trip. */
const GOES_BACK = `d.order_id, a.total,
     exists (select from orders o where o.order_id = a.made_by and o.adding -> 'onBoard' is not null) as is_on_board`;

const REFUNDED = statement<GoesBackRow>(
  'internet-refunded',
  `update internet_delivery d set state = 'refunded', trouble = $2, settled_at = clock_timestamp()
   from addition a
   where d.addition_id = $1 and d.state = 'pending' and a.addition_id = d.addition_id returning ${GOES_BACK}`,
);

const ENDING: WorkTable = { ...DELIVERY, waiting: `w.state = 'ending'` };

const END = `state = 'ending', access_code = null, attempts = 0, next_try_at = clock_timestamp(),
     settled_at = clock_timestamp()`;

const END_GIVEN_UP = statement(
  'internet-end-given-up',
  `update internet_delivery d set ${END}, trouble = 'given back with its ticket'
   from addition a
   where a.one_of = $1 and a.give_back_id is not null and d.addition_id = a.addition_id and d.state = 'delivered'`,
);

const END_UNSERVED = statement<GoesBackRow>(
  'internet-end-unserved',
  `update internet_delivery d set ${END}, trouble = 'not on this bus'
   from addition a
   where d.addition_id = $1 and d.state in ('pending', 'delivered') and a.addition_id = d.addition_id
   returning ${GOES_BACK}`,
);

const TAKE_ENDING = statement<{ readonly addition_id: DeliveryId; readonly attempts: number }>(
  'internet-take-ending',
  takeText(ENDING, 'addition_id, attempts from taken'),
);

const ENDED = statement(
  'internet-ended',
  `update internet_delivery set state = 'refunded' where addition_id = $1 and state = 'ending'`,
);

/** Enqueues the deliveries of what an order sold, in the transaction that sells it. */
export const enqueueDeliveries = (session: Session, soldBy: string): Promise<unknown> =>
  execute(session, ENQUEUE, [soldBy, INTERNET]);

/** Deliveries in PostgreSQL. Every commit waits for the disk. */
export const deliveries = (pool: Pool): Deliveries => ({
  take: async (limit, lease) => {
    const rows = await withConnection(pool, (session) => takeDue(session, TAKE, { leases: [lease], limit }));
    return rows.map(waitingOf);
  },
  later: async (state, id, { wait, trouble }) =>
    void (await withConnection(pool, (session) => execute(session, LATER[state], [id, wait, trouble]))),
  delivered: (id, code) =>
    withRollback(pool, async (session) => {
      const [row] = await execute(session, DELIVERED, [id, code]);
      if (!row) return false;
      await announce(session, {
        topic: 'internet.delivered',
        reservation: row.order_id,
        delivery: id,
        onceOf: id,
      });
      return true;
    }),
  dropped: async (id) =>
    void (await withConnection(pool, (session) => execute(session, REFUNDED, [id, 'given back with its ticket']))),
  refunded: async (tx: Transaction, id, trouble) => {
    const session = sessionOf(tx);
    const [row] = await execute(session, REFUNDED, [id, trouble]);
    if (!row) return false;
    await tellRefunded(session, id, row);
    return true;
  },
  endGivenUp: async () => void (await withConnection(pool, (session) => execute(session, END_GIVEN_UP, [INTERNET]))),
  endUnserved: async (tx, id) => {
    const session = sessionOf(tx);
    const [row] = await execute(session, END_UNSERVED, [id]);
    if (!row) return false;
    await tellRefunded(session, id, row, 'bus');
    return true;
  },
  takeEnding: async (limit, lease) => {
    const rows = await withConnection(pool, (session) => takeDue(session, TAKE_ENDING, { leases: [lease], limit }));
    return rows.map(({ addition_id: id, attempts: tries }) => ({ id, tries }));
  },
  ended: async (id) => void (await withConnection(pool, (session) => execute(session, ENDED, [id]))),
});

/** Tells the owner of the trip. The payer is told by the refund itself. */
async function tellRefunded(session: Session, delivery: DeliveryId, row: GoesBackRow, why?: 'bus'): Promise<void> {
  await announce(session, {
    topic: 'internet.refunded',
    reservation: row.order_id,
    delivery,
    amount: centavos(row.total),
    ...(why && { why }),
    ...(row.is_on_board && { onBoard: true as const }),
    onceOf: delivery,
  });
}

const waitingOf = (row: WaitingRow): WaitingDelivery => ({
  id: row.addition_id,
  order: row.order_id,
  package: row.package,
  tries: row.attempts,
  isWanted: row.is_wanted,
});
