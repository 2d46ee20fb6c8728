import { centavosOf } from './amount.ts';
import { APPROVED } from './cards.ts';
import { invalid, NO_SUCH_ORDER, type Refusal, TOO_MUCH } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { capturedOf, refundedOf, type Transaction } from './order.ts';
import { type OperationRequest, type Done, fieldsOf, fingerprintOf, repeated } from './pay.ts';

/** REFUND: refunds part of the captured amount, or all that is left of it, never more. */
export function refunded({ books, till }: Gateway, asked: OperationRequest): Done | Refusal {
  const order = books.order(asked.orderId);
  if (!order) return NO_SUCH_ORDER;
  const again = repeated(order, asked);
  if (again) return again;
  const { amount: written, currency } = fieldsOf(asked.body['transaction']);
  const amount = centavosOf(written);
  if (amount === undefined) return invalid('transaction.amount');
  if (currency !== order.currency) return invalid('transaction.currency');
  if (amount > capturedOf(order) - refundedOf(order)) return TOO_MUCH;
  const transaction: Transaction = {
    id: asked.transactionId,
    type: 'REFUND',
    amount,
    gatewayCode: asked.bankSays ?? APPROVED,
    fingerprint: fingerprintOf(asked),
    at: asked.now,
  };
  return { order: till.settle(order, transaction), transaction, isRepeated: false };
}
