import type { BasketFulfilmentDeps } from '#app/basket/basket-fulfilment-deps.ts';
import type { BegunPayment, LockedItem } from '#app/orders/fulfilment.ts';
import { priceOf } from '#app/payment/sell-order.ts';
import type { Transaction } from '#app/transaction.ts';
import { refusalOfPart } from '#domain/basket/paid-parts.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import { BASKET_SHARE, shareKey } from '#domain/payment/basket-share.ts';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { applyResult } from '#domain/payment/status.ts';
import { type OrderId, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** An order in a basket with what it holds, locked. */
export interface LockedPart {
  readonly order: Order;
  readonly version: number;
  readonly items: readonly LockedItem[];
  /** It changed since it was read. */
  readonly isChanged?: boolean;
}

/** Why a payment of an order cannot begin. */
export async function refusalOf(
  { settling }: BasketFulfilmentDeps,
  tx: Transaction,
  { order, items }: LockedPart,
): Promise<ErrorCode | undefined> {
  const attempts = await settling().stores.attempts.of(tx, order.id);
  const refusal = refusalOfPart({ order, isSold: items.length > 0, attempts });
  if (refusal) return refusal;
  for (const item of items) {
    const code = await item.refusal();
    if (code) return code;
  }
  return undefined;
}

interface PartToPin {
  readonly basket: OrderId;
  readonly part: LockedPart;
  readonly begun: BegunPayment;
  readonly now: Instant;
}

/** The payment of a basket began: what an order holds is pinned, and it waits for its share like for a payment of its own. */
export async function pinPart(
  { settling, basketStore, random }: BasketFulfilmentDeps,
  tx: Transaction,
  { basket, part: { order, version, items }, begun, now }: PartToPin,
): Promise<ErrorCode | undefined> {
  for (const item of items) {
    if (!(await item.savePrice())) return 'price_changed';
    const refusal = await item.pin(begun);
    if (refusal) return refusal;
  }
  const method = PAYMENT_METHODS.find((name) => name === begun.method)!;
  const share = {
    id: uuidV7<'payment'>(now, random(10)),
    stored: { order, version },
    offers: [],
    method,
    provider: BASKET_SHARE,
    key: shareKey(begun.payment),
    requestHash: '',
    amount: priceOf(items).total,
    // A basket has no payment link.
    isByLink: false,
  };
  const status = applyResult(order.status, { state: 'created', method });
  await settling().stores.attempts.begin(tx, share, { state: 'created', status, holdUntil: order.holdUntil });
  await basketStore.shareAccount(tx, { basket, of: order.id });
  return undefined;
}
