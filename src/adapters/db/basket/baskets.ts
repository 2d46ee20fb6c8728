import { bookBasket } from '#adapters/db/ledger/ledger.ts';
import { ordersOfSignedIn } from '#adapters/db/owned-by-signed-in.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Baskets, BasketStore } from '#app/basket/ports.ts';
import { basketAccount } from '#domain/payment/basket-share.ts';
import { id } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';

interface OrderIdRow {
  readonly order_id: string;
}

const CURRENT = statement<OrderIdRow>(
  'basket-current',
  `select o.order_id from orders o join order_item i on i.order_id = o.order_id and i.kind = 'basket'
   where o.session_hash = $1 order by o.created_at desc, o.order_id desc limit 1`,
);

const INSIDE = statement<OrderIdRow>(
  'basket-inside',
  `select part ->> 'order' as order_id
   from (
     select i.what from orders o join order_item i on i.order_id = o.order_id and i.kind = 'basket'
     where o.session_hash = $1 order by o.created_at desc, o.order_id desc limit 1
   ) newest cross join lateral jsonb_array_elements(newest.what -> 'parts') part`,
);

const OPEN = statement<OrderIdRow>(
  'basket-open-orders',
  `select o.order_id from orders o
   where o.session_hash = $1 and o.created_at > clock_timestamp() - interval '1 day' and o.step = 'pago'
     and o.status in ('process', 'decline') and not o.expired and o.total > 0
     and (o.hold_until is null or o.hold_until > clock_timestamp())
     and not exists (select from order_item i where i.order_id = o.order_id and i.kind = 'basket')
     and not exists (
       select from payment p where p.reservation_id = o.order_id and p.state in ('created', 'pending', 'unknown')
     )
   order by o.created_at desc limit 10`,
);

const PAID_WITH = statement<OrderIdRow>(
  'basket-paid-with',
  `select part ->> 'order' as order_id
   from payment s
   join payment b on b.payment_id = split_part(s.idempotency_key, ':', 2)::uuid
   join order_item i on i.order_id = b.reservation_id and i.kind = 'basket'
   cross join lateral jsonb_array_elements(i.what -> 'parts') with ordinality as parts (part, place)
   where s.reservation_id = $1 and s.provider = 'basket' and s.state = 'captured'
     and part ->> 'order' <> $1::text and (part ->> 'isSold')::boolean
   order by place`,
);

const BOUGHT_BY = statement<OrderIdRow>(
  'basket-bought-by',
  `select o.order_id from (
     select order_id from orders where session_hash = $1
     union ${ordersOfSignedIn('$1')}
   ) own join orders o using (order_id)
   where o.status = 'approved' and o.parent_id is null
     and not exists (select from order_item i where i.order_id = o.order_id and i.kind = 'basket')
   order by o.created_at desc limit 20`,
);

/**
 * Of each share, what is refunded, and what became credit instead of money. Not what came on top, as a compensation, nor
 * what was paid by itself later.
 */
const GIVEN_BACK = statement<OrderIdRow & { readonly amount: number }>(
  'basket-given-back',
  `select order_id, amount from (
     select s.reservation_id as order_id,
       (coalesce((select sum(r.amount) from refund r where r.payment_id = s.payment_id), 0)
         + coalesce((
             select sum(u.net + u.vat) from sale_undone u
             where u.payment_id = s.payment_id and u.as_credit
               and not exists (select from refund r where r.payment_id = s.payment_id and r.source_id = u.source_id)
           ), 0))::int as amount
     from payment b
     join payment s on s.provider = 'basket' and split_part(s.idempotency_key, ':', 2) = b.payment_id::text
     where b.reservation_id = $1
   ) back where amount > 0`,
);

/** Baskets in PostgreSQL. */
export const baskets = (pool: Pool): Baskets => ({
  current: (sessionHash) =>
    withConnection(pool, async (session) => {
      const [row] = await execute(session, CURRENT, [Buffer.from(sessionHash)]);
      return row && id<'order'>(row.order_id);
    }),
  inside: (sessionHash) =>
    withConnection(pool, async (session) =>
      (await execute(session, INSIDE, [Buffer.from(sessionHash)])).map((row) => id<'order'>(row.order_id)),
    ),
  openOrders: (sessionHash) =>
    withConnection(pool, async (session) =>
      (await execute(session, OPEN, [Buffer.from(sessionHash)])).map((row) => id<'order'>(row.order_id)),
    ),
  paidWith: (order) =>
    withConnection(pool, async (session) =>
      (await execute(session, PAID_WITH, [order])).map((row) => id<'order'>(row.order_id)),
    ),
  boughtBy: (sessionHash) =>
    withConnection(pool, async (session) =>
      (await execute(session, BOUGHT_BY, [Buffer.from(sessionHash)])).map((row) => id<'order'>(row.order_id)),
    ),
  givenBack: (basket) =>
    withConnection(pool, async (session) => {
      const rows = await execute(session, GIVEN_BACK, [basket]);
      return new Map(rows.map(({ order_id, amount }) => [id<'order'>(order_id), centavos(amount)]));
    }),
});

const TOTAL = statement('basket-total', 'update orders set total = $2 where order_id = $1');

const SHARE_ACCOUNT = statement(
  'basket-share-account',
  `insert into traveller_order (order_id, traveller_id)
   select o.order_id, w.traveller_id from traveller_order w join orders o on o.order_id = $2 and o.parent_id is null
   where w.order_id = $1 on conflict do nothing`,
);

export const basketStore: BasketStore = {
  writeTotal: async (tx, basket, total) => {
    await execute(sessionOf(tx), TOTAL, [basket, total]);
  },
  grant: (tx, { id: payment, order, amount }) =>
    bookBasket(sessionOf(tx), { reservation: order, id: payment, account: basketAccount(payment), amount }),
  shareAccount: async (tx, { basket, of }) => {
    await execute(sessionOf(tx), SHARE_ACCOUNT, [basket, of]);
  },
};
