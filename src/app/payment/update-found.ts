import type { PaymentAttempt, PaymentProvider, PaymentUpdate } from '#app/payment/ports.ts';
import { isUnsettled } from '#domain/payment/attempt.ts';
import { ABSENT_AFTER, REDIRECT_LIFETIME } from '#domain/payment/limits.ts';
import { STORE_NOTICE_MINUTES } from '#domain/payment/store-reference.ts';
import { MINUTE } from '#kernel/instant.ts';

/** A provider's answer about an attempt. */
export type Found = Awaited<ReturnType<PaymentProvider['find']>>;

/** An attempt, as far as it decides what an answer about it means. */
export type QueriedAttempt = Pick<PaymentAttempt, 'state' | 'age' | 'ref' | 'voucher' | 'overdue'>;

/**
 * What an answer says of an attempt. Undefined while there is no update: our call may not have reached the provider yet.
 */
export function updateFound(found: Found, attempt: QueriedAttempt): PaymentUpdate | undefined {
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
const asItStands = ({ ref, voucher }: QueriedAttempt): PaymentUpdate | undefined =>
  ref !== undefined && voucher ? { kind: 'voucher', ref, ...voucher } : undefined;

/**
 * An expired or cancelled reference has ended, although it may still be paid late. Just after its end a webhook about
 * its payment may be in transit. Undefined when the attempt has no reference.
 */
function endOfReference(attempt: QueriedAttempt): PaymentUpdate | undefined {
  if (!attempt.voucher) return undefined;
  const isJustUp = overdueOf(attempt) >= 0 && overdueOf(attempt) <= STORE_NOTICE_MINUTES * MINUTE;
  return isJustUp ? asItStands(attempt) : { kind: 'lapsed' };
}

/** Milliseconds since a reference's payment deadline; minus infinity without a reference. */
const overdueOf = ({ overdue = Number.NEGATIVE_INFINITY }: QueriedAttempt): number => overdue;
