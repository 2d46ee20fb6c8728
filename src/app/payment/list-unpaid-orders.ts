import type { Caller } from '#app/caller.ts';
import type { Offer } from '#app/orders/fulfilment.ts';
import { offersOf, withdrawnOf } from '#app/orders/offers-of.ts';
import type { NewOrders, StoredItem } from '#app/orders/ports.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import type { Order } from '#domain/orders/order.ts';
import { type OrderStanding, orderStanding } from '#domain/orders/order-standing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { earliest, type Instant } from '#kernel/instant.ts';

/** An order that can be paid, is being paid, or waits for cash. */
export interface UnpaidOrder {
  readonly order: Order;
  readonly standing: Extract<OrderStanding, 'open' | 'paying' | 'waiting'>;
  readonly items: readonly StoredItem[];
  /** The first of its deadlines; undefined: it has none, or is being paid. */
  readonly payBefore: Instant | undefined;
}

export type UnpaidOrderDeps = Pick<PaymentDeps, 'orders' | 'payments' | 'fulfilments'> & {
  readonly newOrders: Pick<NewOrders, 'items' | 'unpaid'>;
};

/** The unpaid orders of a session that are not a trip (T77), newest first. */
export const listUnpaidOrders =
  (deps: UnpaidOrderDeps) =>
  async ({ sessionHash }: Caller, now: Instant): Promise<readonly UnpaidOrder[]> => {
    const ids = await deps.newOrders.unpaid(sessionHash);
    const read = await Promise.all(ids.map((id) => unpaidOrder(deps, id, now)));
    return read.filter((one) => one !== undefined);
  };

/** Undefined for what was settled meanwhile, and for what can no longer be paid. */
async function unpaidOrder(deps: UnpaidOrderDeps, id: OrderId, now: Instant): Promise<UnpaidOrder | undefined> {
  const stored = await deps.orders.byId(id);
  if (!stored) return undefined;
  const { order } = stored;
  const standing = orderStanding({ ...order, isReturned: false }, now);
  if (standing !== 'open' && standing !== 'paying' && standing !== 'waiting') return undefined;
  const [items, offers] = await Promise.all([deps.newOrders.items(id), offersOf(deps.fulfilments, order)]);
  if (standing !== 'paying' && withdrawnOf(offers)) return undefined;
  const payBefore = await DEADLINES[standing](deps, order, offers);
  const isOver = standing === 'open' && (!offers || (payBefore ?? now) < now);
  return isOver ? undefined : { order, standing, items, payBefore };
}

type Deadline = (
  deps: UnpaidOrderDeps,
  order: Order,
  offers: readonly Offer[] | undefined,
) => Promise<Instant | undefined>;

const DEADLINES: Readonly<Record<UnpaidOrder['standing'], Deadline>> = {
  open: async (_, order, offers = []) => {
    const all = offers.flatMap(({ before }) => before).concat(order.holdUntil ?? []);
    return all.length > 0 ? earliest(...all) : undefined;
  },
  paying: async () => undefined,
  waiting: async ({ payments }, { id, holdUntil }) => (await payments.latest(id))?.voucher?.payBy ?? holdUntil,
};
