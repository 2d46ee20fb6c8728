import { type AttemptState, isUnsettled } from '#domain/payment/attempt.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';

/** An order that money arrived for, with the states of its other attempts. */
export interface PaidFor {
  readonly status: PaymentStatus;
  readonly others: readonly AttemptState[];
}

/**
 * Whether an order is already paid, or being paid, by another attempt: then this money is surplus and is refunded (T4).
 */
export const isSurplus = ({ status, others }: PaidFor): boolean =>
  status === 'approved' || others.some((state) => isUnsettled(state) || state === 'captured');
