import { findOrder } from '#app/orders/find-order.ts';
import type { Caller } from '#app/caller.ts';
import type { PaymentDeps, SettlingDeps } from '#app/payment/payment-deps.ts';
import type { PaymentUpdate, PaymentAttempt, PaymentId, PaymentProvider } from '#app/payment/ports.ts';
import { providerNamed } from '#app/payment/providers.ts';
import type { Order } from '#domain/orders/order.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { isUnsettled } from '#domain/payment/attempt.ts';
import { BASKET_SHARE } from '#domain/payment/basket-share.ts';
import { ABSENT_AFTER, REDIRECT_LIFETIME } from '#domain/payment/limits.ts';
import { STORE_NOTICE_MINUTES } from '#domain/payment/store-reference.ts';
import { MINUTE } from '#kernel/instant.ts';
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
  const update = newsOf(found, attempt);
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

type Found = Awaited<ReturnType<PaymentProvider['find']>>;

/** Undefined while there is no update: our call may not have reached the provider yet. */
function newsOf(found: Found, attempt: PaymentAttempt): PaymentUpdate | undefined {
  switch (found.kind) {
    case 'absent':
      return attempt.age > ABSENT_AFTER ? { kind: 'lapsed' } : undefined;
    case 'redirect':
      return attempt.age > REDIRECT_LIFETIME ? { kind: 'lapsed' } : found;
    case 'voucher':
      return overdueOf(attempt) > STORE_NOTICE_MINUTES * MINUTE ? { kind: 'lapsed' } : found;
    case 'unknown':
      // Our own call may be under way: an inconclusive query must not overtake its result.
      if (attempt.state === 'created' && attempt.age <= ABSENT_AFTER) return undefined;
      // For an abandoned attempt nothing is recorded, so that it is queried again soon, without its usual pause.
      if (!isUnsettled(attempt.state)) return undefined;
      return asItStands(attempt) ?? found;
    case 'declined':
      return endOfReference(attempt) ?? found;
    case 'charged':
      return found;
  }
}

/** An unanswered query does not change the state of a reference. */
const asItStands = ({ ref, voucher }: PaymentAttempt): PaymentUpdate | undefined =>
  ref !== undefined && voucher ? { kind: 'voucher', ref, ...voucher } : undefined;

/**
 * An expired or cancelled reference has ended, although it may still be paid late. Just after its end a webhook about
 * its payment may be in transit. Undefined when the attempt has no reference.
 */
function endOfReference(attempt: PaymentAttempt): PaymentUpdate | undefined {
  if (!attempt.voucher) return undefined;
  const isJustUp = overdueOf(attempt) >= 0 && overdueOf(attempt) <= STORE_NOTICE_MINUTES * MINUTE;
  return isJustUp ? asItStands(attempt) : { kind: 'lapsed' };
}

/** Milliseconds since a reference's payment deadline; minus infinity without a reference. */
const overdueOf = ({ overdue = Number.NEGATIVE_INFINITY }: PaymentAttempt): number => overdue;

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
