import { findOrder } from '#app/orders/find-order.ts';
import type { Caller } from '#app/caller.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { PaymentDeps, SettlingDeps } from '#app/payment/payment-deps.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Faults } from '#domain/errors.ts';
import { ok, type Result } from '#kernel/result.ts';

/**
 * The traveller gives up a payment that waits for them, at a bank, at a provider or in a store, to pay otherwise. The
 * provider is asked first: what was paid already is paid. What is paid there afterwards finds the seats or goes back (T4).
 * An attempt whose outcome nobody knows cannot be given up.
 */
export const abandonPayment =
  (deps: SettlingDeps & Pick<PaymentDeps, 'orders'>) =>
  async (input: { readonly code: string }, caller: Caller): Promise<Result<Order, Faults>> => {
    const found = await findOrder(deps, input.code, caller);
    if (!found.ok) return found;
    const attempt = await deps.payments.latest(found.value.order.id);
    if (attempt?.state !== 'pending') return ok(found.value.order);
    const { attempt: after, isAnswered } = await confirmAttempt(deps, attempt.id);
    if (isAnswered && after?.state === 'pending') await deps.payments.settle(attempt.id, { kind: 'lapsed' });
    const now = await findOrder(deps, input.code, caller);
    return now.ok ? ok(now.value.order) : now;
  };
