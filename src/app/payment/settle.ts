import { lockItems } from '#app/orders/lock-items.ts';
import type { Fulfilments } from '#app/orders/fulfilment.ts';
import { capture } from '#app/payment/capture.ts';
import { keepForStore, type LockedPayment, release } from '#app/payment/end-attempt.ts';
import type { PaymentAttempt, PaymentId, PaymentUpdate } from '#app/payment/ports.ts';
import type { PaymentStores } from '#app/payment/stores.ts';
import type { Transaction } from '#app/transaction.ts';
import { type AttemptEvent, type AttemptState, applyEvent } from '#domain/payment/attempt.ts';
import { outcomeStep } from '#domain/payment/outcome.ts';

export interface Settling {
  readonly stores: PaymentStores;
  readonly fulfilments: Fulfilments;
}

/**
 * The only place where what follows an outcome is carried out, under the locks of the payment, its order and what that
 * holds.
 */
export async function settleWithin(
  deps: Settling,
  tx: Transaction,
  { id, update }: { readonly id: PaymentId; readonly update: PaymentUpdate },
): Promise<PaymentAttempt> {
  const { attempts } = deps.stores;
  const attempt = await attempts.lock(tx, id);
  const state = await follow(deps, tx, { attempt, wanted: applyEvent(attempt.state, EVENTS[update.kind]), update });
  return attempts.write(tx, attempt, { state, update });
}

const EVENTS: Readonly<Record<PaymentUpdate['kind'], AttemptEvent>> = {
  charged: 'paid',
  declined: 'refused',
  redirect: 'accepted',
  voucher: 'accepted',
  unknown: 'unclear',
  lapsed: 'lapsed',
};

interface Change {
  readonly attempt: PaymentAttempt;
  readonly wanted: AttemptState;
  readonly update: PaymentUpdate;
}

/** Returns the state that the attempt comes to. */
async function follow(deps: Settling, tx: Transaction, { attempt, wanted, update }: Change): Promise<AttemptState> {
  const { stores } = deps;
  const reference = update.kind === 'voucher' ? update : undefined;
  const step = outcomeStep({ from: attempt.state, to: wanted, reference });
  switch (step.kind) {
    case 'note':
      return wanted;
    case 'sell':
      return capture(stores, tx, await lockAll(deps, tx, attempt));
    case 'keep':
      await keepForStore(stores, tx, { ...(await lockAll(deps, tx, attempt)), until: step.until });
      return wanted;
    case 'release':
      await release(stores, tx, { ...(await lockAll(deps, tx, attempt)), state: wanted });
      return wanted;
  }
}

/** Besides the attempt, which is locked: its order, and what that holds. */
async function lockAll(
  { stores, fulfilments }: Settling,
  tx: Transaction,
  attempt: PaymentAttempt,
): Promise<LockedPayment> {
  await stores.orders.lock(tx, attempt.order);
  const order = await stores.orders.read(tx, attempt.order);
  return { attempt, order, items: await lockItems(fulfilments, tx, order) };
}
