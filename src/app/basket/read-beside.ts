import type { Baskets, DescribedOrder, DescribeOrder } from '#app/basket/ports.ts';
import type { Caller } from '#app/caller.ts';
import { findOrder } from '#app/orders/find-order.ts';
import type { NewOrders, Orders } from '#app/orders/ports.ts';
import { isAhead, stillGoesWith } from '#domain/basket/goes-with.ts';
import type { Occasion } from '#domain/basket/close-times.ts';
import type { Faults } from '#domain/errors.ts';
import type { OrderCode, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { ok, type Result } from '#kernel/result.ts';

export interface BesideDeps {
  readonly orders: Pick<Orders, 'find' | 'byId'>;
  readonly newOrders: Pick<NewOrders, 'items'>;
  readonly baskets: Pick<Baskets, 'paidWith' | 'boughtBy'>;
  readonly describe: DescribeOrder;
}

/** A change of an order that is about to be made. */
export interface Changing {
  /** Of the order. */
  readonly code: string;
  /** Its journeys that are cancelled or move, by their places in the order; absent: all. */
  readonly journeys?: readonly number[] | undefined;
  /** The new times of what moves; absent: it is cancelled. */
  readonly to?: Occasion | undefined;
}

/** Something that the same traveller bought and that no longer goes with the order. */
export interface Beside extends Pick<DescribedOrder, 'title' | 'details' | 'path' | 'cancelledAs'> {
  readonly code: OrderCode;
  /** What cancelling it gives back now. */
  readonly givesBack: Centavos;
  /** It was paid together with the order. */
  readonly isPaidWith: boolean;
}

/**
 * What else is concerned when an order is cancelled or moved: of what was paid together with it, and of what the caller
 * bought besides. Nothing is changed.
 */
export const readBeside =
  (deps: BesideDeps) =>
  async (
    { code, journeys, to }: Changing,
    caller: Caller,
    now: Instant,
  ): Promise<Result<readonly Beside[], Faults>> => {
    const found = await findOrder(deps, code, caller);
    if (!found.ok) return found;
    const { order } = found.value;
    const together = await deps.baskets.paidWith(order.id);
    const apart = await deps.baskets.boughtBy(caller.sessionHash);
    const others = new Set([...together, ...apart].filter((id) => id !== order.id));
    if (others.size === 0) return ok([]);
    const { occasions: own } = await deps.describe(order, await deps.newOrders.items(order.id));
    const next = [...own.filter((_, at) => journeys !== undefined && !journeys.includes(at)), ...(to ? [to] : [])];
    const read = await Promise.all(
      [...others].map(async (id) => {
        const one = await readOne(deps, id, now);
        return one && { ...one, isPaidWith: together.includes(id) };
      }),
    );
    return ok(
      read
        .filter((one) => one !== undefined)
        .filter(({ occasions }) => isAhead(occasions, now) && !stillGoesWith({ own, next }, occasions))
        .map(({ occasions: _occasions, ...one }) => one),
    );
  };

async function readOne(
  { orders, newOrders, describe }: BesideDeps,
  id: OrderId,
  now: Instant,
): Promise<(Omit<Beside, 'isPaidWith'> & Pick<DescribedOrder, 'occasions'>) | undefined> {
  const stored = await orders.byId(id);
  if (stored?.order.status !== 'approved') return undefined;
  const { order } = stored;
  const { title, details, occasions, path, givesBack, cancelledAs } = await describe(order, await newOrders.items(id));
  const back = await givesBack(now);
  if (back === undefined) return undefined;
  return { code: order.code, title, details, occasions, path, givesBack: back, cancelledAs };
}
