import type { BasketFulfilmentDeps } from '#app/basket/basket-fulfilment-deps.ts';
import type { BegunPayment, LockedItem } from '#app/orders/fulfilment.ts';
import { priceOf } from '#app/payment/sell-order.ts';
import { settleWithin } from '#app/payment/settle.ts';
import type { Transaction } from '#app/transaction.ts';
import { BASKET, type BasketPart } from '#domain/basket/basket.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import { isUnsettled, mayAttempt } from '#domain/payment/attempt.ts';
import { refusalToPay } from '#domain/payment/beginning.ts';
import { BASKET_SHARE, shareKey } from '#domain/payment/basket-share.ts';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { applyResult } from '#domain/payment/status.ts';
import { type Id, type OrderId, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { plus, ZERO } from '#kernel/money.ts';

/** An order in a basket with what it holds, locked. */
export interface LockedPart {
  readonly order: Order;
  readonly version: number;
  readonly items: readonly LockedItem[];
  /** It changed since it was read. */
  readonly isChanged?: boolean;
}

interface LockedBasket {
  readonly basket: OrderId;
  readonly parts: readonly BasketPart[];
  readonly locked: readonly LockedPart[];
  /** By the database's clock. */
  readonly now: Instant;
}

/** What needs another order comes after it: the right to it is sold first. */
const inOrderOfNeed = (locked: readonly LockedPart[]): readonly LockedPart[] =>
  locked.toSorted((a, b) => Number(needsAny(a)) - Number(needsAny(b)));

const needsAny = ({ items }: LockedPart): boolean => items.some(({ needs }) => needs !== undefined);

/** A basket and its orders, locked. Its price has no tax of its own: what is sold for it are its orders. */
export function lockedBasket(
  deps: BasketFulfilmentDeps,
  tx: Transaction,
  { basket, parts, locked: byId, now }: LockedBasket,
): LockedItem {
  const locked = inOrderOfNeed(byId);
  const total = locked.reduce((sum, { items }) => plus(sum, priceOf(items).total), ZERO);
  return {
    price: { total, net: ZERO, vat: ZERO },
    refusal: async () => {
      if (total === ZERO) return 'process_cannot_continue';
      for (const part of locked) {
        const refusal = await refusalOf(deps, tx, part);
        if (refusal) return refusal;
      }
      return undefined;
    },
    // The prices of its orders are stored as they are pinned: the statements of both are sent together.
    savePrice: async () => !locked.some(({ isChanged }) => isChanged),
    pin: async (begun) => {
      await deps.basketStore.writeTotal(tx, basket, total);
      for (const part of locked) {
        const refusal = await pinPart(deps, tx, { basket, part, begun, now });
        if (refusal) return refusal;
      }
      return undefined;
    },
    orderAtCounter: async () => 'method_unavailable',
    keep: async () => undefined,
    // Each of its orders answers for itself when it is sold.
    retake: async () => true,
    sell: async (payment) => {
      await deps.basketStore.grant(tx, { id: payment, order: basket, amount: total });
      const sold = new Set<OrderId>();
      for (const { order } of locked) if (await sellPart(deps, tx, { order, payment })) sold.add(order.id);
      const after = parts.map((part) => ({ ...part, isSold: sold.has(part.order) }));
      await deps.items.write(tx, basket, { kind: BASKET, what: { parts: after } });
      await deps.announcePaid(tx, basket);
      return [];
    },
    release: async ({ payment }) => {
      for (const { order } of locked) await releasePart(deps, tx, { order, payment });
      // What its orders hold ends by their own deadlines.
      return undefined;
    },
  };
}

/** Why a payment of an order cannot begin. */
async function refusalOf(
  { settling }: BasketFulfilmentDeps,
  tx: Transaction,
  { order, items }: LockedPart,
): Promise<ErrorCode | undefined> {
  const refusal = refusalToPay(order, items.length > 0);
  if (refusal) return refusal.code;
  const attempts = await settling().stores.attempts.of(tx, order.id);
  const may = mayAttempt(attempts.map(({ state }) => state));
  if (!may.ok) return may.fault.code;
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
async function pinPart(
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
  };
  const status = applyResult(order.status, { state: 'created', method });
  await settling().stores.attempts.begin(tx, share, { state: 'created', status, holdUntil: order.holdUntil });
  await basketStore.shareAccount(tx, { basket, of: order.id });
  return undefined;
}

interface PartOfPayment {
  readonly order: Order;
  /** Of the basket. */
  readonly payment: Id<'payment'>;
}

async function shareOf({ settling }: BasketFulfilmentDeps, tx: Transaction, { order, payment }: PartOfPayment) {
  const attempts = await settling().stores.attempts.of(tx, order.id);
  return attempts.find(({ key }) => key === shareKey(payment));
}

/** The money arrived: an order is sold, or its share goes back (T4). Returns whether it is sold. */
async function sellPart(deps: BasketFulfilmentDeps, tx: Transaction, part: PartOfPayment): Promise<boolean> {
  const share = await shareOf(deps, tx, part);
  if (!share) throw new Error(`order ${part.order.id} has no share of payment ${part.payment}`);
  const update = {
    kind: 'charged',
    ref: share.id,
    amount: share.amount,
    cardType: undefined,
    last4: undefined,
  } as const;
  const { state } = await settleWithin(deps.settling(), tx, { id: share.id, update });
  return state === 'captured';
}

async function releasePart(deps: BasketFulfilmentDeps, tx: Transaction, part: PartOfPayment): Promise<void> {
  const share = await shareOf(deps, tx, part);
  if (share && isUnsettled(share.state))
    await settleWithin(deps.settling(), tx, { id: share.id, update: { kind: 'lapsed' } });
}
