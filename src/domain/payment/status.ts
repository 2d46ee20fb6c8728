import type { AttemptState } from '#domain/payment/attempt.ts';
import { isStoreMethod, type PaymentMethod, waitsForCash } from '#domain/payment/method.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';

/** An outcome of one attempt, as reported to the reservation. */
export interface AttemptOutcome {
  readonly state: AttemptState;
  readonly method: PaymentMethod;
}

/**
 * The payment status of a reservation after one of its attempts changed (spec 4). Total: `approved` is final, and a
 * decline of an old attempt does not undo an order that a newer one generated.
 */
export function applyResult(status: PaymentStatus, { state, method }: AttemptOutcome): PaymentStatus {
  if (status === 'approved') return 'approved';
  switch (state) {
    case 'captured':
      return 'approved';
    case 'pending':
      return isStoreMethod(method) ? 'order_generated' : status;
    case 'declined':
      return status === 'order_generated' ? status : 'decline';
    case 'expired':
    case 'refund_due':
      // Paid too late or not at all: nothing is waited for at a till any more.
      return status === 'order_generated' && waitsForCash(method) ? 'process' : status;
    case 'created':
      return status === 'decline' ? 'process' : status;
    case 'unknown':
    case 'refunded':
      return status;
  }
}
