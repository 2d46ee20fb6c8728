import type { Baskets, DescribedOrder, DescribeOrder } from '#app/basket/ports.ts';
import type { Caller } from '#app/caller.ts';
import { findOrder } from '#app/orders/find-order.ts';
import type { NewOrders, Orders } from '#app/orders/ports.ts';
import { BASKET, type BasketPart, readBasket } from '#domain/basket/basket.ts';
import { type BoughtState, boughtState } from '#domain/basket/bought.ts';
import type { Order } from '#domain/orders/order.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { OrderCode, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Centavos, centavos, minus, plus, ZERO } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface BoughtDeps {
  readonly orders: Pick<Orders, 'find' | 'byId'>;
  readonly newOrders: Pick<NewOrders, 'items'>;
  readonly baskets: Pick<Baskets, 'givenBack'>;
  readonly describe: DescribeOrder;
  /** Whether vouchers were issued for an order. */
  readonly hasVouchers: (order: OrderId) => Promise<boolean>;
}

/** An order that a basket paid for, as it stands. */
export interface Bought extends Omit<DescribedOrder, 'occasions' | 'givesBack'> {
  readonly order: Order;
  readonly code: OrderCode;
  readonly state: BoughtState;
  /** Its share of the payment. */
  readonly paid: Centavos;
  /** What of it went back to the buyer, or is on its way. */
  readonly back: Centavos;
}

export interface BoughtBasket {
  readonly orders: readonly Bought[];
  readonly paid: Centavos;
  readonly back: Centavos;
  /** What remains paid. */
  readonly left: Centavos;
}

/** What a paid basket bought, order by order. Refuses a basket that is not paid. */
export const readBought =
  (deps: BoughtDeps) =>
  async ({ code }: { readonly code: string }, caller: Caller, now: Instant): Promise<Result<BoughtBasket, Faults>> => {
    const found = await findOrder(deps, code, caller);
    if (!found.ok) return found;
    const { order: basket } = found.value;
    const item = (await deps.newOrders.items(basket.id)).find(({ kind }) => kind === BASKET);
    if (!item || basket.status !== 'approved') return fail([fault('process_cannot_continue')]);
    const back = await deps.baskets.givenBack(basket.id);
    const orders = await Promise.all(
      readBasket(item.what).parts.map((part) => readOne(deps, part, { back: back.get(part.order) ?? ZERO, now })),
    );
    const paid = orders.reduce((sum, one) => plus(sum, one.paid), ZERO);
    const returned = orders.reduce((sum, one) => plus(sum, one.back), ZERO);
    return ok({ orders, paid, back: returned, left: minus(paid, returned) });
  };

async function readOne(
  deps: BoughtDeps,
  { order: id, code, total, isSold = true }: BasketPart,
  { back, now }: { readonly back: Centavos; readonly now: Instant },
): Promise<Bought> {
  const stored = await deps.orders.byId(id);
  if (!stored) throw new Error(`a basket paid for ${id}, which does not exist`);
  const { order } = stored;
  const { occasions: _, givesBack, ...described } = await deps.describe(order, await deps.newOrders.items(id));
  const [left, isProven] = await Promise.all([
    givesBack(now),
    described.isProvenByVouchers ? deps.hasVouchers(id) : true,
  ]);
  const state = boughtState({ isSold, isReturned: left === undefined, isAwaited: !isProven });
  return { ...described, order, code, state, paid: centavos(total), back };
}
