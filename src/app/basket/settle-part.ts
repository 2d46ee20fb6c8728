import type { BasketFulfilmentDeps } from '#app/basket/basket-fulfilment-deps.ts';
import { settleWithin } from '#app/payment/settle.ts';
import type { Transaction } from '#app/transaction.ts';
import type { Order } from '#domain/orders/order.ts';
import { type AttemptState, isUnsettled } from '#domain/payment/attempt.ts';
import { shareKey } from '#domain/payment/basket-share.ts';
import type { Id } from '#kernel/ids.ts';

interface PartOfPayment {
  readonly order: Order;
  /** Of the basket. */
  readonly payment: Id<'payment'>;
}

async function shareOf({ settling }: BasketFulfilmentDeps, tx: Transaction, { order, payment }: PartOfPayment) {
  const attempts = await settling().stores.attempts.of(tx, order.id);
  return attempts.find(({ key }) => key === shareKey(payment));
}

/** The money arrived: an order is sold, or its share goes back (T4). Returns the state of its share. */
export async function sellPart(
  deps: BasketFulfilmentDeps,
  tx: Transaction,
  part: PartOfPayment,
): Promise<AttemptState> {
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
  return state;
}

/** The payment ended without a sale: so does the share of an order. */
export async function releasePart(deps: BasketFulfilmentDeps, tx: Transaction, part: PartOfPayment): Promise<void> {
  const share = await shareOf(deps, tx, part);
  if (share && isUnsettled(share.state))
    await settleWithin(deps.settling(), tx, { id: share.id, update: { kind: 'lapsed' } });
}
