import type { BasketDeps } from '#app/basket/basket-deps.ts';
import type { Transaction } from '#app/transaction.ts';
import { BASKET, readBasket, totalOf } from '#domain/basket/basket.ts';
import { type BasketChange, type BasketVerdict, basketVerdict } from '#domain/basket/change.ts';
import type { Faults } from '#domain/errors.ts';
import type { OrderId } from '#kernel/ids.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Changes what is in a basket, unless it is being paid. */
export async function changeBasket(
  deps: BasketDeps,
  basket: OrderId,
  change: BasketChange,
): Promise<Result<undefined, Faults>> {
  const verdict = await deps.inTransaction((tx) => changeWithin(deps, tx, { basket, change }));
  return verdict.kind === 'refused' ? fail([verdict.fault]) : ok(undefined);
}

async function changeWithin(
  { orderStore, items, basketStore }: BasketDeps,
  tx: Transaction,
  { basket, change }: { readonly basket: OrderId; readonly change: BasketChange },
): Promise<BasketVerdict> {
  await orderStore.lock(tx, basket);
  const order = await orderStore.read(tx, basket);
  const { parts } = readBasket((await items.lock(tx, basket, BASKET)).what);
  const verdict = basketVerdict(order, parts, change);
  if (verdict.kind === 'changed') {
    await items.write(tx, basket, { kind: BASKET, what: { parts: verdict.parts } });
    await basketStore.writeTotal(tx, basket, totalOf(verdict.parts));
  }
  return verdict;
}
