import { ownedBySignedIn } from '#adapters/db/owned-by-signed-in.ts';
import type { Pool, Session } from '#adapters/db/pool.ts';
import { read } from '#adapters/db/read.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Orders, OrderStore, StoredOrder } from '#app/orders/ports.ts';
import type { Contact } from '#domain/orders/contact.ts';
import { isExpired, isPaying, type Item } from '#domain/orders/order.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import { id, type OrderId } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

interface OrderRow {
  readonly order_id: string;
  readonly code: string;
  readonly parent_id: string | null;
  readonly lang: 'es' | 'en';
  readonly contact: Contact | null;
  readonly total: number;
  readonly status: PaymentStatus;
  readonly hold_until: number | null;
  readonly expired: boolean;
  readonly pin_version: number;
  readonly created_at: number;
  readonly version: number;
  readonly items: readonly Item[];
  readonly is_complete: boolean;
  readonly is_contact_confirmed: boolean;
  readonly has_payment_under_way: boolean;
  /** By the clock of the database, which also ends holds. */
  readonly is_past_hold: boolean;
}

const SELECT = `select o.order_id, o.code, o.parent_id, o.lang, o.contact, o.total, o.status, o.hold_until, o.expired, o.pin_version,
  o.created_at, o.version,
  coalesce((
    select json_agg(json_build_object('position', i.position, 'kind', i.kind) order by i.position)
    from order_item i where i.order_id = o.order_id
  ), '[]') as items,
  o.step = 'pago' as is_complete,
  coalesce(o.confirmed_contact = contact_line(o.contact), false) as is_contact_confirmed,
  exists (
    select from payment m where m.reservation_id = o.order_id and m.state in ('created', 'pending', 'unknown')
  ) as has_payment_under_way,
  coalesce(o.hold_until <= now(), false) as is_past_hold
from orders o`;

/** For the session that created it, one that was granted access, and one in which its traveller is signed in. */
const BY_CODE = statement<OrderRow>(
  'order-by-code',
  `${SELECT} where o.code = $1 and (
     o.session_hash = $2
     or exists (
       select from reservation_access a
       where a.reservation_id = o.order_id and a.session_hash = $2 and a.level = 'full'
         and (a.expires_at is null or a.expires_at > clock_timestamp())
     )
     or ${ownedBySignedIn('o.order_id', '$2')}
   )`,
);

const BY_ID = statement<OrderRow>('order-by-id', `${SELECT} where o.order_id = $1`);

const storedOf = (row: OrderRow): StoredOrder => {
  const ending = {
    status: row.status,
    isEnded: row.expired,
    isPastHold: row.is_past_hold,
    isPaymentUnderWay: row.has_payment_under_way,
  };
  return {
    version: row.version,
    order: {
      id: id(row.order_id),
      code: id(row.code),
      parent: row.parent_id === null ? undefined : id(row.parent_id),
      lang: row.lang,
      contact: row.contact ?? undefined,
      contactConfirmed: row.is_contact_confirmed,
      items: row.items,
      isComplete: row.is_complete,
      total: centavos(row.total),
      status: row.status,
      paying: isPaying(ending),
      holdUntil: row.hold_until === null ? undefined : instant(row.hold_until),
      expired: isExpired(ending),
      pinVersion: row.pin_version,
      createdAt: instant(row.created_at),
    },
  };
};

/** Orders in PostgreSQL. */
export const orders = (pool: Pool): Orders => ({
  find: async (code, sessionHash) => {
    const [row] = await read(pool, BY_CODE, [code, Buffer.from(sessionHash)]);
    return row && storedOf(row);
  },
  byId: async (order) => {
    const [row] = await read(pool, BY_ID, [order]);
    return row && storedOf(row);
  },
});

/** An order by its id, for work that belongs to no session. */
export async function orderById(session: Session, order: OrderId): Promise<StoredOrder | undefined> {
  const [row] = await execute(session, BY_ID, [order]);
  return row && storedOf(row);
}

const LOCK = statement<{ readonly order_id: string; readonly version: number }>(
  'order-lock',
  `select order_id, version from orders
   where order_id in ($1, (select own.parent_id from orders own where own.order_id = $1))
   order by parent_id is not null for no key update`,
);

const SETTLE = statement(
  'order-settle',
  `update orders set status = $2, hold_until = $3, expired = expired and $2 <> 'approved', version = version + 1
   where order_id = $1`,
);

export const orderStore: OrderStore = {
  lock: async (tx, order) => {
    const rows = await execute(sessionOf(tx), LOCK, [order]);
    return rows.find((row) => row.order_id === order)?.version;
  },
  read: async (tx, order) => {
    const [row] = await execute(sessionOf(tx), BY_ID, [order]);
    if (!row) throw new Error(`no order ${order}`);
    return storedOf(row).order;
  },
  settle: async (tx, order, { status, holdUntil }) => {
    await execute(sessionOf(tx), SETTLE, [order, status, holdUntil === undefined ? null : new Date(holdUntil)]);
  },
};
