import { findOrder } from '#app/orders/find-order.ts';
import type { Caller } from '#app/caller.ts';
import type { PaymentDeps, SettlingDeps } from '#app/payment/payment-deps.ts';
import type { PaymentUpdate, PaymentAttempt, PaymentId } from '#app/payment/ports.ts';
import { providerNamed } from '#app/payment/providers.ts';
import { updateFound } from '#app/payment/update-found.ts';
import type { Order } from '#domain/orders/order.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { isUnsettled } from '#domain/payment/attempt.ts';
import { BASKET_SHARE } from '#domain/payment/basket-share.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface Confirmation {
  /** Its current state; undefined when there is none. */
  readonly attempt: PaymentAttempt | undefined;
  /** False when the provider gave no clear answer: query again. */
  readonly isAnswered: boolean;
}

/**
 * Queries the provider about an attempt and applies the answer. The traveller's return, the provider's webhook and the
 * reconciler all call this, in any order and any number of times; each of them is only a hint to query.
 */
export async function confirmAttempt(deps: SettlingDeps, id: PaymentId): Promise<Confirmation> {
  const attempt = await deps.payments.byId(id);
  const provider = attempt && providerNamed(deps.providers, attempt.provider);
  // The share of a basket has the outcome of the basket's payment.
  if (!attempt || !provider) return { attempt, isAnswered: attempt?.provider !== BASKET_SHARE };
  const found = await provider.find({ id, ref: attempt.ref, mayTake: isUnsettled(attempt.state) });
  const update = updateFound(found, attempt);
  return { attempt: update ? await applyUpdate(deps, attempt, update) : attempt, isAnswered: found.kind !== 'unknown' };
}

/** Records an update. A captured amount that differs from the requested one is reported to people. */
export async function applyUpdate(
  { payments, report }: Pick<SettlingDeps, 'payments' | 'report'>,
  attempt: Pick<PaymentAttempt, 'id' | 'amount'>,
  update: PaymentUpdate,
): Promise<PaymentAttempt> {
  if (update.kind !== 'charged' || update.amount === attempt.amount) return payments.settle(attempt.id, update);
  report(new Error(`payment ${attempt.id}: ${update.amount} captured where ${attempt.amount} was asked`));
  return payments.settle(attempt.id, { kind: 'unknown' });
}

/** Queries the payment's outcome for the traveller (M76); idempotent. */
export const confirmPayment =
  (deps: SettlingDeps & Pick<PaymentDeps, 'orders'>) =>
  async (input: { readonly code: string }, caller: Caller): Promise<Result<Order, Faults>> => {
    const found = await findOrder(deps, input.code, caller);
    if (!found.ok) return found;
    const attempt = await deps.payments.latest(found.value.order.id);
    if (!attempt || !isUnsettled(attempt.state)) return ok(found.value.order);
    await confirmAttempt(deps, attempt.id);
    const after = await findOrder(deps, input.code, caller);
    return after.ok ? ok(after.value.order) : fail([fault('reservation_not_found', 'code')]);
  };
