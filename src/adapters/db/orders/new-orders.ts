import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { ItemStore, NewOrders, StoredItem } from '#app/orders/ports.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

const BEGIN = statement<{ readonly order_id: string }>(
  'new-order-begin',
  `insert into orders (order_id, code, session_hash, begun_key, lang, contact, step, total, hold_until, created_at)
   values ($1, $2, $3, $4, $5, $6, 'pago', $7, $8, clock_timestamp())
   on conflict (session_hash, begun_key) where begun_key is not null do nothing returning order_id`,
);

const BEGUN = statement<{ readonly code: string }>(
  'new-order-begun',
  'select code from orders where session_hash = $1 and begun_key = $2',
);

const ITEM = statement(
  'new-order-item',
  'insert into order_item (order_id, position, kind, what) values ($1, $2, $3, $4)',
);

const ITEMS = statement<StoredItem>(
  'order-items',
  'select position, kind, what from order_item where order_id = $1 order by position',
);

const RETURNED = statement('order-returned', 'select from give_back where reservation_id = $1 limit 1');

const USED = statement(
  'order-used',
  `select from voucher q join voucher_scan s on s.folio = q.folio and s.verdict = 'redeems' where q.order_id = $1 limit 1`,
);

const LET_IN = statement(
  'order-let-in',
  `insert into reservation_access (reservation_id, session_hash)
   select o.order_id, $2 from orders o
   where o.session_hash <> $2 and o.order_id in (
     select $1 union select (part.value ->> 'order')::uuid from order_item i, jsonb_array_elements(i.what -> 'parts') part
     where i.order_id = $1 and i.what ? 'parts'
   )
   on conflict (reservation_id, session_hash) do update set level = 'full', expires_at = null`,
);

const MAX_UNPAID = 20;

/** What holds nothing never expires: after a day it no longer counts. */
const UNPAID = statement<{ readonly order_id: string }>(
  'new-order-unpaid',
  `select o.order_id
   from orders o cross join lateral (
     select exists (
       select from payment m where m.reservation_id = o.order_id and m.state in ('created', 'pending', 'unknown')
     ) as paying
   ) m
   where o.order_id in (
       select own.order_id from orders own where own.session_hash = $1 and own.begun_key is not null
       union select a.reservation_id from reservation_access a
       where a.session_hash = $1 and a.level = 'full' and a.expires_at is null
     )
     and o.begun_key is not null and o.status <> 'approved' and not o.expired and o.total > 0
     and (
       m.paying or o.hold_until > clock_timestamp()
       or (o.hold_until is null and o.created_at > clock_timestamp() - interval '1 day')
     )
     and (m.paying or not exists (
       select from order_item i where i.order_id = o.order_id and i.what ? 'parts' and (
         select count(*) from jsonb_array_elements(i.what -> 'parts') part
         join orders p on p.order_id = (part.value ->> 'order')::uuid
         where p.status in ('process', 'decline') and not p.expired
           and (p.hold_until is null or p.hold_until > clock_timestamp())
       ) < 2
     ))
   order by o.created_at desc, o.order_id desc limit $2`,
);

/** Orders without a trip, in PostgreSQL. */
export const newOrders = (pool: Pool): NewOrders => ({
  begin: (order) =>
    inTransaction(pool, async (session) => {
      const hash = Buffer.from(order.sessionHash);
      const until = order.heldUntil === undefined ? null : new Date(order.heldUntil);
      const values = [order.id, order.code, hash, order.key, order.lang, order.contact, order.total, until];
      const [begun] = await execute(session, BEGIN, values);
      if (!begun) return id((await execute(session, BEGUN, [hash, order.key]))[0]!.code);
      let position = 0;
      for (const { kind, what } of order.items) await execute(session, ITEM, [order.id, (position += 1), kind, what]);
      return order.code;
    }),
  letIn: (order, sessionHash) =>
    withConnection(pool, async (session) => {
      await execute(session, LET_IN, [order, Buffer.from(sessionHash)]);
    }),
  items: (order) => withConnection(pool, (session) => execute(session, ITEMS, [order])),
  unpaid: (sessionHash) =>
    withConnection(pool, async (session) =>
      (await execute(session, UNPAID, [Buffer.from(sessionHash), MAX_UNPAID])).map((row) => id<'order'>(row.order_id)),
    ),
  isReturned: async (order) =>
    (await withConnection(pool, (session) => execute(session, RETURNED, [order]))).length > 0,
  isUsed: async (order) => (await withConnection(pool, (session) => execute(session, USED, [order]))).length > 0,
});

interface LockedRow {
  readonly code: string;
  readonly what: unknown;
  readonly now: number;
}

const LOCK = statement<LockedRow>(
  'order-item-lock',
  `select o.code, i.what, clock_timestamp() as now
   from order_item i join orders o using (order_id) where i.order_id = $1 and i.kind = $2 for update of i`,
);

const WRITE = statement('order-item-write', 'update order_item set what = $3 where order_id = $1 and kind = $2');

export const itemStore: ItemStore = {
  lock: async (tx, order, kind) => {
    const [row] = await execute(sessionOf(tx), LOCK, [order, kind]);
    if (!row) throw new Error(`order ${order} has no ${kind}`);
    return { code: id(row.code), what: row.what, now: instant(row.now) };
  },
  write: async (tx, order, { kind, what }) => {
    await execute(sessionOf(tx), WRITE, [order, kind, what]);
  },
};
