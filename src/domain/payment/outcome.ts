import { type AttemptState, isUnsettled } from '#domain/payment/attempt.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';

/** An order that money came for, with what became of its other attempts. */
export interface PaidFor {
  readonly status: PaymentStatus;
  readonly others: readonly AttemptState[];
}

/** Whether an order is paid already, or being paid, by another attempt: then this money is one too many and goes back (T4). */
export const isSurplus = ({ status, others }: PaidFor): boolean =>
  status === 'approved' || others.some((state) => isUnsettled(state) || state === 'captured');
