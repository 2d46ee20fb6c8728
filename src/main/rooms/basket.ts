import { randomBytes } from 'node:crypto';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { baskets, basketStore } from '#adapters/db/basket/baskets.ts';
import { itemStore, newOrders } from '#adapters/db/orders/new-orders.ts';
import { orderStore } from '#adapters/db/orders/orders.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { transactions } from '#adapters/db/session-of.ts';
import { vouchers } from '#adapters/db/vouchers/vouchers.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { EVERYTHING, refundOfferOf } from '#domain/amendments/offer.ts';
import type { DescribeDeps } from '#http/basket/describe.ts';
import { describeOrder } from '#http/orders/kinds.ts';
import { basketHandlers } from '#http/basket/handlers.ts';
import { transferLeads } from '#http/basket/leads-to.ts';
import { id } from '#kernel/ids.ts';
import { ZERO } from '#kernel/money.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { Room } from '#main/rooms/room.ts';

type BasketRoomDeps = Omit<DescribeDeps, 'newOrders' | 'tripGivesBack'> &
  Pick<PaymentDeps, 'orders' | 'fulfilments'> & { readonly pool: Pool };

/** Dependencies of describing orders. */
export const describeDeps = (pool: Pool): Pick<DescribeDeps, 'newOrders' | 'tripGivesBack'> => ({
  newOrders: newOrders(pool),
  tripGivesBack: async (trip, now) => {
    const status = await aftersales(pool).ticketsStatus(id(trip));
    if (status.tickets.length === 0) return undefined;
    const offer = refundOfferOf(status, { selection: EVERYTHING, now });
    return offer.ok ? (offer.value.amounts.original ?? offer.value.amounts.credit ?? ZERO) : ZERO;
  },
});

/** Several orders paid at once: what is in a basket. Its order is paid like any other. */
export const basketRoom = (deps: BasketRoomDeps): Room => ({
  handlers: basketHandlers({
    orders: deps.orders,
    fulfilments: deps.fulfilments,
    orderStore,
    newOrders: newOrders(deps.pool),
    items: itemStore,
    baskets: baskets(deps.pool),
    basketStore,
    describe: describeOrder({ ...deps, ...describeDeps(deps.pool) }),
    leadsTo: transferLeads(deps),
    inTransaction: transactions(deps.pool),
    zone: CARRIER_ZONE,
    hasVouchers: async (order) => (await vouchers(deps.pool).ofOrder(order)).length > 0,
    random: (bytes) => randomBytes(bytes),
  }),
});
