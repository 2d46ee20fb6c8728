import { randomBytes } from 'node:crypto';
import { adventureStore } from '#adapters/db/adventures/bookings.ts';
import { basketStore } from '#adapters/db/basket/baskets.ts';
import { giftStore } from '#adapters/db/gifts/gift-cards.ts';
import { voucherStore } from '#adapters/db/vouchers/vouchers.ts';
import { loungeReads, loungeStore } from '#adapters/db/lounge/lounge-visits.ts';
import { changeStores } from '#adapters/db/amendments/change/change-stores.ts';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { additionStores } from '#adapters/db/amendments/additions/addition-stores.ts';
import { announce, enqueue } from '#adapters/db/announce.ts';
import { mayKeepUnpaid } from '#adapters/db/booking/pend-share.ts';
import { tripStores } from '#adapters/db/booking/trip-stores.ts';
import { markInvoiceRequestDue } from '#adapters/db/invoicing/invoice-requests.ts';
import { itemStore, newOrders } from '#adapters/db/orders/new-orders.ts';
import { orders } from '#adapters/db/orders/orders.ts';
import { packStore } from '#adapters/db/packs/packs.ts';
import { orderReturnStores } from '#adapters/db/payment/return-stores.ts';
import { paymentReads, paymentStores } from '#adapters/db/payment/payments.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { sessionOf, transactions } from '#adapters/db/session-of.ts';
import { adventureKind } from '#app/adventures/adventure-kind.ts';
import { basketFulfilment } from '#app/basket/basket-fulfilment.ts';
import { giftKind } from '#app/gifts/gift-kind.ts';
import { visitKind } from '#app/lounge/visit-kind.ts';
import { additionFulfilment } from '#app/amendments/additions/addition-fulfilment.ts';
import { offerAddition } from '#app/amendments/luggage/offer-addition.ts';
import { changeFulfilment } from '#app/amendments/change/change-fulfilment.ts';
import type { OfferedAfterwards } from '#app/amendments/possible-actions.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { tripFulfilment } from '#app/booking/trip-fulfilment.ts';
import type { OrderMail } from '#app/notices/write-order-mail.ts';
import { type PlainDeps, plainFulfilment } from '#app/orders/plain-fulfilment.ts';
import type { Fulfilments } from '#app/orders/fulfilment.ts';
import { packKind } from '#app/packs/pack-kind.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import type { ReturnOrderDeps } from '#app/payment/return-order.ts';
import { paymentsOf } from '#app/payment/payments.ts';
import type { PaymentStores } from '#app/payment/stores.ts';
import { BASKET } from '#domain/basket/basket.ts';
import { ON_BOARD } from '#domain/amendments/additions/on-board.ts';
import { LUGGAGE } from '#domain/amendments/luggage/luggage.ts';
import { ADVENTURE } from '#domain/adventures/adventure.ts';
import { GIFT_CARD } from '#domain/gifts/gift-rules.ts';
import { type Lounge, LOUNGE_VISIT } from '#domain/lounge/lounge.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { TRIP_CHANGE } from '#domain/amendments/apply-change.ts';
import { TRIP } from '#domain/booking/trip.ts';
import { POINTS_PACK } from '#domain/packs/pack-rules.ts';
import { describePack } from '#http/packs/words.ts';
import { TOUR } from '#domain/tours/product.ts';
import { tourKind } from '#main/rooms/tours.ts';
import { withMore } from '#main/rooms/more.ts';

/** Dependencies of plain kinds. */
export const plainDeps = (pool: Pool): PlainDeps => ({
  newOrders: newOrders(pool),
  items: itemStore,
  announcePaid: (tx, reservation) =>
    enqueue(sessionOf(tx), {
      topic: 'order.paid' satisfies OrderMail['topic'],
      dedupKey: `order.paid:${reservation}`,
      payload: { reservation },
    }),
});

type Sale = Pick<
  SaleDeps,
  'timetable' | 'departures' | 'availability' | 'promos' | 'offers' | 'reservations' | 'travellerSessions'
> & {
  /** Multiplies the limit of unpaid orders, for load tests. Absent: 1. */
  readonly limitFactor?: number;
  /** Absent: none. */
  readonly lounges?: readonly Lounge[];
};

/** What the site sells, by kind of item: each kind has one line here, and its own rooms. `others` are sold besides. */
export function fulfilments(pool: Pool, sale: Sale, others: Fulfilments = {}): Fulfilments {
  const trips = withMore(tripStores(sale.limitFactor));
  const deps = {
    ...sale,
    trips,
    mayKeepUnpaid: (named: Parameters<typeof mayKeepUnpaid>[1]) => mayKeepUnpaid(pool, named),
  };
  const addition = additionFulfilment({ ...deps, stores: additionStores(trips), aftersales: aftersales(pool) });
  const all: Fulfilments = {
    [TRIP]: tripFulfilment(deps),
    [TRIP_CHANGE]: changeFulfilment({ ...deps, changing: changeStores }),
    [ON_BOARD]: addition,
    [LUGGAGE]: addition,
    [GIFT_CARD]: plainFulfilment(
      plainDeps(pool),
      giftKind({ gifts: giftStore, random: randomBytes, zone: CARRIER_ZONE }),
    ),
    [POINTS_PACK]: plainFulfilment(plainDeps(pool), packKind({ packs: packStore, describe: describePack })),
    [TOUR]: tourKind(pool, plainDeps(pool), sale.limitFactor),
    [ADVENTURE]: plainFulfilment(plainDeps(pool), adventureKind({ adventureStore, voucherStore })),
    [LOUNGE_VISIT]: plainFulfilment(
      plainDeps(pool),
      visitKind({ lounges: sale.lounges ?? [], loungeReads: loungeReads(pool), loungeStore, voucherStore }),
    ),
    [BASKET]: basketFulfilment({
      ...plainDeps(pool),
      orders: orders(pool),
      basketStore,
      settling: () => ({ stores: storesOf(pool), fulfilments: all }),
      random: randomBytes,
    }),
    ...others,
  };
  return all;
}

/** What payments write with. */
const storesOf = (pool: Pool): PaymentStores =>
  paymentStores(pool, {
    announce,
    // An invoice requested before paying becomes due now.
    whenPaid: (session, { id, order }) => markInvoiceRequestDue(session, order, id),
  });

/** With what buyers return orders by themselves. */
export const returnDeps = (pool: Pool): Pick<ReturnOrderDeps, 'inTransaction' | 'returning'> => ({
  inTransaction: transactions(pool),
  returning: orderReturnStores,
});

/** What is offered for a paid trip. */
export const offeredAfterwards: (sale: Pick<SaleDeps, 'offers'>) => readonly OfferedAfterwards[] = (sale) => [
  offerAddition(sale),
];

/** Orders of all kinds, and their payments. */
export function orderDeps(
  pool: Pool,
  sale: Sale,
  sold: Fulfilments = fulfilments(pool, sale),
): Pick<PaymentDeps, 'orders' | 'fulfilments' | 'payments'> {
  return {
    orders: orders(pool),
    fulfilments: sold,
    payments: paymentsOf({ stores: storesOf(pool), fulfilments: sold, reads: paymentReads(pool) }),
  };
}
