import { randomBytes } from 'node:crypto';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { TravellerOrders } from '#app/loyalty/traveller-orders.ts';

/** Changes and additions follow their order. */
const BOUGHT = statement(
  'traveller-order-bought',
  `insert into traveller_order (order_id, traveller_id)
   select o.order_id, $2 from orders o where o.order_id = $1 and o.parent_id is null
   on conflict (order_id) do update set traveller_id = excluded.traveller_id, since = excluded.since
     where exists (select from orders o where o.order_id = excluded.order_id and o.status in ('process', 'decline'))`,
);

const ADD = statement<{ readonly order_id: string }>(
  'traveller-order-add',
  `insert into traveller_order as kept (order_id, traveller_id)
   select o.order_id, $2 from orders o where o.order_id = $1 and o.parent_id is null
   on conflict (order_id) do update set since = kept.since where kept.traveller_id = excluded.traveller_id
   returning order_id`,
);

/** An order without a creating session can be opened by its traveller, or with proofs. */
const CLOSE = statement(
  'traveller-orders-close',
  `with own as (
     select o.order_id, o.status from traveller_session s
     join traveller_order w on w.traveller_id = s.traveller_id
     join orders o on w.order_id in (o.order_id, o.parent_id)
     where s.session_hash = $1 and s.site_session_hash = $2
   ), closed as (
     delete from reservation_access a using own where a.reservation_id = own.order_id and a.session_hash = $2
   )
   update orders o set session_hash = $3 from own
   where o.order_id = own.order_id and o.session_hash = $2 and own.status in ('approved', 'order_generated')`,
);

/** Orders of travellers, in PostgreSQL. */
export const travellerOrders = (pool: Pool): TravellerOrders => ({
  bought: async (order, traveller) => {
    await withConnection(pool, (session) => execute(session, BOUGHT, [order, traveller]));
  },
  add: async (order, traveller) =>
    (await withConnection(pool, (session) => execute(session, ADD, [order, traveller]))).length > 0,
  closeIn: async ({ sessionHash, siteSessionHash }) => {
    const nobody = randomBytes(siteSessionHash.length);
    const values = [Buffer.from(sessionHash), Buffer.from(siteSessionHash), nobody];
    await withConnection(pool, (session) => execute(session, CLOSE, values));
  },
});
