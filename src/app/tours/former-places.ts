import type { OrderStore } from '#app/orders/ports.ts';
import type { ClaimId, ClaimStore, TourSession } from '#app/tours/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import type { Order } from '#domain/orders/order.ts';
import type { StoredClaim } from '#domain/tours/claim.ts';
import { formerVerdict } from '#domain/tours/hold-places.ts';
import type { Instant } from '#kernel/instant.ts';

interface FormerDeps {
  readonly claims: ClaimStore;
  readonly orderStore: OrderStore;
}

/** The order of a session, locked. */
export async function lockOrder(
  { orderStore }: Pick<FormerDeps, 'orderStore'>,
  tx: Transaction,
  order: Pick<NonNullable<TourSession['order']>, 'id'> | undefined,
): Promise<Order | undefined> {
  if (!order) return undefined;
  await orderStore.lock(tx, order.id);
  return orderStore.read(tx, order.id);
}

interface Former {
  readonly claim: ClaimId | undefined;
  /** As locked; absent when the same start is not chosen again. */
  readonly order: Order | undefined;
  readonly now: Instant;
}

/** Gives back what a session held, with its order's hold on it; returns how it was held. */
export async function releaseFormer(
  { claims, orderStore }: FormerDeps,
  tx: Transaction,
  { claim, order, now }: Former,
): Promise<StoredClaim | undefined> {
  if (!claim) return undefined;
  const former = await claims.byId(tx, claim);
  const verdict = formerVerdict({ former, order });
  if (verdict.kind === 'stay') return undefined;
  if (verdict.released) await claims.release(tx, claim);
  const { ends } = verdict;
  if (ends) await orderStore.settle(tx, ends.id, { status: ends.status, holdUntil: now });
  return former;
}
