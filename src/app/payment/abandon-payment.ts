import { findOrder } from '#app/orders/find-order.ts';
import type { Caller } from '#app/caller.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { PaymentDeps, SettlingDeps } from '#app/payment/payment-deps.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Faults } from '#domain/errors.ts';
import { ok, type Result } from '#kernel/result.ts';

/**
 * The traveller abandons a payment that is pending at a bank, at a provider or in a store, to pay another way. The
 * provider is queried first: what was already paid counts as paid. A later payment there either finds the seats or is
 * refunded (T4). An attempt with unknown outcome cannot be abandoned.
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
