import { valueOf } from '#app/all-of.ts';
import type { Beginning, LockedItem } from '#app/orders/fulfilment.ts';
import type { Begun, PaymentIntent } from '#app/payment/ports.ts';
import type { PaymentStores } from '#app/payment/stores.ts';
import { Rollback, type Transaction } from '#app/transaction.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { beginVerdict } from '#domain/payment/beginning.ts';

/** Rolls the transaction back with a reason. */
export const rollbackWith = (code: ErrorCode) => new Rollback<Begun>({ kind: 'refused', code });

/** The first refusal applies to the whole order. */
export async function ask(
  items: readonly LockedItem[],
  question: (item: LockedItem) => Promise<ErrorCode | undefined>,
): Promise<void> {
  for (const item of items) {
    const refusal = await question(item);
    if (refusal) throw rollbackWith(refusal);
  }
}

/**
 * Checks common to all payments: the key is new, no other attempt blocks this one, and everything can still be sold. The
 * order and its first item are locked together, one round trip; further items one after another, so that orders of
 * several items lock what they share with others in one sequence.
 */
export async function lockToPay(
  { orders, attempts }: PaymentStores,
  tx: Transaction,
  { stored, key, offers }: PaymentIntent,
  how: Beginning,
): Promise<readonly LockedItem[]> {
  const { order, version } = stored;
  const [first, ...others] = offers;
  const [current, earlier, locked] = await Promise.allSettled([
    orders.lock(tx, order.id),
    attempts.of(tx, order.id),
    first?.lock(tx, how),
  ]);
  // In the order they were sent: an error of the first aborts the transaction, and says why the others failed.
  const found = valueOf(current);
  const verdict = beginVerdict({ key, seen: version, found, earlier: valueOf(earlier) });
  if (verdict.kind !== 'begin') throw new Rollback<Begun>(verdict);
  const items: LockedItem[] = [];
  const opened = async (item: LockedItem | undefined): Promise<void> => {
    const refusal = await item?.refusal();
    if (refusal) throw rollbackWith(refusal);
    if (item) items.push(item);
  };
  await opened(valueOf(locked));
  for (const offer of others) await opened(await offer.lock(tx, how));
  return items;
}

export async function savePrices(items: readonly LockedItem[]): Promise<void> {
  for (const item of items) if (!(await item.savePrice())) throw new Rollback<Begun>({ kind: 'changed' });
}
